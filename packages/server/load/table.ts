import { nthOf, type Offer, widthOf } from '@midden/kernel'
import { type FromServer, type Message, PROTOCOL, SUBPROTOCOL } from '@midden/protocol'
import { type Patch, type Picture, patched } from '@midden/table'
import { WebSocket } from 'ws'
import type { Times } from './figures.ts'

/** Somebody at a table, with as little of a client as playing needs. */
interface Player {
  cookie: string
  ws: WebSocket | null
  version: number
  picture: Picture | null
}

export interface Measures {
  saved: Times
  told: Times
  refused: number
  frames: string[]
}

/** A table under load: all its players sit here, and one move is under way at a time. */
export class LoadTable {
  readonly players: Player[] = []
  /** the move on its way: whose it is, and how many have not been told yet */
  private flight: { sent: number; by: Player; left: number } | null = null
  private id = ''
  private commands = 0
  private readonly url: string
  private readonly measures: Measures
  constructor(url: string, measures: Measures) {
    this.url = url
    this.measures = measures
  }

  private async post(cookie: string, path: string, body: object = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', ...(cookie !== '' && { cookie }) }
    const response = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response
  }

  /** Guests sit down and the match starts; nobody listens yet. */
  async open(game: string, seats: number): Promise<void> {
    for (let seat = 0; seat < seats; seat++) {
      const response = await this.post('', '/api/guest', { name: `P${seat}` })
      await response.text()
      const cookie = response.headers.get('set-cookie')!.split(';')[0]!
      this.players.push({ cookie, ws: null, version: 0, picture: null })
    }
    const plan = Array.from({ length: seats }, () => ({ kind: 'open' }))
    const [host, ...others] = this.players
    const opened = await this.post(host!.cookie, '/api/tables', { game, seats: plan })
    const { table, code } = (await opened.json()) as { table: string; code: string }
    this.id = table
    for (const { cookie } of others)
      await (await this.post(cookie, `/api/tables/${table}/join`, { code })).text()
    await (await this.post(host!.cookie, `/api/tables/${table}/start`)).text()
  }

  async connect(): Promise<void> {
    await Promise.all(this.players.map((player) => this.follow(player)))
  }

  private async follow(player: Player): Promise<void> {
    const { ticket } = (await (await this.post(player.cookie, '/api/ticket')).json()) as { ticket: string }
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, [SUBPROTOCOL], {
      perMessageDeflate: false,
    })
    player.ws = ws
    await new Promise<void>((resolve, reject) => {
      ws.once('error', reject)
      ws.once('open', () => ws.send(JSON.stringify({ t: 'hello', id: 'h', v: PROTOCOL, ticket })))
      ws.on('message', (data) => {
        const text = String(data)
        const message = JSON.parse(text) as FromServer
        if (message.t === 'welcome')
          ws.send(JSON.stringify({ t: 'follow', id: 'f', table: this.id, seen: null }))
        else if (message.t === 'done' && message.id === 'f') resolve()
        else this.take(player, message, text)
      })
    })
  }

  private take(player: Player, message: FromServer, text: string): void {
    if (message.t === 'table') {
      player.version = message.version
      player.picture = message.picture
    } else if (message.t === 'news') {
      player.version = message.version
      player.picture = patched(player.picture!, message.patch as Patch)
      if (this.measures.frames.length < 200) this.measures.frames.push(text)
      this.arrived(player, message)
    } else if (message.t === 'done' && this.flight !== null)
      this.measures.saved.add(performance.now() - this.flight.sent)
    else if (message.t === 'refused') {
      this.measures.refused++
      this.flight = null
    }
  }

  private arrived(player: Player, { events, patch }: Message<'news'>): void {
    const { flight } = this
    if (flight === null) return
    // By what changes neither who is asked nor anything that is told, nobody else is told that it was.
    const asks = (patch as Patch).some(([path]) => path[1] === 'waiting' || path.length < 2)
    const isSecret = player === flight.by && events.length === 0 && !asks
    flight.left = isSecret ? 0 : flight.left - 1
    if (flight.left > 0) return
    this.measures.told.add(performance.now() - flight.sent)
    this.flight = null
  }

  /** Plays a random action with whoever is asked; false if nobody can be right now. */
  move(): boolean {
    if (this.flight !== null) return false
    const player = this.players.find(({ picture }) => {
      const waiting = picture?.match?.waiting ?? []
      return waiting.some(({ seat, optional }) => seat === picture!.me && !optional)
    })
    if (player === undefined) return false
    const menu = player.picture!.match!.menu as Offer[]
    const action = nthOf(menu, Math.floor(Math.random() * widthOf(menu)))
    const { version } = player
    this.flight = { sent: performance.now(), by: player, left: this.players.length }
    const command = { t: 'act', id: `c${this.commands++}`, table: this.id, seen: version, action }
    player.ws!.send(JSON.stringify(command))
    return true
  }

  close(): void {
    for (const { ws } of this.players) ws?.terminate()
  }
}
