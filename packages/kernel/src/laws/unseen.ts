import { canonical } from '../canonical.ts'
import { eventsFor, type GameEvent, type Tell } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { type Action, anyOf, expand } from '../offers.ts'
import { type AcceptedAction, check, isRefusal, menu } from '../play.ts'
import { below, type Draw, type DrawNote, noted, type Random, ScriptError } from '../random.ts'
import { has, type Seat, seatsIn, type Viewer } from '../seats.ts'
import { apply, applyAside, offers, owing, question } from '../settle.ts'
import { equal, must, same } from './broken.ts'
import { viewersOf } from './position.ts'
import { otherWorld } from './secrecy.ts'
import { differences, type Secrets } from './secrets.ts'

type Of<S extends Position, V extends View, O, E extends GameEvent, C extends string> = WholeGame<
  S,
  V,
  O,
  E,
  C
>

/** How something went: the position after it, what was told, and what was drawn. */
export interface Course<S, E> {
  after: S
  events: readonly E[]
  drawn: readonly DrawNote[]
}

const reveals = ({ events }: Course<unknown, GameEvent>): boolean =>
  events.some((event) => event.reveals === true)

const isQuiet = (course: Course<unknown, GameEvent>): boolean => course.drawn.length === 0 && !reveals(course)

const heard = ({ events }: Pick<Course<unknown, GameEvent>, 'events'>, viewer: Viewer): string =>
  canonical(eventsFor(events, viewer))

const named = (viewer: Viewer): string => (viewer === null ? 'a watcher' : `seat ${viewer}`)

/** An action carried out on a copy, every draw written down, or falling as a script says. */
function carriedOut<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  seat: Seat,
  { action, aside }: AcceptedAction<S, E, C>,
  script: Draw[] | null = null,
): Course<S, E> {
  const after = game.clone(s)
  const events: E[] = []
  const tell: Tell<E> = (event) => void events.push(event)
  const kept = after.rng.script
  const drawn = script === null ? noted(after.rng) : []
  if (script !== null) after.rng.script = script
  if (aside === null) apply(game, after, seat, action, tell)
  else applyAside(game, after, aside, seat, action, tell)
  after.rng.script = kept
  return { after, events, drawn }
}

/** The action to take in the other world: the same where it is offered there, or (sealed) any other answer. */
function counterpart<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  world: S,
  seat: Seat,
  { action, aside }: AcceptedAction<S, E, C>,
  rng: Random,
): AcceptedAction<S, E, C> | null {
  if (aside === null && question(game, world)?.sealed === true && has(owing(game, world), seat)) {
    const list = offers(game, world, seat)
    return { action: anyOf(list, rng), aside }
  }
  const there = check(game, world, seat, action)
  return isRefusal(there) ? null : there
}

const sizes = ({ drawn }: Course<unknown, GameEvent>): string =>
  canonical(drawn.map(({ name, of }) => [name, of]))

/**
 * What a viewer was told in both. Where something else was first shown in passing, nothing is compared any more: it
 * need not be seen in the view afterwards, and what followed from it may differ openly.
 */
function upToPassing(
  passing: readonly string[],
  here: readonly GameEvent[],
  there: readonly GameEvent[],
): [string, string] {
  const isPassing = (event: GameEvent | undefined): boolean =>
    event?.reveals === true && passing.includes(event.what)
  const [mine, other] = [here.map(canonical), there.map(canonical)]
  const at = [...mine, ''].findIndex((text, i) => text !== (other[i] ?? ''))
  return at >= 0 && (isPassing(here[at]) || isPassing(there[at])) ? ['', ''] : [mine.join(), other.join()]
}

/** Two courses that began in worlds the viewer could not tell apart: where it still cannot, it was told the same. */
function toldAlike<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  here: Course<S, E>,
  there: Course<S, E>,
  viewer: Viewer,
  what: string,
): boolean {
  if (!equal(game.view(there.after, viewer), game.view(here.after, viewer))) return false
  const [mine, other] = upToPassing(
    game.passing ?? [],
    eventsFor(here.events, viewer),
    eventsFor(there.events, viewer),
  )
  must(mine === other, 'events show nothing hidden', `${named(viewer)}, ${what}\n  ${mine}\n  ${other}`)
  return true
}

/** Is all that differed before the action just as hidden after it? Then whatever came out was something else. */
function keepsHidden(before: readonly [Position, Position], after: readonly [Position, Position]): boolean {
  const left = differences(...after)
  for (const [place, count] of differences(...before)) if ((left.get(place) ?? 0) < count) return false
  return true
}

/** With more actions than this in the other world it is not looked into. */
const TRIED = 30

/**
 * In the other world this action is not to be had. If the viewer can tell it from all that could be done there, it
 * has learnt something, and an event must say so, or its answers are final.
 */
function marked<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  world: S,
  seat: Seat,
  { aside }: AcceptedAction<S, E, C>,
  here: Course<S, E>,
  viewer: Viewer,
  what: string,
): void {
  if (reveals(here) || aside !== null || question(game, s)!.final === true) return
  const before = game.view(s, viewer)
  const after = game.view(here.after, viewer)
  const told = heard(here, viewer)
  if (told === '[]' && equal(before, after)) return
  // Where it is hidden who is asked, it may have been somebody else who answered.
  const seats = question(game, s)!.seen === undefined ? [seat] : seatsIn(owing(game, world))
  const others = seats.flatMap((by) => expand(menu(game, world, by)).map((other) => ({ by, other })))
  if (others.length > TRIED) return
  for (const { by, other } of others) {
    const accepted = check(game, world, by, other)
    if (isRefusal(accepted)) continue
    const there = carriedOut(game, world, by, accepted)
    if (reveals(there) || (heard(there, viewer) === told && equal(game.view(there.after, viewer), after)))
      return
  }
  must(false, 'what shows something hidden is marked "reveals", or final', `${named(viewer)}, ${what}`)
}

/** The same with one draw fallen otherwise; null where the later draws do not fit any more. */
export function otherwise<T>(
  drawn: readonly DrawNote[],
  rng: Random,
  course: (script: Draw[]) => T,
): T | null {
  const at = below(rng, drawn.length, 'draw')
  const script = drawn.map(({ name, value, of }, i): Draw => {
    if (i !== at || of < 2) return { name, value }
    if (typeof value === 'number') return { name, value: (value + 1 + below(rng, of - 1, 'value')) % of }
    const swapped = value.slice()
    const [a, b] = [below(rng, of, 'place'), below(rng, of, 'place')]
    ;[swapped[a], swapped[b]] = [swapped[b]!, swapped[a]!]
    return { name, value: swapped }
  })
  try {
    return course(script)
  } catch (error) {
    if (error instanceof ScriptError) return null
    throw error
  }
}

/** Had a draw fallen otherwise, unseen by the viewer: then it was told the same. What left no trace was no secret. */
export function drawnUnseen<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  here: Course<S, E>,
  there: Course<S, E>,
  what: string,
  tally: Secrets,
): void {
  if (equal({ ...here.after, rng: null }, { ...there.after, rng: null })) return
  for (const viewer of viewersOf(here.after)) if (toldAlike(game, here, there, viewer, what)) tally.undrawn++
}

/** Every draw that was made is one the game lists. */
export function listed<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  { draws }: Of<S, V, O, E, C>,
  drawn: readonly DrawNote[],
): void {
  for (const { name } of drawn) must(Object.hasOwn(draws, name), 'every draw is listed in `draws`', name)
}

/**
 * Somebody acts in the real world, and for each viewer in one that it cannot tell from it. As long as nothing is
 * revealed or drawn, the viewer gets the same events and the same view, to the byte; otherwise the same events
 * wherever the views are still the same.
 */
export function actsUnseen<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  s: S,
  seat: Seat,
  a: Action,
  rng: Random,
  tally: Secrets,
): void {
  const accepted = check(game, s, seat, a)
  if (isRefusal(accepted)) return
  const here = carriedOut(game, s, seat, accepted)
  const what = `when seat ${seat} plays ${canonical(a)}`
  listed(game, here.drawn)
  if (here.drawn.length > 0) {
    const there = otherwise(here.drawn, rng, (script) => carriedOut(game, s, seat, accepted, script))
    if (there !== null) drawnUnseen(game, here, there, what, tally)
  }
  // Where it is hidden who is asked, so is whether this answer was the last.
  const last = accepted.aside === null && question(game, s)?.seen !== undefined
  for (const viewer of viewersOf(s)) {
    const world = otherWorld(game, s, viewer, rng, tally)
    const other = viewer === seat ? accepted : counterpart(game, world, seat, accepted, rng)
    if (other === null) {
      marked(game, s, world, seat, accepted, here, viewer, what)
      continue
    }
    const there = carriedOut(game, world, seat, other)
    if (isQuiet(here) && !last)
      must(
        isQuiet(there),
        'whether something is revealed depends on nothing hidden',
        `${named(viewer)}, ${what}`,
      )
    if (isQuiet(here) && isQuiet(there)) {
      const [mine, theirs] = [heard(here, viewer), heard(there, viewer)]
      must(mine === theirs, 'events show nothing hidden', `${named(viewer)}, ${what}\n  ${mine}\n  ${theirs}`)
      same(
        game.view(there.after, viewer),
        game.view(here.after, viewer),
        `views show nothing hidden, for ${named(viewer)}, ${what}`,
      )
      tally.unseen++
    } else if (
      sizes(here) === sizes(there) &&
      (!(reveals(here) || reveals(there)) || keepsHidden([s, world], [here.after, there.after])) &&
      toldAlike(game, here, there, viewer, what)
    )
      tally.unseen++
  }
}
