import {
  type Action,
  act,
  anyOf,
  asidesFor,
  begin,
  below,
  canonical,
  eventsFor,
  firstOf,
  type Game,
  type GameEvent,
  hashOf,
  isRefusal,
  type Match,
  menu,
  type Offer,
  offers,
  owing,
  type Position,
  question,
  type Random,
  reaches,
  type Seat,
  seeded,
  type View,
} from '@midden/kernel'
import { anyOptions } from '@midden/kernel/laws'
import { changes, type Leaves, leavesOf, unlike } from './leaves.ts'

type AnyMatch = Match<Position, View, object, GameEvent, string>

const who = (seat: Seat): string => `Seat ${seat}`
const everyone = (seats: number): (Seat | null)[] => [...Array(seats).keys(), null]
const nameOf = (viewer: Seat | null): string => (viewer === null ? 'watcher' : `${viewer}`)

/** "[for whom] sentence (clause)" */
function eventLine(game: Game, s: Position, event: GameEvent): string {
  const viewers = everyone(s.seats).filter((viewer) => reaches(event.only, viewer))
  const forWhom = event.only === undefined ? 'all' : viewers.map(nameOf).join(' ')
  const [seen] = eventsFor([event], viewers[0] ?? null)
  const sentence =
    seen === undefined ? event.what : game.words.event(seen, who, game.view(s, viewers[0] ?? null))
  return `  [${forWhom}] ${sentence} (${event.clause})${event.reveals === true ? ' !' : ''}`
}

/** What each viewer was shown last. */
type Shown = Map<Seat | null, Leaves>

/**
 * Only what changed since the last time: of the watcher's view, then of what each seat sees otherwise than the watcher.
 * "gone" in a seat's line: now it sees the same.
 */
function viewLines(game: Game, s: Position, shown: Shown): string[] {
  const open = leavesOf(game.view(s, null))
  return [null, ...Array(s.seats).keys()].flatMap((viewer) => {
    const now = viewer === null ? open : unlike(leavesOf(game.view(s, viewer)), open)
    const news = changes(shown.get(viewer) ?? new Map(), now)
    shown.set(viewer, now)
    return news.length === 0 ? [] : [`  ${nameOf(viewer)}: ${news.join(' ')}`]
  })
}

/** Mostly sensible play with surprises, and now and then a right beside the question. */
function choice(game: Game, s: Position, rng: Random): { seat: Seat; offered: Offer[]; action: Action } {
  const other = below(rng, s.seats, 'seat')
  const rights = asidesFor(game, s, other).flatMap((aside) => aside.offer(s, other))
  if (rights.length > 0 && below(rng, 30, 'right') === 0)
    return { seat: other, offered: rights, action: anyOf(rights, rng) }
  const seat = firstOf(owing(game, s))
  const offered = offers(game, s, seat)
  const action =
    below(rng, 2, 'way') === 0 ? game.sense(game.view(s, seat), seat, offered, rng) : anyOf(offered, rng)
  return { seat, offered, action }
}

function decisionLines(match: AnyMatch, number: number, rng: Random, shown: Shown): string[] {
  const { game, position: s } = match
  const { seat, offered, action } = choice(game, s, rng)
  const { name, clause } = question(game, s)!
  const options = offered.map((offer) => `  ? ${canonical(offer)}`)
  const label = game.words.action(game.view(s, seat), action)
  const events: GameEvent[] = []
  const refused = act(match, seat, action, events)
  if (refused !== null) throw new Error(refused.reason)
  return [
    `${number}. seat ${seat} at "${name}" (${clause})`,
    ...options,
    `  > ${canonical(action)} ${label}`,
    ...events.map((event) => eventLine(game, match.position, event)),
    ...viewLines(game, match.position, shown),
  ]
}

/** One whole match as text: every decision with its options, every event, and what every viewer sees. `mixed`: with other table options than usual. */
export function playthrough(game: Game, seats: number, number: number, mixed: boolean): string {
  const seed = `golden-${seats}-${number}`
  const rng = seeded(`${seed}-choices`)
  const options = mixed ? anyOptions(game, seats, rng) : {}
  const events: GameEvent[] = []
  const match = begin(game, { seats, options, seed }, events)
  if (isRefusal(match)) throw new Error(match.reason)
  const shown: Shown = new Map()
  const lines = [
    `${game.title}, rules ${game.rules}, ${seats} seats, seed "${seed}", options ${canonical(match.journal.options)}`,
    ...events.map((event) => eventLine(game, match.position, event)),
    ...viewLines(game, match.position, shown),
  ]
  for (let decision = 1; owing(game, match.position) !== 0; decision++)
    lines.push(...decisionLines(match, decision, rng, shown))
  if (everyone(seats).some((viewer) => viewer !== null && menu(game, match.position, viewer).length > 0))
    throw new Error('the match is over and something is still offered')
  lines.push(`outcome ${canonical(game.outcome(match.position))}`, `hash ${hashOf(match.position)}`)
  return `${lines.join('\n')}\n`
}
