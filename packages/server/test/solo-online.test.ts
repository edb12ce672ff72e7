import { games } from '@midden/games'
import {
  anyOf,
  below,
  type Game,
  menu,
  owing,
  type Random,
  seatsIn,
  seeded,
  type Viewer,
} from '@midden/kernel'
import { openStore } from '@midden/store'
import {
  type Command,
  kernelDigest,
  library,
  picture,
  storyFor,
  type TableState,
  type Thinker,
  toldOf,
  type Who,
} from '@midden/table'
import { afterAll, expect, test } from 'vitest'
import { nodeDigest } from '../src/digest.ts'
import { realEntropy } from '../src/entropy.ts'
import { authority } from '../src/hosting/authority.ts'
import { busOver } from '../src/hosting/bus.ts'
import type { Services } from '../src/hosting/services.ts'
import { appendOf } from '../src/hosting/store-journal.ts'
import { metrics } from '../src/metrics.ts'
import { turns } from '../src/turns.ts'
import { ada, bob, Journal } from './support/journal.ts'
import { folder } from './support/node.ts'

const SEEDS = 50
const COMMANDS = 12

const store = await openStore(folder())
afterAll(() => store.close())

/** Bots that never answer. */
const sleeping: Thinker = {
  think: () => ({ answer: new Promise(() => {}), cancel: () => {} }),
  close: async () => {},
}

/** A server's table whose clock is the other table's. */
function services(now: () => number): Services {
  return {
    store,
    bus: busOver(store.news, 'here'),
    ...library(games),
    digest: nodeDigest,
    // Every command is given by the test.
    time: { now, elapsed: now, after: () => () => {} },
    thinker: sleeping,
    entropy: realEntropy,
    turns: turns(() => {}),
    metrics: metrics(store, 'test'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    health: { away: () => {}, back: () => {} },
  }
}

/** What somebody might do next: mostly a move, now and then something else that tables know. */
function next(state: TableState, rng: Random): [Who | null, Command] {
  const { game, match, put, version, proposal } = state
  const people = [ada, bob]
  const way = below(rng, 12, 'way')
  const who = people[below(rng, 2, 'who')]!
  if (proposal !== null && way < 8)
    return [people[proposal.open[0]!]!, { t: 'answer', proposal: proposal.version, yes: way < 5 }]
  if (way === 0) return [who, { t: 'undo', seen: version }]
  if (way === 1) return [who, { t: 'say', text: 'Hm.' }]
  if (way === 2) return [who, { t: 'away' }]
  if (way === 3) return [who, { t: 'back' }]
  const seats = seatsIn(owing(game, match!.position))
  const seat = seats[below(rng, seats.length, 'seat')]!
  const action = anyOf(menu(game, match!.position, seat), rng)
  return seat < 2 && !state.seats[seat]!.away
    ? [people[seat]!, { t: 'act', seen: version, action }]
    : [null, { t: 'play', seat, put, action, by: 'bot' }]
}

const seen = (state: TableState): string[] =>
  ([null, 0, 1] satisfies Viewer[]).map((viewer) =>
    JSON.stringify([picture(state, viewer), storyFor(state, toldOf(state.match), viewer)]),
  )

/** One table with its journal in memory and the kernel's hashes, and one on the server: the same commands. */
async function bothWays(game: Game, seed: number): Promise<number> {
  const rng = seeded(`${game.id} ${seed}`)
  const id = `both${game.id.replace(/[^a-z]/g, '').slice(0, 12)}${seed}`.padEnd(8, '0')
  const alone = new Journal(
    game.id,
    [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'steady' }],
    { secret: seed.toString(16).padStart(64, '5'), code: `${game.id}${seed}` },
    { id, digest: kernelDigest },
  )
  const [open] = alone.entries
  await store.journals.append(appendOf(id, { ...open!, command: 'open' }, null, alone.state))
  const online = authority(
    id,
    services(() => alone.now),
  )
  let number = 0
  const give = async (who: Who | null, command: Command): Promise<void> => {
    alone.now += 1000
    const answer = await online.submit(`c${++number}`, command, who)
    const refused = alone.give(who, command)
    expect('refused' in answer ? `${answer.refused.code}: ${answer.refused.reason}` : null).toBe(refused)
  }
  for (const who of [ada, bob])
    await give(who, { t: 'sit', seat: null, code: alone.state.code, entropy: who.person })
  await give(ada, { t: 'start' })
  expect(alone.state.status).toBe('playing')
  for (let i = 0; i < COMMANDS && alone.state.status === 'playing'; i++) await give(...next(alone.state, rng))
  expect(seen((await online.read())!)).toEqual(seen(alone.state))
  await online.close()
  // Read anew, from its snapshot and what came after it.
  expect(
    seen(
      (await authority(
        id,
        services(() => alone.now),
      ).read())!,
    ),
  ).toEqual(seen(alone.state))
  return alone.state.version
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the same commands give the same pictures and stories alone and on a server, to the byte',
  async (_id, game) => {
    let versions = 0
    for (let seed = 0; seed < SEEDS; seed++) versions += await bothWays(game, seed)
    expect(versions).toBeGreaterThan(SEEDS * 5)
  },
)
