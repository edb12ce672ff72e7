import type { Procedure as KernelProcedure, Tell as KernelTell } from '@midden/kernel'
import type { WkEvent } from './events.ts'
import type { FrameKind, FrameOf } from './frames/index.ts'
import type { WkClause } from './ledger.ts'
import type { Wk } from './position.ts'

export type Tell = KernelTell<WkEvent>
/** The procedure of a kind of frame. */
export type Procedure<K extends FrameKind> = KernelProcedure<Wk, FrameOf<K>, WkEvent, WkClause>
