import type { FromServer } from '@midden/protocol'
import { CLOSE } from '@midden/protocol/client'
import { refusedBy } from './api.ts'
import { isPassing } from './orders.ts'
import type { Socket, WirePorts } from './ports.ts'
import { pulse } from './pulse.ts'

/** How the line to the server stands. `out`: it does not want us back by ourselves. */
export type LineState = 'connecting' | 'open' | 'lost' | 'out'

interface Ends {
  /** does anybody here want the line? */
  wanted(): boolean
  stands(standing: LineState): void
  hear(message: FromServer): void
}

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000

const comesBack = (code: number): boolean =>
  !([CLOSE.nonsense, CLOSE.unwelcome, CLOSE.loggedOut, CLOSE.flood] as number[]).includes(code)

/** One line to the server: it says who we are, comes back by itself after ever longer pauses, and knows the time. */
export function openLine(ports: WirePorts, { wanted, stands, hear }: Ends) {
  const { now, after, chance } = ports
  let socket: Socket | null = null
  let isConnecting = false
  let hello = ''
  let standing: LineState = 'connecting'
  let ahead = 0
  let pause = FIRST_PAUSE
  let retry = (): void => {}

  const say = (message: object): void => {
    if (socket?.isOpen() === true) socket.send(JSON.stringify(message))
  }
  const alive = pulse(ports, () => say({ t: 'ping', id: chance() }), giveUp)

  function giveUp(): void {
    const dead = socket
    lost(0)
    dead?.close()
  }

  function stand(next: LineState): void {
    standing = next
    stands(next)
  }

  function receive(message: FromServer): void {
    alive.heard()
    if (message.t === 'welcome') {
      ahead = message.now - now()
      pause = FIRST_PAUSE
      alive.start()
      stand('open')
    }
    // The server cannot see just now who we are, and does not ask twice.
    if (message.t === 'refused' && message.id === hello && isPassing(message)) giveUp()
    else hear(message)
  }

  function lost(code: number): void {
    socket = null
    alive.stop()
    if (!wanted()) return
    retry()
    stand(comesBack(code) ? 'lost' : 'out')
    if (standing === 'out') return
    retry = after(pause * (0.75 + ports.spread() / 2), connect)
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  }

  async function connect(): Promise<void> {
    retry()
    if (isConnecting || socket !== null || !wanted()) return
    isConnecting = true
    try {
      const ticket = await ports.ticket()
      if (!wanted()) return
      hello = chance()
      const opening = ports.open({
        opened: () => socket === opening && say({ t: 'hello', id: hello, v: ports.protocol, ticket }),
        heard: (text) => socket === opening && receive(JSON.parse(text) as FromServer),
        closed: (code) => socket === opening && lost(code),
      })
      socket = opening
      alive.opening()
    } catch (error) {
      lost(refusedBy(error).code === 'unwelcome' ? CLOSE.unwelcome : 0)
    } finally {
      isConnecting = false
    }
  }

  return {
    standing: (): LineState => standing,
    connect,
    say,
    /** The network is back, or the page is looked at again: no reason to wait any longer. */
    wake(): void {
      if (!wanted()) return
      if (standing === 'lost' && socket === null) connect()
      else if (standing === 'open') alive.ask()
    },
    /** Tries again where the server did not want us back. */
    retry(): void {
      stand('connecting')
      ports.enterAgain().then(connect, () => lost(0))
    },
    hangUp(): void {
      retry()
      alive.stop()
      socket?.close()
      socket = null
      standing = 'connecting'
    },
    /** the server's time */
    now: (): number => now() + ahead,
  }
}
