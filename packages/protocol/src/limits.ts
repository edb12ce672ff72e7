/** Raised when an older client could misread what is sent. Said in every hello and welcome. */
export const PROTOCOL = 2

/** The name both sides give in the WebSocket handshake. */
export const SUBPROTOCOL = 'midden.1'

/** What a client may send at most; the server closes the socket on a longer frame. */
export const FRAME_BYTES = 8192

/** A match that is moved to a server from a browser: so many moves at most, in a body of at most so many bytes. */
export const MOVED_MOVES = 5000
export const MOVED_BYTES = 1024 * 1024

/** Why a socket was closed. A client comes back by itself after the first three, and never after the others. */
export const CLOSE = {
  restart: 1012,
  slow: 4008,
  silent: 4009,
  foreign: 4003,
  unwelcome: 4001,
  flood: 4029,
  nonsense: 4000,
  loggedOut: 4004,
} as const
