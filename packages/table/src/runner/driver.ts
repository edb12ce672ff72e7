import { STAND_IN, STANDARD_BOT } from '@midden/bots'
import { type Action, menu, question, type Seat, seeded } from '@midden/kernel'
import type { Command } from '../rules/commands.ts'
import { isGivenAway, lapseDue, owedSeats, seatDue, tableDue } from '../rules/due.ts'
import { botSeed } from '../rules/luck.ts'
import { isPlayed, type TableState } from '../rules/state.ts'
import { questionFor } from '../rules/thinking.ts'
import type { Answer, RunnerPorts } from './ports.ts'

/** Alarms further away than this are left to whoever keeps the deadlines. */
const SOON_MS = 600_000

type Submit = (command: string, what: Command, who: null, ack?: () => void) => Promise<Answer>

/** A bot's choice on its way: thought about at once, played when its time has come. */
interface Choice {
  put: number
  version: number
  action: Action | null
  sent: boolean
  cancel(): void
}

/**
 * What a table does by itself: bots move, clocks run out. The place that made the last entry drives; if it dies, the
 * deadline kept with the journal wakes the table elsewhere.
 */
export function driver({ context, clock, thinker, observer = {}, pace }: RunnerPorts, submit: Submit) {
  let alarm = (): void => {}
  let newest: TableState | null = null
  let held = false
  /** the version at which somebody had no patience with bots */
  let hurried = -1
  const choices = new Map<Seat, Choice>()

  function standIn(state: TableState, seat: Seat): Action {
    const { position } = state.match!
    const { game, secret, put } = state
    const rng = seeded(botSeed(context.digest, secret, put, seat))
    return game.standIn(game.view(position, seat), seat, menu(game, position, seat), rng)
  }

  function forget(put: number): void {
    for (const [seat, choice] of choices)
      if (choice.put !== put) {
        choice.cancel()
        choices.delete(seat)
      }
  }

  /** A fault in one game must not reach the other tables. */
  function safely(job: () => unknown): void {
    const failed = (error: unknown): void =>
      observer.error?.({ reason: String(error) }, 'a table cannot go on')
    try {
      Promise.resolve(job()).catch(failed)
    } catch (error) {
      failed(error)
    }
  }

  function think(state: TableState, seat: Seat): void {
    if (choices.has(seat)) return
    const { put, version } = state
    const stop = observer.thinking?.()
    const asked = questionFor(context.digest, state, seat)
    const asker = { table: state.id, personWaits: state.seats.some(isPlayed) }
    const thought = thinker.think(asked, asker)
    const choice: Choice = { put, version, action: null, sent: false, cancel: thought.cancel }
    choices.set(seat, choice)
    /** Whoever breaks down over a decision leaves it to the policy, and that to the game's default. */
    const instead = async (reason: unknown): Promise<Action> => {
      observer.warn?.({ seat, reason: String(reason) }, 'a bot failed and another moves for it')
      if (asked.bot === STANDARD_BOT || asked.bot === STAND_IN) return standIn(state, seat)
      const second = thinker.think({ ...asked, bot: STANDARD_BOT }, asker)
      choice.cancel = second.cancel
      return second.answer.then(
        ({ action }) => action,
        () => standIn(state, seat),
      )
    }
    const chosen = (action: Action): void => {
      stop?.()
      choice.action = action
      if (choices.get(seat) === choice && newest !== null) wake(newest)
    }
    thought.answer.then(
      ({ action }) => safely(() => chosen(action)),
      (error: unknown) =>
        safely(() => {
          if (choices.get(seat) !== choice) return stop?.()
          return instead(error).then(chosen)
        }),
    )
  }

  /** With a person at the table a sealed answer shows nothing, so nobody's look is disturbed by it. */
  const isSeen = (state: TableState): boolean =>
    question(state.game, state.match!.position)?.sealed !== true || !state.seats.some(isPlayed)

  const paceOf = (state: TableState, seat: Seat): number =>
    hurried === state.version ? 0 : (pace?.(state, seat) ?? state.pace)

  function botMoves(state: TableState, seat: Seat): void {
    const choice = choices.get(seat)
    if (choice === undefined || choice.action === null || choice.sent) return
    choice.sent = true
    const { put, version } = choice
    const done = (): void => {
      if (choices.get(seat) === choice) choices.delete(seat)
    }
    // Done before the table moves on: beside an open question the same seat may be thought for again.
    const play = (command: string, action: Action): Promise<Answer> =>
      submit(command, { t: 'play', seat, put, action, by: 'bot' }, null, done)
    safely(async () => {
      try {
        const answer = await play(`bot/${version}/${seat}`, choice.action!)
        if ('refused' in answer && answer.refused.code === 'rules')
          await play(`bot/${version}/${seat}/stand-in`, standIn(state, seat))
      } finally {
        done()
      }
    })
  }

  function clockRunsOut(state: TableState, seat: Seat): void {
    const { put, version } = state
    safely(() =>
      isGivenAway(state, seat)
        ? submit(`silent/${version}/${seat}`, { t: 'silent', seat, put }, null)
        : submit(
            `clock/${version}/${seat}`,
            { t: 'play', seat, put, action: standIn(state, seat), by: 'clock' },
            null,
          ),
    )
  }

  /** What the whole table is due for: a match that was called, an end nobody waited for, silence that counts as a yes. */
  function tableMoves(state: TableState, now: number): void {
    const end = state.status === 'open' ? tableDue(state) : null
    if (end !== null && end <= now) {
      const t = state.called === undefined ? 'expire' : 'begin'
      safely(() => submit(`${t}/${state.version}`, { t, before: state.version }, null))
    }
    const lapse = lapseDue(state)
    if (lapse !== null && lapse <= now) {
      const { version } = state.proposal!
      safely(() => submit(`lapse/${version}`, { t: 'lapse', proposal: version }, null))
    }
  }

  /** Looks at the table now, and again when the next thing is due. */
  function wake(state: TableState): void {
    newest = state
    alarm()
    const now = clock.now()
    tableMoves(state, now)
    const later: number[] = []
    const note = (at: number | null): void => {
      if (at !== null && at > now) later.push(at)
    }
    if (state.status === 'open') note(tableDue(state))
    note(lapseDue(state))
    for (const seat of owedSeats(state)) {
      const due = seatDue(state, seat, paceOf(state, seat))
      const played = isPlayed(state.seats[seat]!)
      if (!played) safely(() => think(state, seat))
      note(due)
      if (due === null || due > now) continue
      if (played) clockRunsOut(state, seat)
      else if (!held || !isSeen(state)) botMoves(state, seat)
    }
    const wait = Math.min(...later) - now
    if (wait < SOON_MS) alarm = clock.after(wait, () => safely(() => newest !== null && wake(newest)))
  }

  return {
    wake,
    moved: (state: TableState): void => {
      forget(state.put)
      safely(() => wake(state))
    },
    /** While somebody looks at what has just happened, bots wait with what can be seen. */
    hold: (on: boolean): void => {
      held = on
      if (!on && newest !== null) wake(newest)
    },
    /** What bots have in mind is played without more ado. */
    hurry: (): void => {
      if (newest === null) return
      hurried = newest.version
      wake(newest)
    },
    isBusy: (): boolean => choices.size > 0,
    stop: (): void => {
      alarm()
      newest = null
      forget(-1)
    },
  }
}
