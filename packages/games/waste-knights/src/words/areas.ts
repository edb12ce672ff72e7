import { numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { isCovered, isTwoHanded } from '../gear/panels.ts'
import { cargoRoom, packRoom } from '../gear/storage.ts'
import { type Held, NONE } from '../held.ts'
import { BODY, COLOUR_NAMES, type Knight, POCKET } from '../position.ts'
import { requirementText } from '../text/cards.ts'
import type { WkView } from '../view/view.ts'
import { gearName, hexWords, knightName, listed, luckName, taskName, tileName } from './names.ts'
import type { Who } from './sayings.ts'

/** A card with what is attached to it; marked ones with a star. */
function cardWords(v: WkView, h: Held): string {
  if (h.card === NONE) return 'a hidden card'
  const plus = h.plus.map(({ card, marked }) => ` + ${gearName(v, card)}${marked ? '*' : ''}`).join('')
  return `${gearName(v, h.card)}${h.marked ? '*' : ''}${plus}`
}
/** Hidden cards are counted, the others named. */
function several(v: WkView, list: readonly Held[]): string {
  const hidden = list.filter(({ card }) => card === NONE).length
  const names = list.filter(({ card }) => card !== NONE).map((h) => cardWords(v, h))
  if (hidden > 0) names.push(`${hidden} hidden`)
  return names.length === 0 ? 'nothing' : names.join(', ')
}

/** What lies on a panel: a card, else the starting gear printed there. */
function onPanel(v: WkView, k: Knight, panel: number): string[] {
  const h = k.panels[panel]
  if (h !== null && h !== undefined) return [cardWords(v, h)]
  const printed = cards(v).knights[k.sheet]!.gear.findIndex((own) => own.panel === panel)
  if (printed < 0 || isCovered(v, k, printed)) return []
  return [`${cardWords(v, k.own[printed]!)} (printed)`]
}
function panels(v: WkView, k: Knight, from: number, to: number): string {
  const names: string[] = []
  for (let panel = from; panel < to; panel++) names.push(...onPanel(v, k, panel))
  const both = from === 0 && k.panels[0] !== null && isTwoHanded(cards(v), k.panels[0]!.card)
  return names.length === 0 ? 'nothing' : `${names.join(', ')}${both ? ' (both hands)' : ''}`
}

function gearLines(v: WkView, seat: number): string[] {
  const k = v.knights[seat]!
  const lines = [
    `Hands: ${panels(v, k, 0, BODY)}. Body: ${panels(v, k, BODY, POCKET)}. Pockets: ${panels(v, k, POCKET, k.panels.length)}.`,
    `Backpack ${k.pack.length}/${packRoom(v, seat)}: ${several(v, k.pack)}. Vehicle ${k.cargo.length}/${cargoRoom(v, seat)}: ${several(v, k.cargo)}.`,
  ]
  const attached = [...k.beside, ...k.under]
  if (attached.length > 0) lines.push(`Attached: ${several(v, attached)}.`)
  if (k.over.length > 0) lines.push(`Over capacity: ${several(v, k.over)}.`)
  return lines
}

function taskLine(v: WkView, k: Knight): string[] {
  const words = k.tasks.map(({ card, markers, accepted }) => {
    if (card === NONE) return `a face-down task (${markers}/3)`
    const row = cards(v).tasks[card]?.private ?? null
    const next = row === null ? '' : `: ${requirementText(accepted ? row.second : row.first, cards(v).pack)}`
    return `${taskName(v, card)}${accepted ? '' : ', not accepted'} (${markers}/3)${next}`
  })
  return words.length === 0 ? [] : [`Tasks: ${words.join('; ')}.`]
}

function vehicleWords(v: WkView, k: Knight): string {
  if (k.vehicle < 0) return 'no vehicle'
  return `${gearName(v, k.vehicle)}${k.damaged ? ' (damaged)' : ''}${k.vehicleMarked ? '*' : ''}`
}

function handWords(v: WkView, k: Knight): string {
  const known = k.hand.every((card) => card !== NONE)
  const names = known && k.hand.length > 0 ? `: ${listed(k.hand.map((card) => luckName(v, card)))}` : ''
  return `${k.hand.length} luck card${k.hand.length === 1 ? '' : 's'}${names}`
}

/** A knight with everything in his area that the reader may know. */
export function areaWords(v: WkView, seat: number, who: Who): string[] {
  const k = v.knights[seat]!
  if (k.sheet < 0) return [`${seat + 1} ${who(seat)}: no knight yet.`]
  const place = tileName(v, numberAt(v, k.hex))
  const state = k.down ? ', unconscious' : ''
  const gone = ((v.gone >> seat) & 1) === 1 ? ', has left the game' : ''
  const colour = COLOUR_NAMES[k.colour] ?? 'no colour'
  return [
    `${seat + 1} ${who(seat)}: ${knightName(v, k.sheet)}${k.marked ? '*' : ''} (${colour}) on ${hexWords(k.hex)}${place === '' ? '' : ` ${place}`}${state}${gone}`,
    `    HP ${k.hp}  RAD ${k.rad}  AMMO ${k.ammo}  FUEL ${k.fuel}  REP ${k.rep}  ${vehicleWords(v, k)}  ${handWords(v, k)}`,
    ...[...gearLines(v, seat), ...taskLine(v, k)].map((line) => `    ${line}`),
  ]
}
