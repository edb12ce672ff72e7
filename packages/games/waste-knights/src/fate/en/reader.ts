import type { Reader, Seat } from '@midden/kernel'
import type { WkView } from '../../view/view.ts'

export type WkReader = Reader<WkView>

/** The line of every event of a chapter; null: it goes without saying. */
export type Lines<E extends { what: string }> = {
  readonly [W in E['what']]: (e: Extract<E, { what: W }>, reader: WkReader) => string | null
}

export const silent = (): null => null

export const you = (seat: Seat, { me, who }: WkReader): string => (seat === me ? 'you' : who(seat))
export const called = (seat: Seat, reader: WkReader, verb: string, yours: string): string =>
  seat === reader.me ? `You ${yours}` : `${reader.who(seat)} ${verb}`
export const owner = (seat: Seat, reader: WkReader): string =>
  seat === reader.me ? 'your' : `${reader.who(seat)}’s`
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const owned = (seat: Seat, reader: WkReader): string => capital(owner(seat, reader))
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
