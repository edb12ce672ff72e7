import {
  type Action,
  eventsFor,
  type GameEvent,
  type Refusal,
  type Seat,
  type WholeGame,
} from '@midden/kernel'
import {
  advance,
  type ClockPort,
  type Command,
  type Context,
  inlineThinker,
  kernelDigest,
  type MatchFile,
  matchFile,
  memoryJournals,
  owedSeats,
  type Picture,
  picture,
  questionFor,
  runner,
  type SeatSetup,
  type TableEntry,
  type TableState,
  unfinishedFile,
} from '@midden/table'
import { failed } from '../stop.ts'

const ID = 'terminal'
const PLAYER = 'player'

/** How a match in the terminal begins; the bots have the seats in their order, all but the player's. */
export interface PlaySetup {
  game: WholeGame
  options: object
  me: Seat
  name: string
  bots: ReadonlyMap<Seat, string>
  /** all luck follows from it */
  secret: string
}

const clock: ClockPort = {
  now: () => Date.now(),
  after(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}

function opening({ game, options, bots, secret }: PlaySetup): TableEntry {
  const seats = Array.from({ length: bots.size + 1 }, (_, seat): SeatSetup => {
    const bot = bots.get(seat)
    return bot === undefined ? { kind: 'open' } : { kind: 'bot', bot }
  })
  return {
    version: 1,
    command: 'open',
    at: clock.now(),
    body: {
      kind: 'open',
      game: game.id,
      rules: game.rules,
      options,
      seats,
      host: PLAYER,
      code: '',
      listed: false,
      clock: 'none',
      pace: 0,
      secret,
      fork: null,
    },
  }
}

/** The runner of all tables, for one player and bots, with a journal that ends with the process. */
export async function ownTable(beginning: PlaySetup) {
  const { game, me, name } = beginning
  const context: Context = { gameById: () => game, digest: kernelDigest }
  const thinker = inlineThinker(context.gameById)
  const journal = memoryJournals(context).journal(ID)
  const opened = opening(beginning)
  const open = advance(context, ID, null, opened)
  await journal.append(opened, open, open)
  const unseen: GameEvent[] = []
  let trouble: string | null = null
  let ring = (): void => {}
  const table = runner(ID, {
    context,
    journal,
    thinker,
    clock,
    tell({ events }) {
      unseen.push(...eventsFor(events, me))
      ring()
    },
    observer: {
      error(about) {
        trouble = JSON.stringify(about)
        ring()
      },
    },
  })
  let commands = 0
  const give = async (what: Command): Promise<Refusal | null> => {
    const answer = await table.submit(`player/${++commands}`, what, { person: PLAYER, ids: [PLAYER], name })
    return 'refused' in answer ? answer.refused : null
  }
  const begin: Command[] = [{ t: 'sit', seat: me, code: null, entropy: '' }, { t: 'start' }]
  for (const what of begin) {
    const refused = await give(what)
    if (refused !== null) throw failed(`${refused.reason}.`)
  }
  const state = (): TableState => table.state()!

  return {
    /** all that the player may know */
    picture: (): Picture => picture(state(), me),
    version: (): number => state().version,
    /** what happened since this was asked last, as far as the player may know it */
    news: (): GameEvent[] => unseen.splice(0),
    act: (action: Action) => give({ t: 'act', seen: state().version, action }),
    undo: () => give({ t: 'undo', seen: state().version }),
    hint: async (): Promise<Action> =>
      (await thinker.think(questionFor(kernelDigest, state(), me)).answer).action,
    /** with the proof of its luck once the match is over */
    file: (): MatchFile => matchFile(kernelDigest, state()) ?? unfinishedFile(kernelDigest, state())!,
    /** Waits until nobody but the player is waited for. */
    async botsHavePlayed(): Promise<void> {
      while (trouble === null && owedSeats(state()).some((seat) => seat !== me))
        await new Promise<void>((resolve) => {
          ring = resolve
        })
      if (trouble !== null) throw new Error(trouble)
    },
    close: table.close,
  }
}

export type OwnTable = Awaited<ReturnType<typeof ownTable>>
