import type { Seat } from '@midden/kernel'
import type { AttackFrame, ClashFrame, CombatFrame, Side } from './combat.ts'
import type { ScriptFrame } from './effects.ts'
import type { SwapFrame } from './gear.ts'
import type { ExploreFrame, MoveFrame, WildFrame } from './road.ts'

/*
 * Frames as they begin, where more than the rules need them: whoever foretells a fight or a trip on the board starts
 * from the very frame that the rules would push.
 */

/** Nothing done yet. */
export const freshExploration = (seat: Seat): ExploreFrame => ({
  at: 'explore',
  step: 0,
  seat,
  hex: -1,
  doing: '',
  accepted: false,
  attempted: false,
  acted: false,
  bargains: 0,
  outcome: -1,
})

/** Nothing planned yet. */
export const freshMove = (seat: Seat, hex: number): MoveFrame => ({
  at: 'move',
  step: 0,
  seat,
  mode: 'stay',
  route: [],
  i: 0,
  pool: 0,
  spent: 0,
  from: hex,
  revealed: [],
  planted: false,
  spared: false,
  played: false,
  stopped: false,
  ending: false,
  over: false,
  asked: false,
  met: 0,
  here: false,
  mp: 0,
  laid: [],
})

/** Nothing laid down yet. */
export const freshSwap = (one: Seat, other: Seat): SwapFrame => ({
  at: 'swap',
  step: 0,
  seats: [one, other],
  turn: 0,
  goods: [[], []],
  ammo: [0, 0],
  fuel: [0, 0],
  proposed: false,
  edits: 0,
})

/** Nobody has answered the card yet. */
export const freshWild = (seat: Seat, card: number): WildFrame => ({
  at: 'wild',
  step: 0,
  seat,
  card,
  choice: '',
  outcome: -1,
  cancelled: false,
  redraw: false,
  unstoppable: false,
  due: 0,
  asked: false,
})

/** No deed of it done yet. */
export const freshScript = (no: number, line: number, you: Seat, about: number): ScriptFrame => ({
  at: 'script',
  step: 0,
  no,
  i: 0,
  line,
  you,
  about,
  given: 0,
  hex: -1,
  drawn: [],
  outcome: -1,
  asking: false,
  left: 0,
  awake: true,
})

export const freshCombat = (seats: [Seat, Seat], foe: number, hex: number, bonus: number): CombatFrame => ({
  at: 'combat',
  step: 0,
  seats,
  foe,
  hex,
  range: 1,
  start: [-1, -1],
  dominance: 0,
  clash: 0,
  wounds: 0,
  // lowered to what each knight has by the watch before anything else happens (WK-15.6)
  penalty: [2, 2],
  prepared: [false, false],
  paid: [[], []],
  used: [],
  felled: [false, false],
  down: [false, false],
  winner: -1,
  bonus,
})

export const freshClash = (): ClashFrame => ({
  at: 'clash',
  step: 0,
  cards: [-1, -1],
  bluff: [false, false],
  ways: [0, 0],
  weapons: [-1, -1],
  gear: [-1, -1],
  icons: [-1, -1],
  took: [0, 0],
  shift: 0,
  sets: [],
  turn: 0,
})

export const freshAttack = (
  clash: ClashFrame,
  side: Side,
  multi: boolean,
  prepared: boolean,
): AttackFrame => ({
  at: 'attack',
  step: 0,
  side,
  multi,
  prepared,
  weapon: clash.weapons[side],
  gear: clash.gear[side],
  icon: clash.icons[side],
  plus: 0,
  minus: 0,
  damage: 0,
  pierce: 0,
  dice: [],
  rolled: false,
  hit: false,
  asked: 0,
  open: false,
})
