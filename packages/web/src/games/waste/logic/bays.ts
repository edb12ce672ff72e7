import type { Part } from '@midden/waste'
import { inBay, kindOf } from './cards.ts'

export interface Chip {
  card: number
  /** not there yet: in the viewer's hand or among the kept cards */
  ghost: boolean
}

/** Chips that score together: a set being filled, food on a compost, or a plain row. */
export interface Lot {
  chips: Chip[]
  /** how many make the set full; 0 for a plain row */
  size: number
  gaps: number
  full: boolean
  /** the compost under the food */
  tray: Chip | null
}

const row = (chips: Chip[]): Lot => ({ chips, size: 0, gaps: 0, full: false, tray: null })

function sets(chips: readonly Chip[], size: number): Lot[] {
  const lots: Lot[] = []
  for (let i = 0; i < chips.length; i += size) {
    const set = chips.slice(i, i + size)
    const gaps = size - set.length
    lots.push({ chips: set, size, gaps, full: gaps === 0 && set.every(({ ghost }) => !ghost), tray: null })
  }
  return lots
}

const ROOM = 3
function foodLots(food: readonly Chip[], compost: readonly Chip[]): Lot[] {
  const lots = compost.map((tray, i): Lot => {
    const chips = food.slice(ROOM * i, ROOM * i + ROOM)
    return { chips, size: ROOM, gaps: ROOM - chips.length, full: false, tray }
  })
  const beside = food.slice(ROOM * compost.length)
  return beside.length > 0 ? [...lots, row(beside)] : lots
}

const SIZES: Partial<Record<Part, number>> = { textiles: 2, metal: 3, paper: 8, hazardous: 5 }

/** A bay of a station as sets, what lies there first. */
export function lotsOf(part: Part, station: readonly number[], own: readonly number[] = []): Lot[] {
  const chips = [
    ...inBay(station, part).map((card) => ({ card, ghost: false })),
    ...inBay(own, part).map((card) => ({ card, ghost: true })),
  ]
  const of = (type: string): Chip[] => chips.filter(({ card }) => kindOf(card) === type)
  if (part === 'food') return foodLots(of('FO'), of('CO'))
  if (chips.length === 0) return []
  if (part === 'electronics') return [row([...of('EL'), ...of('ES')])]
  const size = SIZES[part]
  return size === undefined ? [row(chips)] : sets(chips, size)
}
