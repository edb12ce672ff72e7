/** Raised when an older client could misread what is sent. Said in every hello and welcome. */
export const PROTOCOL = 3

/** The name both sides give in the WebSocket handshake. */
export const SUBPROTOCOL = 'midden.1'

/** What a client may send at most; the server closes the socket on a longer frame. */
export const FRAME_BYTES = 8192

/** A match that is moved to a server from a browser: so many moves at most, in a body of at most so many bytes. */
export const MOVED_MOVES = 5000
/** How often, at most, its hidden cards were dealt anew. */
export const MOVED_REDEALS = 100
export const MOVED_BYTES = 512 * 1024

/** Why the server closed a socket. After the first a client comes back by itself, after the others it does not. */
export const CLOSE = {
  restart: 1012,
  nonsense: 4000,
  unwelcome: 4001,
  loggedOut: 4004,
  flood: 4029,
} as const
