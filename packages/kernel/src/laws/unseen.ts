import { canonical } from '../canonical.ts'
import { eventsFor, type GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { type Action, anyOf, expand } from '../offers.ts'
import { type AcceptedAction, check, isRefusal, menu } from '../play.ts'
import { below, type Random } from '../random.ts'
import { has, type Seat, seatsIn, type Viewer } from '../seats.ts'
import { offers, owing, question } from '../settle.ts'
import { equal, must, same } from './broken.ts'
import { carriedOut, listed, otherwise, sizes, type Trial } from './course.ts'
import { viewersOf } from './position.ts'
import { hides, nearWorld, otherWorld } from './secrecy.ts'
import { keepsHidden, revealsOf, type Secrets } from './secrets.ts'
import { alikeSoFar } from './told.ts'

type Of<S extends Position, V extends View, O, E extends GameEvent, C extends string> = WholeGame<
  S,
  V,
  O,
  E,
  C
>

const reveals = ({ events }: Trial<unknown, GameEvent>): boolean =>
  events.some((event) => event.reveals === true)

const isQuiet = (course: Trial<unknown, GameEvent>): boolean => course.drawn.length === 0 && !reveals(course)

const heard = ({ events }: Pick<Trial<unknown, GameEvent>, 'events'>, viewer: Viewer): string =>
  canonical(eventsFor(events, viewer))

const named = (viewer: Viewer): string => (viewer === null ? 'a watcher' : `seat ${viewer}`)

/** The action to take in the other world: the same where it is offered there, or (sealed, half of the time) any. */
function counterpart<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  world: S,
  seat: Seat,
  { action, aside }: AcceptedAction<S, E, C>,
  rng: Random,
): AcceptedAction<S, E, C> | null {
  const there = check(game, world, seat, action)
  const sealed = aside === null && question(game, world)?.sealed === true && has(owing(game, world), seat)
  if (sealed && (isRefusal(there) || below(rng, 2, 'same answer') === 0))
    return { action: anyOf(offers(game, world, seat), rng), aside }
  return isRefusal(there) ? null : there
}

/**
 * Two courses that began in worlds the viewer could not tell apart: where it still cannot, it was told the same.
 * Answers whether it was looked at.
 */
function toldAlike<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  here: Trial<S, E>,
  there: Trial<S, E>,
  viewer: Viewer,
  what: string,
  tally: Secrets,
): boolean {
  if (!equal(game.view(there.after, viewer), game.view(here.after, viewer))) return false
  const mine = eventsFor(here.events, viewer)
  const theirs = eventsFor(there.events, viewer)
  const alike = alikeSoFar(game.passing ?? {}, mine, theirs)
  must(
    alike !== null,
    'events show nothing hidden',
    `${named(viewer)}, ${what}\n  ${canonical(mine)}\n  ${canonical(theirs)}`,
  )
  for (const event of mine.slice(0, alike))
    if (event.reveals === true) revealsOf(tally, event.what).compared++
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
  here: Trial<S, E>,
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

/** Had a draw fallen otherwise, unseen by the viewer: then it was told the same. What left no trace was no secret. */
export function drawnUnseen<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  here: Trial<S, E>,
  there: Trial<S, E>,
  what: string,
  tally: Secrets,
): void {
  if (equal({ ...here.after, rng: null }, { ...there.after, rng: null })) return
  for (const viewer of viewersOf(here.after))
    if (toldAlike(game, here, there, viewer, what, tally)) tally.undrawn++
}

/** An event that reveals something is tried in so many worlds more, until it was compared once in a game. */
const WORLDS = 5

/** The kinds of events by which something was revealed to a viewer, and that were not looked at so far. */
const wanting = (here: Trial<unknown, GameEvent>, viewer: Viewer, tally: Secrets): string[] =>
  eventsFor(here.events, viewer).flatMap(({ reveals, what }) =>
    reveals === true && revealsOf(tally, what).compared === 0 ? [what] : [],
  )

/** Notes what was told to a viewer who does not know everything afterwards. */
export function noteReveals<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  here: Trial<S, E>,
  viewer: Viewer,
  rng: Random,
  tally: Secrets,
): void {
  const wanted = wanting(here, viewer, tally)
  if (wanted.length === 0 || !hides(game, here.after, viewer, rng)) return
  for (const what of wanted) revealsOf(tally, what).told++
}

/** What somebody does, and how it goes. */
interface Done<S extends Position, E extends GameEvent, C extends string> {
  before: S
  seat: Seat
  accepted: AcceptedAction<S, E, C>
  here: Trial<S, E>
  what: string
}

/** The same, or for sealed answers another, done in a world that the viewer cannot tell from the real one. */
function goesAlike<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: Of<S, V, O, E, C>,
  { before, seat, accepted, here, what }: Done<S, E, C>,
  world: S,
  other: AcceptedAction<S, E, C>,
  viewer: Viewer,
  tally: Secrets,
): void {
  const there = carriedOut(game, world, seat, other)
  // Where it is hidden who is asked, so is whether this answer was the last.
  const last = accepted.aside === null && question(game, before)?.seen !== undefined
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
    (!(reveals(here) || reveals(there)) || keepsHidden([before, world], [here.after, there.after])) &&
    toldAlike(game, here, there, viewer, what, tally)
  )
    tally.unseen++
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
  const done = { before: s, seat, accepted, here, what }
  listed(game, here.drawn)
  if (here.drawn.length > 0) {
    const there = otherwise(here.drawn, rng, (script) => carriedOut(game, s, seat, accepted, script))
    if (there !== null) drawnUnseen(game, here, there, what, tally)
  }
  for (const viewer of viewersOf(s)) {
    noteReveals(game, here, viewer, rng, tally)
    const world = otherWorld(game, s, viewer, rng, tally)
    const other = viewer === seat ? accepted : counterpart(game, world, seat, accepted, rng)
    if (other === null) marked(game, s, world, seat, accepted, here, viewer, what)
    else goesAlike(game, done, world, other, viewer, tally)
    for (let more = WORLDS; more > 0 && wanting(here, viewer, tally).length > 0; more--) {
      const near = nearWorld(game, s, viewer, rng, tally)
      const again = check(game, near, seat, a)
      if (!isRefusal(again)) goesAlike(game, done, near, again, viewer, tally)
    }
  }
}
