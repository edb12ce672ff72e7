import { type Random, type Seat, shuffle } from '@midden/kernel'
import { HEXES, NOWHERE } from '../board/geometry.ts'
import { LEDGER_LAYOUT } from '../board/layout.ts'
import { FULL } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { roll } from '../dice.ts'
import { each, placesWhere } from '../lists.ts'
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
  panels: each(PANELS, () => null),
  own: [],
  pack: [],
  cargo: [],
  beside: [],
  under: [],
  over: [],
  hand: [],
  tasks: [],
})

const pileOf = (deck: readonly number[]): Pile => ({ deck: deck.slice(), discard: [] })
const taskPile = (deck: number[]): TaskPile => ({ deck, discard: [], seen: each(deck.length, () => 0) })
const count = (from: number, to: number): number[] => each(to - from, (i) => from + i)

/** Cities and the central tile have their places, special and normal tiles are dealt (WK-2.4 to WK-2.7). */
function dealTiles(s: Wk): void {
  const { tiles } = cards(s)
  const layout = s.options.boardLayout === 'ledger' ? LEDGER_LAYOUT : s.options.boardLayout
  const byId = (id: string): number => tiles.findIndex((tile) => tile.id === id)
  const number = (n: number): number => tiles.findIndex((tile) => tile.number === n)
  const special = placesWhere(tiles, ({ number }) => number > 5)
  const normal = placesWhere(tiles, (tile) => tile.number === 0 && !layout.includes(tile.id))
  shuffle(s.rng, special, 'special tiles')
  shuffle(s.rng, normal, 'normal tiles')
  const dealt = each(10, () => special.pop()!)
  s.tiles = each(HEXES, (hex) => {
    const place = layout[hex]!
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
  return each(s.seats, (i) => (s.first + i * step + s.seats * 4) % s.seats)
}

/** The board and the roll for the start; everything else waits for the players (WK-3.1). */
export function build(options: WkOptions, seats: number, rng: Random, tell: Tell): Wk {
  const catalogue = cards({ options })
  const { pack } = catalogue
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
    knights: each(seats, newKnight),
    tiles: [],
    tokens: each(4, () => each(HEXES, () => 0)),
    special: [NOWHERE, NOWHERE, NOWHERE],
    dark: [false, false, false],
    luck: pileOf(count(0, catalogue.luck.length)),
    wild: pileOf(catalogue.wildDeck),
    gear: each(catalogue.gearDecks.length, (colour) => pileOf(catalogue.gearDecks[colour]!)),
    blue: count(catalogue.vehicles - pack.blue.length, catalogue.vehicles),
    removedBlue: [],
    pool: each(pack.vehicles.length, (title) => pack.vehicles[title]!.copies),
    poolDamaged: each(pack.vehicles.length, () => 0),
    stalls: each(pack.stalls.length, () => -1),
    commons: taskPile(count(0, catalogue.commons)),
    privates: taskPile(count(catalogue.commons, catalogue.tasks.length)),
    posted: each(3, () => ({ card: -1, markers: 0 })),
    removedTasks: [],
    rejected: each(seats, () => []),
    unused: [],
    acted: each(seats, () => 0),
    met: [],
    planted: [],
    quest: {
      mission: -1,
      villain: NOWHERE,
      dame: NOWHERE,
      carrier: -1,
      markers: [],
      bag: [],
      kept: each(seats, () => []),
      beaten: each(seats, () => 0),
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
    starters: each(seats, () => -1),
    kept: each(seats, () => -1),
    dealt: each(seats, () => []),
    votes: each(seats, () => -1),
  })
  return s
}
