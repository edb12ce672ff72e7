import type { Action } from '@midden/kernel'
import type { WakeFrame } from '../frames/bodies.ts'
import type { TradeFrame } from '../frames/gear.ts'
import type { RestFrame } from '../frames/round.ts'
import { cardAt, VEHICLE } from '../gear/slots.ts'
import { priceOf, worthOffered } from '../stalls/prices.ts'
import type { WkView } from '../view/view.ts'
import { placeWords } from './bearings.ts'
import { slotWords } from './effects.ts'
import { gearName, knightName, luckName, spaceName } from './names.ts'

/** One's own card, told apart from another copy by its place. */
function ownCard(v: WkView, seat: number, slot: number): string {
  const k = v.knights[seat]!
  if (slot === VEHICLE) return `the ${gearName(v, k.vehicle)}`
  return `${gearName(v, cardAt(k, slot)?.card ?? -1)} (${slotWords(slot)})`
}

export function tradeLabel(v: WkView, f: TradeFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'offer':
      return `Offer ${ownCard(v, f.seat, n!)}`
    case 'take back':
      return `Take back ${ownCard(v, f.seat, n!)}`
    case 'pick':
      return `Pick ${gearName(v, v.stalls[n!]!)} on ${spaceName(v, n!)}`
    case 'put back':
      return `Put ${gearName(v, v.stalls[n!]!)} back on ${spaceName(v, n!)}`
    case 'vehicle':
      return `Pick the ${gearName(v, n!)} from the pool`
    case 'damaged vehicle':
      return `Pick the ${gearName(v, n!)} from the pool, damaged`
    case 'no vehicle':
      return `Put the ${gearName(v, f.vehicle)} back into the pool`
    case 'deal':
      return 'Make the deal'
    case 'cancel':
      return 'No deal'
    default:
      return null
  }
}

/** The seat whose answer it is cannot be read off the frame: everybody rests at the same time. */
export function restLabel(v: WkView, _f: RestFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'done':
      return 'Done'
    case 'rearrange':
      return 'Rearrange gear'
    case 'trade':
      return `Trade with ${knightName(v, v.knights[n!]!.sheet)}`
    case 'convert':
      return `Remove ${ownCard(v, v.me ?? 0, n!)} from the game`
    case 'resupply':
      return `Trade in ${luckName(v, n!)} for its icon`
    default:
      return null
  }
}

export const wakeLabel = (v: WkView, _f: WakeFrame, { act, n }: Action): string | null =>
  act === 'city' ? `Wakes up in ${placeWords(v, n!)}` : null

function counterWords(v: WkView): string {
  const f = v.stack.at(-1)
  if (f?.at !== 'trade') return 'Trade at the Stalls'
  return `Trade at the Stalls: you offer ${worthOffered(v, f)}, it costs ${priceOf(v, f)}`
}

/** Questions of the Stalls and the Rest Step. */
export const stallsQuestions: Readonly<Record<string, (v: WkView) => string>> = {
  'offer and pick': counterWords,
  'a trade with company': () => 'Trade with somebody here?',
  'b use gear': () => 'Use gear, rearrange it or remove a blue card?',
  'c luck for resources': () => 'Trade in a luck card?',
  'city to wake in': () => 'In which city does the knight wake up?',
}
