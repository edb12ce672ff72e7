import { createHash } from 'node:crypto'
import { botByName, STANDARD_BOT } from '@midden/bots'
import { begin, type Game, isRefusal, type Journal, replaying, Unplayable } from '@midden/kernel'
import {
  type Answer,
  advance,
  type Clock,
  type EntryBody,
  type Fork,
  type LobbyCommand,
  type SeatSetup,
  seatsOf,
  type TableState,
  type Who,
} from '@midden/table'
import { newSecret } from '../digest.ts'
import type { Entropy } from '../entropy.ts'
import { Refusal, refusal } from '../refusal.ts'
import type { Bounds } from './bounds.ts'
import { roleOf } from './followers.ts'
import type { Services } from './services.ts'
import { appendOf } from './store-journal.ts'
import type { Tables } from './tables.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = (entropy: Entropy): string =>
  Array.from(entropy(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** The same command makes the same table, on whatever node it arrives. */
const idFrom = (cause: string): string =>
  BigInt(`0x${createHash('sha256').update(cause).digest('hex').slice(0, 20)}`)
    .toString(36)
    .padStart(12, '0')

export interface Wish {
  game: string
  /** the edition of a match that goes on; left out: the rules in force */
  rules?: number | undefined
  seats: readonly SeatSetup[]
  options?: object | undefined
  listed?: boolean | undefined
  aids?: boolean | undefined
  hints?: boolean | undefined
  strict?: boolean | undefined
  clock?: Clock | undefined
  pace?: number | undefined
}

const DEFAULT_PACE_MS = 900

function checked(
  game: Game | undefined,
  { game: id, seats, options }: Wish,
): { game: Game; options: object } {
  if (game === undefined) throw refusal('unknown', `there is no game "${id.slice(0, 40)}"`)
  const trial = begin(game, { seats: seats.length, options, seed: 'trial' })
  if (isRefusal(trial)) throw refusal('rules', trial.reason, trial.clauses)
  for (const seat of seats)
    if (seat.kind === 'bot' && botByName(seat.bot) === undefined)
      throw refusal('unknown', `there is no bot "${seat.bot}"`)
  return { game, options: trial.journal.options }
}

/** The moves of a match from elsewhere are played once more: they must be possible, and leave something to play. */
async function mustGoOn({ turns }: Services, game: Game, journal: Journal): Promise<void> {
  try {
    if (game.outcome((await turns.work(replaying(game, journal))).position) !== null)
      throw refusal('not-now', 'the match is over already')
  } catch (error) {
    if (!(error instanceof Unplayable)) throw error
    throw refusal('rules', error.message, error.refused.clauses)
  }
}

/** Answers of a table as HTTP knows them. */
export function settled(answer: Answer): number {
  if ('refused' in answer) throw new Refusal(answer.refused)
  return answer.version
}

/** How tables come to be: from scratch, again with the same people, or from a move of a finished match. */
export function opening(services: Services, tables: Tables, { mayOpen }: Pick<Bounds, 'mayOpen'>) {
  const { store, gameById, time, entropy } = services

  async function open(cause: string, who: Who, wish: Wish, fork: Fork | null): Promise<string> {
    const { game, options } = checked(gameById(wish.game, wish.rules), wish)
    const id = idFrom(cause)
    // Asked for once more, it is there already.
    if ((await store.journals.heads([id])).has(id)) return id
    await mayOpen(who)
    const body: EntryBody = {
      kind: 'open',
      game: game.id,
      rules: game.rules,
      options,
      seats: [...wish.seats],
      host: who.person,
      code: newCode(entropy),
      listed: wish.listed ?? false,
      aids: wish.aids ?? true,
      hints: wish.hints ?? true,
      ...(wish.strict === true && { strict: true }),
      clock: wish.clock ?? 'none',
      pace: wish.pace ?? DEFAULT_PACE_MS,
      secret: newSecret(entropy),
      fork,
    }
    const entry = { version: 1, command: 'open', at: time.now(), body }
    const state = advance(services, id, null, entry)
    await store.journals.append(appendOf(id, entry, null, state))
    return id
  }

  const submit = (id: string, who: Who, command: string, what: LobbyCommand): Promise<Answer> =>
    tables.table(id).submit(`${who.person}/${command}`, what, who)

  async function seatSelf(
    id: string,
    who: Who,
    seat: number | null,
    share: string | undefined,
  ): Promise<void> {
    const state = await tables.table(id).read()
    const mine = state?.seats.some(({ person, kind }) => kind === 'person' && who.ids.includes(person ?? ''))
    if (mine === true) return
    const sealed = share !== undefined && { share }
    settled(
      await submit(id, who, 'sit', { t: 'sit', seat, code: state?.code ?? null, entropy: '', ...sealed }),
    )
  }

  async function finished(id: string, who: Who): Promise<TableState> {
    const state = await tables.table(id).read()
    if (state === null || roleOf(state, who) === 'nobody') throw refusal('unknown', 'there is no such table')
    if (state.status !== 'over') throw refusal('not-now', 'the match is not over')
    return state
  }

  return {
    finished,
    create: async (
      who: Who,
      command: string,
      wish: Wish,
      seat: number | null | undefined,
      share: string | undefined,
    ): Promise<string> => {
      if (seat !== null && wish.seats[seat ?? 0]?.kind === 'bot')
        throw refusal('not-now', 'you cannot take a seat that a bot has')
      const id = await open(`open ${who.person} ${command}`, who, wish, null)
      if (seat !== null) await seatSelf(id, who, seat ?? null, share)
      return id
    },

    /** Goes on with a match that was begun in a browser. */
    moved: async (
      who: Who,
      command: string,
      wish: Wish,
      { rules, ...begun }: Pick<Journal, 'rules' | 'seed' | 'moves' | 'redeals'>,
      seat: number,
      share: string | undefined,
    ): Promise<string> => {
      const edition = gameById(wish.game, rules)
      if (edition === undefined && gameById(wish.game) !== undefined)
        throw refusal('rules', `this server does not know its rules ${rules}`)
      const { game, options } = checked(edition, wish)
      if (wish.seats[seat]?.kind !== 'open') throw refusal('not-now', 'the own seat must be open')
      const seats = wish.seats.length
      if (begun.redeals?.some((redeal) => redeal.seat >= seats))
        throw refusal('unknown', 'cards were dealt anew for a seat that is not there')
      // Dealt later it would be dealt here, from a seed that whoever moved the table has chosen.
      if (begun.redeals?.some(({ after }) => after > begun.moves.length))
        throw refusal('unknown', 'cards were dealt anew after the last move')
      await mustGoOn(services, game, { game: game.id, rules, seats, options, script: null, ...begun })
      const id = await open(
        `moved ${who.person} ${command}`,
        who,
        { ...wish, rules },
        { table: '', ...begun },
      )
      await seatSelf(id, who, seat, share)
      // Refused as long as a seat waits for somebody: then whoever moved the table starts it.
      await submit(id, who, 'start', { t: 'start' })
      return id
    },

    /** One rematch to a match: whoever asks first opens it, all others find it. */
    rematch: async (who: Who, table: string, share: string | undefined): Promise<string> => {
      const state = await finished(table, who)
      if (!state.seats.some(({ person }) => who.ids.includes(person ?? '')))
        throw refusal('not-yours', 'only those who played can ask for a rematch')
      const seats = state.seats.map(
        ({ kind, person, name, bot }): SeatSetup =>
          kind === 'person'
            ? { kind: 'kept', person: person!, name: name! }
            : { kind: 'bot', bot: bot ?? STANDARD_BOT },
      )
      const { game, options, listed, aids, hints, strict, clock, pace } = state
      const wish = { game: game.id, seats, options, listed, aids, hints, strict, clock, pace }
      // The invitation makes the id one that only those who played can work out.
      const id = state.next ?? (await open(`rematch ${table} ${state.code}`, who, wish, null))
      await submit(table, who, 'rematch', { t: 'rematch', next: id })
      await seatSelf(id, who, null, share)
      const others = seatsOf(state, who.ids).slice(1)
      for (const seat of others) {
        const sit = { t: 'sit', seat, code: null, entropy: '', name: state.seats[seat]!.name! } as const
        await submit(id, who, `sit ${seat}`, sit)
      }
      return id
    },

    /** Plays a finished match on from one of its moves, against bots. */
    fork: async (
      who: Who,
      command: string,
      table: string,
      moves: number,
      seat: number,
      bot: string,
      share: string | undefined,
    ): Promise<string> => {
      const state = await finished(table, who)
      const { journal } = state.match!
      if (moves >= journal.moves.length)
        throw refusal('not-now', `the match has ${journal.moves.length} moves: choose an earlier one`)
      if (state.seats[seat] === undefined) throw refusal('unknown', `there is no seat ${seat}`)
      const seats = state.seats.map(
        (_, at): SeatSetup => (at === seat ? { kind: 'open' } : { kind: 'bot', bot }),
      )
      const redeals = journal.redeals?.filter(({ after }) => after <= moves)
      const fork: Fork = {
        table,
        seed: journal.seed,
        moves: journal.moves.slice(0, moves),
        ...(redeals !== undefined && { redeals }),
      }
      const { id: game, rules } = state.game
      const wish = { game, rules, seats, options: state.options }
      const id = await open(`fork ${who.person} ${command}`, who, wish, fork)
      await seatSelf(id, who, seat, share)
      await submit(id, who, 'start', { t: 'start' })
      return id
    },
  }
}

export type Opening = ReturnType<typeof opening>
