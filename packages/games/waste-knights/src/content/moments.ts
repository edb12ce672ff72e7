import { type Modifier, type Moment, TRIGGERS, WINDOWS } from './vocabulary.ts'

/** What permanent text can be about, as far as it is asked for apart; everything else about weapons is 'arms'. */
const TOPICS = [
  'dice',
  'difficulty',
  'mp',
  'mp per fuel',
  'feet',
  'backpack',
  'healing',
  'value',
  'extra',
  'arms',
] as const
export type Topic = (typeof TOPICS)[number]

/** A bit per moment and topic: which of them a card has text for. */
export type Moments = number

const ORDER: readonly (Moment | Topic)[] = [...WINDOWS, ...TRIGGERS, ...TOPICS]
const BIT = Object.fromEntries(ORDER.map((word, i) => [word, 1 << i])) as Record<Moment | Topic, number>

export function topicOf(m: Modifier): Topic {
  if ('extra' in m) return 'extra'
  return 'stat' in m && m.stat in BIT ? (m.stat as Topic) : 'arms'
}

/** What lines have text for: their moments, and the topics of their modifiers. */
export const momentsOf = (lines: readonly { at: Moment; modifiers: readonly Modifier[] }[]): Moments =>
  lines.reduce(
    (bits, { at, modifiers }) => modifiers.reduce((all, m) => all | BIT[topicOf(m)], bits | BIT[at]),
    0,
  )
export const bitOf = (word: Moment | Topic): Moments => BIT[word]
export const acts = (moments: Moments, bit: Moments): boolean => (moments & bit) !== 0
