import { canonical } from '../canonical.ts'
import { eventsFor, type Told } from '../events.ts'
import type { Position } from '../frames.ts'
import type { Game, View } from '../game.ts'
import { type Action, allowed, nthOf, widthOf } from '../offers.ts'
import { menu, waiting } from '../play.ts'
import { below, type Random } from '../random.ts'
import { has, only, type Seat, type Viewer } from '../seats.ts'
import { apply, offers, owing, question } from '../settle.ts'
import { must, same } from './broken.ts'

type Of<S extends Position, V extends View, O, E extends Told, C extends string> = Game<S, V, O, E, C>

/** Another world that this viewer cannot tell from the real one, checked to be so. */
export function otherWorld<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  viewer: Viewer,
  rng: Random,
): S {
  const v = game.view(s, viewer)
  const world = game.imagine(v, rng)
  const wrong = game.audit(world)
  must(wrong === null, 'an imagined position is a possible one', wrong ?? '')
  same(game.view(world, viewer), v, `view(imagine(view)) = view, for ${viewer ?? 'a watcher'}`)
  same(
    waiting(game, world, viewer),
    waiting(game, s, viewer),
    'whom the table waits for shows nothing hidden',
  )
  must(
    (owing(game, world) === 0) === (owing(game, s) === 0),
    'an imagined match is over only if the real one is',
  )
  if (viewer !== null) {
    same(menu(game, world, viewer), menu(game, s, viewer), 'options show nothing hidden')
    same(
      game.barred(game.view(world, viewer), viewer),
      game.barred(v, viewer),
      'greyed options show nothing hidden',
    )
  }
  return world
}

interface Seen<S> {
  after: S
  events: string
  hushed: boolean
}

/** What one viewer sees of an action, and whether nothing hidden came out by it. */
function seen<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  seat: Seat,
  a: Action,
  viewer: Viewer,
): Seen<S> {
  const after = game.clone(s)
  const drawn = after.rng.d
  const events: E[] = []
  let revealed = false
  apply(game, after, seat, a, (event) => {
    events.push(event)
    if (event.reveals === true) revealed = true
  })
  return { after, events: canonical(eventsFor(events, viewer)), hushed: !revealed && after.rng.d === drawn }
}

/** The action to take in the other world: the same where it is offered there, else (sealed) any other answer. */
function counterpart<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  world: S,
  seat: Seat,
  a: Action,
  rng: Random,
): Action | null {
  if (!has(owing(game, world), seat)) return null
  const list = offers(game, world, seat)
  if (question(game, world)?.sealed !== true) return allowed(list, a) ? a : null
  return nthOf(list, below(rng, widthOf(list), 'answer'))
}

/**
 * Somebody acts in the real world and in one the viewer cannot tell from it. As long as nothing hidden is revealed
 * or drawn, the viewer gets the same events and the same view, to the byte.
 */
export function actsUnseen<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  seat: Seat,
  a: Action,
  viewer: Viewer,
  rng: Random,
): boolean {
  const world = otherWorld(game, s, viewer, rng)
  const b = viewer === seat ? a : counterpart(game, world, seat, a, rng)
  if (b === null) return false
  const here = seen(game, s, seat, a, viewer)
  if (!here.hushed) return false
  const there = seen(game, world, seat, b, viewer)
  const who = `${viewer ?? 'a watcher'}, when seat ${seat} plays ${JSON.stringify(a)}`
  must(there.hushed, 'whether something is revealed depends on nothing hidden', who)
  must(
    here.events === there.events,
    'events show nothing hidden',
    `${who}\n  ${here.events}\n  ${there.events}`,
  )
  same(game.view(there.after, viewer), game.view(here.after, viewer), `views show nothing hidden, for ${who}`)
  return true
}

/** Sealed answers give the same position in whatever order they arrive. */
export function arrivalOrder<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  rng: Random,
): void {
  const owed = owing(game, s)
  if (question(game, s)?.sealed !== true || (owed & (owed - 1)) === 0) return
  const seats = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => has(owed, seat))
  const answers = new Map(
    seats.map((seat) => {
      const list = offers(game, s, seat)
      return [seat, nthOf(list, below(rng, widthOf(list), 'answer'))]
    }),
  )
  const ends = [seats, seats.toReversed()].map((order) => {
    const copy = game.clone(s)
    order.forEach((seat, i) => {
      const drawn = copy.rng.d
      const left = apply(game, copy, seat, answers.get(seat)!, null)
      const last = i === order.length - 1
      must(last || (left & only(seat)) === 0, 'a sealed answer is given once')
      must(last || copy.rng.d === drawn, 'a sealed answer draws nothing on arrival')
    })
    return copy
  })
  same(ends[0], ends[1], 'the order in which sealed answers arrive makes no difference')
}
