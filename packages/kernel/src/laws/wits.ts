import { eventsFor, type GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { act, begin, type Match } from '../match.ts'
import { allowed, type Offer } from '../offers.ts'
import { isRefusal } from '../play.ts'
import { below, cloneRandom, type Random } from '../random.ts'
import type { Seat } from '../seats.ts'
import { equal, must, same } from './broken.ts'

/** The short list, the policy on a position and `sense` are one policy; what they answer is offered. */
export function onePolicy<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
  seat: Seat,
  list: readonly Offer[],
  rng: Random,
): void {
  const { wits } = game
  if (wits === undefined) return
  const v = game.view(s, seat)
  const sensed = game.sense(v, seat, list, cloneRandom(rng))
  const where = `seat ${seat} at ${s.stack.at(-1)?.at}`
  same(
    wits.quick(s, seat, list, cloneRandom(rng)),
    sensed,
    `what is quickly chosen is what is sensed, ${where}`,
  )
  const weighed = wits.weigh(v, seat, list, cloneRandom(rng))
  same(weighed[0]?.action, sensed, `the head of the short list is what is sensed, ${where}`)
  for (const near of [weighed, wits.weigh(v, seat, list, cloneRandom(rng), true)]) {
    must(near.length > 0, 'a short list is never empty', where)
    near.forEach(({ action, worth }, i) => {
      must(allowed(list, action), 'a short list holds what is offered', JSON.stringify(action))
      must(
        !near.slice(0, i).some((other) => equal(other.action, action)),
        'a short list holds nothing twice',
        where,
      )
      must(i === 0 || worth <= near[i - 1]!.worth, 'a short list begins with the best', where)
    })
  }
  const values = wits.value(s)
  must(values.length === s.seats && values.every(Number.isFinite), 'every seat has a value', where)
  must(wits.swing(s) > 0 && Number.isFinite(wits.horizon(s)), 'a cut has its swing and its horizon', where)
}

/** What a seat remembers and believes goes with its view, from the first move to the last. */
export function beliefsFit<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  { journal, position }: Match<S, V, O, E, C>,
  rng: Random,
): void {
  const believe = game.wits?.believe
  if (believe === undefined) return
  const seat = below(rng, position.seats, 'seat')
  const kept = remembered(game, journal, seat)
  const v = game.view(position, seat)
  for (const memory of [kept, null]) {
    const world = believe(v, memory, rng)
    const wrong = game.audit(world)
    must(wrong === null, 'what is believed is possible', wrong ?? '')
    same(game.view(world, seat), v, `what seat ${seat} believes goes with its view`)
  }
}

/** The memory of a seat, from the journal of the match. */
function remembered<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  journal: Match<S, V, O, E, C>['journal'],
  seat: Seat,
): unknown {
  const memory = game.wits?.memory
  if (memory === undefined) return null
  const events: E[] = []
  const match = begin(game, journal, events)
  if (isRefusal(match)) throw new Error(match.reason)
  const kept = memory.begin(match.position)
  const hear = (): void => {
    for (const event of eventsFor(events.splice(0), seat)) memory.hear(kept, event as E)
  }
  hear()
  for (const move of journal.moves) {
    act(match, move.seat, move.action, events, move.luck)
    hear()
  }
  return kept
}
