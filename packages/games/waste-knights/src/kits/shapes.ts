import { bool, int, list, record, type Shape } from '@midden/kernel'

/** Shapes that frames and positions share. Ranges that depend on the table are checked by the audit. */
export const seat = int(0, 3)
export const seatOrNone = int(-1, 3)
export const seats = int(0, 15)
export const count = int(0, 1000)
export const number = int(-1, 1000)
export const amount = int(-1000, 1000)
export const numbers: Shape = list(number, 0, 200)
export const hex = int(0, 36)
export const hexOrNone = int(-1, 36)
const plus = record({ card: int(-1, 1000), marked: bool })
export const held = record({ card: int(-1, 1000), marked: bool, plus: list(plus, 0, 20) })
export const helds = list(held, 0, 60)
export const pair = (of: Shape): Shape => list(of, 2, 2)
