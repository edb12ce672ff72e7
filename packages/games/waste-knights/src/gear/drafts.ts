import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Draft, RearrangeFrame } from '../frames/gear.ts'
import { copyHeld, type Held, room } from '../held.ts'
import { PANELS, type Table } from '../position.ts'
import { isBlue } from './losing.ts'
import { isTwoHanded, panelsFor } from './panels.ts'
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

function handsFit(s: Table, plan: readonly Draft[]): boolean {
  const left = at(plan, 0)
  const right = at(plan, 1)
  const two = left.some(({ card }) => isTwoHanded(cards(s), card))
  return left.length <= 1 && right.length <= (two ? 0 : 1)
}

/** Whether a plan leaves anything over capacity (WK-22.13). */
export function overfull(s: Table, seat: Seat, plan: readonly Draft[]): boolean {
  for (let panel = 2; panel < PANELS; panel++) if (at(plan, panel).length > 1) return true
  if (!handsFit(s, plan)) return true
  return room(at(plan, PACK)) > packRoomIn(s, seat, plan) || room(at(plan, CARGO)) > cargoRoom(s, seat)
}

/** A blue card may stay over capacity only if storage is full of blue cards: others give way (WK-24.9). */
export function blueWaits(s: Table, seat: Seat, plan: readonly Draft[]): boolean {
  if (at(plan, OVER).length === 0) return false
  const stored = [...at(plan, PACK), ...at(plan, CARGO)]
  const free = packRoomIn(s, seat, plan) + cargoRoom(s, seat) - room(stored)
  return free > 0 || stored.some(({ card }) => !isBlue(s, card))
}

/** Other places a card may go to (WK-22.4). */
export function placesFor(s: Table, seat: Seat, { held, to }: Draft): number[] {
  const places = panelsFor(s, held.card).concat(PACK)
  if (s.knights[seat]!.vehicle >= 0) places.push(CARGO)
  return places.filter((place) => place !== to)
}

/** May this enhancement be attached to that card? Not two of the same title on one (WK-24.1, WK-24.2). */
export function fitsOn(s: Table, enhancement: number, host: Held): boolean {
  const plus = cards(s).gear[enhancement]!.row
  const row = cards(s).gear[host.card]!.row
  if (plus.group !== 'enhancement' || host.plus.some(({ card }) => card === enhancement)) return false
  if (plus.fits === 'armour') return row.group === 'armour'
  const ranged = row.group === 'weapon' && row.icons.some((icon) => icon !== 'X')
  return ranged && (plus.fits === 'ranged weapon' || row.hands === 2)
}
