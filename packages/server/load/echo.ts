import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

/** The ceiling: a bare ws server that sends each message on to everybody in its sender's group, and stores nothing. */
const groups = new Map<string, WebSocket[]>()
const http = createServer()
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
server.on('connection', (ws, request) => {
  const group = request.url ?? ''
  const members = groups.get(group) ?? []
  members.push(ws)
  groups.set(group, members)
  ws.on('message', (data) => {
    const text = String(data)
    for (const member of members) member.send(text)
  })
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(
    `${JSON.stringify({ rss: 0, held: 0, cpu: (user + system) / 1e6, system: system / 1e6 })}\n`,
  )
})
http.listen(0, '127.0.0.1', () => {
  const { port } = http.address() as { port: number }
  process.stdout.write(`ws://127.0.0.1:${port}\n`)
})
