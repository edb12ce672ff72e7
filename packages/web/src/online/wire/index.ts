/** The wire without a browser, for a world that brings its own ports. */
export { RequestRefused } from './api.ts'
export type { Feed } from './feed.ts'
export type { SocketEars, WirePorts } from './ports.ts'
export { openSession, type TableSession } from './session.ts'
export { openWire, type Wire } from './wire.ts'
