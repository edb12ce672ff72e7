import { canonical } from '../canonical.ts'
import { eventsFor, type Told } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { type Action, anyOf } from '../offers.ts'
import { type Accepted, check, isRefusal, menu, perform, waiting } from '../play.ts'
import { below, type Random } from '../random.ts'
import { has, only, type Seat, type Viewer } from '../seats.ts'
import { apply, offers, owing, question } from '../settle.ts'
import { equal, must, same } from './broken.ts'

type Of<S extends Position, V extends View, O, E extends Told, C extends string> = WholeGame<S, V, O, E, C>

/** What the viewer gets in this world must be what it gets in the real one, to the byte. */
function alike<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  world: S,
  viewer: Viewer,
  how: string,
): void {
  const wrong = game.audit(world)
  must(wrong === null, `${how}: a possible position`, wrong ?? '')
  const v = game.view(s, viewer)
  same(game.view(world, viewer), v, `${how}: the view of ${viewer ?? 'a watcher'} is the same`)
  same(
    waiting(game, world, viewer),
    waiting(game, s, viewer),
    `${how}: whom the table waits for shows nothing hidden`,
  )
  must((owing(game, world) === 0) === (owing(game, s) === 0), `${how}: over only if the real match is`)
  if (viewer === null) return
  same(menu(game, world, viewer), menu(game, s, viewer), `${how}: options show nothing hidden`)
  const greyed = game.barred(game.view(world, viewer), viewer)
  same(greyed, game.barred(v, viewer), `${how}: greyed options show nothing hidden`)
}

/** What the secrecy laws looked at. */
export interface Secrets {
  /** worlds held against the real one */
  worlds: number
  /** of them, those in which a secret really was another one */
  changed: number
  /** actions that looked the same in both worlds */
  unseen: number
  /** positions in which two seats knew different things */
  private: number
}

/** Another world that this viewer cannot tell from the real one: imagined from the view, or with the secrets changed. */
export function otherWorld<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  viewer: Viewer,
  rng: Random,
  tally: Secrets,
): S {
  tally.worlds++
  if (below(rng, 2, 'way') === 0) {
    const imagined = game.imagine(game.view(s, viewer), rng)
    alike(game, s, imagined, viewer, 'imagined')
    return imagined
  }
  const changed = game.clone(s)
  game.rehide(changed, viewer, rng)
  alike(game, s, changed, viewer, 'secrets changed')
  if (!equal(changed, s)) tally.changed++
  return changed
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
  accepted: Accepted<S, E, C>,
  viewer: Viewer,
): Seen<S> {
  const after = game.clone(s)
  const drawn = after.rng.d
  const events: E[] = []
  perform(game, after, seat, accepted, (event) => void events.push(event))
  const hushed = after.rng.d === drawn && !events.some(({ reveals }) => reveals === true)
  return { after, events: canonical(eventsFor(events, viewer)), hushed }
}

/** The action to take in the other world: the same where it is offered there, or (sealed) any other answer. */
function counterpart<S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  world: S,
  seat: Seat,
  { action, aside }: Accepted<S, E, C>,
  rng: Random,
): Accepted<S, E, C> | null {
  if (aside === null && question(game, world)?.sealed === true && has(owing(game, world), seat)) {
    const list = offers(game, world, seat)
    return { action: anyOf(list, rng), aside }
  }
  const there = check(game, world, seat, action)
  return isRefusal(there) ? null : there
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
  tally: Secrets,
): void {
  const world = otherWorld(game, s, viewer, rng, tally)
  const accepted = check(game, s, seat, a)
  if (isRefusal(accepted)) return
  const other = viewer === seat ? accepted : counterpart(game, world, seat, accepted, rng)
  if (other === null) return
  const here = seen(game, s, seat, accepted, viewer)
  if (!here.hushed) return
  const there = seen(game, world, seat, other, viewer)
  const who = `${viewer ?? 'a watcher'}, when seat ${seat} plays ${JSON.stringify(a)}`
  // Where it is hidden who is asked, so is whether this answer was the last.
  const last = accepted.aside === null && question(game, s)?.seen !== undefined
  if (last && !there.hushed) return
  must(there.hushed, 'whether something is revealed depends on nothing hidden', who)
  must(
    here.events === there.events,
    'events show nothing hidden',
    `${who}\n  ${here.events}\n  ${there.events}`,
  )
  same(game.view(there.after, viewer), game.view(here.after, viewer), `views show nothing hidden, for ${who}`)
  tally.unseen++
}

/** Do the first two seats know different things? Then something is hidden from one of them. */
export const isPrivate = <S extends Position, V extends View, O, E extends Told, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
): boolean => !equal({ ...game.view(s, 0), me: 0 }, { ...game.view(s, 1), me: 0 })

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
      return [seat, anyOf(list, rng)]
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
