import { menu, nth } from '@midden/kernel'
import { advance } from '../rules/advance.ts'
import type { Command, Who } from '../rules/commands.ts'
import type { EntryBody, SeatSetup } from '../rules/entries.ts'
import { picture } from '../rules/picture.ts'
import type { Context, TableGame, TableState } from '../rules/state.ts'
import { storyFor, toldOf } from '../rules/story.ts'
import type { ClockPort, JournalPort, RunnerPorts } from '../runner/ports.ts'
import { type Runner, runner } from '../runner/runner.ts'
import { inlineThinker } from '../runner/thinker.ts'

const person = (name: string): Who => ({ person: name.toLowerCase(), ids: [name.toLowerCase()], name })
export const [ada, bob] = [person('Ada'), person('Bob')] as const

/** A clock that moves when it is told to. */
export function handClock(): ClockPort & { pass(ms: number): void } {
  let now = 1_700_000_000_000
  let alarms: { at: number; ring: () => void }[] = []
  return {
    now: () => now,
    after: (ms, ring) => {
      const alarm = { at: now + ms, ring }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
      }
    },
    pass: (ms) => {
      now += ms
      const due = alarms.filter(({ at }) => at <= now)
      alarms = alarms.filter(({ at }) => at > now)
      for (const { ring } of due) ring()
    },
  }
}

/** What the runner's table knows, as all who look at it see it, byte by byte. */
export const seen = (state: TableState): string[] =>
  [null, ...state.seats.keys()].map((viewer) =>
    JSON.stringify([picture(state, viewer), storyFor(state, toldOf(state.match), viewer)]),
  )

/** A table that runs over a journal, with somebody to give its commands. */
export function running(id: string, context: Context, journal: JournalPort, more: Partial<RunnerPorts> = {}) {
  const waiting = new Set<() => void>()
  let commands = 0
  const table: Runner = runner(id, {
    context,
    journal,
    clock: handClock(),
    thinker: inlineThinker(context.gameById),
    tell: () => {
      for (const look of [...waiting]) look()
    },
    ...more,
  })
  const state = (): TableState => table.state()!

  /** The refusal's code, or null where the command was carried out. */
  async function give(who: Who, what: Command, command = `${who.person}/${state().version}/${++commands}`) {
    const answer = await table.submit(command, what, who)
    return 'refused' in answer ? answer.refused.code : null
  }

  return {
    table,
    state,
    give,
    /** Plays the first of what the seat is offered. */
    act: (who: Who, seat: number) => {
      const { game, match, version } = state()
      return give(who, { t: 'act', seen: version, action: nth(menu(game, match!.position, seat)[0]!, 0) })
    },
    moves: (): number => state().match!.journal.moves.length,
    /** Waits for the step after which something is so. */
    until: (so: (state: TableState) => boolean): Promise<void> =>
      new Promise((done) => {
        const look = (): void => {
          if (!so(state())) return
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      }),
  }
}

export type Running = ReturnType<typeof running>

type Opening = Extract<EntryBody, { kind: 'open' }>

/** Opens a journal for a table of Ada, and of Bob or a bot. */
export async function opened(
  id: string,
  context: Context,
  journal: JournalPort,
  game: TableGame,
  more: Partial<Opening>,
): Promise<void> {
  const body: Opening = {
    kind: 'open',
    game: game.id,
    rules: game.rules,
    options: {},
    seats: [{ kind: 'open' }, { kind: 'open' }],
    host: ada.person,
    code: id,
    listed: true,
    clock: 'none',
    pace: 1000,
    secret: '5f'.repeat(32),
    fork: null,
    ...more,
  }
  const entry = { version: 1, command: 'open', at: 1_700_000_000_000, body }
  await journal.append(entry, null, advance(context, id, null, entry))
}

export const withBot: SeatSetup[] = [{ kind: 'open' }, { kind: 'bot', bot: 'steady' }]
