import { CLOSE, FromClient, PROTOCOL, type TableCommand } from '@midden/protocol'
import { type Answer, type Refused, storyFor, toldOf } from '@midden/table'
import { Compile } from 'typebox/compile'
import type { WebSocket } from 'ws'
import { type Follower, roleOf } from '../hosting/followers.ts'
import { buckets } from '../limits.ts'
import type { Node } from '../node.ts'
import { type Known, redeemed } from '../people/sessions.ts'
import type { Connection } from './sockets.ts'

const HELLO_MS = 5000
/** A socket that takes in less than it is sent is closed at this many bytes, and comes back for what it missed. */
const BACKLOG_BYTES = 1024 * 1024
/** So much nonsense from one socket, or so many messages above the rate, and it is closed. */
const OFFENCES = 20
const FLOOD = 300

/** What makes the server go over a match again, or write something down. */
const COSTLY: ReadonlySet<string> = new Set(['follow', 'story', 'undo', 'mute'])

const reader = Compile(FromClient)

function parsed(data: unknown): FromClient | null {
  try {
    const message: unknown = JSON.parse(String(data))
    return reader.Check(message) ? message : null
  } catch {
    return null
  }
}

/** What a message that cannot be read may still be called by. */
function idIn(data: unknown): string | null {
  const found = /"id"\s*:\s*"([A-Za-z0-9_-]{1,40})"/.exec(String(data))
  return found?.[1] ?? null
}

/** One socket: it says who it is, follows tables and sends commands. */
export function connection(ws: WebSocket, node: Node, note: (reason: string) => void): void {
  const { tables, sockets, store, time, limits, log } = node
  const follows = new Map<string, Follower>()
  const muted = new Set<string>()
  const pass = buckets(limits.socket, time)
  const mayTalk = buckets(limits.say, time)
  const mayAskMuch = buckets(limits.costly, time)
  let who: Known | null = null
  let greeted = false
  let offences = 0
  let over = 0

  function close(code: number, reason: string): void {
    ws.close(code, reason)
  }

  function send(frame: string): void {
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > BACKLOG_BYTES) {
      note('too slow')
      ws.close(CLOSE.slow, 'too slow')
      ws.terminate()
      return
    }
    ws.send(frame)
  }

  const refuse = (id: string | null, code: Refused['code'], reason: string): void =>
    send(JSON.stringify({ t: 'refused', id, code, reason, clauses: [] }))
  const answer = (id: string) => (given: Answer) =>
    send(
      JSON.stringify(
        'refused' in given
          ? { t: 'refused', id, ...given.refused }
          : { t: 'done', id, version: given.version },
      ),
    )
  const done = (id: string): void => send(JSON.stringify({ t: 'done', id, version: null }))

  const self: Connection = { person: '', selector: '', send, close }
  const hurry = time.after(HELLO_MS, () => {
    if (who === null) close(CLOSE.unwelcome, 'no hello')
  })

  async function hello(message: Extract<FromClient, { t: 'hello' }>): Promise<void> {
    if (greeted) return refuse(message.id, 'not-now', 'hello was said already')
    greeted = true
    if (message.v !== PROTOCOL) {
      refuse(message.id, 'malformed', `this server speaks protocol ${PROTOCOL}`)
      return close(CLOSE.unwelcome, 'another protocol')
    }
    const known = await redeemed(store.people, message.ticket, time.now())
    if (known === null) {
      note('wrong ticket')
      refuse(message.id, 'unwelcome', 'the ticket is not valid (any more)')
      return close(CLOSE.unwelcome, 'no valid ticket')
    }
    for (const other of await store.people.muted(known.person)) muted.add(other)
    if (ws.readyState !== ws.OPEN) return
    hurry()
    self.person = known.person
    self.selector = known.selector
    who = known
    sockets.add(self)
    const { person, name } = known
    send(JSON.stringify({ t: 'welcome', id: message.id, v: PROTOCOL, person, name, now: time.now() }))
  }

  function unfollow(table: string): void {
    const follower = follows.get(table)
    follows.delete(table)
    if (follower !== undefined) tables.table(table).unfollow(follower)
  }

  async function follow(
    known: Known,
    { id, table, seen }: Extract<FromClient, { t: 'follow' }>,
  ): Promise<void> {
    if (!follows.has(table) && follows.size >= limits.tablesPerSocket)
      return refuse(id, 'too-many', `one socket follows at most ${limits.tablesPerSocket} tables`)
    unfollow(table)
    const follower: Follower = { person: known.person, ids: known.ids, muted, send }
    follows.set(table, follower)
    await tables.table(table).follow(follower, seen, (given) => {
      if ('refused' in given && follows.get(table) === follower) follows.delete(table)
      answer(id)(given)
    })
    // The socket may have gone, or asked anew, while the table was being read.
    if (follows.get(table) !== follower || ws.readyState !== ws.OPEN) tables.table(table).unfollow(follower)
  }

  async function story(known: Known, { id, table }: Extract<FromClient, { t: 'story' }>): Promise<void> {
    const state = follows.has(table) ? await tables.table(table).read() : null
    const role = state === null ? 'nobody' : roleOf(state, known.ids)
    if (state === null || role === 'nobody') return refuse(id, 'unknown', 'this table is not followed')
    send(
      JSON.stringify({
        t: 'story',
        id,
        table,
        version: state.version,
        ...storyFor(state.match, toldOf(state.match), role),
      }),
    )
  }

  async function mute(
    known: Known,
    { id, table, seat, on }: Extract<FromClient, { t: 'mute' }>,
  ): Promise<void> {
    const state = await tables.table(table).read()
    const other = follows.has(table) ? state?.seats[seat]?.person : null
    if (other === null || other === undefined) return refuse(id, 'unknown', 'no person sits there')
    await store.people.mute(known.person, other, on)
    if (on) muted.add(other)
    else muted.delete(other)
    done(id)
  }

  async function command(known: Known, message: TableCommand): Promise<void> {
    if (message.t === 'say' && !mayTalk(known.person)) return refuse(message.id, 'too-many', 'not so fast')
    await tables
      .table(message.table)
      .submit(`${known.person}/${message.id}`, message, known, answer(message.id))
  }

  async function receive(message: FromClient): Promise<void> {
    if (message.t === 'hello') return hello(message)
    if (who === null) return refuse(message.id, 'unwelcome', 'say hello first')
    if (COSTLY.has(message.t) && !mayAskMuch('')) return refuse(message.id, 'too-many', 'not so fast')
    switch (message.t) {
      case 'ping':
        return send(JSON.stringify({ t: 'pong', id: message.id, now: time.now() }))
      case 'follow':
        return follow(who, message)
      case 'unfollow':
        unfollow(message.table)
        return done(message.id)
      case 'story':
        return story(who, message)
      case 'mute':
        return mute(who, message)
      default:
        return command(who, message)
    }
  }

  function offended(data: unknown): void {
    if (++offences === 1) note('nonsense')
    refuse(idIn(data), 'malformed', 'this message does not follow the protocol')
    if (offences >= OFFENCES) close(CLOSE.nonsense, 'too much nonsense')
  }

  ws.on('message', (data, isBinary) => {
    if (!pass('')) {
      if (++over === 1) note('flood')
      if (over >= FLOOD) close(CLOSE.flood, 'too many messages')
      else refuse(idIn(data), 'too-many', 'too many messages; wait a moment')
      return
    }
    const message = isBinary ? null : parsed(data)
    if (message === null) return offended(data)
    receive(message).catch((error: unknown) => {
      log.error({ reason: String(error), stack: (error as Error).stack, kind: message.t }, 'a message failed')
      refuse(message.id, 'unavailable', 'the server failed to answer this; it has been noted')
    })
  })
  // A frame that is too long or no WebSocket frame at all: ws closes the socket by itself.
  ws.on('error', () => note('broken frame'))
  ws.on('close', () => {
    hurry()
    sockets.remove(self)
    for (const table of [...follows.keys()]) unfollow(table)
  })
}
