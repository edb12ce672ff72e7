import { ranges } from '../cards/ranges.ts'
import { ICONS } from '../content/names.ts'

/** Where each icon stands on each range card, −1 where it is not shown (WK-16.4, WK-16.5). */
const places: readonly (readonly number[])[] = ranges.map(({ initiative }) =>
  ICONS.map((icon) => initiative.findIndex((shown) => shown.icon === icon)),
)

export const isShown = (range: number, icon: number): boolean => places[range]![icon]! >= 0
/** The further left, the earlier (WK-17.3). */
export const initiative = (range: number, icon: number): number => places[range]![icon]!
export const diceLost = (range: number, icon: number): number =>
  ranges[range]!.initiative[places[range]![icon]!]!.lose
export const difficultyAt = (range: number): number => ranges[range]!.difficulty
