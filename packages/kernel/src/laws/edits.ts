import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { begin } from '../match.ts'
import { anyOf } from '../offers.ts'
import { isRefusal } from '../play.ts'
import { below, pick, type Random, seeded } from '../random.ts'
import { seatsIn } from '../seats.ts'
import { apply, offers, owing } from '../settle.ts'
import { LawBroken, must, same } from './broken.ts'
import { anyOptions } from './options.ts'
import { isTree, jsonCopy, type Tree } from './plain.ts'
import { audits, viewersOf } from './position.ts'
import { ENDLESS } from './walk.ts'
import { wordsFor } from './words.ts'

/** How the edited positions of a game fared. */
export interface EditCount {
  refused: number
  played: number
}

/** A place in a position: what holds it and its key. */
type Place = [holder: Tree, key: string]

/** Every place but the script of draws, which only tests set. */
function placesIn(x: Tree, into: Place[] = []): Place[] {
  for (const key of Object.keys(x)) {
    if (key === 'script') continue
    into.push([x, key])
    const held = x[key]
    if (isTree(held)) placesIn(held, into)
  }
  return into
}

const STRANGE: readonly unknown[] = [null, -1, 0, 1, 2, 3, 9, 16, 99, 1e9, 1.5, '', 'x', true, [], {}]

/** Half of the edits hit what is under way, the others anything. */
function anyPlace(state: Tree, rng: Random): Place {
  const frames = state.stack
  const where = isTree(frames) && below(rng, 2, 'where') === 0 ? placesIn(frames) : []
  return pick(rng, where.length > 0 ? where : placesIn(state), 'place')
}

/** One random edit: a number moved a little, something strange or gone, a list changed, a thing in two places. */
function edit(state: Tree, rng: Random): void {
  const [holder, key] = anyPlace(state, rng)
  const held = holder[key]
  const way = below(rng, 8, 'way')
  if (way === 0) holder[key] = jsonCopy(pick(rng, STRANGE, 'value'))
  else if (way === 1) {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  } else if (way === 2) {
    const [other, name] = anyPlace(state, rng)
    holder[key] = jsonCopy(other[name])
    if (below(rng, 2, 'exchange') === 0) other[name] = held
  } else if (typeof held === 'number') holder[key] = held + below(rng, 5, 'value') - 2
  else if (typeof held === 'boolean') holder[key] = !held
  else if (Array.isArray(held)) {
    if (way === 3) held.push(jsonCopy(held[0] ?? 0))
    else held.reverse()
  }
}

/** An edit shows soon: so many decisions are checked, and so many talked about. */
const AUDITED = 20
const CLOSELY = 3

/** What is let in can be seen, imagined, talked about and played to its end like any position of the game's own. */
function playOut<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
  rng: Random,
): void {
  for (const viewer of viewersOf(s)) {
    const v = game.view(s, viewer)
    same(game.view(game.imagine(v, rng), viewer), v, 'a position let in can be imagined')
    must(game.words.table(v, String).length > 0, 'a position let in can be read')
  }
  for (let n = 0; owing(game, s) !== 0; n++) {
    must(n < ENDLESS, 'a position let in comes to an end')
    const closely = n < CLOSELY
    const events: E[] = []
    const seat = pick(rng, seatsIn(owing(game, s)), 'seat')
    apply(game, s, seat, anyOf(offers(game, s, seat), rng), closely ? (e) => events.push(e) : null)
    if (n < AUDITED) audits(game, s)
    if (closely) wordsFor(game, s, events)
  }
  must(game.outcome(s) !== null, 'a position let in comes to an outcome')
}

/** Positions of one random game, from its first question on. */
function samples<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  seed: string,
  rng: Random,
): S[] {
  const seats = game.seats.min + below(rng, game.seats.max - game.seats.min + 1, 'seats')
  const match = begin(game, { seats, options: anyOptions(game, seats, rng), seed })
  if (isRefusal(match)) throw new LawBroken(`a table of allowed options starts: ${match.reason}`)
  const { position: s } = match
  const kept: S[] = []
  for (let n = 0; owing(game, s) !== 0; n++) {
    must(n < ENDLESS, 'every match ends')
    if (kept.length === 0 || below(rng, 12, 'kept') === 0) kept.push(jsonCopy(s))
    const seat = pick(rng, seatsIn(owing(game, s)), 'seat')
    apply(game, s, seat, anyOf(offers(game, s, seat), rng), null)
  }
  return kept
}

/**
 * Edits positions of one random game at random: each is refused with a sentence, or can be played to its end. `own` is
 * an edit that only this game's positions know, one that keeps all its cards for example.
 */
export function edited<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  seed: string,
  tries: number,
  own: ((s: S, rng: Random) => void) | null = null,
): EditCount {
  const rng = seeded(seed)
  const tally: EditCount = { refused: 0, played: 0 }
  const from = samples(game, seed, rng)
  for (let i = 0; i < tries; i++) {
    const s = jsonCopy(pick(rng, from, 'position'))
    const ours = own !== null && below(rng, 2, 'own') === 0
    for (let edits = 1 + below(rng, 3, 'edits'); edits > 0; edits--)
      if (ours) own(s, rng)
      else edit(s as unknown as Tree, rng)
    const text = JSON.stringify(s)
    try {
      const wrong = game.audit(s)
      if (wrong === null) {
        tally.played++
        playOut(game, s, rng)
      } else {
        tally.refused++
        must(/\w+ \w+/.test(wrong), 'what is not let in is refused with a sentence', wrong)
      }
    } catch (error) {
      if (error instanceof Error)
        error.message = `${error.message}\n  in ${game.id}, seed "${seed}", edit ${i}: ${text}`
      throw error
    }
  }
  return tally
}
