import type { Seat } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { ranges, type WkEvent } from '@midden/waste-knights/reading'
import { ATTACK, PREPARE } from './fight.ts'

/** A roll as it was told: it stays readable after the table has moved on. */
export interface Roll {
  /** its number in what was read */
  no: number
  seat: Seat
  /** the skill of a check; −1 for an attack or a die of fate */
  skill: number
  kind: 'check' | 'attack' | 'fate'
  dice: readonly number[]
  /** a die from here on counts, a die from there on is a Bull's Eye; 0: none */
  from: number
  crit: number
  /** rolled again so often, and a die was turned */
  again: number
  turned: boolean
  end: '' | 'passed' | 'failed' | 'hit' | 'missed'
  /** of a hit */
  damage: number
  soak: number
  lost: number
}

type What<W extends WkEvent['what']> = Extract<WkEvent, { what: W }>

/** Whoever prepared has Bull's Eyes from here on (WK-16.11). */
export const STEADY = 9

/** What is known about the fight when a die falls. */
interface Known {
  range: number
  steady: Map<Seat, boolean>
  announced: What<'check announced'> | null
}

function begin(no: number, known: Known, { seat, dice, clause }: What<'rolled'>): Roll {
  const roll = { no, seat, dice, again: 0, turned: false, end: '', damage: 0, soak: 0, lost: 0 } as const
  if (clause === 'WK-17.6') {
    const crit = known.steady.get(seat) === true ? STEADY : 10
    return { ...roll, kind: 'attack', skill: -1, from: ranges[known.range]!.difficulty, crit }
  }
  const { announced } = known
  if (clause !== 'WK-9.2' || announced === null) return { ...roll, kind: 'fate', skill: -1, from: 0, crit: 0 }
  return { ...roll, kind: 'check', skill: announced.skill, from: announced.difficulty, crit: 0 }
}

/** Who prepared, and attacks now. */
function shown({ steady }: Known, { seats, cards }: What<'cards shown'>, before: Map<Seat, number>): void {
  seats.forEach((seat, side) => {
    steady.set(seat, cards[side] === ATTACK && before.get(seat) === PREPARE)
    before.set(seat, cards[side]!)
  })
}

const ENDS = {
  'check passed': 'passed',
  'check failed': 'failed',
  hit: 'hit',
  missed: 'missed',
} as const

/** Every roll of a story, with the move it fell in. */
export function rollsIn(story: readonly StoryLine<WkEvent>[]): (Roll & { move: number })[] {
  const rolls: (Roll & { move: number })[] = []
  const known: Known = { range: 1, steady: new Map(), announced: null }
  const before = new Map<Seat, number>()
  for (const { event, move } of story) {
    const last = rolls.at(-1)
    switch (event.what) {
      case 'combat begins':
        before.clear()
        known.steady.clear()
        break
      case 'range':
        known.range = event.range
        break
      case 'cards shown':
        shown(known, event, before)
        break
      case 'check announced':
        known.announced = event
        break
      case 'rolled':
        if (event.clause === 'WK-9.9' && last !== undefined)
          rolls[rolls.length - 1] = { ...last, dice: event.dice, again: last.again + 1, move }
        else rolls.push({ ...begin(rolls.length, known, event), move })
        break
      case 'die turned':
        if (last !== undefined) rolls[rolls.length - 1] = { ...last, dice: event.dice, turned: true, move }
        break
      case 'check passed':
      case 'check failed':
      case 'hit':
      case 'missed':
        if (last?.end === '') rolls[rolls.length - 1] = { ...last, end: ENDS[event.what], move }
        break
      case 'damage':
        if (last?.end === 'hit') {
          const { damage, soak, lost } = event
          rolls[rolls.length - 1] = { ...last, damage, soak, lost, move }
        }
        break
    }
  }
  return rolls
}

/** How far back a story is read for what has just been rolled. */
const FAR = 400

/** Rolls since the viewer's own last move, that move's own among them, and of nobody's turn before this one. */
export function freshRolls(story: readonly StoryLine<WkEvent>[], seenTo: number): Roll[] {
  const told = story.slice(-FAR)
  const turn = told.findLastIndex(({ event }) => event.what === 'active')
  return rollsIn(told.slice(turn + 1)).filter(({ move }) => move >= Math.max(1, seenTo))
}

/** One clash of the fight that is on, as far as it was told. */
export interface ClashTold {
  n: number
  cards: readonly [number, number] | null
  /** dominance gained by both, null while it is not settled */
  gains: readonly [number, number] | null
}

/** The clashes of the last fight of the story. */
export function clashesIn(story: readonly StoryLine<WkEvent>[]): ClashTold[] {
  let start = story.length - 1
  while (start >= 0 && story[start]!.event.what !== 'combat begins') start--
  const told: ClashTold[] = []
  for (const { event } of start < 0 ? [] : story.slice(start)) {
    const last = told.length - 1
    if (event.what === 'clash') told.push({ n: event.n, cards: null, gains: null })
    else if (event.what === 'cards shown' && last >= 0) told[last] = { ...told[last]!, cards: event.cards }
    else if (event.what === 'dominance' && last >= 0) told[last] = { ...told[last]!, gains: event.gains }
  }
  return told
}
