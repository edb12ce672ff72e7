import { cloneRandom } from '@midden/kernel'
import { copyHeld, copyHelds, type Held } from './held.ts'
import { kits } from './kits.ts'
import type { Knight, Marker, Owned, Pile, Posted, Quest, TaskPile, Wk } from './position.ts'

const copyOwned = (t: Owned): Owned => ({
  card: t.card,
  markers: t.markers,
  space: t.space,
  accepted: t.accepted,
  shown: t.shown,
})
const copyPanel = (h: Held | null): Held | null => (h === null ? null : copyHeld(h))

export const cloneKnight = (k: Knight): Knight => ({
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
  panels: k.panels.map(copyPanel),
  own: copyHelds(k.own),
  pack: copyHelds(k.pack),
  cargo: copyHelds(k.cargo),
  beside: copyHelds(k.beside),
  under: copyHelds(k.under),
  over: copyHelds(k.over),
  hand: k.hand.slice(),
  tasks: k.tasks.map(copyOwned),
})

const copyPile = (p: Pile): Pile => ({ deck: p.deck.slice(), discard: p.discard.slice() })
const copyTaskPile = (p: TaskPile): TaskPile => ({
  deck: p.deck.slice(),
  discard: p.discard.slice(),
  seen: p.seen.slice(),
})
const copyPosted = (p: Posted): Posted => ({ card: p.card, markers: p.markers })
const copyMarker = (m: Marker): Marker => ({ n: m.n, hex: m.hex, shown: m.shown })
const copyList = (list: readonly number[]): number[] => list.slice()

export const cloneQuest = (q: Quest): Quest => ({
  mission: q.mission,
  villain: q.villain,
  dame: q.dame,
  carrier: q.carrier,
  markers: q.markers.map(copyMarker),
  bag: q.bag.slice(),
  kept: q.kept.map(copyList),
  beaten: q.beaten.slice(),
  called: q.called,
  beside: q.beside.slice(),
  tile: q.tile,
})

/** Every field by hand; the table options are frozen and shared. */
export const clone = (s: Wk): Wk => ({
  seats: s.seats,
  rng: cloneRandom(s.rng),
  stack: s.stack.map(cloneFrame),
  options: s.options,
  phase: s.phase,
  round: s.round,
  first: s.first,
  active: s.active,
  gone: s.gone,
  knights: s.knights.map(cloneKnight),
  tiles: s.tiles.slice(),
  tokens: s.tokens.map(copyList),
  special: s.special.slice(),
  dark: s.dark.slice(),
  luck: copyPile(s.luck),
  wild: copyPile(s.wild),
  gear: s.gear.map(copyPile),
  blue: s.blue.slice(),
  removedBlue: s.removedBlue.slice(),
  pool: s.pool.slice(),
  poolDamaged: s.poolDamaged.slice(),
  stalls: s.stalls.slice(),
  commons: copyTaskPile(s.commons),
  privates: copyTaskPile(s.privates),
  posted: s.posted.map(copyPosted),
  removedTasks: s.removedTasks.slice(),
  rejected: s.rejected.map(copyList),
  unused: s.unused.slice(),
  acted: s.acted.slice(),
  met: s.met.map(({ seat, card }) => ({ seat, card })),
  planted: s.planted.map(({ card, by }) => ({ card, by })),
  quest: cloneQuest(s.quest),
  result: s.result === null ? null : { winners: s.result.winners, how: s.result.how },
})

export function cloneFrame(f: Wk['stack'][number]): Wk['stack'][number] {
  return (kits[f.at].clone as (f: Wk['stack'][number]) => Wk['stack'][number])(f)
}
