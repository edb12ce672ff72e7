import type { Action } from '@midden/kernel'
import type { FrameOf } from '../frames/index.ts'
import { CARGO, PACK } from '../gear/places.ts'
import type { WkView } from '../view/view.ts'
import { cardWords } from './effects.ts'
import { colourName, gearName, listed, luckName, placeName } from './names.ts'

export const payLabel = (v: WkView, f: FrameOf<'pay'>, { n }: Action): string =>
  `Pay with ${cardWords(v, f.seat, n!)}`

export function drawLabel(v: WkView, _f: FrameOf<'draw'>, { act, n }: Action): string | null {
  if (act === 'draw') return 'Draw the card'
  if (act === 'colour') return `One more ${colourName(n!)} card`
  return act === 'toss' ? `Discard ${gearName(v, n!)}` : null
}

function putWords(name: string, place: number): string {
  if (place === PACK) return `Put ${name} in the backpack`
  if (place === CARGO) return `Put ${name} in the vehicle`
  const verb = ['Hold', 'Hold', 'Wear'][place] ?? 'Put'
  const where = ['in the left hand', 'in the right hand', ''][place] ?? `in ${placeName(place)}`
  return `${verb} ${name} ${where}`.trim()
}

/** Labels for finding room for a card. */
export function placeLabel(v: WkView, f: FrameOf<'place'>, { act, n }: Action): string | null {
  const name = gearName(v, f.cards[0]?.card ?? -1)
  switch (act) {
    case 'place':
      return putWords(name, n!)
    case 'keep':
      return `Keep ${name}`
    case 'discard':
      return `Discard ${name}`
    case 'convert':
      return `Remove ${name} from the game for Reputation and a card`
    default:
      return null
  }
}

export const handLabel = (v: WkView, _f: FrameOf<'hand'>, { ns }: Action): string =>
  `Discard ${listed(ns!.map((card) => luckName(v, card)))}`

export function overloadLabel(v: WkView, f: FrameOf<'overload'>, { act, n }: Action): string | null {
  if (act === 'pick') return `Discard stored card ${n! + 1}, unseen`
  return act === 'discard'
    ? `Discard ${cardWords(v, f.seat, n!)}`
    : `Stow ${cardWords(v, f.seat, n!)} elsewhere`
}
