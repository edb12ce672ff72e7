import type { Action, Offer } from '@midden/kernel'
import type { WkView } from '@midden/waste-knights/reading'
import { useSyncExternalStore } from 'react'
import type { KnightsProps } from './props.ts'
import { frameOf } from './scene.ts'

/** A pass that stands: for this fight, for this turn of a knight, or for every turn but one's own. */
export type Scope = 'fight' | 'turn' | 'others'
/** What it was set for: it ends with that. */
export type Standing = Partial<Record<Scope, string>>

const ALWAYS = 'always'
const fightKey = (v: WkView): string | null => {
  const combat = frameOf(v, 'combat')
  return combat === null ? null : [v.round, v.active, combat.seats, combat.foe, combat.hex].join(' ')
}
const turnKey = (v: WkView): string => [v.round, v.phase, v.active].join(' ')

/** What a scope would be set for now; null where it makes no sense. */
export function keyOf(v: WkView, scope: Scope): string | null {
  if (scope === 'fight') return fightKey(v)
  return scope === 'turn' ? turnKey(v) : ALWAYS
}
export function isStanding(v: WkView, standing: Standing, scope: Scope): boolean {
  const key = keyOf(v, scope)
  if (key === null || standing[scope] !== key) return false
  return scope !== 'others' || v.active !== v.me
}

const WINDOW = 'act or pass'
/** Nothing but a chance to use what may be used at any time. */
const BREATHS: readonly (string | null)[] = ['breathe', 'tank empty']

/** Answers that let a window go by: nobody has to give them himself. */
export const isWindow = (decision: string | null): boolean =>
  decision === WINDOW || BREATHS.includes(decision)
const letGo = (decision: string): Action => ({ act: decision === WINDOW ? 'pass' : 'go on' })

export interface Asked {
  decision: string | null
  menu: readonly Offer[]
  rights: readonly Offer[]
  /** nobody can read anything from how fast a pass comes */
  alone: boolean
}

/** Only bots sit opposite, and nobody looks on: on a server a spectator may, or may come at any time. */
export const isAlone = ({
  live,
  sitters,
  unwatched,
}: Pick<KnightsProps, 'live' | 'sitters' | 'unwatched'>): boolean =>
  unwatched && sitters.every(({ seat, kind }) => seat === live.view.me || kind === 'bot')

/**
 * What the client answers by itself. Among people it never looks at the hand: a pass that stands is given whatever is
 * held, and takes the same time (WK-30.11). Against bots a window in which nothing fits
 * closes by itself; what may be used at any time can still be used after it.
 */
export function passFor(
  v: WkView,
  standing: Standing,
  { decision, menu, rights, alone }: Asked,
): Action | null {
  if (v.me === null || decision === null || !isWindow(decision)) return null
  const pass = letGo(decision)
  if (!menu.some(({ act }) => act === pass.act)) return null
  const stands = (['fight', 'turn', 'others'] as const).some((scope) => isStanding(v, standing, scope))
  const nothing = alone && menu.length === 1 && (decision === WINDOW || rights.length === 0)
  return stands || nothing ? pass : null
}

let kept: Standing = {}
const listeners = new Set<() => void>()
export function setStanding(scope: Scope, key: string | null): void {
  const { [scope]: _old, ...rest } = kept
  kept = key === null ? rest : { ...rest, [scope]: key }
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
export const useStanding = (): Standing =>
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => kept,
  )
