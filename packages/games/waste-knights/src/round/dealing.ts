import { only, type Seat, shuffle } from '@midden/kernel'
import { cards } from '../cards.ts'
import { drawLuck, GEAR_DRAWS } from '../decks.ts'
import type { SetupFrame } from '../frames/round.ts'
import { cargoRoom, mixStored } from '../gear/storage.ts'
import { held } from '../held.ts'
import { each } from '../lists.ts'
import { type Knight, POCKET, type Wk } from '../position.ts'
import { fromSeat } from '../roles.ts'
import { refill } from '../stalls/refill.ts'
import type { Procedure, Tell } from '../types.ts'

const POCKETS = [POCKET, POCKET + 1, POCKET + 2]
/** Where a starter goes, as a digit of an answer. */
const INTO = { pocket: 0, pack: 1, cargo: 2 } as const

/** Pockets without printed gear are filled first. */
function pocketOrder(s: Wk, k: Knight): number[] {
  const printed = cards(s).knights[k.sheet]!.gear.map(({ panel }) => panel)
  return [...POCKETS.filter((p) => !printed.includes(p)), ...POCKETS.filter((p) => printed.includes(p))]
}

const starterCards = (s: Wk): number[] => {
  const { pack } = cards(s)
  return pack.starters.map((id) => pack.green.findIndex((row) => row.id === id))
}

/** One of each starter leaves the green deck before it is shuffled (WK-3.7). */
export function handOut(s: Wk, seat: Seat): void {
  const k = s.knights[seat]!
  const order = pocketOrder(s, k)
  starterCards(s).forEach((card, i) => {
    const { deck } = s.gear[0]!
    deck.splice(deck.indexOf(card), 1)
    k.panels[order[i]!] = held(card)
  })
}

/** Where a starter goes by an answer: 0 pocket, 1 backpack, 2 vehicle. */
export const starterPlace = (code: number, i: number): number => Math.floor(code / 3 ** i) % 3

/** Every way to put the starters into pockets, backpack and vehicle, one digit each (WK-3.8). */
function starterCodes(s: Wk, seat: Seat): number[] {
  const n = cards(s).pack.starters.length
  const { backpack } = cards(s).knights[s.knights[seat]!.sheet]!.row
  const codes: number[] = []
  for (let code = 0; code < 3 ** n; code++) {
    const into = [0, 0, 0]
    for (let i = 0; i < n; i++) into[starterPlace(code, i)]!++
    if (into[INTO.cargo]! <= cargoRoom(s, seat) && into[INTO.pack]! <= backpack) codes.push(code)
  }
  return codes
}

function putStarters(s: Wk, seat: Seat, code: number): void {
  const k = s.knights[seat]!
  const order = pocketOrder(s, k)
  for (const panel of order) k.panels[panel] = null
  starterCards(s).forEach((card, i) => {
    const into = starterPlace(code, i)
    if (into === INTO.pack) k.pack.push(held(card))
    else if (into === INTO.cargo) k.cargo.push(held(card))
    else k.panels[order.shift()!] = held(card)
  })
  mixStored(s, k)
}

/** The pile, shuffled; what anybody knew of its order is gone. */
export function shuffleAll(s: Wk): void {
  s.gear.forEach((pile, colour) => {
    shuffle(s.rng, pile.deck, GEAR_DRAWS[colour]!)
  })
  shuffle(s.rng, s.luck.deck, 'luck cards')
  shuffle(s.rng, s.wild.deck, 'wasteland cards')
  shuffle(s.rng, s.commons.deck, 'common tasks')
  shuffle(s.rng, s.privates.deck, 'private tasks')
}

function post(s: Wk, space: number, tell: Tell): void {
  const pile = space === 0 ? s.commons : s.privates
  const card = pile.deck.pop()!
  pile.seen.pop()
  s.posted[space] = { card, markers: 0 }
  tell?.({ what: 'task posted', clause: 'WK-3.12', space, card, reveals: true })
}

/** Two players are dealt four private tasks each; the rest leaves the game unseen (WK-28.5). */
export function dealTasks(s: Wk, f: SetupFrame, tell: Tell): void {
  for (const seat of fromSeat(s, s.first)) {
    f.dealt[seat] = s.privates.deck.splice(-4).reverse()
    tell?.({
      what: 'tasks dealt',
      clause: 'WK-28.5',
      seat,
      n: 4,
      cards: f.dealt[seat].slice(),
      only: only(seat),
      reveals: true,
    })
    tell?.({ what: 'tasks dealt', clause: 'WK-28.5', seat, n: 4, only: ~only(seat) })
  }
  s.unused = s.privates.deck.splice(0)
  s.privates.seen = []
}

/** The pairs one can keep of four, by number. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

export function keepTasks(s: Wk, f: SetupFrame, seat: Seat, tell: Tell): void {
  const pair = PAIRS[f.kept[seat]!]!
  const kept = f.dealt[seat]!.filter((_, i) => pair.includes(i))
  s.rejected[seat] = f.dealt[seat]!.filter((_, i) => !pair.includes(i))
  s.knights[seat]!.tasks = each(kept.length, (i) => ({
    card: kept[i]!,
    markers: 0,
    space: 0,
    accepted: false,
    shown: false,
  }))
  f.dealt[seat] = []
  tell?.({ what: 'tasks kept', clause: 'WK-28.5', seat, cards: kept, only: only(seat) })
  tell?.({ what: 'tasks kept', clause: 'WK-28.5', seat, only: ~only(seat) })
}

const open = (answers: readonly number[]): number => {
  let seats = 0
  for (let seat = 0; seat < answers.length; seat++) if (answers[seat] === -1) seats |= 1 << seat
  return seats
}

/** Decks, starters, luck hands, tasks and Stalls (WK-3.7 to WK-3.15). */
export const dealing: Procedure<'setup'> = [
  {
    name: 'decks',
    clause: 'WK-3.9',
    run(s, _f, tell) {
      for (const seat of fromSeat(s, s.first)) handOut(s, seat)
      shuffleAll(s)
      for (const seat of fromSeat(s, s.first)) drawLuck(s, seat, 3, tell)
      return undefined
    },
  },
  {
    name: 'place the starters',
    clause: 'WK-3.8',
    sealed: true,
    owed: (_s, f) => open(f.starters),
    offer: (s, _f, seat) => [{ act: 'starters', of: starterCodes(s, seat) }],
    take(s, f, seat, a, tell) {
      f.starters[seat] = a.n!
      const n = cards(s).pack.starters.length
      tell?.({ what: 'starters placed', clause: 'WK-3.8', seat, n })
    },
    close(s, f) {
      for (let seat = 0; seat < s.seats; seat++) putStarters(s, seat, f.starters[seat]!)
      return undefined
    },
  },
  {
    name: 'tasks',
    clause: 'WK-3.12',
    run(s, f, tell) {
      post(s, 0, tell)
      if (s.seats === 2) dealTasks(s, f, tell)
      else for (let space = 1; space < s.seats - 1; space++) post(s, space, tell)
      return undefined
    },
  },
  {
    name: 'keep two tasks',
    clause: 'WK-28.5',
    sealed: true,
    owed: (s, f) => (s.seats === 2 ? open(f.kept) : 0),
    offer: () => [{ act: 'keep', of: PAIRS.map((_, n) => n) }],
    take(_s, f, seat, a, tell) {
      f.kept[seat] = a.n!
      tell?.({ what: 'tasks chosen', clause: 'WK-28.5', seat })
    },
    close(s, f, tell) {
      if (s.seats === 2) for (const seat of [0, 1]) keepTasks(s, f, seat, tell)
      return undefined
    },
  },
  {
    name: 'Stalls',
    clause: 'WK-3.14',
    run(s, _f, tell) {
      refill(s, 'WK-3.14', tell)
      return undefined
    },
  },
]
