import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { anyOf } from '../offers.ts'
import { menu, waiting } from '../play.ts'
import { below, cloneRandom, gently, type Random } from '../random.ts'
import { has, only, type Viewer } from '../seats.ts'
import { apply, offers, owing, question } from '../settle.ts'
import { equal, must, same } from './broken.ts'
import { differences, noteHidden, type Secrets } from './secrets.ts'

type Of<S extends Position, V extends View, O, E extends GameEvent, C extends string> = WholeGame<
  S,
  V,
  O,
  E,
  C
>

/** What the viewer gets in this world must be what it gets in the real one, to the byte. */
function alike<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
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

/** The secrets of a copy changed, all of them or few. */
function rehidden<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  viewer: Viewer,
  rng: Random,
  few: boolean,
): S {
  const changed = game.clone(s)
  if (few) gently(rng, () => game.rehide(changed, viewer, rng))
  else game.rehide(changed, viewer, rng)
  changed.rng = cloneRandom(s.rng)
  return changed
}

/**
 * Another world that this viewer cannot tell from the real one: imagined from the view, or with the secrets changed.
 * What is drawn next is the same in both.
 */
export function otherWorld<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  viewer: Viewer,
  rng: Random,
  tally: Secrets,
): S {
  if (below(rng, 2, 'way') === 1) return nearWorld(game, s, viewer, rng, tally, below(rng, 2, 'few') === 0)
  tally.worlds++
  const imagined = game.imagine(game.view(s, viewer), rng)
  imagined.rng = cloneRandom(s.rng)
  alike(game, s, imagined, viewer, 'imagined')
  noteHidden(tally, 'imagined', s, imagined)
  return imagined
}

/** The same with the secrets changed; a world that is near has most of them where they were. */
export function nearWorld<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  viewer: Viewer,
  rng: Random,
  tally: Secrets,
  few = true,
): S {
  tally.worlds++
  const changed = rehidden(game, s, viewer, rng, few)
  alike(game, s, changed, viewer, 'secrets changed')
  if (noteHidden(tally, 'rehidden', s, changed)) tally.changed++
  return changed
}

/** Is there anything left that this viewer does not know? */
export const hides = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  viewer: Viewer,
  rng: Random,
): boolean => differences(s, rehidden(game, s, viewer, rng, false)).size > 0

/** Do the first two seats know different things? Then something is hidden from one of them. */
export const isPrivate = <S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
): boolean => !equal({ ...game.view(s, 0), me: 0 }, { ...game.view(s, 1), me: 0 })

/** Sealed answers give the same position in whatever order they arrive. */
export function arrivalOrder<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
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
