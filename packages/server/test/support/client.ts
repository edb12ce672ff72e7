import { type FromServer, type Message, PROTOCOL, SUBPROTOCOL } from '@midden/protocol'
import { type Patch, type Picture, patched } from '@midden/table'
import { WebSocket } from 'ws'

/** What the client knows of a table it follows, kept up by patches alone. */
export interface Known {
  version: number
  picture: Picture
  /** every version in the order in which it came */
  versions: number[]
}

export interface Reply {
  status: number
  body: Record<string, unknown> & { table?: string; code?: string; reason?: string }
}

let named = 0

/** A socket as a careful client holds it. */
export class Line {
  readonly frames: string[] = []
  readonly tables = new Map<string, Known>()
  readonly ws: WebSocket
  closed: { code: number; reason: string } | null = null
  private readonly watchers = new Set<() => void>()

  constructor(ws: WebSocket) {
    this.ws = ws
    ws.on('message', (data) => this.take(String(data)))
    ws.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) }
      this.wake()
    })
    ws.on('open', () => this.wake())
    ws.on('error', () => {})
  }

  private wake(): void {
    for (const look of this.watchers) look()
  }

  private take(frame: string): void {
    this.frames.push(frame)
    const message = JSON.parse(frame) as FromServer
    if (message.t === 'table') {
      const { version, picture } = message
      const versions = this.tables.get(message.table)?.versions ?? []
      this.tables.set(message.table, { version, picture, versions })
    } else if (message.t === 'news') {
      const held = this.tables.get(message.table)
      if (held !== undefined) {
        if (message.version !== held.version + 1)
          throw new Error(`version ${message.version} after ${held.version}`)
        held.version = message.version
        held.versions.push(message.version)
        held.picture = patched(held.picture, message.patch as Patch)
      }
    }
    this.wake()
  }

  messages<T extends FromServer['t']>(t: T): Message<T>[] {
    return this.frames
      .map((frame) => JSON.parse(frame) as FromServer)
      .filter((m) => m.t === t) as Message<T>[]
  }

  /** Waits until something is so. */
  until<T>(look: () => T | undefined | null | false, what = 'something', ms = 45_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.watchers.delete(check)
        reject(new Error(`${what} did not happen; last frames: ${this.frames.slice(-3).join('\n')}`))
      }, ms)
      const check = (): void => {
        const found = look()
        if (found === undefined || found === null || found === false) return
        clearTimeout(timer)
        this.watchers.delete(check)
        resolve(found)
      }
      this.watchers.add(check)
      check()
    })
  }

  send(message: object): void {
    this.ws.send(JSON.stringify(message))
  }

  /** Sends a command and waits for its answer. */
  call(message: { t: string; id?: string; [field: string]: unknown }): Promise<Message<'done' | 'refused'>> {
    const id = message.id ?? `m${named++}`
    const from = this.frames.length
    this.send({ ...message, id })
    return this.until(
      () =>
        this.frames
          .slice(from)
          .map((frame) => JSON.parse(frame) as FromServer)
          .find(
            (m): m is Message<'done' | 'refused'> => (m.t === 'done' || m.t === 'refused') && m.id === id,
          ) ??
        (this.closed !== null &&
          ({ t: 'refused', id, code: 'unavailable', reason: 'closed', clauses: [] } as const)),
      `an answer to ${JSON.stringify(message)}`,
    )
  }

  follow(table: string, seen: number | null = null, as?: number): Promise<Message<'done' | 'refused'>> {
    return this.call({ t: 'follow', table, seen, ...(as !== undefined && { as }) })
  }

  picture(table: string): Picture {
    return this.tables.get(table)!.picture
  }

  close(): void {
    this.ws.terminate()
  }
}

/** Somebody with a cookie jar. */
export class Guest {
  cookie = ''
  person = ''
  base: string
  name: string
  constructor(base: string, name: string) {
    this.base = base
    this.name = name
  }

  async ask(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';')[0]!
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } }
  }

  post(path: string, body: object = {}): Promise<Reply> {
    return this.ask('POST', path, body)
  }

  /** Must succeed. */
  async done(path: string, body: object = {}): Promise<Reply['body']> {
    const { status, body: answer } = await this.post(path, body)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
    return answer
  }

  async enter(): Promise<this> {
    const { person } = (await this.done('/api/guest', { name: this.name })) as unknown as {
      person: { id: string }
    }
    this.person = person.id
    return this
  }

  async ticket(): Promise<string> {
    return (await this.done('/api/ticket')).ticket as string
  }

  /** An open socket that has said hello. */
  async line(): Promise<Line> {
    const ticket = await this.ticket()
    const line = new Line(new WebSocket(`${this.base.replace('http', 'ws')}/socket`, [SUBPROTOCOL]))
    await line.until(() => line.ws.readyState === WebSocket.OPEN || line.closed !== null, 'an open socket')
    line.send({ t: 'hello', id: `h${named++}`, v: PROTOCOL, ticket })
    await line.until(() => line.messages('welcome').length > 0 || line.closed !== null, 'a welcome')
    return line
  }

  /** Follows a table on a socket of its own. */
  async at(table: string): Promise<Line> {
    const line = await this.line()
    await line.follow(table)
    return line
  }
}

export const guest = (base: string, name: string): Promise<Guest> => new Guest(base, name).enter()
