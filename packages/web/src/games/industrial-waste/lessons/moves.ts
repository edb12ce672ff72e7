import { CARDS } from '@midden/industrial-waste'
import type { Try } from '../../../lessons/course.ts'

/** "ORD RAW": the kinds of these codes. */
export const kinds = (codes: string): number[] =>
  codes.split(' ').map((code) => CARDS.findIndex((card) => card.code === code))

export const set = (n: number) => ({ act: 'set', n: n - 1 })
export const play = (act: string) => ({ act })
export const bid = (n: number) => ({ act: 'bid', n })
export const innovate = (n: number) => ({ act: 'innovate', n })
export const PASS = play('pass')

/** The same answer to each of these. */
export const instead = (says: string, ...acts: string[]): Try[] => acts.map((act) => ({ on: { act }, says }))

/** Where things lie on the board. */
export const ON = {
  sets: '.iw-sets',
  tower: '.iw-mat .iw-tower',
  waste: '.iw-mat .iw-track',
  pegs: '.iw-mat .iw-rows',
  purse: '.iw-mat .iw-cash',
  lot: '.iw-auc',
  plan: '.iw-plan',
} as const
