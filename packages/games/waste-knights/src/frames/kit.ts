import type { Shape, Viewer } from '@midden/kernel'
import type { Table, Wk } from '../position.ts'
import type { FrameKind, FrameOf } from './index.ts'

/** Deals cards for what a view hides, when a possible position is made up from it. */
export interface Dealer {
  /** a card of this gear colour */
  gear(colour: number): number
  /** any card that may lie hidden in somebody's storage */
  stored(): number
  luck(): number
  wild(): number
  /** 0 common, 1 private */
  task(kind: number): number
  below(n: number): number
}

/** What everything outside the rules must know of a kind of frame. */
export interface Kit<K extends FrameKind> {
  /** by hand, every field named */
  clone(f: FrameOf<K>): FrameOf<K>
  /** the fields beside `at` and `step` */
  fields: Readonly<Record<string, Shape>>
  /** null, or why such a frame cannot lie there: references into the rest of the position */
  sound?(f: FrameOf<K>, s: Wk, depth: number): string | null
  /** built up from what the viewer may know, −1 where something is hidden; left out where nothing is */
  seen?(f: FrameOf<K>, viewer: Viewer, s: Table): FrameOf<K>
  /** makes hidden things up again, in place, in a frame as `seen` gives it; goes with `seen` */
  dream?(f: FrameOf<K>, viewer: Viewer, s: Table, deal: Dealer): void
}
export type Kits<K extends FrameKind> = { readonly [Kind in K]: Kit<Kind> }
