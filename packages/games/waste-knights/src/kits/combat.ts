import { bool, int, list } from '@midden/kernel'
import type { Kits } from '../frames/kit.ts'
import { NONE } from '../held.ts'
import type { Table } from '../position.ts'
import { SEALED, sealed } from './round.ts'
import { amount, count, hex, number, numbers, pair, seat } from './shapes.ts'

/** The seats of the combat a clash belongs to: the frame below it. */
const fighters = (s: Table): readonly [number, number] => {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i]!
    if (f.at === 'combat') return f.seats
  }
  return [NONE, NONE]
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
      down: pair(bool),
      winner: int(-1, 2),
      bonus: int(0, 9),
    },
  },
  clash: {
    clone: (f) => ({
      at: 'clash',
      step: f.step,
      cards: [f.cards[0], f.cards[1]],
      ways: [f.ways[0], f.ways[1]],
      weapons: [f.weapons[0], f.weapons[1]],
      icons: [f.icons[0], f.icons[1]],
      took: [f.took[0], f.took[1]],
      shift: f.shift,
      sets: f.sets.slice(),
      turn: f.turn,
      interlude: f.interlude,
    }),
    fields: {
      cards: pair(int(-1, 4)),
      ways: pair(int(-1, 2)),
      weapons: pair(number),
      icons: pair(int(-1, 3)),
      took: pair(count),
      shift: int(-9, 9),
      sets: list(int(0, 2), 0, 9),
      turn: int(0, 9),
      interlude: int(0, 9),
    },
    /** A locked card is its chooser's alone until both are locked (WK-16.2). */
    seen(f, viewer, s) {
      const [a, b] = fighters(s)
      const open = f.cards[0] !== NONE && f.cards[1] !== NONE
      return {
        at: 'clash',
        step: f.step,
        cards: [sealed(f.cards[0], open || a === viewer), sealed(f.cards[1], open || b === viewer)],
        ways: [f.ways[0], f.ways[1]],
        weapons: [f.weapons[0], f.weapons[1]],
        icons: [f.icons[0], f.icons[1]],
        took: [f.took[0], f.took[1]],
        shift: f.shift,
        sets: f.sets.slice(),
        turn: f.turn,
        interlude: f.interlude,
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
      icon: f.icon,
      plus: f.plus,
      minus: f.minus,
      damage: f.damage,
      pierce: f.pierce,
      dice: f.dice.slice(),
      rolled: f.rolled,
      hit: f.hit,
    }),
    fields: {
      side: int(0, 1),
      multi: bool,
      prepared: bool,
      weapon: number,
      icon: int(-1, 3),
      plus: count,
      minus: count,
      damage: amount,
      pierce: amount,
      dice: list(int(1, 10), 0, 100),
      rolled: bool,
      hit: bool,
    },
  },
}
