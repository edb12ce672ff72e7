/** What a node is made of, for a world that brings its own doors and its own ground. */
export { type Assembled, assemble, type Ground } from './assemble.ts'
export { nodeDigest } from './digest.ts'
export type { Entropy } from './entropy.ts'
export type { Node } from './node.ts'
export { type Known, newSession, newTicket } from './people/sessions.ts'
export { connection, type Peer } from './socket/connection.ts'
export type { Time } from './time.ts'
export type { Loop } from './turns.ts'
