import { type Offer, only, type Seats } from '@midden/kernel'
import {
  isBrokenOff,
  isDefeated,
  isEnemy,
  isFerocious,
  otherSide,
  SIDES,
  sideTold,
} from '../effects/fight.ts'
import { foeLines } from '../effects/modifiers.ts'
import { run } from '../effects/pay.ts'
import { combatNow } from '../effects/scene.ts'
import type { ClashFrame, CombatFrame, Side } from '../frames/combat.ts'
import { cardAt } from '../gear/slots.ts'
import type { Wk } from '../position.ts'
import { rearrange, startAttack } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'
import {
  ATTACK,
  type AttackOption,
  attackOptions,
  CHANGE_RANGE,
  canAttack,
  DEFEND,
  isAttack,
  legalCards,
  MULTI_ATTACK,
  PREPARE,
} from './options.ts'
import { initiative } from './ranges.ts'

const LONG = 2
/** −1, 1 as in the frame; 2 stands for a direction not yet said. */
const ADVANCE = -1
const RETREAT = 1
const UNSAID = 2

const sideOfSeat = (combat: CombatFrame, seat: number): Side => (combat.seats[0] === seat ? 0 : 1)

function unlocked(s: Wk, f: ClashFrame): Seats {
  const combat = combatNow(s)!
  if (isBrokenOff(s, combat)) return 0
  let seats = 0
  for (const side of SIDES) if (f.cards[side] < 0) seats |= only(combat.seats[side])
  return seats
}

/** WK-19.4: two knights who both begin with Defend have no quarrel. */
const isPeace = (combat: CombatFrame, f: ClashFrame): boolean =>
  combat.foe < 0 && combat.clash === 1 && f.cards[0] === DEFEND && f.cards[1] === DEFEND

/** What an attacker may name now; an attack that was a bluff has nothing (WK-17.1, WK-R20). */
const namable = (s: Wk, f: ClashFrame, side: Side): AttackOption[] =>
  f.bluff[side] ? [] : attackOptions(s, combatNow(s)!, side, f.cards[side] === MULTI_ATTACK)

function name(s: Wk, f: ClashFrame, side: Side, slot: number, icon: number, tell: Tell): void {
  const combat = combatNow(s)!
  const seat = combat.seats[side]
  f.weapons[side] = slot
  f.icons[side] = icon
  if (!isEnemy(combat, side)) f.gear[side] = cardAt(s.knights[seat]!, slot)!.card
  tell?.({
    what: 'weapon named',
    clause: 'WK-17.1',
    ...sideTold(combat, side),
    card: f.gear[side],
    icon,
  })
}

/** Sides whose attack is still to come, the further left icon first, A first where they are equal (WK-17.3). */
function attackers(f: ClashFrame, range: number): Side[] {
  const list = SIDES.filter((side) => f.weapons[side] >= 0)
  const [a, b] = [f.icons[0], f.icons[1]]
  return list.length === 2 && initiative(range, b) < initiative(range, a) ? [1, 0] : list
}
const isEqual = (f: ClashFrame): boolean => f.icons[0] === f.icons[1]

/** Arrowheads of the card a side played itself, and of its opponent's. */
function gain(f: ClashFrame, side: Side): number {
  const mine = f.cards[side]
  const other = otherSide(side)
  const own = f.bluff[side] ? 0 : mine === ATTACK ? 1 : mine === MULTI_ATTACK ? 2 : 0
  const advance = f.ways[side] === ADVANCE ? 1 : 0
  const given = f.cards[other] === DEFEND ? 2 : f.ways[other] === RETREAT ? 1 : 0
  return own + advance + given + f.took[side]
}

function runFoe(s: Wk, moment: 'dominance' | 'set range'): void {
  const [you] = combatNow(s)!.seats
  for (const line of foeLines(s).toReversed()) if (line.at === moment) run(s, line, you, s.stack.length - 1)
}

/** Shifts first, cut off at the ends; a range that is set comes after, unless two contradict (WK-18.6). */
function newRange(combat: CombatFrame, f: ClashFrame): number {
  const shifted = Math.max(0, Math.min(LONG, combat.range + f.ways[0] + f.ways[1] + f.shift))
  const [set] = f.sets
  return set === undefined || f.sets.some((other) => other !== set) ? shifted : set
}

/** One clash (WK-16.1). */
export const clash: Procedure<'clash'> = [
  {
    name: 'choose a combat card',
    clause: 'WK-16.2',
    sealed: true,
    owed: unlocked,
    offer(s, _f, seat) {
      const combat = combatNow(s)!
      return [{ act: 'card', of: legalCards(s, combat, sideOfSeat(combat, seat)) }]
    },
    take(s, f, seat, a, tell) {
      const combat = combatNow(s)!
      const side = sideOfSeat(combat, seat)
      f.cards[side] = a.n!
      f.bluff[side] = isAttack(a.n!) && !canAttack(s, combat, side, a.n!)
      tell?.({ what: 'card locked', clause: 'WK-16.2', seat })
    },
  },
  {
    name: 'reveal the cards',
    clause: 'WK-16.2',
    run(s, f, tell) {
      const combat = combatNow(s)!
      if (isBrokenOff(s, combat)) return 'done'
      const cards: [number, number] = [f.cards[0], f.cards[1]]
      tell?.({
        what: 'cards shown',
        clause: 'WK-16.2',
        seats: [...combat.seats],
        cards,
        foe: combat.foe,
        reveals: true,
      })
      for (const side of SIDES) if (f.cards[side] === CHANGE_RANGE) f.ways[side] = UNSAID
      if (!isPeace(combat, f)) return undefined
      combat.winner = 3
      tell?.({ what: 'arms laid down', clause: 'WK-19.4' })
      return 'done'
    },
  },
  {
    name: 'cards without initiative',
    clause: 'WK-16.9',
    run(s, f) {
      const combat = combatNow(s)!
      if (isBrokenOff(s, combat)) return 'done'
      while (f.turn < 2) {
        const side = f.turn as Side
        if (f.ways[side] === UNSAID) return undefined
        f.turn++
        if (f.cards[side] !== DEFEND || isEnemy(combat, side)) continue
        rearrange(s, only(combat.seats[side]), false)
        return 'again'
      }
      f.turn = 0
      return 'attacks announced'
    },
  },
  {
    name: 'advance or retreat',
    clause: 'WK-16.12',
    final: false,
    owed(s, f) {
      const combat = combatNow(s)!
      const asks = f.turn < 2 && f.ways[f.turn as Side] === UNSAID && !isBrokenOff(s, combat)
      return asks ? only(combat.seats[f.turn as Side]) : 0
    },
    offer: () => [{ act: 'advance' }, { act: 'retreat' }],
    take(s, f, _seat, a, tell) {
      const side = f.turn as Side
      f.ways[side] = a.act === 'advance' ? ADVANCE : RETREAT
      const what = a.act === 'advance' ? 'advances' : 'retreats'
      tell?.({ what, clause: 'WK-16.12', ...sideTold(combatNow(s)!, side) })
    },
    close: () => 'cards without initiative',
  },
  {
    name: 'attacks announced',
    clause: 'WK-17.1',
    run(s, f, tell) {
      const combat = combatNow(s)!
      if (isBrokenOff(s, combat)) return 'done'
      for (; f.turn < 2; f.turn++) {
        const side = f.turn as Side
        if (!isAttack(f.cards[side]) || f.weapons[side] >= 0) continue
        const options = namable(s, f, side)
        const [only_] = options
        if (only_ === undefined)
          tell?.({
            what: 'attack fizzled',
            clause: 'WK-17.2',
            ...sideTold(combat, side),
          })
        else if (options.length === 1 && only_.icons.length === 1)
          name(s, f, side, only_.slot, only_.icons[0]!, tell)
        else return undefined
      }
      f.turn = 0
      return 'attacks'
    },
  },
  {
    name: 'name a weapon',
    clause: 'WK-17.1',
    final: false,
    owed(s, f) {
      const combat = combatNow(s)!
      const side = f.turn as Side
      const asks = f.turn < 2 && f.weapons[side] < 0 && namable(s, f, side).length > 0
      return asks && !isBrokenOff(s, combat) ? only(combat.seats[side]) : 0
    },
    offer: (s, f) => weaponOffers(s, f),
    take(s, f, seat, a, tell) {
      const combat = combatNow(s)!
      const side = sideOfSeat(combat, seat)
      if (a.act === 'icon') name(s, f, side, 0, a.n!, tell)
      else name(s, f, side, a.n!, a.with!, tell)
    },
    close: () => 'attacks announced',
  },
  {
    name: 'attacks',
    clause: 'WK-17.3',
    run(s, f) {
      const combat = combatNow(s)!
      const order = attackers(f, combat.range)
      while (f.turn < order.length && !isBrokenOff(s, combat)) {
        const side = order[f.turn]!
        f.turn++
        if (isDefeated(s, combat, side) && !isEqual(f)) continue
        const card = f.cards[side]
        startAttack(s, f, side, card === MULTI_ATTACK, card === ATTACK && combat.prepared[side])
        return 'again'
      }
      return isDefeated(s, combat, 0) || isDefeated(s, combat, 1) ? 'done' : undefined
    },
  },
  {
    name: 'dominance',
    clause: 'WK-18.2',
    run(s, f, tell) {
      const combat = combatNow(s)!
      if (isFerocious(s, combat)) return undefined
      const gains: [number, number] = [gain(f, 0), gain(f, 1)]
      combat.dominance += gains[0] - gains[1]
      tell?.({
        what: 'dominance',
        clause: 'WK-18.2',
        seats: combat.seats.slice(),
        gains,
        now: combat.dominance,
        foe: combat.foe,
      })
      runFoe(s, 'dominance')
      return undefined
    },
  },
  {
    name: 'texts on the range',
    clause: 'WK-18.6',
    run(s) {
      runFoe(s, 'set range')
      return undefined
    },
  },
  {
    name: 'new range',
    clause: 'WK-18.6',
    run(s, f, tell) {
      const combat = combatNow(s)!
      const range = newRange(combat, f)
      if (range !== combat.range) tell?.({ what: 'range', clause: 'WK-18.6', range })
      combat.range = range
      return undefined
    },
  },
  {
    name: 'cards return',
    clause: 'WK-16.16',
    run(s, f) {
      const combat = combatNow(s)!
      for (const side of SIDES) combat.prepared[side] = f.cards[side] === PREPARE
      return 'done'
    },
  },
]

/** An enemy names an icon, a knight a weapon and one of its icons. */
function weaponOffers(s: Wk, f: ClashFrame): Offer[] {
  const side = f.turn as Side
  const options = namable(s, f, side)
  if (isEnemy(combatNow(s)!, side)) return options.map(({ icons }) => ({ act: 'icon', of: icons }))
  return options.map(({ slot, icons }) => ({ act: 'weapon', of: [slot], with: icons }))
}
