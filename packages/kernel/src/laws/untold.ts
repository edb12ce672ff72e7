import type { GameEvent } from '../events.ts'
import { eventsFor } from '../events.ts'
import type { Fate, Retelling } from '../fate.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { act, begin } from '../match.ts'
import { type Action, anyOf } from '../offers.ts'
import { isRefusal } from '../play.ts'
import { below, pick, type Random, seeded } from '../random.ts'
import { type Seat, seatsIn } from '../seats.ts'
import { asidesFor, offers, owing } from '../settle.ts'
import { LawBroken, same } from './broken.ts'
import { anyOptions } from './options.ts'
import { type Readers, readers } from './retold.ts'

interface Choice {
  seat: Seat
  action: Action
}

/** Now and then something that is open to a seat beside the question; what is rare, such as leaving, hardly ever. */
function anyRight<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
  rng: Random,
): Choice | null {
  if (below(rng, 8, 'beside') !== 0) return null
  const rare = below(rng, 300, 'rare') === 0
  const seat = below(rng, s.seats, 'seat')
  const list = asidesFor(game, s, seat, rare).flatMap((aside) => aside.offer(s, seat))
  return list.length === 0 ? null : { seat, action: anyOf(list, rng) }
}

function anyAnswer<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
  rng: Random,
): Choice {
  const seat = pick(rng, seatsIn(owing(game, s)), 'seat')
  const list = offers(game, s, seat)
  const sensible = below(rng, 2, 'way') === 0
  return { seat, action: sensible ? game.sense(game.view(s, seat), seat, list, rng) : anyOf(list, rng) }
}

/** Nothing and zero are the same: a key that is missing holds none. */
const held = (holdings: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(holdings).filter(([, n]) => n !== 0))

/**
 * Plays one random game and holds the law that nothing is untold: after each move, what every seat holds is what it
 * held before and the changes in the events told to it. With it goes, for every seat and a watcher, that what is told
 * can be read. Answers how many changes there were.
 */
export function nothingUntold<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  fate: Fate<V, E>,
  retelling: Retelling<V, E>,
  seed: string,
): number {
  const rng = seeded(seed)
  const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1, 'seats')
  const options = anyOptions(game, seats, rng)
  const match = begin(game, { seats, options, seed })
  if (isRefusal(match)) throw new LawBroken(`a table of allowed options starts: ${match.reason}`)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const now = () => all.map((seat) => fate.holdings(game.view(match.position, seat), seat))
  const reading: Readers<E> = readers(game, fate, retelling, match.position)
  let before = now()
  let changes = 0
  for (let moves = 1; owing(game, match.position) !== 0; moves++) {
    const { seat, action } = anyRight(game, match.position, rng) ?? anyAnswer(game, match.position, rng)
    const events: E[] = []
    act(match, seat, action, events)
    const after = now()
    for (const one of all) {
      // Whoever has left the game for good holds nothing that could be untold.
      if (Object.keys(after[one]!).length === 0) continue
      const told = eventsFor(events, one)
      const sum: Record<string, number> = { ...before[one] }
      for (const { key, by } of told.flatMap((event) => fate.changes(event, one))) {
        sum[key] = (sum[key] ?? 0) + by
        changes++
      }
      const where = `${game.id}, seed "${seed}", move ${moves} of seat ${seat} (${action.act}), told to seat ${one}: ${told.map(({ what }) => what).join(', ')}`
      same(held(sum), held(after[one]!), `nothing of one's fate is untold (${where})`)
    }
    before = after
    reading.read(events, match.position)
  }
  return changes
}
