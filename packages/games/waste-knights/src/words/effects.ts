import type { Action, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { RANGES, SKILLS } from '../content/names.ts'
import { ABILITY } from '../effects/sources.ts'
import type { CheckFrame, ScriptFrame } from '../frames/effects.ts'
import { cardAt, type PlaceName, placeOf, plusOf, positionOf, VEHICLE } from '../gear/slots.ts'
import { deedsText } from '../text/deeds.ts'
import { capital } from '../text/modifiers.ts'
import type { WkView } from '../view/view.ts'
import { placeWords } from './bearings.ts'
import { gearName, listed, placeName, spaceName, wildName } from './names.ts'

const AREAS: Readonly<Record<PlaceName, string>> = {
  panels: '',
  own: 'on the sheet',
  pack: 'backpack',
  cargo: 'vehicle',
  beside: 'beside the sheet',
  under: 'under the vehicle',
  over: 'left over',
}
/** Where a card lies, by position where there are several. */
export function slotWords(slot: number): string {
  const area = placeOf(slot)
  const n = positionOf(slot)
  const plus = plusOf(slot)
  return `${area === 'panels' ? placeName(n) : `${AREAS[area]} ${n + 1}`}${plus === 0 ? '' : `, on it ${plus}`}`
}

/** A card in a knight's area, told apart from another copy by its place. */
export function cardWords(v: WkView, seat: Seat, slot: number): string {
  const k = v.knights[seat]!
  if (slot === ABILITY) return 'the special ability'
  return slot === VEHICLE
    ? gearName(v, k.vehicle)
    : `${gearName(v, cardAt(k, slot)?.card ?? -1)} (${slotWords(slot)})`
}

/** One of the ways a text can go on. */
function optionText(v: WkView, f: ScriptFrame, n: number): string | null {
  const { scripts, deeds } = cards(v)
  const op = scripts[f.no]?.[f.i]
  return op?.do === 'choose' ? capital(deedsText(deeds[op.of[n]!]!)) : null
}

/** Labels for the choices in the text of a card or hex. */
export function scriptLabel(v: WkView, f: ScriptFrame, { act, n, ns }: Action): string | null {
  switch (act) {
    case 'choose':
      return optionText(v, f, n!)
    case 'hex':
      return placeWords(v, n!)
    case 'take':
      return `Take ${gearName(v, v.stalls[n!]!)} from space ${spaceName(v, n!)}`
    case 'drop':
      return `Give up ${cardWords(v, f.you, n!)}`
    case 'enough':
      return 'That is enough'
    case 'attach':
      return `Attach ${cardWords(v, f.you, n!)}`
    case 'mark':
      return ns!.length === 0
        ? 'Mark nothing'
        : `Mark ${listed(ns!.map((slot) => cardWords(v, f.you, slot)))}`
    case 'range':
      return capital(`${RANGES[n!]} range`)
    case 'keep':
      return `Keep ${wildName(v, n!)}`
    default:
      return null
  }
}

export const checkLabel = (_v: WkView, _f: CheckFrame, { act, n }: Action): string | null =>
  act === 'skill' ? `Check ${SKILLS[n!]}` : null
