import type { Seat, Viewer } from '@midden/kernel'
import { isBlue } from '../gear/losing.ts'
import { copyHeld, copyHelds, type Held, held, NONE } from '../held.ts'
import { goodAt, isLaid } from '../meeting/goods.ts'
import type { Knight, Owned, Table } from '../position.ts'

/** Stored cards as others see them: so many, one position each, and which of them are blue (ledger, section 4). */
function seenStored(s: Table, list: readonly Held[], isOpen: (position: number) => boolean): Held[] {
  const seen: Held[] = []
  for (const h of list)
    for (const { card, marked } of [h, ...h.plus])
      seen.push(isBlue(s, card) || isOpen(seen.length) ? { card, marked, plus: [] } : held(NONE))
  return seen
}

/** A face-down private task of two players is its owner's secret (WK-28.5). */
const seenTask = (task: Owned, mine: boolean): Owned => ({
  card: mine || task.shown ? task.card : NONE,
  markers: task.markers,
  space: task.space,
  accepted: task.accepted,
  shown: task.shown,
})

/** Whoever may look into this knight's storage just now beside himself: the Waster, a thief, by option. */
function looksInto(s: Table, seat: Seat, viewer: Viewer, where: 'pack' | 'cargo'): boolean {
  for (const f of s.stack) {
    if (f.at === 'overload' && f.seat === seat && f.by === viewer && f.where === where)
      return s.options.cargoLossOpen === 'on'
    if (f.at === 'steal' && f.victim === seat && f.seat === viewer) return s.options.stealSeesStored === 'on'
  }
  return false
}

export function seenKnight(s: Table, seat: Seat, viewer: Viewer): Knight {
  const k = s.knights[seat]!
  const mine = seat === viewer
  const stored = (where: 'pack' | 'cargo'): Held[] =>
    mine || looksInto(s, seat, viewer, where)
      ? copyHelds(k[where])
      : seenStored(s, k[where], (position) => isLaid(s, seat, viewer, goodAt(where, position)))
  return {
    sheet: k.sheet,
    colour: k.colour,
    hex: k.hex,
    hp: k.hp,
    rad: k.rad,
    ammo: k.ammo,
    fuel: k.fuel,
    rep: k.rep,
    down: k.down,
    marker: k.marker,
    skips: k.skips,
    arrived: k.arrived,
    floored: k.floored,
    marked: k.marked,
    vehicle: k.vehicle,
    damaged: k.damaged,
    vehicleMarked: k.vehicleMarked,
    panels: k.panels.map((h) => (h === null ? null : copyHeld(h))),
    own: copyHelds(k.own),
    pack: stored('pack'),
    cargo: stored('cargo'),
    beside: copyHelds(k.beside),
    under: copyHelds(k.under),
    over: copyHelds(k.over),
    hand: mine ? k.hand.slice() : k.hand.map(() => NONE),
    tasks: k.tasks.map((task) => seenTask(task, mine)),
  }
}
