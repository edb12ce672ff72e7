import { bool, int, list } from '@midden/kernel'
import { cards } from '../cards.ts'
import { isShown } from '../combat/ranges.ts'
import type { FrameOf } from '../frames/index.ts'
import type { Kits } from '../frames/kit.ts'
import { weaponOf } from '../gear/panels.ts'
import { NONE } from '../held.ts'
import type { Table, Wk } from '../position.ts'
import { SEALED, sealed } from './round.ts'
import { amount, count, hex, number, numbers, pair, seat } from './shapes.ts'

const slot = int(-1, 7999)

/** The seats of the combat a clash belongs to: the frame below it. */
const fighters = (s: Table): readonly [number, number] => {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!
    if (f.at === 'combat') return f.seats
  }
  return [NONE, NONE]
}

/** What was named must exist, and its icon be shown at this range. */
function wrongWeapon(f: FrameOf<'clash'>, s: Wk, side: 0 | 1): string | null {
  if (f.weapons[side] < 0) return null
  const combat = s.stack[s.stack.indexOf(f) - 1] as FrameOf<'combat'>
  if (f.icons[side] < 0 || !isShown(combat.range, f.icons[side])) return 'the icon named is not shown'
  if (side === 1 && combat.foe >= 0) return null
  return weaponOf(cards(s), f.gear[side]) === null ? 'what was named is no weapon' : null
}

export const combatKits: Kits<'combat' | 'clash' | 'attack'> = {
  combat: {
    clone: (f) => ({
      at: 'combat',
      step: f.step,
      seats: [f.seats[0], f.seats[1]],
      foe: f.foe,
      hex: f.hex,
      range: f.range,
      start: [f.start[0], f.start[1]],
      dominance: f.dominance,
      clash: f.clash,
      wounds: f.wounds,
      penalty: [f.penalty[0], f.penalty[1]],
      prepared: [f.prepared[0], f.prepared[1]],
      paid: [f.paid[0].slice(), f.paid[1].slice()],
      used: f.used.slice(),
      felled: [f.felled[0], f.felled[1]],
      down: [f.down[0], f.down[1]],
      winner: f.winner,
      bonus: f.bonus,
    }),
    fields: {
      seats: pair(seat),
      foe: number,
      hex,
      range: int(0, 2),
      start: pair(int(-1, 2)),
      dominance: amount,
      clash: int(0, 3),
      wounds: count,
      penalty: pair(int(0, 2)),
      prepared: pair(bool),
      paid: pair(numbers),
      used: numbers,
      felled: pair(bool),
      down: pair(bool),
      winner: int(-1, 3),
      bonus: int(0, 9),
    },
    sound(f, s) {
      const [a, b] = f.seats
      if (a === b || a >= s.seats || b >= s.seats) return 'a combat has two combatants'
      if (s.knights[a]!.sheet < 0 || s.knights[b]!.sheet < 0) return 'only knights that were chosen fight'
      if (f.foe < 0) return null
      const fighter = cards(s).wild[f.foe]?.fighter
      if (fighter === undefined || fighter === null) return 'there is no such enemy'
      return f.wounds <= fighter.health ? null : 'an enemy has no more wounds than Health'
    },
  },
  clash: {
    clone: (f) => ({
      at: 'clash',
      step: f.step,
      cards: [f.cards[0], f.cards[1]],
      bluff: [f.bluff[0], f.bluff[1]],
      ways: [f.ways[0], f.ways[1]],
      weapons: [f.weapons[0], f.weapons[1]],
      gear: [f.gear[0], f.gear[1]],
      icons: [f.icons[0], f.icons[1]],
      took: [f.took[0], f.took[1]],
      shift: f.shift,
      sets: f.sets.slice(),
      turn: f.turn,
    }),
    fields: {
      cards: pair(int(-1, 4)),
      bluff: pair(bool),
      ways: pair(int(-1, 2)),
      weapons: pair(slot),
      gear: pair(number),
      icons: pair(int(-1, 3)),
      took: pair(count),
      shift: int(-9, 9),
      sets: list(int(0, 2), 0, 9),
      turn: int(0, 2),
    },
    sound: (f, s, depth) =>
      s.stack[depth - 1]?.at !== 'combat'
        ? 'a clash belongs to a combat'
        : f.step > 0 && (f.cards[0] < 0 || f.cards[1] < 0)
          ? 'both have chosen a card by now'
          : (wrongWeapon(f, s, 0) ?? wrongWeapon(f, s, 1)),
    /** A locked card is its chooser's alone until both are locked (WK-16.2). */
    seen(f, viewer, s) {
      const [a, b] = fighters(s)
      const open = f.cards[0] !== NONE && f.cards[1] !== NONE
      const mine = open || a === viewer
      const yours = open || b === viewer
      return {
        at: 'clash',
        step: f.step,
        cards: [sealed(f.cards[0], mine), sealed(f.cards[1], yours)],
        bluff: [mine && f.bluff[0], yours && f.bluff[1]],
        ways: [f.ways[0], f.ways[1]],
        weapons: [f.weapons[0], f.weapons[1]],
        gear: [f.gear[0], f.gear[1]],
        icons: [f.icons[0], f.icons[1]],
        took: [f.took[0], f.took[1]],
        shift: f.shift,
        sets: f.sets.slice(),
        turn: f.turn,
      }
    },
    /** Defend is always legal (WKC-R26), so it stands in for a card that is not known. */
    dream(f) {
      if (f.cards[0] === SEALED) f.cards[0] = 2
      if (f.cards[1] === SEALED) f.cards[1] = 2
    },
  },
  attack: {
    clone: (f) => ({
      at: 'attack',
      step: f.step,
      side: f.side,
      multi: f.multi,
      prepared: f.prepared,
      weapon: f.weapon,
      gear: f.gear,
      icon: f.icon,
      plus: f.plus,
      minus: f.minus,
      damage: f.damage,
      pierce: f.pierce,
      dice: f.dice.slice(),
      rolled: f.rolled,
      hit: f.hit,
      asked: f.asked,
      open: f.open,
    }),
    fields: {
      side: int(0, 1),
      multi: bool,
      prepared: bool,
      weapon: slot,
      gear: number,
      icon: int(-1, 3),
      plus: count,
      minus: count,
      damage: amount,
      pierce: amount,
      dice: list(int(1, 10), 0, 100),
      rolled: bool,
      hit: bool,
      asked: int(0, 2),
      open: bool,
    },
    sound(f, s, depth) {
      const clash = s.stack[depth - 1]
      if (clash?.at !== 'clash') return 'an attack belongs to a clash'
      const { weapons, gear, icons } = clash
      if (f.weapon < 0 || f.icon < 0) return 'an attack names a weapon and an icon'
      if (f.weapon !== weapons[f.side] || f.gear !== gear[f.side] || f.icon !== icons[f.side])
        return 'an attack is made with what was named'
      return f.open && f.asked > 1 ? 'the interlude is over' : null
    },
  },
}
