import type { EntryBody, Fork, TableEntry } from '@midden/table'
import type { LocalSeat } from './saved-table.ts'

/** Everybody who plays at this device. */
export const HERE = 'here'

/** How a table of this browser begins. */
export interface Beginning {
  game: string
  rules: number
  options: object
  seats: readonly LocalSeat[]
  aids: boolean
  hints: boolean
  strict: boolean
  at: number
  secret: string
  /** this device's share of the luck, which goes in with its first seat */
  entropy: string
  /** a match to play on from */
  earlier: Fork | null
}

/** A table that says nothing else of itself. */
export const PLAIN = { aids: true, hints: true, strict: false }

/** What lists show of a table before its first move. */
export const unplayed = (at: number) => ({
  moves: 0,
  created: at,
  touched: at,
  note: '',
  waiting: [],
  ranking: null,
})

/** The first entries of a journal: the table is opened, the people of this device sit down, and the match begins. */
export function beginning({ seats, at, entropy, earlier, strict, ...open }: Beginning): TableEntry[] {
  const { game, rules, options, aids, hints, secret } = open
  const people = seats.flatMap(({ name, bot }, seat) => (bot === null ? [{ name, seat }] : []))
  const bodies: EntryBody[] = [
    {
      kind: 'open',
      game,
      rules,
      options,
      seats: seats.map(({ bot }) => (bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
      host: HERE,
      code: '',
      listed: false,
      aids,
      hints,
      ...(strict && { strict }),
      clock: 'none',
      pace: 0,
      secret,
      fork: earlier,
    },
    ...people.map(
      ({ name, seat }, nth): EntryBody => ({
        kind: 'sit',
        seat,
        person: HERE,
        name,
        entropy: nth === 0 ? entropy : '',
      }),
    ),
    { kind: 'start', hash: '' },
  ]
  return bodies.map((body, i) => ({ version: i + 1, command: `${at}-${i + 1}`, at, body }))
}
