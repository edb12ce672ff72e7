import { type Action, type Seat, seeded } from '@midden/kernel'
import {
  type Command,
  isGivenAway,
  isPlayed,
  lapseDue,
  owedSeats,
  questionFor,
  seatDue,
  type TableState,
  tableDue,
} from '@midden/table'
import type { Answer } from './authority.ts'
import type { House } from './house.ts'

/** Alarms further away than this are left to the sweep over the store's deadlines. */
const SOON_MS = 600_000

type Submit = (command: string, what: Command, who: null) => Promise<Answer>

/**
 * What a table does by itself: bots move, clocks run out. The node that made the last entry drives; if it dies, the
 * deadline in the store wakes the table on another.
 */
export function driver(id: string, { time, thinker, digest, metrics, log }: House, submit: Submit) {
  let alarm = (): void => {}
  let newest: TableState | null = null
  const thinking = new Map<Seat, { put: number; cancel(): void }>()

  const standIn = (state: TableState, seat: Seat): Action => {
    const { view, menu, seed } = questionFor(digest, state, seat)
    return state.game.standIn(view, seat, menu, seeded(seed))
  }

  function forget(put: number): void {
    for (const [seat, thought] of thinking)
      if (thought.put !== put) {
        thought.cancel()
        thinking.delete(seat)
      }
  }

  async function botMoves(state: TableState, seat: Seat): Promise<void> {
    const { put, version } = state
    if (thinking.get(seat)?.put === put) return
    const timer = metrics.thinking.startTimer()
    const thought = thinker.think(questionFor(digest, state, seat))
    const entry = { put, cancel: thought.cancel }
    thinking.set(seat, entry)
    let action: Action
    try {
      action = (await thought.answer).action
    } catch (error) {
      if (thinking.get(seat) !== entry) return
      log.warn({ table: id, seat, reason: String(error) }, 'a bot failed and its stand-in moves')
      action = standIn(state, seat)
    } finally {
      timer()
    }
    if (thinking.get(seat) === entry) thinking.delete(seat)
    await submit(`bot/${version}/${seat}`, { t: 'play', seat, put, action, by: 'bot' }, null)
  }

  async function clockRunsOut(state: TableState, seat: Seat): Promise<void> {
    const { put, version } = state
    if (isGivenAway(state, seat)) await submit(`silent/${version}/${seat}`, { t: 'silent', seat, put }, null)
    else {
      const action = standIn(state, seat)
      await submit(`clock/${version}/${seat}`, { t: 'play', seat, put, action, by: 'clock' }, null)
    }
  }

  /** A fault in one game must not reach the other tables. */
  function safely(job: () => unknown): void {
    Promise.resolve()
      .then(job)
      .catch((error: unknown) => log.error({ table: id, reason: String(error) }, 'a table cannot go on'))
  }

  function schedule(state: TableState): void {
    alarm()
    const due = tableDue(state)
    if (due === null) return
    const wait = due - time.now()
    if (wait < SOON_MS)
      alarm = time.after(Math.max(0, wait), () =>
        safely(() => {
          if (newest !== null) wake(newest)
        }),
      )
  }

  function wake(state: TableState): void {
    newest = state
    const now = time.now()
    const due = (at: number | null): boolean => at !== null && at <= now
    if (state.status === 'open' && due(tableDue(state)))
      safely(() => submit(`expire/${state.version}`, { t: 'expire', before: state.version }, null))
    const lapsed = state.proposal !== null && due(lapseDue(state))
    if (lapsed) {
      const { version } = state.proposal!
      safely(() => submit(`lapse/${version}`, { t: 'lapse', proposal: version }, null))
    }
    const seats = owedSeats(state).filter((seat) => due(seatDue(state, seat)))
    for (const seat of seats)
      safely(() => (isPlayed(state.seats[seat]!) ? clockRunsOut(state, seat) : botMoves(state, seat)))
    if (seats.length === 0 && !lapsed) schedule(state)
  }

  return {
    wake,
    movedHere: (state: TableState): void => {
      newest = state
      forget(state.put)
      schedule(state)
    },
    movedElsewhere: (): void => {
      alarm()
      newest = null
      forget(-1)
    },
    isBusy: (): boolean => thinking.size > 0,
    stop: (): void => {
      alarm()
      newest = null
      forget(-1)
    },
  }
}
