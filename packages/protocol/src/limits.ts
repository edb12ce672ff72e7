/** Raised when an older client could misread what is sent. Said in every hello and welcome. */
export const PROTOCOL = 1

/** The name both sides give in the WebSocket handshake. */
export const SUBPROTOCOL = 'midden.1'

/** What a client may send at most; the server closes the socket on a longer frame. */
export const FRAME_BYTES = 8192

/** Seconds a player has for one decision. `none` is for friends: nobody is hurried. */
export const CLOCKS = {
  none: null,
  'half-minute': 30,
  minute: 60,
  'two-minutes': 120,
  'five-minutes': 300,
  'half-hour': 1800,
  'eight-hours': 28_800,
  day: 86_400,
  'three-days': 259_200,
} as const

export type Clock = keyof typeof CLOCKS

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
