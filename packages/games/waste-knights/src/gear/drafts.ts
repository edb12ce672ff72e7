import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { acts, bitOf } from '../content/moments.ts'
import { bonusBy, permanent } from '../effects/modifiers.ts'
import { nothing } from '../effects/scene.ts'
import type { Draft, RearrangeFrame } from '../frames/gear.ts'
import { copyHeld, type Held } from '../held.ts'
import { PANELS, type Table } from '../position.ts'
import { isBlue } from './losing.ts'
import { isTwoHanded } from './panels.ts'
import { CARGO, OVER, PACK } from './places.ts'
import { placeOf, slotOf } from './slots.ts'
import { cargoRoom } from './storage.ts'

/** Starting gear takes part as a host for enhancements; it never moves. */
export const PRINTED = 100

/** Everything a knight may rearrange, where it is now: to be read, not to be changed. */
function draftsOf(s: Table, seat: Seat): Draft[] {
  const { panels, pack, cargo, over, own } = s.knights[seat]!
  const list: Draft[] = []
  for (let panel = 0; panel < panels.length; panel++) {
    const held = panels[panel]
    if (held !== null && held !== undefined) list.push({ held, to: panel, moved: false })
  }
  for (const held of pack) list.push({ held, to: PACK, moved: false })
  for (const held of cargo) list.push({ held, to: CARGO, moved: false })
  for (const held of over) list.push({ held, to: OVER, moved: false })
  for (let i = 0; i < own.length; i++) list.push({ held: own[i]!, to: PRINTED + i, moved: true })
  return list
}
/** The same as a plan of one's own, to be changed. */
export function newPlan(s: Table, seat: Seat): Draft[] {
  const plan = draftsOf(s, seat)
  for (const draft of plan) draft.held = copyHeld(draft.held)
  return plan
}
export const planOf = (s: Table, f: RearrangeFrame, seat: Seat): Draft[] =>
  f.drafts[seat] ?? draftsOf(s, seat)

/** Somebody with nothing but starting gear has nothing to rearrange, and everybody can see it. */
export const hasGearToMove = (s: Table, seat: Seat): boolean => {
  const { panels, pack, cargo, over, own } = s.knights[seat]!
  if (pack.length + cargo.length + over.length > 0) return true
  for (const h of panels) if (h !== null) return true
  for (const h of own) if (h.plus.length > 0) return true
  return false
}

const BACKPACK = bitOf('backpack')
/** Backpack places under a plan: what makes it bigger lies on a panel there, or where nothing is rearranged. */
function packRoomIn(s: Table, seat: Seat, plan: readonly Draft[]): number {
  const { gear, knights } = cards(s)
  const text = permanent(s, seat, 'backpack').filter(({ slot }) => slot < 0 || placeOf(slot) !== 'panels')
  const enlarge = (card: number, to: number): void => {
    if (!acts(gear[card]!.moments, BACKPACK)) return
    for (const line of gear[card]!.lines) text.push({ line, slot: slotOf('panels', to), marked: false })
  }
  for (const { held, to } of plan) {
    if (to >= PANELS) continue
    enlarge(held.card, to)
    for (const { card } of held.plus) enlarge(card, to)
  }
  return knights[s.knights[seat]!.sheet]!.row.backpack + bonusBy(s, seat, text, 'backpack', nothing)
}

/** Whether a plan leaves anything over capacity (WK-22.13): a two-handed weapon fills both hands. */
export function overfull(s: Table, seat: Seat, plan: readonly Draft[]): boolean {
  let taken = 0
  let pack = 0
  let cargo = 0
  for (let i = 0; i < plan.length; i++) {
    const { held, to } = plan[i]!
    if (to === PACK) pack += 1 + held.plus.length
    else if (to === CARGO) cargo += 1 + held.plus.length
    if (to >= PANELS) continue
    const panels = to === 0 && isTwoHanded(cards(s), held.card) ? 3 : 1 << to
    if ((taken & panels) !== 0) return true
    taken |= panels
  }
  return pack > packRoomIn(s, seat, plan) || cargo > cargoRoom(s, seat)
}

/** A blue card may stay over capacity only if storage is full of blue cards: others give way (WK-24.9). */
export function blueWaits(s: Table, seat: Seat, plan: readonly Draft[]): boolean {
  let waits = false
  let gives = false
  let stored = 0
  for (const { held, to } of plan) {
    if (to === OVER) waits = true
    if (to !== PACK && to !== CARGO) continue
    if (!isBlue(s, held.card)) gives = true
    stored += 1 + held.plus.length
  }
  return waits && (gives || packRoomIn(s, seat, plan) + cargoRoom(s, seat) > stored)
}

export const isEnhancement = (s: Table, card: number): boolean => cards(s).gear[card]!.group === 'enhancement'

/** May this enhancement be attached to that card? Not two of the same title on one (WK-24.1, WK-24.2). */
export function fitsOn(s: Table, enhancement: number, host: Held): boolean {
  const plus = cards(s).gear[enhancement]!.row
  const row = cards(s).gear[host.card]!.row
  if (plus.group !== 'enhancement' || host.plus.some(({ card }) => card === enhancement)) return false
  if (plus.fits === 'armour') return row.group === 'armour'
  const ranged = row.group === 'weapon' && row.icons.some((icon) => icon !== 'X')
  return ranged && (plus.fits === 'ranged weapon' || row.hands === 2)
}
