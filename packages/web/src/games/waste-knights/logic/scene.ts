import type { Seat } from '@midden/kernel'
import {
  type FrameKind,
  type FrameOf,
  isCity,
  roundWaster,
  type WkFrame,
  type WkView,
  wasterNow,
} from '@midden/waste-knights/reading'

/** What the board shows. */
export type Scene =
  | 'map'
  | 'waster'
  | 'plan'
  | 'sheet'
  | 'setup'
  | 'hazard'
  | 'fight'
  | 'market'
  | 'swap'
  | 'tasks'
  | 'choice'
  | 'end'

/** The topmost frame of a kind, or null. */
export function frameOf<K extends FrameKind>(v: WkView, kind: K): FrameOf<K> | null {
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!
    if (f.at === kind) return f as FrameOf<K>
  }
  return null
}

const SHEET: readonly FrameKind[] = ['rearrange', 'draw', 'place', 'pay', 'overload', 'rest', 'hand', 'steal']
const SCENES: Partial<Record<FrameKind, Scene>> = {
  setup: 'setup',
  combat: 'fight',
  clash: 'fight',
  attack: 'fight',
  check: 'hazard',
  wild: 'hazard',
  trade: 'market',
  swap: 'swap',
  reward: 'choice',
}

/** Questions to the Waster about the cards turned up. */
export const PLAYS: readonly string[] = ['play or wait', 'play after all', 'forced play', 'play another card']

function sceneOfFrame(v: WkView, f: WkFrame, decision: string | null): Scene | null {
  if (PLAYS.includes(decision ?? '')) return 'waster'
  if (f.at === 'move')
    return decision === 'stay, foot or vehicle' || decision === 'plan the route' ? 'plan' : 'map'
  if (f.at === 'preparations') return decision === '1e clear the Stalls' ? 'market' : 'map'
  // The only question a combat itself puts is which task comes first.
  if (f.at === 'combat' && f === v.stack.at(-1) && v.met.length > 1) return 'choice'
  if (f.at === 'mission' && decision === 'give up a clue') return 'choice'
  // Taken off again: another one is looked for among those beside the route.
  if (f.at === 'wild' && f.cancelled) return 'map'
  // What the Waster looks at is nobody else's business.
  if (f.at === 'introduce') return decision === null ? null : 'tasks'
  if (f.at === 'knockout') return f.seat === v.me ? 'sheet' : null
  if (f.at === 'script') {
    if (f.drawn.length > 0) return 'choice'
    if (decision === 'take from the Stalls') return 'market'
    return decision === 'give up gear' || decision === 'attach a card' || decision === 'mark components'
      ? 'sheet'
      : null
  }
  // In a city everything of the day stands on one page, above the Stalls.
  if (f.at === 'explore' && decision === 'what to do here' && isCity(v, f.hex)) return 'market'
  if (f.at === 'explore' || f.at === 'mission' || f.at === 'meet' || f.at === 'wake' || f.at === 'task')
    return 'map'
  // In a fight only who changes his gear looks at it.
  if (f.at === 'rearrange' && decision === null && frameOf(v, 'combat') !== null) return null
  if (SHEET.includes(f.at)) return isMine(v, f) ? 'sheet' : 'map'
  return SCENES[f.at] ?? null
}

/** Whether a frame about somebody's gear is the viewer's to answer or look at. */
function isMine(v: WkView, f: WkFrame): boolean {
  if (v.me === null) return false
  if (f.at === 'overload') return f.by === v.me
  return !('seat' in f) || f.seat === v.me
}

/** From the top of the stack down: the first frame that has a picture of its own. */
export function sceneOf(v: WkView, decision: string | null): Scene {
  if (v.result !== null) return 'end'
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const scene = sceneOfFrame(v, v.stack[i]!, i === v.stack.length - 1 ? decision : null)
    if (scene !== null) return scene
  }
  return 'map'
}

/** Whose affairs the board shows: the knight the question is about, else the Active Knight, else the viewer. */
export function heroOf(v: WkView): Seat {
  const f = v.stack.at(-1)
  if (f !== undefined) {
    if (f.at === 'script') return f.you
    if (f.at === 'steal') return f.victim
    if ('seat' in f && typeof f.seat === 'number' && f.seat >= 0) return f.seat
  }
  return v.active >= 0 ? v.active : (v.me ?? v.first)
}

const WASTER: readonly string[] = [
  'card from the Redoubt',
  'play or wait',
  'play after all',
  'forced play',
  'play another card',
  'introduce a task',
  '1e clear the Stalls',
  'move the villain',
  'place the Cultist',
  'which task first',
  'city to wake in',
  'choose the mission',
]

/** Whether the viewer answers as the Waster, against a knight: another role with its own words. */
export function isWaster(v: WkView, decision: string | null): boolean {
  if (v.me === null || decision === null) return false
  if (WASTER.includes(decision)) return true
  const f = v.stack.at(-1)
  if (f?.at === 'overload') return f.by !== f.seat
  if (f?.at === 'script')
    return decision === 'mark components' || (decision === 'give up gear' && f.you !== v.me)
  const combat = frameOf(v, 'combat')
  return combat !== null && combat.foe >= 0 && combat.seats[1] === v.me && combat.seats[0] !== v.me
}

/** The Waster of now, and whose. */
export const wasterOf = (v: WkView): Seat =>
  v.phase === 'move' || v.phase === 'explore' ? wasterNow(v) : roundWaster(v)
