import type { Action } from '@midden/kernel'
import {
  feetOf,
  type MoveFrame,
  NEIGHBOURS,
  reachable,
  type WkView,
  wayTo,
} from '@midden/waste-knights/reading'
import { useSyncExternalStore } from 'react'
import { setOut } from './trip.ts'

/** A route in pencil: it is the viewer's own and nobody hears of it before he sets out. */
export interface Draft {
  /** which move of which table it is for */
  move: string
  mode: 'foot' | 'vehicle'
  route: readonly number[]
  /** the question it was drawn at, and how much of it was laid then */
  at: string
  from: number
}
export const CHOICE = 'stay, foot or vehicle'
export const PLAN = 'plan the route'
export const isPlanning = (decision: string | null): boolean => decision === CHOICE || decision === PLAN

let kept: Draft | null = null
const listeners = new Set<() => void>()
export function keep(draft: Draft | null): void {
  if (kept === draft) return
  kept = draft
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The viewer's own move, if it is being planned. */
export function ownMove(v: WkView): MoveFrame | null {
  const f = v.stack.at(-1)
  return f?.at === 'move' && f.seat === v.me ? f : null
}
/** Where his vehicle takes a knight, also before he has said that he drives. */
export const reach = (v: WkView, f: MoveFrame): ReturnType<typeof reachable> =>
  reachable(setOut(v, f.seat, 'vehicle'), f.seat)
const moveKey = (v: WkView, f: MoveFrame): string =>
  [v.round, f.seat, v.knights[f.seat]!.hex, ...v.tiles].join('.')

/** The pencil as far as it belongs to this move, and to driving or walking once that is said. */
export function draftFor(v: WkView): Draft | null {
  const f = ownMove(v)
  if (f === null || kept?.move !== moveKey(v, f)) return null
  return f.mode === 'stay' || f.mode === kept.mode ? kept : null
}
export function useDraft(v: WkView): Draft | null {
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  )
  return draftFor(v)
}

const begins = (whole: readonly number[], part: readonly number[]): boolean =>
  part.every((hex, i) => whole[i] === hex)

/** What is drawn on the map: the pencil, what is picked in the list, or what was laid already. */
export function shownRoute(
  v: WkView,
  picked: Action | null,
): { mode: 'foot' | 'vehicle'; route: readonly number[] } {
  const f = ownMove(v)
  if (f === null) return { mode: 'vehicle', route: [] }
  const draft = draftFor(v)
  const laid = f.mode === 'foot' ? 'foot' : 'vehicle'
  if (picked?.act === 'stay') return { mode: laid, route: [] }
  if (picked?.act === 'to') return { mode: laid, route: wayTo(reach(v, f).cheap, picked.n!) }
  if (picked?.act === 'quietly to') return { mode: laid, route: wayTo(reach(v, f).quiet, picked.n!) }
  if (draft !== null && begins(draft.route, f.route)) return draft
  if (picked?.act === 'hex') return { mode: laid, route: [...f.route, picked.n!] }
  return { mode: laid, route: f.route }
}

/** Where the pencil may go next. */
export function nextFrom(v: WkView, mode: 'foot' | 'vehicle', route: readonly number[]): number[] {
  const f = ownMove(v)
  if (f === null || (mode === 'foot' && route.length >= feetOf(v, f.seat))) return []
  const start = v.knights[f.seat]!.hex
  return NEIGHBOURS[route.at(-1) ?? start]!.filter((hex) => hex !== start && !route.includes(hex))
}

/**
 * A tap on the map: a neighbour lengthens the route, a hex of it cuts it there; before the first hex any other that can
 * be reached gets the cheapest way, and a walker's last hex is changed for another. Null where the tap means nothing.
 */
export function tapped(
  v: WkView,
  now: { mode: 'foot' | 'vehicle'; route: readonly number[] },
  hex: number,
): readonly number[] | null {
  const f = ownMove(v)
  if (f === null) return null
  const at = now.route.indexOf(hex)
  if (at >= 0) {
    const cut = now.route.slice(0, at === now.route.length - 1 ? at : at + 1)
    return cut.length >= f.route.length ? cut : null
  }
  if (nextFrom(v, now.mode, now.route).includes(hex)) return [...now.route, hex]
  if (hex === v.knights[f.seat]!.hex) return f.route.length === 0 ? [] : null
  if (now.mode === 'foot') {
    const but = now.route.slice(0, -1)
    return but.length >= f.route.length && nextFrom(v, 'foot', but).includes(hex) ? [...but, hex] : null
  }
  if (now.route.length > 0) return null
  const { cheap, ends } = reach(v, f)
  return ends.includes(hex) ? wayTo(cheap, hex) : null
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && begins(a, b)

/** The answer that begins to carry a route out at this question, or null for none. */
export function answerFor(v: WkView, draft: Draft, decision: string): Action | null {
  const f = ownMove(v)
  if (f === null || draft.route.length === 0) return null
  if (decision === CHOICE) return { act: draft.mode }
  if (!begins(draft.route, f.route)) return null
  if (draft.route.length === f.route.length) return { act: 'go' }
  const end = draft.route.at(-1)!
  if (f.route.length === 0 && f.mode === 'vehicle') {
    const { cheap, ends, quiet, quieter } = reach(v, f)
    if (ends.includes(end) && same(wayTo(cheap, end), draft.route)) return { act: 'to', n: end }
    if (quieter.includes(end) && same(wayTo(quiet, end), draft.route)) return { act: 'quietly to', n: end }
  }
  return { act: 'hex', n: draft.route[f.route.length]! }
}

/** The next answer of a route that is being carried out: it began at an earlier question. */
export function runOn(v: WkView, decision: string | null): Action | null {
  const draft = draftFor(v)
  const f = ownMove(v)
  if (decision !== PLAN || draft === null || f === null) return null
  const begun = f.route.length > draft.from || draft.at === CHOICE
  return begun ? answerFor(v, draft, decision) : null
}

export const newDraft = (
  v: WkView,
  mode: 'foot' | 'vehicle',
  route: readonly number[],
  at: string,
): Draft | null => {
  const f = ownMove(v)
  return f === null || route.length === 0
    ? null
    : { move: moveKey(v, f), mode, route, at, from: f.route.length }
}
