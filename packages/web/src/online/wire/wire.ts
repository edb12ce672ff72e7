import type { FromClient, FromServer, Message, TableCommand } from '@midden/protocol'
import { CLOSE, PROTOCOL, SUBPROTOCOL } from '@midden/protocol/client'
import type { Refused } from '@midden/table'
import { chance, post, refusedBy } from './api.ts'
import { enterAgain } from './person.ts'

/** How the line to the server stands. `out`: it does not want us back by ourselves. */
export type Standing = 'connecting' | 'open' | 'lost' | 'out'

type Without<T> = T extends { id: string } ? Omit<T, 'id'> : never
/** A command before it has its id. */
export type Order = Without<TableCommand | Extract<FromClient, { t: 'mute' }>>
export type Answer = Message<'done'> | Message<'refused'>

interface Follower {
  table: string
  /** the version up to which everything is known */
  seen(): number | null
  hear(message: FromServer): void
  /** the table is private, or is not there */
  declined(refused: Refused): void
  stands(standing: Standing): void
}

interface Pending {
  message: { id: string; t: string }
  settle(answer: Answer): void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
const PING_EVERY = 20_000
const ANSWER_WITHIN = 8000
const AGAIN_AFTER = 1000

const comesBack = (code: number): boolean =>
  !([CLOSE.nonsense, CLOSE.unwelcome, CLOSE.foreign, CLOSE.loggedOut, CLOSE.flood] as number[]).includes(code)

/**
 * The one socket of this page. It opens with the first follower and closes after the last, comes back by itself, asks
 * for exactly what was missed, and sends every command under one id until it is answered.
 */
function openWire() {
  const followers = new Set<Follower>()
  const pending = new Map<string, Pending>()
  const asked = new Map<string, Follower>()
  let socket: WebSocket | null = null
  let standing: Standing = 'connecting'
  let ahead = 0
  let pause = FIRST_PAUSE
  let retry = 0
  let beat = 0
  let deadline = 0

  function stand(next: Standing): void {
    standing = next
    for (const follower of followers) follower.stands(next)
  }

  const transmit = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  function follow(follower: Follower): void {
    const id = chance()
    asked.set(id, follower)
    transmit({ t: 'follow', id, table: follower.table, seen: follower.seen() })
  }

  function welcomed({ now }: Message<'welcome'>): void {
    ahead = now - Date.now()
    pause = FIRST_PAUSE
    asked.clear()
    stand('open')
    for (const follower of followers) follow(follower)
    for (const { message } of pending.values()) transmit(message)
    clearInterval(beat)
    beat = window.setInterval(ping, PING_EVERY)
  }

  /** A line that looks open may be dead: one that does not answer is cut. */
  function ping(): void {
    transmit({ t: 'ping', id: chance() })
    clearTimeout(deadline)
    deadline = window.setTimeout(() => {
      const dead = socket
      lost(0)
      dead?.close()
    }, ANSWER_WITHIN)
  }

  const passing = ({ code }: Refused): boolean => code === 'unavailable' || code === 'too-many'

  function followed(id: string, answer: Answer): void {
    const follower = asked.get(id)
    asked.delete(id)
    if (follower === undefined || answer.t === 'done' || !followers.has(follower)) return
    if (passing(answer)) window.setTimeout(() => followers.has(follower) && follow(follower), AGAIN_AFTER)
    else follower.declined(answer)
  }

  function answered(answer: Answer): void {
    if (answer.id === null) return
    followed(answer.id, answer)
    const command = pending.get(answer.id)
    if (command === undefined) return
    if (answer.t === 'refused' && answer.code === 'unavailable') {
      // Whether it was saved is not known: the same id is safe to send again.
      window.setTimeout(() => pending.has(command.message.id) && transmit(command.message), AGAIN_AFTER)
      return
    }
    pending.delete(command.message.id)
    command.settle(answer)
  }

  function receive(message: FromServer): void {
    clearTimeout(deadline)
    if (message.t === 'welcome') welcomed(message)
    if (message.t === 'done' || message.t === 'refused') answered(message)
    for (const follower of followers)
      if (!('table' in message) || message.table === follower.table) follower.hear(message)
  }

  function lost(code: number): void {
    socket = null
    clearInterval(beat)
    clearTimeout(deadline)
    if (followers.size === 0) return
    clearTimeout(retry)
    stand(comesBack(code) ? 'lost' : 'out')
    if (standing === 'out') return
    retry = window.setTimeout(connect, pause * (0.75 + Math.random() / 2))
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  }

  async function connect(): Promise<void> {
    clearTimeout(retry)
    if (socket !== null || followers.size === 0) return
    const address = `${location.origin.replace(/^http/, 'ws')}/socket`
    try {
      const { ticket } = await post<{ ticket: string }>('ticket')
      if (socket !== null || followers.size === 0) return
      const opening = new WebSocket(address, [SUBPROTOCOL])
      socket = opening
      opening.onopen = () => transmit({ t: 'hello', id: chance(), v: PROTOCOL, ticket })
      opening.onmessage = ({ data }) => socket === opening && receive(JSON.parse(String(data)) as FromServer)
      opening.onclose = ({ code }) => socket === opening && lost(code)
    } catch (error) {
      lost(refusedBy(error).code === 'unwelcome' ? CLOSE.unwelcome : 0)
    }
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  function wake(): void {
    if (document.visibilityState !== 'visible' || followers.size === 0) return
    if (standing === 'lost' && socket === null) connect()
    else if (standing === 'open') ping()
  }
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)

  return {
    follow(follower: Follower): () => void {
      followers.add(follower)
      follower.stands(standing === 'out' ? 'connecting' : standing)
      if (standing === 'open' && socket !== null) follow(follower)
      else connect()
      return () => {
        followers.delete(follower)
        transmit({ t: 'unfollow', id: chance(), table: follower.table })
        if (followers.size > 0) return
        clearTimeout(retry)
        clearInterval(beat)
        clearTimeout(deadline)
        socket?.close()
        socket = null
        standing = 'connecting'
      }
    },
    /** Asks for what a follower has missed. */
    again: follow,
    /** Asks for the story; it comes as a frame. */
    story: (table: string): void => transmit({ t: 'story', id: chance(), table }),
    order: (order: Order): Promise<Answer> =>
      new Promise((settle) => {
        const message = { ...order, id: chance() }
        pending.set(message.id, { message, settle })
        transmit(message)
      }),
    /** Tries again where the server did not want us back. */
    retry: (): void => {
      stand('connecting')
      enterAgain().then(connect, () => lost(0))
    },
    now: (): number => Date.now() + ahead,
  }
}

export type { Follower }

let wire: ReturnType<typeof openWire> | null = null
export const theWire = (): ReturnType<typeof openWire> => {
  wire ??= openWire()
  return wire
}
