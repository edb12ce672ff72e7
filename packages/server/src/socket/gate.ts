import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { FRAME_BYTES, SUBPROTOCOL } from '@midden/protocol'
import { WebSocketServer } from 'ws'
import { isOwn } from '../http/origin.ts'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { onceEach } from '../once-each.ts'
import { connection } from './connection.ts'
import { framed } from './framed.ts'

const PATH = '/socket'
const PING_MS = 25_000

/** A refusal before there is a socket. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** Lets sockets in: at the right address, from our own pages, not too many from one place. */
export function gate(server: Server, node: ServerNode) {
  const { metrics, limits, time, log } = node
  const peers = new Set<ReturnType<typeof framed>>()
  const perAddress = new Map<string, number>()
  const attempts = buckets(limits.pages, time)
  const warned = onceEach(log)
  const listener = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  })

  function note(address: string, reason: string, origin?: string): void {
    metrics.refusedSockets.inc({ reason })
    const about = { address, reason, ...(origin !== undefined && { origin }) }
    warned.note(`${address} ${reason}`, about, 'a socket was refused')
  }

  function addressOf(request: IncomingMessage): string {
    const forwarded = node.trustProxy ? request.headers['x-forwarded-for'] : undefined
    const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim()
    return first ?? request.socket.remoteAddress ?? ''
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {})
    const address = networkOf(addressOf(request))
    const open = perAddress.get(address) ?? 0
    if (!attempts(address)) {
      note(address, 'too many attempts')
      return turnAway(socket, '429 Too Many Requests')
    }
    if (request.url?.split('?')[0] !== PATH) return turnAway(socket, '404 Not Found')
    if (!isOwn(request.headers, node.origins)) {
      note(address, 'foreign origin', request.headers.origin)
      return turnAway(socket, '403 Forbidden')
    }
    if (node.isClosing()) return turnAway(socket, '503 Service Unavailable')
    if (open >= limits.socketsPerAddress || listener.clients.size >= limits.sockets) {
      note(address, 'too many sockets')
      return turnAway(socket, '429 Too Many Requests')
    }
    perAddress.set(address, open + 1)
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left === 0) perAddress.delete(address)
      else perAddress.set(address, left)
    })
    listener.handleUpgrade(request, socket, head, (ws) => {
      const peer = framed(ws, socket)
      peers.add(peer)
      ws.on('close', () => peers.delete(peer))
      connection(peer, address, node, (reason) => note(address, reason))
    })
  })

  let stop = (): void => {}
  /** Sockets that did not answer the last ping are gone. */
  function pingAll(): void {
    for (const ws of listener.clients) {
      if (silent.has(ws)) ws.terminate()
      else {
        silent.add(ws)
        ws.ping()
        ws.once('pong', () => silent.delete(ws))
      }
    }
    metrics.sockets.set(listener.clients.size)
    stop = time.after(PING_MS, pingAll)
  }
  const silent = new WeakSet<object>()
  pingAll()

  return {
    close: (code: number, reason: string): void => {
      stop()
      for (const peer of peers) peer.close(code, reason)
      listener.close()
    },
    /** Those that do not say goodbye in time. */
    terminate: (): void => {
      for (const ws of listener.clients) ws.terminate()
    },
  }
}
