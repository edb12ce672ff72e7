import type { Seat } from '@midden/kernel'
import type { Message } from '@midden/protocol'
import type { Refused } from '@midden/table'
import type { InFront } from '../../link/in-front.ts'
import { eyesFor, NOBODY_YET } from './eyes.ts'
import { type Feed, heard } from './feed.ts'
import type { Subscriber } from './followers.ts'
import type { LineState } from './line.ts'
import type { Order } from './orders.ts'
import type { Wire } from './wire.ts'

type Unaddressed<T> = T extends { table: string } ? Omit<T, 'table'> : never

/** A table on the server as this page knows it now. */
export interface SessionState {
  feed: Feed | null
  /** who looks at this device, and who is to take it: several seats of the table may be here */
  eyes: InFront
  standing: LineState
  /** commands on their way */
  sending: number
  /** the server cannot save at the moment */
  storageAway: boolean
  /** why nothing is shown: the table is private, or is not there */
  refused: Refused | null
  /** seats with a socket open, and how many watch */
  present: readonly number[]
  watchers: number
}

export interface TableSession {
  readonly table: string
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** null once it is done and its news has come */
  send(order: Unaddressed<Order>): Promise<Refused | null>
  /** lets this seat look, one of those at this device */
  look(seat: Seat): void
  /** covers what is shown until this seat has taken the device */
  handTo(seat: Seat): void
  retry(): void
  /** the server's time */
  now(): number
  close(): void
}

/** Follows a table for as long as it is not closed. */
export function openSession(table: string, wire: Wire): TableSession {
  const listeners = new Set<() => void>()
  const arrivals = new Set<() => void>()
  let state: SessionState = {
    feed: null,
    eyes: NOBODY_YET,
    standing: 'connecting',
    sending: 0,
    storageAway: false,
    refused: null,
    present: [],
    watchers: 0,
  }

  /** The story that is awaited: what was asked for before is told for other eyes, or is lost with its line. */
  let story: string | null = null

  function change(part: Partial<SessionState>): void {
    state = { ...state, ...part }
    for (const arrival of arrivals) arrival()
    for (const listener of listeners) listener()
  }

  function noticed({ kind }: Message<'notice'>): void {
    if (kind === 'storage' || kind === 'storage-back') change({ storageAway: kind === 'storage' })
    if (kind === 'gone')
      change({ feed: null, refused: { code: 'unwelcome', reason: 'the table is private', clauses: [] } })
  }

  /** Is what is shown what the one in front may see? Otherwise it comes whole, with their eyes. */
  const isOwn = ({ feed, eyes }: SessionState): boolean =>
    eyes.front === null || feed?.picture.me === eyes.front

  const follower: Subscriber = {
    table,
    seen: () => (isOwn(state) ? (state.feed?.version ?? null) : null),
    as: () => state.eyes.front,
    stands: (standing) => {
      if (standing !== 'open') story = null
      change({ standing })
    },
    caughtUp: () => {
      if (state.feed?.told === null) story ??= wire.story(table)
    },
    declined: (refused) => change({ feed: null, refused }),
    hear(message) {
      if (message.t === 'presence') change({ present: message.seats, watchers: message.watchers })
      else if (message.t === 'notice') noticed(message)
      else if (message.t === 'refused') story = message.id === story ? null : story
      else if (message.t === 'story' && message.id !== story) return
      else {
        const feed = heard(state.feed, message)
        if (feed === 'gap') wire.again(follower)
        else if (feed !== state.feed) {
          change({
            feed,
            refused: null,
            eyes: feed === null ? state.eyes : eyesFor(feed.picture, state.eyes),
          })
          if (message.t === 'table') story = feed?.told === null ? wire.story(table) : null
        }
      }
    },
  }
  const leave = wire.follow(follower)

  /** Commands are acknowledged before they are told: what was done is seen a moment later. */
  const seen = (version: number | null): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (version !== null && (state.feed?.version ?? 0) < version) return
        arrivals.delete(look)
        resolve()
      }
      arrivals.add(look)
      look()
    })

  return {
    table,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async send(order) {
      change({ sending: state.sending + 1 })
      const { me = null, mine = [] } = state.feed?.picture ?? {}
      const as = me !== null && mine.length > 1 && order.t !== 'mute' ? { as: me } : {}
      const answer = await wire.order({ ...as, ...order, table } as Order)
      if (answer.t === 'done') await seen(answer.version)
      change({ sending: state.sending - 1 })
      return answer.t === 'done' ? null : answer
    },
    look(seat) {
      change({ eyes: { front: seat, handTo: null } })
      if (!isOwn(state)) wire.again(follower)
    },
    handTo: (seat) => change({ eyes: { front: null, handTo: seat } }),
    retry: () => (state.standing === 'open' ? wire.again(follower) : wire.retry()),
    now: wire.now,
    close: leave,
  }
}
