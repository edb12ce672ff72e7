import type { Action, Offer, Seat } from '@midden/kernel'
import { NEIGHBOURS } from '../board/geometry.ts'
import { cards } from '../cards.ts'
import type { MeetFrame, MoveFrame } from '../frames/road.ts'
import { fuelTo, reachable } from '../move/reach.ts'
import type { Table } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { gainsOf, worthOfHex } from './aims.ts'
import { worthOfDuel } from './fight.ts'
import { best, listOf, type Option, offered } from './offered.ts'
import { playOrWait } from './waster.ts'
import { worthOfRewards } from './worth.ts'

/** What the card of a move costs him by his Health; in good health its rewards are welcome. */
const CARD_COST = [4, 3, 2, 1, 0.4] as const
/** Each card more to choose from makes the Waster's better. */
const PER_THREAT = 0.25
const PER_FUEL = 0.35
/** The chance that a fight for a common task comes up and is won. */
const QUARRY = 0.25

/** A common task that asks for a fight makes every move worth more. */
function lure(s: Table): number {
  const common = cards(s).tasks[s.posted[0]!.card]?.common
  return common?.goal.met === 'defeat' && common.goal.what !== 'knight'
    ? QUARRY * worthOfRewards(common.reward)
    : 0
}
const cardCost = (v: WkView, seat: Seat, threat: number): number =>
  CARD_COST[v.knights[seat]!.hp]! + PER_THREAT * threat - (v.knights[seat]!.hp >= 3 ? lure(v) : 0)

function drives(v: WkView, seat: Seat, gains: readonly number[]): Option[] {
  const { cheap, ends, quiet, quieter } = reachable(v, seat)
  const trip = (act: string, ways: typeof cheap, end: number): Option => ({
    action: { act, n: end },
    worth:
      worthOfHex(v, seat, gains, end) -
      PER_FUEL * fuelTo(v, seat, ways, end) -
      cardCost(v, seat, ways.threat[end]!),
  })
  return [
    ...ends.map((end) => trip('to', cheap, end)),
    ...quieter.map((end) => trip('quietly to', quiet, end)),
  ]
}
function walks(v: WkView, seat: Seat, hexes: readonly number[]): Option[] {
  const gains = gainsOf(v, seat, true)
  return hexes.map((n) => ({
    action: { act: 'hex', n },
    worth: worthOfHex(v, seat, gains, n) - cardCost(v, seat, 0),
  }))
}

/** How one sets out for the best of these. */
const first = (act: string, { action, worth }: Option): Option => ({ action: { act }, worth, hex: action.n! })

function howToMove(v: WkView, seat: Seat, offers: readonly Offer[]): Option[] {
  const { hex } = v.knights[seat]!
  const gains = gainsOf(v, seat)
  const options: Option[] = [
    { action: { act: 'stay' }, worth: worthOfHex(v, seat, gains, hex) },
    first('foot', best(walks(v, seat, NEIGHBOURS[hex]!))),
  ]
  if (offered(offers, 'vehicle')) options.push(first('vehicle', best(drives(v, seat, gains))))
  return options
}
/** Ways to move, or routes, each with what it is worth; none once a route is drawn. */
export function waysToMove(v: WkView, f: MoveFrame, seat: Seat, offers: readonly Offer[]): Option[] {
  if (offered(offers, 'foot')) return howToMove(v, seat, offers)
  if (f.route.length > 0) return []
  return f.mode === 'vehicle' ? drives(v, seat, gainsOf(v, seat)) : walks(v, seat, listOf(offers, 'hex'))
}

/** The fallen are brought round; others are looked for if a duel with them promises something. */
function approach(v: WkView, seat: Seat, offers: readonly Offer[]): Action {
  const worths = listOf(offers, 'approach').map(
    (other): Option => ({
      action: { act: 'approach', n: other },
      worth: v.knights[other]!.down ? 3 : worthOfDuel(v, seat, other),
    }),
  )
  return best([{ action: { act: 'go on' }, worth: 0.3 }, ...worths]).action
}

export function senseMove(v: WkView, f: MoveFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (offered(offers, 'foot') || offered(offers, 'hex') || offered(offers, 'go')) {
    const ways = waysToMove(v, f, seat, offers)
    return ways.length === 0 ? { act: 'go' } : best(ways).action
  }
  if (offered(offers, 'play')) return playOrWait(v, f, seat, offers)
  return offered(offers, 'approach') ? approach(v, seat, offers) : null
}

/** A duel that promises something is agreed to and searched for; a fallen rival brought round is a point of Reputation. */
export function senseMeeting(v: WkView, f: MeetFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (offered(offers, 'agree')) return { act: worthOfDuel(v, seat, f.seat) > 0 ? 'agree' : 'refuse' }
  if (offered(offers, 'search'))
    return { act: v.knights[f.other]!.down || worthOfDuel(v, seat, f.other) > 0 ? 'search' : 'drop it' }
  if (offered(offers, 'revive')) return { act: 'revive' }
  return offered(offers, 'steal') ? { act: 'steal' } : null
}
