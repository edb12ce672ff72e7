import { type Random, type Seat, shuffle } from '@midden/kernel'
import { HEXES, NOWHERE } from '../board/geometry.ts'
import { LEDGER_LAYOUT } from '../board/layout.ts'
import { FULL } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { roll } from '../dice.ts'
import type { WkOptions } from '../options.ts'
import { type Knight, PANELS, type Pile, type TaskPile, type Wk } from '../position.ts'
import type { Tell } from '../types.ts'

/** Start values of WK-3.5; the marker stands on Gangraen (WK-3.6). */
const newKnight = (): Knight => ({
  sheet: -1,
  colour: -1,
  hex: 0,
  hp: FULL,
  rad: 0,
  ammo: FULL,
  fuel: FULL,
  rep: 0,
  down: false,
  marker: NOWHERE,
  skips: false,
  arrived: '',
  floored: 0,
  marked: false,
  vehicle: -1,
  damaged: false,
  vehicleMarked: false,
  panels: new Array<null>(PANELS).fill(null),
  own: [],
  pack: [],
  cargo: [],
  beside: [],
  under: [],
  over: [],
  hand: [],
  tasks: [],
})

const pileOf = (deck: number[]): Pile => ({ deck, discard: [] })
const taskPile = (deck: number[]): TaskPile => ({ deck, discard: [], seen: deck.map(() => 0) })
const copies = (rows: readonly { copies: number }[], from = 0): number[] =>
  rows.flatMap((row, i) => new Array<number>(row.copies).fill(from + i))
const count = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)

/** Cities and the central tile have their places, special and normal tiles are dealt (WK-2.4 to WK-2.7). */
function dealTiles(s: Wk): void {
  const { tiles } = cards(s)
  const layout = s.options.boardLayout === 'ledger' ? LEDGER_LAYOUT : s.options.boardLayout
  const byId = (id: string): number => tiles.findIndex((tile) => tile.id === id)
  const number = (n: number): number => tiles.findIndex((tile) => tile.number === n)
  const special = tiles.flatMap((tile, i) => (tile.number > 5 ? [i] : []))
  const normal = tiles.flatMap((tile, i) => (tile.number === 0 && !layout.includes(tile.id) ? [i] : []))
  shuffle(s.rng, special, 'special tiles')
  shuffle(s.rng, normal, 'normal tiles')
  const dealt = count(0, 10).map(() => special.pop()!)
  s.tiles = layout.map((place) => {
    if (place === 'N') return normal.pop()!
    const n = Number(place.slice(1))
    if (place.startsWith('C')) return number(n)
    return place.startsWith('S') ? dealt[n - 1]! : byId(place)
  })
}

/** Highest die is First Player; the tied highest roll again among themselves (WK-3.2). */
function rollForFirst(s: Wk, tell: Tell): Seat {
  let among = s.knights.map((_, seat) => seat)
  while (among.length > 1) {
    const dice = among.map((seat) => {
      const die = roll(s)
      tell?.({ what: 'rolled for the start', clause: 'WK-3.2', seat, die })
      return die
    })
    const highest = Math.max(...dice)
    among = among.filter((_, i) => dice[i] === highest)
  }
  tell?.({ what: 'first player', clause: 'WK-3.2', seat: among[0]! })
  return among[0]!
}

/** The others choose clockwise from his left, or as the option `setupOrder` says (WK-R6). */
function choosingOrder(s: Wk): Seat[] {
  const step = s.options.setupOrder === 'left' ? 1 : -1
  return s.knights.map((_, i) => (s.first + i * step + s.seats * 4) % s.seats)
}

/** The board and the roll for the start; everything else waits for the players (WK-3.1). */
export function build(options: WkOptions, seats: number, rng: Random, tell: Tell): Wk {
  const catalogue = cards({ options })
  const { pack } = catalogue
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const green = copies(pack.green)
  const s: Wk = {
    seats,
    rng,
    stack: [],
    options,
    phase: 'setup',
    round: 1,
    first: 0,
    active: -1,
    gone: 0,
    knights: each(newKnight),
    tiles: [],
    tokens: count(0, 4).map(() => new Array<number>(HEXES).fill(0)),
    special: [NOWHERE, NOWHERE, NOWHERE],
    dark: [false, false, false],
    luck: pileOf(count(0, catalogue.luck.length)),
    wild: pileOf(copies(catalogue.wild)),
    gear: [
      pileOf(green),
      pileOf(copies(pack.yellow, pack.green.length)),
      pileOf(copies(pack.red, pack.green.length + pack.yellow.length)),
    ],
    blue: count(catalogue.vehicles - pack.blue.length, catalogue.vehicles),
    removedBlue: [],
    pool: pack.vehicles.map((row) => row.copies),
    poolDamaged: pack.vehicles.map(() => 0),
    stalls: pack.stalls.map(() => -1),
    commons: taskPile(count(0, catalogue.commons)),
    privates: taskPile(count(catalogue.commons, catalogue.tasks.length)),
    posted: count(0, 3).map(() => ({ card: -1, markers: 0 })),
    removedTasks: [],
    rejected: each(() => []),
    unused: [],
    acted: each(() => 0),
    met: [],
    planted: [],
    quest: {
      mission: -1,
      villain: NOWHERE,
      dame: NOWHERE,
      carrier: -1,
      markers: [],
      bag: [],
      kept: each(() => []),
      beaten: each(() => 0),
      called: 0,
      beside: [],
      tile: -1,
    },
    result: null,
  }
  dealTiles(s)
  s.first = rollForFirst(s, tell)
  s.stack.push({ at: 'round', step: 0 })
  s.stack.push({
    at: 'setup',
    step: 0,
    order: choosingOrder(s),
    turn: 0,
    starters: each(() => -1),
    kept: each(() => -1),
    dealt: each(() => []),
    votes: each(() => -1),
  })
  return s
}
