import type { Seat } from '@midden/kernel'
import { HEXES, hexAt } from '../board/geometry.ts'
import { LEDGER_LAYOUT } from '../board/layout.ts'
import { cards } from '../cards.ts'
import { drawLuck } from '../decks.ts'
import type { SetupFrame } from '../frames/round.ts'
import { startingGear } from '../gear/panels.ts'
import { each, placesWhere } from '../lists.ts'
import { COLOUR_NAMES, type Wk } from '../position.ts'
import { refill } from '../stalls/refill.ts'
import type { Tell } from '../types.ts'
import { dealTasks, handOut, keepTasks, shuffleAll } from './dealing.ts'

/** Road to Gangraen, as its sheet lays it out (content, M0). */
const CHRIS = { knight: 'K08', colour: 'red', vehicle: 'V01', hex: hexAt(3, -1) } as const
const NAOMI = { knight: 'K04', colour: 'blue', vehicle: 'V02', hex: hexAt(0, 0) } as const
const HAND = ['L01', 'L02', 'L14']
const TASK = 'C02'
const ENEMY = 'W15'
const REWARD = 'Y01'

/** The fixture board TB-1: special and normal tiles in the order of their numbers (WK-2.15). */
function layBoard(s: Wk): void {
  const { tiles } = cards(s)
  const byId = (id: string): number => tiles.findIndex((tile) => tile.id === id)
  const normal = placesWhere(tiles, ({ id, number }) => number === 0 && !LEDGER_LAYOUT.includes(id))
  s.tiles = each(HEXES, (hex) => {
    const place = LEDGER_LAYOUT[hex]!
    if (place === 'N') return normal.shift()!
    const n = Number(place.slice(1))
    if (place.startsWith('K')) return byId(place)
    return tiles.findIndex(({ number }) => number === (place.startsWith('S') ? n + 5 : n))
  })
}

function seatKnight(s: Wk, seat: Seat, as: typeof CHRIS | typeof NAOMI, tell: Tell): void {
  const { knights, gear, vehicles } = cards(s)
  const k = s.knights[seat]!
  k.sheet = knights.findIndex(({ row }) => row.id === as.knight)
  k.own = startingGear(s, k.sheet)
  k.colour = COLOUR_NAMES.indexOf(as.colour)
  k.vehicle = gear.findIndex(({ row }) => row.id === as.vehicle)
  k.hex = as.hex
  s.pool[k.vehicle - vehicles]!--
  tell?.({ what: 'knight chosen', clause: 'WK-3.4', seat, sheet: k.sheet })
  tell?.({ what: 'vehicle chosen', clause: 'WK-3.4', seat, card: k.vehicle })
}

/** Takes a card out of a deck, to be put where the sheet wants it. */
function fetch(deck: number[], isIt: (card: number) => boolean): number {
  return deck.splice(deck.findIndex(isIt), 1)[0]!
}

/** Everything is prepared: nobody chooses anything. Whoever rolled highest plays Chris. */
export function prepare(s: Wk, f: SetupFrame, tell: Tell): void {
  const { luck, wild, gear, tasks } = cards(s)
  const [chris, naomi] = [s.first, 1 - s.first]
  layBoard(s)
  seatKnight(s, chris, CHRIS, tell)
  seatKnight(s, naomi, NAOMI, tell)
  handOut(s, chris)
  handOut(s, naomi)
  shuffleAll(s)
  for (const id of HAND) {
    const first = luck.findIndex(({ row }) => row.id === id)
    s.luck.deck.push(fetch(s.luck.deck, (card) => card === first))
  }
  drawLuck(s, chris, HAND.length, tell)
  drawLuck(s, naomi, HAND.length, tell)
  const vest = fetch(s.gear[1]!.deck, (card) => gear[card]!.row.id === REWARD)
  refill(s, 'WK-3.14', tell)
  s.gear[1]!.deck.push(vest)
  s.wild.deck.push(fetch(s.wild.deck, (card) => wild[card]!.id === ENEMY))
  const trophy = s.commons.deck.findIndex((card) => tasks[card]!.common?.id === TASK)
  const card = s.commons.deck.splice(trophy, 1)[0]!
  s.commons.seen.splice(trophy, 1)
  s.posted[0] = { card, markers: 0 }
  tell?.({ what: 'task posted', clause: 'WK-3.12', space: 0, card, reveals: true })
  dealTasks(s, f, tell)
  f.kept = [0, 0]
  for (const seat of [chris, naomi]) keepTasks(s, f, seat, tell)
}
