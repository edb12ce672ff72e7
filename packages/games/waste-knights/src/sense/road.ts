import type { Action, Offer, Seat } from '@midden/kernel'
import { NEIGHBOURS } from '../board/geometry.ts'
import { threatAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { MeetFrame, MoveFrame, WildFrame } from '../frames/road.ts'
import { fuelTo, reachable } from '../move/reach.ts'
import type { WkView } from '../view/view.ts'
import { aimsOf, worthOfHex } from './aims.ts'
import { chanceOf, harmOf, mightOf, strengthOf, worthOfRewards, worthOfText } from './worth.ts'

/** A choice and what it is worth. */
interface Option {
  action: Action
  worth: number
}
const best = (options: readonly Option[]): Option => options.reduce((a, b) => (b.worth > a.worth ? b : a))

const valuesOf = (offers: readonly Offer[], act: string): readonly number[] => {
  const offer = offers.find((one) => one.act === act)
  return offer !== undefined && 'of' in offer ? offer.of : []
}
const offered = (offers: readonly Offer[], act: string): boolean => offers.some((one) => one.act === act)

/** What the card of a move costs him by his Health; in good health its rewards are welcome. */
const CARD_COST = [3, 2.5, 1.5, 0.2, -0.8] as const
/** Each card more to choose from makes the Waster's better. */
const cardCost = (v: WkView, seat: Seat, threat: number): number =>
  (CARD_COST[v.knights[seat]!.hp] ?? 0) + 0.15 * threat

function drives(v: WkView, seat: Seat): Option[] {
  const { cheap, ends, quiet, quieter } = reachable(v, seat)
  const aims = aimsOf(v, seat)
  const trip = (act: string, ways: typeof cheap, end: number): Option => ({
    action: { act, n: end },
    worth:
      worthOfHex(v, aims, end) - 0.25 * fuelTo(v, seat, ways, end) - cardCost(v, seat, ways.threat[end]!),
  })
  return [
    ...ends.map((end) => trip('to', cheap, end)),
    ...quieter.map((end) => trip('quietly to', quiet, end)),
  ]
}
function walks(v: WkView, seat: Seat, hexes: readonly number[]): Option[] {
  const aims = aimsOf(v, seat)
  return hexes.map((n) => ({
    action: { act: 'hex', n },
    worth: worthOfHex(v, aims, n) - cardCost(v, seat, 0),
  }))
}

function howToMove(v: WkView, seat: Seat, offers: readonly Offer[]): Action {
  const { hex } = v.knights[seat]!
  const options: Option[] = [{ action: { act: 'stay' }, worth: worthOfHex(v, aimsOf(v, seat), hex) }]
  options.push({ action: { act: 'foot' }, worth: best(walks(v, seat, NEIGHBOURS[hex]!)).worth })
  if (offered(offers, 'vehicle'))
    options.push({ action: { act: 'vehicle' }, worth: best(drives(v, seat)).worth })
  return best(options).action
}
function route(v: WkView, f: MoveFrame, seat: Seat, offers: readonly Offer[]): Action {
  if (f.route.length > 0) return { act: 'go' }
  return best(f.mode === 'vehicle' ? drives(v, seat) : walks(v, seat, valuesOf(offers, 'hex'))).action
}

const worst = (v: WkView, victim: Seat, of: readonly number[]): Option =>
  best(of.map((n) => ({ action: { act: 'play', n }, worth: harmOf(v, victim, n) })))

/** The Waster waits for something better as long as more may come. */
function playOrWait(v: WkView, f: MoveFrame, offers: readonly Offer[]): Action {
  const { action, worth } = worst(v, f.seat, valuesOf(offers, 'play'))
  const more = f.mode === 'vehicle' && f.route.slice(f.i).some((hex) => threatAt(v, hex) > 0)
  return more && worth < 7 && offered(offers, 'wait') ? { act: 'wait' } : action
}

/** Only the fallen are looked for: to be brought round. */
function approach(v: WkView, offers: readonly Offer[]): Action {
  const fallen = valuesOf(offers, 'approach').find((seat) => v.knights[seat]!.down)
  return fallen === undefined ? { act: 'go on' } : { act: 'approach', n: fallen }
}

export function senseMove(v: WkView, f: MoveFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (offered(offers, 'foot')) return howToMove(v, seat, offers)
  if (offered(offers, 'hex') || offered(offers, 'go')) return route(v, f, seat, offers)
  if (offered(offers, 'play')) return playOrWait(v, f, offers)
  return offered(offers, 'approach') ? approach(v, offers) : null
}

/** Escaping or facing, by what either is likely to bring. */
function escapeOrFace(v: WkView, f: WildFrame, seat: Seat): Action {
  const card = cards(v).wild[f.card]!
  if (card.escape === null) return { act: 'face' }
  if (card.fighter !== null) return { act: strengthOf(v, seat) >= mightOf(card) ? 'face' : 'escape' }
  const text = worthOfText(v, seat, card)
  const caught = 1 - chanceOf(v, seat, card.escape.skill, card.escape.difficulty)
  return { act: text + worthOfRewards(card.reward) >= caught * text ? 'face' : 'escape' }
}
export function senseWild(v: WkView, f: WildFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (offered(offers, 'face')) return escapeOrFace(v, f, seat)
  return offered(offers, 'play') ? worst(v, f.seat, valuesOf(offers, 'play')).action : null
}

/** A fallen rival brought round is a point of Reputation. */
export function senseMeeting(v: WkView, f: MeetFrame, _seat: Seat, offers: readonly Offer[]): Action | null {
  if (offered(offers, 'search')) return { act: v.knights[f.other]!.down ? 'search' : 'drop it' }
  return offered(offers, 'revive') ? { act: 'revive' } : null
}
