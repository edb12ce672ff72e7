import { EventEmitter } from 'node:events'
import type { PeerSocket } from '@midden/server/parts'
import type { SocketEars } from '@midden/web/wire'
import type { Chance } from './chance.ts'
import type { Ground } from './ground.ts'
import type { Scheduler } from './scheduler.ts'

export interface NetWeather {
  /** a frame takes up to so many milliseconds */
  slow: number
  /** so often in a thousand frames the line breaks, and as often it dies without a word */
  cut: number
  silent: number
}

export const FINE_NET: NetWeather = { slow: 40, cut: 0, silent: 0 }

const OPEN = 1
const CLOSING = 2
const CLOSED = 3
const BROKEN = 1006
/** A server finds out so long after a line has died: it pings every 25 seconds. */
const PING_MS = 25_000

/** One socket: what is sent on it arrives in order, or not at all. */
export function line(
  { now, after }: Scheduler,
  chance: Chance,
  weather: () => NetWeather,
  server: Ground,
  client: Ground,
  ears: SocketEars,
) {
  const events = new EventEmitter()
  let state: 'open' | 'silent' | 'closed' = 'open'
  let serverSide: number = OPEN
  let clientSide: number = OPEN
  let inFlight = 0
  const lastAt = { toServer: 0, toClient: 0 }

  /** After all that was sent before. */
  function travel(way: keyof typeof lastAt, job: () => void): void {
    const at = Math.max(now() + 1 + chance.below(weather().slow), lastAt[way] + 0.001)
    lastAt[way] = at
    const place = way === 'toServer' ? server : client
    after(at - now(), () => place.enter(job))
  }
  function hangUpServer(): void {
    if (serverSide === CLOSED) return
    serverSide = CLOSED
    events.emit('close')
  }
  function hangUpClient(code: number): void {
    if (clientSide === CLOSED) return
    clientSide = CLOSED
    ears.closed(code)
  }
  /** The line breaks, and both ends hear of it. */
  function cut(): void {
    if (state === 'closed') return
    state = 'closed'
    travel('toServer', hangUpServer)
    travel('toClient', () => hangUpClient(BROKEN))
  }
  /** The line dies, and both ends find out by themselves. */
  function silence(): void {
    if (state !== 'open') return
    state = 'silent'
    after(PING_MS + chance.below(PING_MS), () => server.enter(hangUpServer))
  }
  function worn(): void {
    if (chance.often(weather().cut)) cut()
    else if (chance.often(weather().silent)) silence()
  }

  const peer = {
    on: events.on.bind(events),
    OPEN,
    get readyState() {
      return serverSide
    },
    get bufferedAmount() {
      return inFlight
    },
    send: (text: string): void => {
      if (serverSide !== OPEN) return
      inFlight += text.length
      worn()
      if (state !== 'open') return
      travel('toClient', () => {
        inFlight -= text.length
        if (clientSide === OPEN) ears.heard(text)
      })
    },
    close: (code: number): void => {
      if (serverSide !== OPEN) return
      serverSide = CLOSING
      if (state === 'open') travel('toClient', () => hangUpClient(code))
      after(100, () => server.enter(hangUpServer))
    },
    terminate: (): void => {
      serverSide = CLOSING
      if (state === 'open') cut()
      else after(0, () => server.enter(hangUpServer))
    },
  } as unknown as PeerSocket

  return {
    peer,
    socket: {
      isOpen: (): boolean => clientSide === OPEN,
      send: (text: string): void => {
        worn()
        if (state === 'open')
          travel('toServer', () => {
            if (serverSide === OPEN) events.emit('message', text, false)
          })
      },
      close: (): void => {
        clientSide = CLOSED
        if (state === 'open') travel('toServer', hangUpServer)
      },
    },
    /** The handshake is over. */
    opened: (): void => travel('toClient', () => clientSide === OPEN && ears.opened()),
    cut,
    silence,
    isOver: (): boolean => serverSide === CLOSED && clientSide === CLOSED,
  }
}

export type Line = ReturnType<typeof line>
