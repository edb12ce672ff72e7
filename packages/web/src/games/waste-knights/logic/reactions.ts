import type { Action, Offer } from '@midden/kernel'
import {
  attackPool,
  cards,
  passes as chanceOf,
  checkPool,
  damageAccount,
  type WkFrame,
  type WkView,
} from '@midden/waste-knights/reading'
import { offered } from './props.ts'
import { frameOf } from './scene.ts'

/** What a card or piece of gear would change about the roll that is asked about. */
export interface Reaction {
  action: Action
  /** odds; the damage of a hit; a miss that becomes a hit, with its damage */
  of: 'chance' | 'damage' | 'hit'
  from: number
  to: number
}

type Contest = Extract<WkFrame, { at: 'check' | 'attack' }>

/** The odds of a contest that lies at this depth; of a blow that hit, its damage. */
function standing(v: WkView, f: Contest, depth: number): { of: 'chance' | 'damage'; now: number } {
  const rolled = f.dice.length > 0
  if (f.at === 'check') {
    const good = f.dice.filter((die) => die >= f.difficulty || die === 10).length
    const chance = chanceOf(checkPool(v, f, depth), f.difficulty, f.need)
    return { of: 'chance', now: f.sure ? 1 : rolled ? Number(good >= f.need) : chance }
  }
  const { hitsFrom, through } = damageAccount(v, depth)
  if (!rolled) return { of: 'chance', now: chanceOf(attackPool(v, depth), hitsFrom) }
  const hit = f.dice.some((die) => die >= hitsFrom)
  return hit ? { of: 'damage', now: through } : { of: 'chance', now: 0 }
}

const put = (v: WkView, depth: number, f: Contest): WkView => ({
  ...v,
  stack: v.stack.map((each, i) => (i === depth ? f : each)),
})

type Script = ReturnType<typeof cards>['scripts'][number]

/** A contest after one deed of a text; null where the deed does nothing to it. */
function after(f: Contest, deed: Script[number]): Contest | null {
  switch (deed.do) {
    case 'dice':
      return { ...f, plus: f.plus + Math.max(0, deed.by), minus: f.minus + Math.max(0, -deed.by) }
    case 'reroll':
      return { ...f, dice: [] }
    case 'turn a die': {
      const lowest = f.dice.indexOf(Math.min(...f.dice))
      return { ...f, dice: f.dice.map((die, i) => (i === lowest ? deed.to : die)) }
    }
    case 'pass':
      return f.at === 'check' ? { ...f, sure: true } : null
    case 'need':
      return f.at === 'check' ? { ...f, need: deed.n } : null
    case 'more damage':
      return f.at === 'attack' ? { ...f, damage: f.damage + deed.by } : null
    case 'more pierce':
      return f.at === 'attack' ? { ...f, pierce: f.pierce + deed.by } : null
    default:
      return null
  }
}

/** What each card of this window would make of the roll, those that change nothing left out. */
export function reactionsOf(v: WkView, menu: readonly Offer[]): Reaction[] {
  const window = frameOf(v, 'window')
  const about = window === null ? undefined : v.stack[window.about]
  if (window === null || (about?.at !== 'check' && about?.at !== 'attack')) return []
  const { luck, lines, scripts } = cards(v)
  const { of, now } = standing(v, about, window.about)
  const ways = [
    ...offered(menu, 'luck').map((n) => ({ action: { act: 'luck', n }, script: luck[n]?.line.script })),
    ...offered(menu, 'use').map((n) => ({ action: { act: 'use', n }, script: lines[n]?.script })),
  ]
  return ways.flatMap(({ action, script = -1 }): Reaction[] => {
    const then = (scripts[script] ?? []).reduce<Contest>((f, deed) => after(f, deed) ?? f, about)
    const next = standing(put(v, window.about, then), then, window.about)
    if (of === 'chance' && next.of === 'damage') return [{ action, of: 'hit', from: now, to: next.now }]
    return next.of === of && next.now !== now ? [{ action, of, from: now, to: next.now }] : []
  })
}
