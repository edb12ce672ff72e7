import { PROTOCOL, SUBPROTOCOL } from '@midden/protocol/client'
import { chance, post } from './api.ts'
import { enterAgain } from './person.ts'
import type { SocketEars, WirePorts } from './ports.ts'

/** The wire's ports in a page. */
export const browser: WirePorts = {
  protocol: PROTOCOL,
  now: () => Date.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
  spread: () => Math.random(),
  chance: () => chance(),
  ticket: async () => (await post<{ ticket: string }>('ticket')).ticket,
  enterAgain,
  open: ({ opened, heard, closed }: SocketEars) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`, [SUBPROTOCOL])
    socket.onopen = opened
    socket.onmessage = ({ data }) => heard(String(data))
    socket.onclose = ({ code }) => closed(code)
    return {
      isOpen: () => socket.readyState === WebSocket.OPEN,
      send: (text) => socket.send(text),
      close: () => socket.close(),
    }
  },
}
