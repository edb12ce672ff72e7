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
