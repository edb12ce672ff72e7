import { notes } from './note.ts'

const muted = notes('muted')
const seatsIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number)

/** Whom this browser does not want to hear at a table. The server keeps the same by person. */
export const useMuted = (table: string): readonly number[] => seatsIn(muted.use(table))

export function changeMuted(table: string, seat: number, on: boolean): void {
  const others = seatsIn(muted.read(table)).filter((each) => each !== seat)
  muted.write(table, (on ? [...others, seat] : others).join(' '))
}
