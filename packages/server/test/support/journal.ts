import { games } from '@midden/games'
import type { GameEvent, WholeGame } from '@midden/kernel'
import {
  type AcceptedMove,
  advance,
  type Command,
  type Context,
  type Digest,
  decide,
  type EntryBody,
  type SeatSetup,
  type TableEntry,
  type TableState,
  type Who,
  withHash,
} from '@midden/table'
import { nodeDigest } from '../../src/digest.ts'
import { toys } from './node.ts'

const everyGame: readonly WholeGame[] = [...toys, ...games]
export const gameById = (id: string): WholeGame | undefined => everyGame.find((game) => game.id === id)
export const context = { gameById, digest: nodeDigest }

export const person = (name: string): Who => ({ person: name.toLowerCase(), ids: [name.toLowerCase()], name })
export const [ada, bob, cleo] = [person('Ada'), person('Bob'), person('Cleo')] as const

const OPEN = {
  kind: 'open',
  options: {},
  host: 'ada',
  code: 'ABCDEFGHJK',
  listed: false,
  clock: 'none',
  pace: 1000,
  secret: '5f'.repeat(32),
  fork: null,
} as const

/** A table without a server: commands are decided and entered at once. */
export class Journal {
  entries: TableEntry[] = []
  state: TableState
  now = 1000
  heard: GameEvent[] = []

  readonly id: string
  readonly context: Context

  constructor(
    game: string,
    seats: SeatSetup[],
    more: Partial<Extract<EntryBody, { kind: 'open' }>> = {},
    own: { id?: string; digest?: Digest } = {},
  ) {
    this.id = own.id ?? 'tabletable'
    this.context = { gameById, digest: own.digest ?? nodeDigest }
    const { rules } = gameById(game)!
    this.state = this.enter({ ...OPEN, game, rules, seats, ...more })
  }

  /** One that goes on from entries that were written before. */
  static from(entries: readonly TableEntry[], state: TableState): Journal {
    const journal: Journal = Object.create(Journal.prototype)
    const now = state.changed
    return Object.assign(journal, { id: state.id, context, entries: [...entries], state, now, heard: [] })
  }

  enter(draft: EntryBody, accepted?: AcceptedMove): TableState {
    const version = this.entries.length + 1
    const before = version === 1 ? null : this.state
    this.heard = []
    const entry = { version, command: `c${version}`, at: this.now, body: draft }
    const after = advance(this.context, this.id, before, entry, this.heard, accepted)
    this.entries.push({ ...entry, body: withHash(this.context.digest, draft, after) })
    this.state = after
    return after
  }

  /** The refusal's code and reason, or null if the command was carried out. */
  give(who: Who | null, command: Command | (Command & { id: string; table: string })): string | null {
    const decided = decide(this.state, command, who)
    if ('refused' in decided) return `${decided.refused.code}: ${decided.refused.reason}`
    this.enter(decided.body, decided.accepted)
    return null
  }

  act(who: Who, action: object, seen = this.state.version): string | null {
    return this.give(who, { t: 'act', id: 'x', table: 'tabletable', seen, action } as Command)
  }

  replayed(): TableState {
    return this.entries.reduce<TableState | null>(
      (state, entry) => advance(this.context, this.id, state, entry),
      null,
    )!
  }
}

/** A table of these people and bots, started. */
export function started(
  game: string,
  people: Who[],
  bots = 0,
  more: Partial<Extract<EntryBody, { kind: 'open' }>> = {},
): Journal {
  const seats: SeatSetup[] = [
    ...people.map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'steady' }) as const),
  ]
  const journal = new Journal(game, seats, more)
  for (const who of people)
    journal.give(who, { t: 'sit', seat: null, code: 'ABCDEFGHJK', entropy: who.person })
  journal.give(people[0]!, { t: 'start' })
  return journal
}
