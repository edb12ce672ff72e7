import type { Action, Seat } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { ATTACK, CHANGE_RANGE, DEFEND, MULTI_ATTACK, PREPARE } from '../src/combat/options.ts'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import type { AttackFrame, ClashFrame, CombatFrame } from '../src/frames/combat.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startCombat } from '../src/push.ts'
import { type Draws, deal, die, line, ready, stage, strip, type WkMatch, wild } from './stage.ts'

/** Seat 0 fights: an enemy is played by seat 2, his opponent in a duel is seat 1. */
export const ENEMY_SEAT = 2
export const RIVAL = 1

/** A question that stays open below the combat; its `outcome` says how the combat ended. */
function listener(s: Wk): void {
  s.stack.push({
    at: 'script',
    step: wasteKnights.program.script!.index['choose an option']!,
    no: sold.lines[line('K10.1')]!.script,
    i: 0,
    line: line('K10.1'),
    you: 0,
    about: -1,
    given: 0,
    hex: -1,
    drawn: [],
    outcome: -1,
    asking: true,
    left: 0,
    awake: true,
  })
}

/** Nobody has anything but what is printed on his sheet, unless the test gives it to him. */
export function fight(
  knights: [string, string],
  foe: string | null,
  dice: number[] = [],
  change: (s: Wk) => void = () => {},
  options: Partial<WkOptions> = {},
  more: Draws = [],
): WkMatch {
  return stage(
    ready(3, { knights: [...knights, 'K04'], options }),
    (s) => {
      for (const seat of s.knights.keys()) {
        strip(s, seat)
        deal(s, seat, [])
      }
      change(s)
      listener(s)
      startCombat(s, 0, foe === null ? RIVAL : ENEMY_SEAT, foe === null ? -1 : wild(foe))
    },
    [...die(...dice), ...more],
  )
}

export const combatOf = (match: WkMatch): CombatFrame =>
  match.position.stack.findLast((f): f is CombatFrame => f.at === 'combat')!
export const clashOf = (match: WkMatch): ClashFrame =>
  match.position.stack.findLast((f): f is ClashFrame => f.at === 'clash')!
export const attackOf = (match: WkMatch): AttackFrame =>
  match.position.stack.findLast((f): f is AttackFrame => f.at === 'attack')!
/** How the combat ended, as the frame below was told; −1 while it goes on. */
export const outcomeOf = (match: WkMatch): number =>
  match.position.stack.findLast((f) => f.at === 'script' && f.asking && f.you === 0)?.at === 'script'
    ? (match.position.stack.find((f) => f.at === 'script') as { outcome: number }).outcome
    : -1

export const card = (n: number): Action => ({ act: 'card', n })
const CARDS = {
  attack: ATTACK,
  multi: MULTI_ATTACK,
  defend: DEFEND,
  prepare: PREPARE,
  change: CHANGE_RANGE,
} as const
type CardName = keyof typeof CARDS

/** Both sides lock a card. */
export function clash(match: WkMatch, a: CardName, b: CardName): WkEvent[] {
  const { seats } = combatOf(match)
  return plays(match, [seats[0], card(CARDS[a])], [seats[1], card(CARDS[b])])
}
/** Answers whatever is asked with "pass", "done" or "go on" until the question is another one. */
export function idle(match: WkMatch): WkEvent[] {
  const events: WkEvent[] = []
  for (;;) {
    const [first] = asked(match)
    const [seat, question] = (first ?? '').split(':')
    const act = { 'act or pass': 'pass', breathe: 'go on', rearrange: 'done' }[question ?? '']
    if (act === undefined) return events
    events.push(...plays(match, [Number(seat) as Seat, { act }]))
  }
}
export const pick = <W extends WkEvent['what']>(
  events: readonly WkEvent[],
  what: W,
): Extract<WkEvent, { what: W }>[] =>
  events.filter((e): e is Extract<WkEvent, { what: W }> => e.what === what)
