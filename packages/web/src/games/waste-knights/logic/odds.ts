import type { Seat } from '@midden/kernel'
import {
  type CheckFrame,
  cards,
  caughtBy,
  checkPool,
  neededToEscape,
  passes,
  type WkFrame,
  type WkView,
} from '@midden/waste-knights/reading'

/** The table as it would be with these frames on top. */
const supposing = (v: WkView, ...frames: WkFrame[]): WkView => ({
  ...v,
  stack: [...v.stack, ...frames],
})

/** A check ahead: what is rolled, and how likely it passes. */
export interface Prospect {
  skill: number
  difficulty: number
  pool: number
  need: number
  chance: number
}

type Ahead = Pick<CheckFrame, 'seat' | 'kind' | 'skill' | 'difficulty'> & { need?: number; plus?: number }

export function prospectOf(
  v: WkView,
  { seat, kind, skill, difficulty, need = 1, plus = 0 }: Ahead,
): Prospect {
  const frame: CheckFrame = {
    at: 'check',
    step: 0,
    seat,
    kind,
    skills: [skill],
    skill,
    difficulty,
    need,
    plus,
    minus: 0,
    dice: [],
    sure: false,
  }
  const pool = checkPool(supposing(v, frame), frame, v.stack.length)
  return { skill, difficulty, pool, need, chance: passes(pool, difficulty, need) }
}

/** A card of the viewer's own that would change the odds. */
export interface Helper {
  card: number
  pool: number
  chance: number
}

/** The way out of a wasteland card: odds, and what failing costs (WK-8.3, WK-8.8). */
export interface Escape extends Prospect {
  /** Health lost if it fails; 0 where the card's text happens instead */
  price: number
  helpers: Helper[]
}

/** What a luck card held would do to a check of one's own that is no attack. */
function helpers(v: WkView, seat: Seat, ahead: Ahead): Helper[] {
  if (seat !== v.me) return []
  const { luck, scripts } = cards(v)
  return v.knights[seat]!.hand.flatMap((card): Helper[] => {
    const line = luck[card]?.line
    if (line?.at !== 'before check') return []
    if (line.if.some(({ is }) => is === 'attack' || (is.startsWith('by ') && is !== 'by you'))) return []
    return (scripts[line.script] ?? []).flatMap((deed): Helper[] => {
      if (deed.do === 'pass') return [{ card, pool: 0, chance: 1 }]
      if (deed.do !== 'dice') return []
      const better = prospectOf(v, { ...ahead, plus: deed.by })
      return [{ card, pool: better.pool, chance: better.chance }]
    })
  })
}

export function escapeOf(v: WkView, seat: Seat, card: number): Escape | null {
  const wild = cards(v).wild[card]
  if (wild === undefined || wild.escape === null) return null
  const ahead: Ahead = { seat, kind: 'escape', ...wild.escape, need: neededToEscape(v, wild) }
  return {
    ...prospectOf(v, ahead),
    price: wild.fighter === null ? 0 : caughtBy(wild),
    helpers: helpers(v, seat, ahead),
  }
}
