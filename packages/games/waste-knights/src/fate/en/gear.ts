import type { GearEvent } from '../../events/gear.ts'
import type { StallsEvent } from '../../events/stalls.ts'
import { colourName, gearName, luckName } from '../../words/names.ts'
import { called, type Lines, owned, owner, silent } from './reader.ts'

const ICONS = { ammo: '+1 Ammo', fuel: '+1 Fuel', hp: '+1 Health', rad: '−1 Radiation' } as const

export const gearLines: Lines<GearEvent> = {
  'gear drawn': (e, r) =>
    e.card === undefined
      ? `${called(e.seat, r, 'draws', 'draw')} a ${colourName(e.colour)} card.`
      : `${called(e.seat, r, 'finds', 'find')} ${gearName(r.after, e.card)}.`,
  'blue card gained': (e, r) => `${called(e.seat, r, 'gets', 'get')} ${gearName(r.after, e.card)}.`,
  'gear placed': silent,
  'gear discarded': (e, r) =>
    e.seat === r.me
      ? `You lose ${gearName(r.after, e.card)}.`
      : `${r.who(e.seat)} discards ${gearName(r.after, e.card)}.`,
  'gear rearranged': silent,
  'done rearranging': silent,
  'taken from the Stalls': (e, r) => `${called(e.seat, r, 'gets', 'get')} ${gearName(r.after, e.card)}.`,
  'special card attached': (e, r) =>
    `${called(e.seat, r, 'attaches', 'attach')} ${gearName(r.after, e.card)}.`,
  'vehicle damaged': (e, r) => `${owned(e.seat, r)} vehicle is damaged and carries less.`,
  'vehicle wrecked': (e, r) =>
    `${owned(e.seat, r)} ${gearName(r.after, e.card)} is wrecked: no Fuel, no cargo.`,
  'vehicle repaired': (e, r) => `${owned(e.seat, r)} vehicle is repaired.`,
  'vehicle given up': (e, r) => `${called(e.seat, r, 'gives', 'give')} the ${gearName(r.after, e.card)} up.`,
  'vehicle taken': (e, r) =>
    `${called(e.seat, r, 'now drives', 'now drive')} a ${e.damaged ? 'damaged ' : ''}${gearName(r.after, e.card)}.`,
  'blue card removed': (e, r) =>
    `${called(e.seat, r, 'gives', 'give')} up ${gearName(r.after, e.card)}; it leaves the game.`,
  'cargo discarded': (e, r) =>
    e.by === e.seat
      ? null
      : `${called(e.by, r, 'throws', 'throw')} ${gearName(r.after, e.card)} out of ${owner(e.seat, r)} vehicle.`,
  'storage shown': (e, r) => `${called(e.to, r, 'looks', 'look')} through ${owner(e.seat, r)} stored gear.`,
}

export const stallsLines: Lines<StallsEvent> = {
  dealt: (e, r) =>
    e.value === 0
      ? `${called(e.seat, r, 'takes', 'take')} what is free at the Stalls.`
      : `${called(e.seat, r, 'buys', 'buy')} for gear worth ${e.value}.`,
  'trade cancelled': (e, r) => `${called(e.seat, r, 'leaves', 'leave')} without buying.`,
  'done resting': silent,
  resupplied: (e, r) =>
    `${called(e.seat, r, 'trades', 'trade')} in ${luckName(r.after, e.card)}: ${ICONS[e.icon]}.`,
}
