import { below, type Random, type Seat } from '@midden/kernel'
import { maskOf } from './bids.ts'
import { TYPES, typeOf } from './cards.ts'
import { imagine } from './imagine.ts'
import { handSize } from './options.ts'
import { dealHidden, type Group, type Place } from './places.ts'
import type { Waste } from './position.ts'
import { gainsOf } from './scales.ts'
import { tally } from './score.ts'
import { quick } from './sense.ts'
import type { WasteView } from './view.ts'
import { type Outlook, outlookOf } from './worth.ts'

/** So many points more make a card e times as likely to be kept. */
const TASTE = 0.6

const FINE = 1 << 24

/** What a viewer sees that all its beliefs begin with: stations counted, and everybody's outlook at each pass. */
interface Scene {
  counts: number[][]
  outlooks: Outlook[][]
}
const scenes = new WeakMap<WasteView, Scene>()

function sceneOf(v: WasteView): Scene {
  let scene = scenes.get(v)
  if (scene === undefined) {
    const passes = Array.from({ length: v.passes }, (_, pass) => pass)
    scene = {
      counts: v.stations.map(tally),
      outlooks: v.stations.map((_, seat) =>
        passes.map((pass) => outlookOf({ ...v, step: 'keep', passes: pass }, seat)),
      ),
    }
    scenes.set(v, scene)
  }
  return scene
}

/** How well a seat likes each type at a pass of the draft, by what it has and has kept up to then. */
function tasteOf(s: Waste, { counts, outlooks }: Scene, seat: Seat, pass: number): number[] {
  const held = counts[seat]!.slice()
  for (let at = 0; at < pass; at++) held[typeOf(s.drafted[at * s.seats + seat]!)]!++
  const gains = gainsOf(held, outlooks[seat]![pass]!)
  return gains.map((gain) => Math.exp(gain / TASTE))
}

/** Cards by type. */
function sorted(cards: readonly number[]): number[][] {
  const piles: number[][] = TYPES.map(() => [])
  for (const card of cards) piles[typeOf(card)]!.push(card)
  return piles
}

/** How likely it is for each type to be what was kept there, of a pack of which so many other cards are not known. */
function likelihoods(
  piles: readonly (readonly number[])[],
  taste: readonly number[],
  left: readonly number[],
  unknown: number,
): number[] {
  if (unknown + left.length === 0) return piles.map(({ length }, type) => length * taste[type]!)
  const count = piles.reduce((sum, { length }) => sum + length, 0)
  const all = piles.reduce((sum, { length }, type) => sum + length * taste[type]!, 0)
  const beside = left.reduce((sum, card) => sum + taste[typeOf(card)]!, (unknown * all) / count)
  return piles.map(({ length }, type) => (length * taste[type]!) / (taste[type]! + beside))
}

/** A type by its likelihood. */
function drawn(likely: readonly number[], rng: Random): number {
  const all = likely.reduce((sum, one) => sum + one, 0)
  let left = ((below(rng, FINE, 'believe') + 0.5) / FINE) * all
  for (let type = 0; type < likely.length; type++) {
    left -= likely[type]!
    if (left < 0) return type
  }
  return likely.findLastIndex((one) => one > 0)
}

/** Whatever was kept was chosen: pass by pass, each seat keeps what it is likely to have liked best. */
function dealLikely(groups: readonly Group[], rng: Random, s: Waste, v: WasteView): void {
  const scene = sceneOf(v)
  const each = handSize(v.seats)
  const [never] = groups
  const kept = (place: Place): boolean => place.zone === s.drafted && place.at < (each - 1) * v.seats
  const rest = groups.map(({ cards, places }) => ({
    piles: sorted(cards),
    places: places.filter((place) => !kept(place)),
  }))
  const chosen = groups.flatMap(({ places }, group) => places.filter(kept).map((place) => ({ place, group })))
  chosen.sort((a, b) => a.place.at - b.place.at)
  for (const { place, group } of chosen) {
    const { piles } = rest[group]!
    const pass = Math.floor(place.at / v.seats)
    const left = groups[group] === never ? (place.left ?? []) : []
    const unknown = groups[group] === never ? each - pass - 1 - left.length : 0
    const likely = likelihoods(piles, tasteOf(s, scene, place.seat, pass), left, unknown)
    const pile = piles[drawn(likely, rng)]!
    const [card] = pile.splice(below(rng, pile.length, 'believe'), 1)
    place.zone[place.at] = card!
  }
  dealHidden(
    rest.map(({ piles, places }) => ({ cards: piles.flat(), places })),
    rng,
  )
}

/** A world in which the others have kept what they like, and whoever has answered already has answered as the policy does. */
export function believe(v: WasteView, _kept: unknown, rng: Random): Waste {
  const s = imagine(v, rng, dealLikely)
  if (v.step !== 'keep' && v.step !== 'bid') return s
  for (let seat = 0; seat < v.seats; seat++) {
    if (seat === v.me || v.asked.includes(seat)) continue
    const { n, ns } = quick(s, seat, [])
    s.sealed[seat] = ns === undefined ? n! : maskOf(s, seat, ns)
  }
  return s
}
