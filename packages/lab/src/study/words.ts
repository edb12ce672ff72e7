import type { Estimate } from './estimate.ts'
import type { Length } from './figures.ts'
import type { Finding } from './findings.ts'

/** What an option is looked at for. */
export type Effect = 'length' | 'seat'

type Of<A extends Finding['about']> = Finding & { about: A }

/** All that is said of a study, in one language. Shares are numbers from 0 to 1. */
export interface StudyWords {
  seat(seat: number): string
  length: Readonly<Record<Length['unit'], string>>
  fair: string
  asByTheBook: string
  charts: Readonly<
    Record<
      'seats' | 'length' | 'options' | 'cards' | 'openings',
      { title: string; about(matches: number): string; across: string }
    >
  >
  effects: Readonly<Record<Effect, { name: string; across: string }>>
  findings: { readonly [A in Finding['about']]: (finding: Of<A>) => string }
  /** the heads of a table */
  columns: Readonly<Record<'name' | 'percent' | 'from' | 'to' | 'matches', string>>
  /** a percentage, or a change of one in points */
  shown(percent: number, signed: boolean): string
  /** one line of a chart, read aloud */
  range(name: string, value: string, low: string, high: string): string
}

/** With one digit, and a sign only where there is something to sign. */
export function oneDigit(value: number, signed: boolean): string {
  if (!Number.isFinite(value)) return '–'
  const size = Math.abs(value).toFixed(1)
  const sign = size === '0.0' ? '' : value < 0 ? '−' : signed ? '+' : ''
  return `${sign}${size}`
}

const percent = (share: number): string => `${oneDigit(100 * share, false)} %`
const within = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`

export const studyWords: StudyWords = {
  seat: (seat) => `Seat ${seat + 1}`,
  length: { rounds: 'rounds', decisions: 'decisions' },
  fair: 'fair',
  asByTheBook: 'as by the book',
  charts: {
    seats: {
      title: 'Who sits first',
      about: (matches) => `Share of wins by seat, ${matches} matches`,
      across: 'wins of 100',
    },
    length: {
      title: 'How long it takes',
      about: (matches) => `Share of ${matches} matches by length; filled: the middle half`,
      across: '',
    },
    options: {
      title: 'What the options change',
      about: (matches) => `One option at a time against the rule book, ${matches} deals each`,
      across: '',
    },
    cards: {
      title: 'What a card is worth',
      about: () =>
        'Wins of those who had the card; filled where it lies beside a fair share for certain. Of many cards the ten best and the ten worst',
      across: 'wins of 100',
    },
    openings: {
      title: 'How to begin',
      about: () => 'Wins by first choice, the most usual ones',
      across: 'wins of 100',
    },
  },
  effects: {
    length: { name: 'Length', across: 'per cent longer than by the book' },
    seat: { name: 'Seat 1', across: 'wins of seat 1 more than by the book, of 100' },
  },
  findings: {
    seat: ({ seat, share, fair }) =>
      `Seat ${seat + 1} wins ${percent(share.value)} (${within(share)}) where ${percent(fair)} is fair.`,
    'no seat': ({ matches }) => `No difference between the seats that we can see in ${matches} matches.`,
    length: ({ unit, from, middle, to }) =>
      `Half of the matches take ${from} to ${to} ${unit}, the middle one ${middle}.`,
    option: ({ name, means, longer }) =>
      `${name}: ${means} makes a match ${percent(Math.abs(longer.value))} ${longer.value > 0 ? 'longer' : 'shorter'} (${within(longer)}).`,
    'no option': ({ matches }) =>
      `No option makes a difference to the length that we can see in ${matches} matches.`,
    card: ({ name, share, fair }) =>
      `Whoever has ${name} wins ${percent(share.value)} (${within(share)}) where ${percent(fair)} is fair.`,
    'no card': ({ matches }) => `No difference between the cards that we can see in ${matches} matches.`,
    opening: ({ name, share, fair }) =>
      `Whoever begins with ${name} wins ${percent(share.value)} (${within(share)}) where ${percent(fair)} is fair.`,
    'no opening': ({ matches }) =>
      `No difference between the openings that we can see in ${matches} matches.`,
    skill: ({ share }) =>
      `Who plays explains ${percent(share.value)} (${within(share)}) of who wins a single match; the rest is luck and seat.`,
    luck: ({ matches }) => `That it matters who plays cannot be seen in ${matches} matches.`,
  },
  columns: { name: 'name', percent: '%', from: 'from', to: 'to', matches: 'matches' },
  shown: oneDigit,
  range: (name, value, low, high) => `${name} ${value} (${low} to ${high})`,
}

export const sentenceOf = (finding: Finding, { findings }: StudyWords): string =>
  (findings[finding.about] as (of: Finding) => string)(finding)
