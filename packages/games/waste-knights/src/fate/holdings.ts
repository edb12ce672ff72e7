import { has, type Seat } from '@midden/kernel'
import type { DrawFrame, PlaceFrame } from '../frames/gear.ts'
import type { SetupFrame } from '../frames/round.ts'
import { isVehicle, wheelsOf } from '../gear/vehicles.ts'
import { type Held, room } from '../held.ts'
import type { Knight } from '../position.ts'
import type { WkView } from '../view/view.ts'

const UNPLACED = -1

/** Cards in an area, what is attached to them counted by itself. */
function inArea(k: Knight): number {
  const panels = k.panels.filter((h) => h !== null)
  const own = k.own.reduce((sum, { plus }) => sum + plus.length, 0)
  return own + [panels, k.pack, k.cargo, k.beside, k.under, k.over].reduce((sum, list) => sum + room(list), 0)
}

/** Drawn and not placed yet. A vehicle is nobody's gear. */
function onTheWay(v: WkView, seat: Seat): number {
  const place = v.stack.filter((f): f is PlaceFrame => f.at === 'place' && f.seat === seat)
  const draw = v.stack.filter((f): f is DrawFrame => f.at === 'draw' && f.seat === seat)
  const gear = (h: Held): boolean => !isVehicle(v, h.card)
  return (
    place.reduce((sum, { cards }) => sum + room(cards.filter(gear)), 0) +
    draw.reduce((sum, { cards }) => sum + cards.length, 0)
  )
}

/** The starters are a knight's own once he has said where they go. */
const hasStarters = (v: WkView, seat: Seat): boolean =>
  !v.stack.some((f) => f.at === 'setup' && (f as SetupFrame).starters[seat] === UNPLACED)

/** Tasks he has accepted; one that he is just accomplishing is none any more. */
function accepted(v: WkView, seat: Seat): number {
  const done = v.stack.flatMap((f) => (f.at === 'task' && f.seat === seat ? [f.card] : []))
  return v.knights[seat]!.tasks.filter((task) => task.accepted && !done.includes(task.card)).length
}

function bits(seats: number): number {
  let n = 0
  for (let left = seats; left !== 0; left &= left - 1) n++
  return n
}

/** All that makes up a seat's fate. Who has left the game holds nothing. */
export function holdings(v: WkView, seat: Seat): Readonly<Record<string, number>> {
  if (has(v.gone, seat)) return {}
  const k = v.knights[seat]!
  const { hp, rad, ammo, fuel, rep } = k
  return {
    hp,
    rad,
    ammo,
    fuel,
    rep,
    gear: hasStarters(v, seat) ? inArea(k) + onTheWay(v, seat) : 0,
    luck: k.hand.length,
    vehicle: wheelsOf(k),
    conscious: k.down ? 0 : 1,
    tasks: accepted(v, seat),
    clues: v.quest.kept[seat]?.length ?? 0,
    beaten: bits(v.quest.beaten[seat] ?? 0),
    dame: v.quest.carrier === seat ? 1 : 0,
    first: v.first === seat ? 1 : 0,
  }
}
