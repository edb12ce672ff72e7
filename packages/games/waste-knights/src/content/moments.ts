import { type Moment, TRIGGERS, WINDOWS } from './vocabulary.ts'

/** A bit per moment: which of them a card has text for. */
export type Moments = number

const ORDER: readonly Moment[] = [...WINDOWS, ...TRIGGERS]
const BIT = Object.fromEntries(ORDER.map((moment, i) => [moment, 1 << i])) as Record<Moment, number>

export const momentsOf = (lines: readonly { at: Moment }[]): Moments =>
  lines.reduce((bits, { at }) => bits | BIT[at], 0)
export const acts = (moments: Moments, at: Moment): boolean => (moments & BIT[at]) !== 0
