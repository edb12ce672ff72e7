import type { Seat } from '@midden/kernel'

/** What lies over the log or, on small screens, over the board. The question is never covered. */
export type Panel =
  | { kind: 'log' }
  | { kind: 'why' }
  | { kind: 'happened' }
  | { kind: 'rules'; clause: string | null }
  | { kind: 'card'; card: string }
  | { kind: 'keys' }
  | { kind: 'more' }
  | { kind: 'talk' }
  | { kind: 'tag'; seat: Seat }

/** A closer look ends with the question it was taken at; what was opened at none ends with the next one. */
export const outlives = (panel: Panel | null, openedAt: string | null, asked: string | null): boolean =>
  panel?.kind !== 'card' || asked === null || openedAt === asked
