import type { TSchema } from 'typebox'
import { ActionBody, OfferBody } from './common.ts'
import { FromClient } from './from-client.ts'
import { FromServer } from './from-server.ts'
import { CLOSE, FRAME_BYTES, PROTOCOL, SUBPROTOCOL } from './limits.ts'
import { Picture } from './picture.ts'

const MEANING: Record<keyof typeof CLOSE, string> = {
  restart: 'the server restarts: come back, and follow from the last version seen',
  nonsense: 'too many messages that do not follow the schemas',
  unwelcome: 'no hello in time, another version of the protocol, or a ticket that is not valid',
  loggedOut: 'the session has ended',
  flood: 'too many messages',
}

/** What the network and the WebSocket library say by themselves. */
const OTHERS = [
  {
    code: 1006,
    meaning: 'no farewell: the network, a socket that took in too little or answered no pings',
    comeBack: true,
  },
  { code: 1009, meaning: `a frame of more than ${FRAME_BYTES} bytes`, comeBack: false },
  { code: 1007, meaning: 'a text that is no UTF-8', comeBack: false },
  { code: 1002, meaning: 'what was sent is no WebSocket frame', comeBack: false },
]

const byKind = (messages: readonly { properties: { t: { const: string } } }[]): Record<string, unknown> =>
  Object.fromEntries(messages.map((schema) => [schema.properties.t.const, schema]))

const kindsOf = (union: TSchema): Record<string, unknown> =>
  byKind((union as unknown as { anyOf: { properties: { t: { const: string } } }[] }).anyOf)

/** The sockets' half of the protocol for programs: every message as JSON Schema, and what stands around them. */
export const protocolDocument = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Midden: what goes over a socket',
  version: PROTOCOL,
  socket: {
    path: '/socket',
    subprotocol: SUBPROTOCOL,
    largestFrame: FRAME_BYTES,
    ticket: 'POST /api/ticket, see /openapi.json',
  },
  conversation: [
    'Send `hello` with `v` (the version of this document) and a ticket; the answer is `welcome`.',
    'Send `follow` with `seen` null; the answers are a `table` frame with the picture whole, then `done`.',
    'Each `news` frame has the next version. Apply its `patch` to the picture: a list of [path, value] (put the value there) and [path] (remove that field), in order; a path is a list of field names and list indices, and the field `length` of a list cuts it. The empty path is the picture itself.',
    'It is your turn where `picture.match.waiting` has a row with `seat` equal to `picture.me` and `optional` false. Choose one of `picture.match.menu`, make an action of it as the description of its shape says, and send `act` with that action and with `seen`, the last version you know. What `rights` and `rare` hold may be done at any time, in the same way. Wait for the answer, and for the `news` of the version it names, before you choose again: others may move meanwhile.',
    '`done` carries the version the command was stored as, as the seat you look from counts them; after `follow` the version you now have, and null after `unfollow` and `mute`. `refused` has the `id` of what was refused, null where that could not be read.',
    'The match is over where `picture.status` is `over`.',
  ],
  closeCodes: [
    ...Object.entries(MEANING).map(([name, meaning]) => ({
      code: CLOSE[name as keyof typeof CLOSE],
      meaning,
      comeBack: name === 'restart',
    })),
    ...OTHERS,
  ],
  fromClient: kindsOf(FromClient),
  fromServer: kindsOf(FromServer),
  picture: Picture,
  offer: OfferBody,
  action: ActionBody,
})
