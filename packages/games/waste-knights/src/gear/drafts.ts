import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Draft, RearrangeFrame } from '../frames/gear.ts'
import { copyHeld, type Held, room } from '../held.ts'
import { PANELS, type Table } from '../position.ts'
import { isBlue } from './losing.ts'
import { isTwoHanded } from './panels.ts'
import { CARGO, OVER, PACK } from './places.ts'
import { cargoRoom } from './storage.ts'

/** Starting gear takes part as a host for enhancements; it never moves. */
export const PRINTED = 100

/** Everything a knight may rearrange, where it is now: to be read, not to be changed. */
function draftsOf(s: Table, seat: Seat): Draft[] {
  const k = s.knights[seat]!
  const list: Draft[] = []
  const add = (h: Held, to: number): void => void list.push({ held: h, to, moved: to >= PRINTED })
  k.panels.forEach((h, panel) => {
    if (h !== null) add(h, panel)
  })
  for (const h of k.pack) add(h, PACK)
  for (const h of k.cargo) add(h, CARGO)
  for (const h of k.over) add(h, OVER)
  k.own.forEach((h, i) => {
    add(h, PRINTED + i)
  })
  return list
}
/** The same as a plan of one's own, to be changed. */
export const newPlan = (s: Table, seat: Seat): Draft[] =>
  draftsOf(s, seat).map(({ held, to, moved }) => ({ held: copyHeld(held), to, moved }))
export const planOf = (s: Table, f: RearrangeFrame, seat: Seat): Draft[] =>
  f.drafts[seat] ?? draftsOf(s, seat)

/** Somebody with nothing but starting gear has nothing to rearrange, and everybody can see it. */
export const hasGearToMove = (s: Table, seat: Seat): boolean => {
  const k = s.knights[seat]!
  const loose = k.pack.length + k.cargo.length + k.over.length
  return loose > 0 || k.panels.some((h) => h !== null) || k.own.some((h) => h.plus.length > 0)
}

const at = (plan: readonly Draft[], place: number): Held[] =>
  plan.filter(({ to }) => to === place).map(({ held }) => held)

/** Backpack places under a plan: a bigger one only with the card that says so on a panel. */
function packRoomIn(s: Table, seat: Seat, plan: readonly Draft[]): number {
  let places = cards(s).knights[s.knights[seat]!.sheet]!.row.backpack
  for (const { held, to } of plan)
    if (to < PANELS)
      for (const line of cards(s).gear[held.card]!.lines)
        for (const m of line.modifiers) if ('by' in m && m.stat === 'backpack') places += m.by
  return places
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
  if (plan.every(({ to }) => to !== OVER)) return false
  const stored = [...at(plan, PACK), ...at(plan, CARGO)]
  const free = packRoomIn(s, seat, plan) + cargoRoom(s, seat) - room(stored)
  return free > 0 || stored.some(({ card }) => !isBlue(s, card))
}

export const isEnhancement = (s: Table, card: number): boolean =>
  cards(s).gear[card]!.row.group === 'enhancement'

/** May this enhancement be attached to that card? Not two of the same title on one (WK-24.1, WK-24.2). */
export function fitsOn(s: Table, enhancement: number, host: Held): boolean {
  const plus = cards(s).gear[enhancement]!.row
  const row = cards(s).gear[host.card]!.row
  if (plus.group !== 'enhancement' || host.plus.some(({ card }) => card === enhancement)) return false
  if (plus.fits === 'armour') return row.group === 'armour'
  const ranged = row.group === 'weapon' && row.icons.some((icon) => icon !== 'X')
  return ranged && (plus.fits === 'ranged weapon' || row.hands === 2)
}
