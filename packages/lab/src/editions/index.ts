import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gameById, games } from '@midden/games'
import {
  act,
  anyOf,
  begin,
  firstOf,
  type Game,
  hashOf,
  isRefusal,
  type Journal,
  offers,
  owing,
  replay,
  seeded,
  sha256,
} from '@midden/kernel'
import { anyOptions } from '@midden/kernel/laws'

/** A match as it was played by an edition of the rules, and the hash of all its states, one after the other. */
interface Recorded {
  journal: Journal
  chain: string
}

const MATCHES = 3

export const recordOf = (root: URL, game: string, edition: number): URL =>
  new URL(`packages/games/${game}/editions/${edition}.json`, root)

/** A match between players of any kind: journals hold what was played, so that better bots change nothing here. */
function played(game: Game, number: number): Journal {
  const { min, max } = game.seats
  const seats = min + (number % (max - min + 1))
  const seed = `edition-${number}`
  const rng = seeded(`${seed}-choices`)
  const match = begin(game, { seats, options: number % 2 === 1 ? anyOptions(game, seats, rng) : {}, seed })
  if (isRefusal(match)) throw new Error(match.reason)
  for (let owed = owing(game, match.position); owed !== 0; owed = owing(game, match.position)) {
    const seat = firstOf(owed)
    const refused = act(match, seat, anyOf(offers(game, match.position, seat), rng))
    if (refused !== null) throw new Error(refused.reason)
  }
  return match.journal
}

/** The hash of all states a journal leads through. */
export function chainOf(game: Game, journal: Journal): string {
  let chain = ''
  replay(game, journal, undefined, ({ position }) => {
    chain = sha256(chain + hashOf(position))
  })
  return chain
}

/** Writes down what the rules of today make of a few matches. */
export function record(game: Game, root: URL): void {
  const file = recordOf(root, game.id, game.rules)
  const recorded: Recorded[] = Array.from({ length: MATCHES }, (_, number) => {
    const journal = played(game, number)
    return { journal, chain: chainOf(game, journal) }
  })
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, `${recorded.map((match) => JSON.stringify(match)).join('\n')}\n`)
}

/** null, or what these rules make otherwise of the matches that were recorded of this edition. */
export function broken(game: Game, root: URL): string | null {
  const file = recordOf(root, game.id, game.rules)
  if (!existsSync(file))
    return `edition ${game.rules} of ${game.title} is not recorded: npm run freeze -- ${game.id}`
  const matches = readFileSync(file, 'utf8').trimEnd().split('\n')
  for (const [i, line] of matches.entries()) {
    const { journal, chain }: Recorded = JSON.parse(line)
    let now: string
    try {
      now = chainOf(game, journal)
    } catch (error) {
      now = (error as Error).message
    }
    if (now !== chain)
      return `${game.title}, edition ${game.rules}, match ${i + 1} goes another way (${now}): raise \`rules\`, or you broke replays`
  }
  return null
}

interface Editions {
  kept: { id: string; rules: number }[]
  problems: string[]
}

/** The editions in force of some games, or of all. */
export function editionsInForce(wanted: readonly string[]): Editions {
  const unknown = wanted.filter((id) => games.every((game) => game.id !== id))
  const some = games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  return {
    kept: some.map(({ id, rules }) => ({ id, rules })),
    problems: unknown.map((id) => `there is no game "${id}"`),
  }
}

/** Writes the record of every edition that has none yet. Those that go another way than their record are problems. */
export function keepEditions(wanted: readonly string[], root: URL): Editions {
  const { kept: some, problems } = editionsInForce(wanted)
  const kept = some.filter(({ id }) => {
    const game = gameById(id)!
    if (!existsSync(recordOf(root, id, game.rules))) record(game, root)
    const problem = broken(game, root)
    if (problem !== null) problems.push(problem)
    return problem === null
  })
  return { kept, problems }
}
