/** What a node is made of, for a world that brings its own doors and its own ground. */
export { type AssembledNode, assemble, type Ground } from './assemble.ts'
export { nodeDigest } from './digest.ts'
export type { Entropy } from './entropy.ts'
export type { ServerNode } from './node.ts'
export { newSession, newTicket, type SessionHolder } from './people/sessions.ts'
export { connection, type PeerSocket } from './socket/connection.ts'
export type { Time } from './time.ts'
export type { Loop } from './turns.ts'
