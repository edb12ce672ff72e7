import type { Reader, Seat } from '@midden/kernel'
import type { WorksView } from '../view.ts'

export type WorksReader = Reader<WorksView>

export const you = (seat: Seat, { me, who }: WorksReader): string => (seat === me ? 'you' : who(seat))
export const called = (seat: Seat, reader: WorksReader, verb: string, yours: string): string =>
  seat === reader.me ? `You ${yours}` : `${reader.who(seat)} ${verb}`
export const owned = (seat: Seat, reader: WorksReader): string =>
  seat === reader.me ? 'Your' : `${reader.who(seat)}’s`
/** A number with its sign, as it is read: +5, −3. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)
