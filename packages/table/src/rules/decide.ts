import { check, has, isRefusal, owing, type Seat } from '@midden/kernel'
import type { AcceptedMove } from './advance.ts'
import type { AutomaticCommand, Command, LobbyCommand, PlayerCommand, Refused, Who } from './commands.ts'
import { otherAway, undoFor } from './consent.ts'
import { kernelDigest } from './digest.ts'
import { secondsFor } from './due.ts'
import type { EntryBody, MovedBy, SeatPlan } from './entries.ts'
import { distinctName } from './names.ts'
import { answererOf, isSealed, type SeatState, seatOf, seatsOf, type TableState } from './state.ts'
import type { UndoBar } from './types.ts'
import { eyesOf, inJournal } from './unseen.ts'

/** An entry, with what was accepted of a move so that nobody looks it up again; or a refusal. */
export type EntryOrRefusal = { body: EntryBody; accepted?: AcceptedMove } | { refused: Refused }

const refuse = (code: Refused['code'], reason: string, clauses: readonly string[] = []): EntryOrRefusal => ({
  refused: { code, reason, clauses: [...clauses] },
})
const enter = (body: EntryBody): EntryOrRefusal => ({ body })

const CALLED = 'the match is about to begin'
const NOT_PLAYING = 'the match is not under way'

function move(state: TableState, seat: Seat, raw: unknown, by: MovedBy, seen: number | null): EntryOrRefusal {
  const { position } = state.match!
  const accepted = check(state.game, position, seat, raw)
  if (isRefusal(accepted)) return refuse('rules', accepted.reason, accepted.clauses)
  const { action, aside } = accepted
  // Of a plan that nobody else sees, one's own last edit is what the next one must know of.
  const own = state.unseen.findLast((entry) => entry.seat === seat)?.version ?? 0
  if (seen !== null && aside === null && seen < Math.max(state.put, own))
    return refuse('stale', 'the question this answers is no longer open')
  return { body: { kind: 'move', seat, action, aside: aside !== null, by, hash: '' }, accepted }
}

const UNDO_BARS: Record<Exclude<UndoBar, 'away'>, string> = {
  none: 'there is no move of yours to take back',
  strict: 'this table takes nothing back once it is seen or drawn',
  proposal: 'another proposal is waiting for an answer',
  over: NOT_PLAYING,
}

function undo(state: TableState, seat: Seat, seen: number): EntryOrRefusal {
  if (seen < state.moved) return refuse('stale', 'somebody has moved since')
  const outcome = undoFor(state, seat)
  if (outcome.kind === 'free') return enter({ kind: 'undo', seat })
  if (outcome.kind === 'no') {
    const { why } = outcome
    return refuse(
      'not-now',
      why === 'away'
        ? `${state.seats[otherAway(state, seat)!]!.name} is away and cannot agree`
        : UNDO_BARS[why],
    )
  }
  return enter({ kind: 'propose', seat, what: 'undo', target: null, moves: outcome.moves })
}

function propose(
  state: TableState,
  seat: Seat,
  command: Extract<PlayerCommand, { t: 'propose' }>,
): EntryOrRefusal {
  if (state.proposal !== null) return refuse('not-now', 'another proposal is waiting for an answer')
  if (command.what === 'pause') {
    if (state.paused) return refuse('not-now', 'the clock stands still already')
    if (secondsFor(state) === null) return refuse('not-now', 'no clock runs at this table')
    return enter({ kind: 'propose', seat, what: 'pause', target: null, moves: 0 })
  }
  const target = state.seats[command.seat ?? -1]
  const other = target?.kind === 'person' && target.person !== state.seats[seat]!.person
  if (!other || answererOf(state, command.seat!) === 'bot')
    return refuse('not-now', 'only a seat that another person plays can be given to a bot')
  return enter({ kind: 'propose', seat, what: 'replace', target: command.seat!, moves: 0 })
}

function reveal(state: TableState, seat: Seat, entropy: string): EntryOrRefusal {
  if (state.called === undefined || state.status !== 'open')
    return refuse('not-now', 'shares of the luck are revealed when the match is about to begin')
  const { share, entropy: had } = state.seats[seat]!
  if (share === undefined || had !== '') return refuse('not-now', 'you have no share left to reveal')
  return kernelDigest.sha256(entropy) === share
    ? enter({ kind: 'reveal', seat, entropy })
    : refuse('not-now', 'this is not the share you sat down with')
}

/** Commands of somebody who sits at the table. */
function seated(state: TableState, seat: Seat, command: PlayerCommand): EntryOrRefusal {
  if (command.t === 'say') return enter({ kind: 'say', seat, text: command.text })
  if (command.t === 'reveal') return reveal(state, seat, command.entropy)
  if (state.status !== 'playing') return refuse('not-now', NOT_PLAYING)
  const held = state.seats[seat]!
  switch (command.t) {
    case 'act':
      return held.away
        ? refuse('not-now', 'a bot plays your seat: take it back first')
        : move(state, seat, command.action, 'person', command.seen)
    case 'undo':
      return undo(state, seat, command.seen)
    case 'propose':
      return propose(state, seat, command)
    case 'answer':
      if (state.proposal?.version !== command.proposal) return refuse('stale', 'the proposal is settled')
      if (!state.proposal.open.includes(seat)) return refuse('not-now', 'your word on it is not needed')
      return enter({ kind: 'answer', seat, yes: command.yes })
    case 'resume':
      return state.paused ? enter({ kind: 'resume', seat }) : refuse('not-now', 'the clock is running')
    case 'away':
      return held.away ? refuse('not-now', 'a bot plays your seat already') : enter({ kind: 'away', seat })
    case 'back':
      return held.away ? enter({ kind: 'back', seat }) : refuse('not-now', 'the seat is yours already')
  }
}

function sit(state: TableState, who: Who, command: Extract<LobbyCommand, { t: 'sit' }>): EntryOrRefusal {
  if (state.status !== 'open' || state.called !== undefined)
    return refuse('not-now', 'the match has begun: nobody can sit down any more')
  const { name = who.name } = command
  if (command.name === undefined && seatOf(state, who.ids) !== null)
    return refuse('not-now', 'you sit at this table already')
  const mine = state.seats.findIndex(({ kind, person }) => kind === 'kept' && who.ids.includes(person ?? ''))
  if (mine < 0 && !state.listed && command.code !== state.code && !who.ids.includes(state.host))
    return refuse('unwelcome', 'this table is private: it needs an invitation')
  const invited = command.code === state.code || who.ids.includes(state.host)
  const sameName = (held: string | null): boolean => held?.toLowerCase() === name.toLowerCase()
  // On a listed table a name alone is nobody's: strangers could take any.
  const isKept = (held: SeatState | undefined): boolean =>
    held?.kind === 'reserved' && invited && sameName(held.name)
  const free = (seat: Seat): boolean => {
    const held = state.seats[seat]
    return held?.kind === 'open' || seat === mine || isKept(held)
  }
  const reserved = state.seats.findIndex(isKept)
  const open = state.seats.findIndex(({ kind }) => kind === 'open')
  const seat = command.seat ?? [mine, reserved, open].find((at) => at >= 0) ?? -1
  if (seat < 0) return refuse('not-now', 'no seat is free')
  if (!free(seat)) return refuse('not-now', 'that seat is taken, or kept for somebody else')
  const others = state.seats.map((held, at) => (at === seat ? null : held.name))
  const { entropy, share } = command
  return enter({
    kind: 'sit',
    seat,
    person: who.person,
    name: distinctName(name, others),
    entropy,
    ...(share !== undefined && { share }),
  })
}

function leave(state: TableState, who: Who, as?: Seat): EntryOrRefusal {
  const seat = seatOf(state, who.ids, as)
  if (seat === null) {
    const empty = !state.seats.some(({ kind }) => kind === 'person')
    return state.status === 'open' && empty && who.ids.includes(state.host)
      ? enter({ kind: 'close' })
      : refuse('not-yours', 'you do not sit at this table')
  }
  if (state.status === 'playing')
    return state.seats[seat]!.away
      ? refuse('not-now', 'a bot plays your seat already')
      : enter({ kind: 'away', seat })
  if (state.status !== 'open') return refuse('not-now', 'the match is over')
  if (state.called !== undefined) return refuse('not-now', CALLED)
  const alone = state.seats.filter(({ kind }) => kind === 'person').length === 1
  return alone ? enter({ kind: 'close' }) : enter({ kind: 'lay', seat, plan: { kind: 'open' } })
}

function lay(state: TableState, who: Who, seat: Seat, plan: SeatPlan): EntryOrRefusal {
  if (!who.ids.includes(state.host)) return refuse('not-yours', 'only the host lays the seats out')
  if (state.status !== 'open') return refuse('not-now', 'the match has begun')
  if (state.called !== undefined) return refuse('not-now', CALLED)
  if (state.seats[seat] === undefined) return refuse('unknown', `there is no seat ${seat}`)
  if (seatsOf(state, who.ids).includes(seat)) return refuse('not-now', 'you sit there yourself')
  return enter({ kind: 'lay', seat, plan })
}

function start(state: TableState, who: Who): EntryOrRefusal {
  if (!who.ids.includes(state.host)) return refuse('not-yours', 'only the host starts the match')
  if (state.status !== 'open') return refuse('not-now', 'the match has begun')
  if (state.called !== undefined) return refuse('not-now', CALLED)
  const free = state.seats.flatMap(({ kind }, seat) =>
    kind === 'person' || kind === 'bot' ? [] : [seat + 1],
  )
  if (free.length > 0)
    return refuse('not-now', `seat ${free.join(', ')} is still free: wait for a player or give it to a bot`)
  return enter(state.seats.some(isSealed) ? { kind: 'call' } : { kind: 'start', hash: '' })
}

/** A bot or a clock moves for a seat: only if the question it thought about is still open, and nobody plays the seat. */
function automatic(state: TableState, command: AutomaticCommand): EntryOrRefusal {
  if (command.t === 'expire')
    return (state.status === 'open' || state.status === 'playing') && state.version === command.before
      ? enter({ kind: 'close' })
      : refuse('stale', 'the table is in use')
  if (command.t === 'begin')
    return state.called !== undefined && state.status === 'open' && state.version === command.before
      ? enter({ kind: 'start', hash: '' })
      : refuse('stale', 'the table has moved on')
  if (command.t === 'lapse') {
    const { version, target, open } = state.proposal ?? { version: -1, target: null, open: [] }
    return version === command.proposal && target !== null && open.includes(target)
      ? enter({ kind: 'answer', seat: target, yes: true })
      : refuse('stale', 'the proposal is settled')
  }
  const { seat, put } = command
  if (state.status !== 'playing' || state.put !== put || !has(owing(state.game, state.match!.position), seat))
    return refuse('stale', 'the table has moved on')
  const answerer = answererOf(state, seat)
  if (command.t === 'silent')
    return answerer === 'person' ? enter({ kind: 'away', seat }) : refuse('stale', 'a bot plays already')
  if (answerer === 'nobody' || (answerer === 'person') !== (command.by === 'clock'))
    return refuse('stale', 'the seat has changed hands')
  return move(state, seat, command.action, command.by, null)
}

/** What a command leads to at this state of the table: an entry, or a refusal that changes nothing. */
export function decide(state: TableState, command: Command, who: Who | null): EntryOrRefusal {
  if (who === null) return automatic(state, command as AutomaticCommand)
  switch (command.t) {
    case 'sit':
      return sit(state, who, command)
    case 'leave':
      return leave(state, who, command.as)
    case 'adopt':
    case 'forget': {
      const seat = seatOf(state, who.ids)
      if (seat === null) return refuse('not-yours', 'you do not sit at this table')
      return enter(
        command.t === 'forget' ? { kind: 'forget', seat } : { kind: 'adopt', seat, person: command.person },
      )
    }
    case 'lay':
      return lay(state, who, command.seat, command.plan)
    case 'start':
      return start(state, who)
    case 'play':
    case 'silent':
    case 'expire':
    case 'begin':
    case 'lapse':
      return refuse('not-yours', 'only the table itself does that')
  }
  const seat = seatOf(state, who.ids, command.t === 'rematch' ? undefined : command.as)
  if (seat === null)
    return state.listed || who.ids.includes(state.host) || seatOf(state, who.ids) !== null
      ? refuse('not-yours', 'you do not sit at this table')
      : refuse('unknown', 'there is no such table')
  if (command.t !== 'rematch')
    return seated(
      state,
      seat,
      who.eyes === undefined ? command : inJournal(state, eyesOf(state, who), command),
    )
  if (state.status !== 'over') return refuse('not-now', 'the match is not over')
  if (state.next !== null) return refuse('not-now', 'the rematch has its table already')
  return enter({ kind: 'rematch', table: command.next })
}
