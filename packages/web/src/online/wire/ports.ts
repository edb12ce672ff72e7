/** Alarms: what `after` gives back calls one off. */
export interface Alarms {
  after(ms: number, ring: () => void): () => void
}

/** What becomes of a socket. */
export interface SocketEars {
  opened(): void
  heard(text: string): void
  closed(code: number): void
}

export interface Socket {
  isOpen(): boolean
  send(text: string): void
  close(): void
}

/** All that the wire needs of the browser. */
export interface WirePorts extends Alarms {
  /** the protocol that this page speaks */
  protocol: number
  now(): number
  /** from 0 up to 1: pauses that are not the same on every page */
  spread(): number
  /** letters nobody else will think of */
  chance(): string
  /** what lets one socket in; throws Declined */
  ticket(): Promise<string>
  /** Has the server know us again. */
  enterAgain(): Promise<unknown>
  open(ears: SocketEars): Socket
}
