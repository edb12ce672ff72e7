import type { FromClient, TableCommand } from '@midden/protocol'
import { StoreAway } from '@midden/store'
import { refused } from '@midden/table'
import type { ServerNode } from '../node.ts'
import type { SessionHolder } from '../people/sessions.ts'
import { DroppedTask, type Payer } from '../turns.ts'
import { following } from './following.ts'
import { greeting } from './greeting.ts'
import { manners } from './manners.ts'
import { muting } from './muting.ts'
import { messageIn } from './reading.ts'
import { type Outlet, replies } from './replies.ts'
import type { Connection } from './sockets.ts'

/** What is only an answer to this socket, and not wanted once that has gone. */
const ASKS = new Set<FromClient['t']>(['hello', 'ping', 'follow', 'unfollow', 'story', 'mute'])

/** Milliseconds that a message costs at least, beside what is measured while it is looked at. */
const PING_MS = 0.05
const MESSAGE_MS = 1

const TOO_MUCH = 'so much cannot happen at your tables in so short a time; wait a moment'
const UNKNOWN = refused('unknown', 'there is no such table')

/** What is needed of a WebSocket. */
export type PeerSocket = Outlet & {
  on(event: 'message' | 'error' | 'close', listener: (data: unknown, isBinary: boolean) => void): unknown
}

/** One socket: it says who it is, follows tables and sends commands. */
export function connection(
  ws: PeerSocket,
  address: string,
  node: ServerNode,
  note: (reason: string) => void,
): void {
  const { tables, sockets, store, time, limits, log, allowances, turns } = node
  const out = replies(ws, note)
  const person = (): string => who?.person ?? ''
  const manner = manners(() => allowances.message(address, person()), out, note)
  const ears = muting(store.people, tables, out)
  const doorstep = { people: store.people, time, protocol: node.protocol, recall: ears.recall }
  const greet = greeting(doorstep, out, note)
  const followed = following(tables, limits.tablesPerSocket, ears.muted, out)
  const self: Connection = { person: '', selector: '', send: out.frame, close: out.close }
  let who: SessionHolder | null = null

  async function hello(message: Extract<FromClient, { t: 'hello' }>): Promise<void> {
    const known = await greet.hello(message)
    if (known === null || !out.isOpen()) return
    self.person = known.person
    self.selector = known.selector
    who = known
    sockets.add(self)
    const { person: id, name } = known
    out.tell({ t: 'welcome', id: message.id, v: node.protocol, person: id, name, now: time.now() })
  }

  async function command(known: SessionHolder, message: TableCommand): Promise<void> {
    const { id, table } = message
    if (message.t === 'say' && !allowances.say(known.person)) return out.refuse(id, 'too-many', 'not so fast')
    if (!allowances.entry(known.person)) return out.refuse(id, 'too-many', TOO_MUCH)
    const held = await tables.find(table)
    if (held === null) return out.answer(id, UNKNOWN)
    const eyes = { as: followed.eyes(table) ?? message.as }
    await held.submit(`${known.person}/${id}`, message, { ...known, eyes }, (given) => out.answer(id, given))
  }

  async function receive(message: FromClient): Promise<void> {
    const { t, id } = message
    if (!allowances.hasWork(address, person())) return out.refuse(id, 'too-many', 'not so fast')
    allowances.spend(address, person(), t === 'ping' ? PING_MS : MESSAGE_MS)
    if (t === 'hello') return hello(message)
    if (who === null) return out.refuse(id, 'unwelcome', 'say hello first')
    switch (t) {
      case 'ping':
        return out.tell({ t: 'pong', id, now: time.now() })
      case 'follow':
        return followed.follow(who, message)
      case 'unfollow':
        followed.unfollow(message.table)
        return out.done(id)
      case 'story':
        return followed.story(message)
      case 'mute':
        return followed.has(message.table)
          ? ears.mute(who, message)
          : out.refuse(id, 'unknown', 'this table is not followed')
      default:
        return command(who, message)
    }
  }

  function failed(message: FromClient, error: unknown): void {
    const { id, t } = message
    if (error instanceof DroppedTask) return
    const isAway = error instanceof StoreAway
    if (!isAway)
      log.error({ reason: String(error), stack: (error as Error).stack, kind: t }, 'a message failed')
    const reason = isAway
      ? 'the store does not answer; send it again'
      : 'the server failed to answer this; it has been noted'
    out.refuse(id, 'unavailable', reason)
  }

  const wants = (isWanted: () => boolean): Payer => ({
    address,
    get person() {
      return person()
    },
    isWanted,
  })
  const asks = wants(() => out.isOpen() && !node.isClosing())
  const commands = wants(() => true)

  ws.on('message', (data: unknown, isBinary: boolean) => {
    if (manner.tooFast(data)) return
    const message = messageIn(data, isBinary)
    if (message === null) return manner.offended(data)
    turns.take(ASKS.has(message.t) ? asks : commands, message.t, () => {
      receive(message).catch((error: unknown) => failed(message, error))
    })
  })
  // A frame that is too long or no WebSocket frame at all: ws closes the socket by itself.
  ws.on('error', () => note('broken frame'))
  ws.on('close', () => {
    greet.over()
    sockets.remove(self)
    followed.over()
  })
}
