import { Compile, type Validator } from 'typebox/schema'
import { WebSocket } from 'ws'

/** A client of somebody who has nothing of ours but /openapi.json and /protocol.json. */

type Json = Record<string, unknown>
interface Offered {
  act: string
  from?: number
  to?: number
  of?: number[]
  with?: number[]
  min?: number
  max?: number
}
interface Seen {
  status: string
  me: number | null
  match: { waiting: { seat: number; optional: boolean }[]; menu: Offered[]; rights: Offered[] } | null
}
interface Frame extends Json {
  t: string
  version: number
  picture: Seen
  patch: [(string | number)[], unknown?][]
}
interface Described {
  version: number
  socket: { path: string; subprotocol: string }
  fromClient: Record<string, Json>
  fromServer: Record<string, Json>
  action: Json
}
interface Lobby {
  paths: Record<string, { post: { requestBody?: { content: { 'application/json': { schema: Json } } } } }>
}

const fetched = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T

export class Stranger {
  private readonly base: string
  private readonly schemas = new Map<string, Validator>()
  private wire!: Described
  private lobby!: Lobby
  private cookie = ''
  readonly chosen: string[] = []

  constructor(base: string) {
    this.base = base
  }

  private check(name: string, schema: Json | undefined, value: unknown): void {
    if (schema === undefined) throw new Error(`${name} is not described`)
    const held = this.schemas.get(name) ?? Compile(schema)
    this.schemas.set(name, held)
    if (!held.Check(value))
      throw new Error(`${name} is not as described: ${JSON.stringify([value, held.Errors(value)[1]])}`)
  }

  async post(path: string, route: string, body: Json): Promise<Json> {
    const described = this.lobby.paths[`/api/${route}`]?.post.requestBody?.content['application/json'].schema
    this.check(route, described ?? {}, body)
    const response = await fetch(`${this.base}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    })
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    const answer = (await response.json()) as Json
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer
  }

  async enter(name: string): Promise<this> {
    this.wire = await fetched<Described>(`${this.base}/protocol.json`)
    this.lobby = await fetched<Lobby>(`${this.base}/openapi.json`)
    await this.post('guest', 'guest', { name })
    return this
  }

  /** `draw(n)` is a whole number below n. */
  private actionOf(offer: Offered, draw: (n: number) => number): Json {
    const { act, from, to, of, min, max } = offer
    const one = (list: number[]): number => list[draw(list.length)]!
    if (of === undefined) return from === undefined ? { act } : { act, n: from + draw(to! - from + 1) }
    if (min === undefined)
      return { act, n: one(of), ...(offer.with !== undefined && { with: one(offer.with) }) }
    const rest = [...of]
    const count = Math.min(min + draw(max! - min + 1), of.length)
    return { act, ns: Array.from({ length: count }, () => rest.splice(draw(rest.length), 1)[0]!) }
  }

  private patched(picture: unknown, [path, ...value]: [(string | number)[], unknown?]): unknown {
    if (path.length === 0) return value[0]
    const copy = structuredClone(picture)
    let place = copy as Record<string | number, unknown>
    for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>
    const last = path[path.length - 1]!
    if (value.length === 0) delete place[last]
    else place[last] = value[0]
    return copy
  }

  /** Plays the table to its end, choosing as `draw` says; gives back what it saw last. */
  async play(table: string, draw: (n: number) => number): Promise<Seen> {
    const { ticket } = await this.post('ticket', 'ticket', {})
    const { socket, version: v, fromClient, fromServer, action } = this.wire
    const ws = new WebSocket(this.base.replace('http', 'ws') + socket.path, [socket.subprotocol])
    await new Promise((open) => ws.once('open', open))
    let names = 0
    const send = (message: Json & { t: string }): void => {
      const named = { id: `n${names++}`, ...message }
      this.check(`> ${message.t}`, fromClient[message.t], named)
      ws.send(JSON.stringify(named))
    }
    let picture: Seen | null = null
    let version = 0
    /** the version my last move became; it is on its way as long as that is not known */
    let mine = 0
    return new Promise<Seen>((resolve, reject) => {
      const look = (): void => {
        const { status, me, match } = picture!
        if (status === 'over') {
          ws.close()
          resolve(picture!)
          return
        }
        const asked = match?.waiting.some(({ seat, optional }) => seat === me && !optional) ?? false
        if (!asked || version < mine) return
        mine = Number.POSITIVE_INFINITY
        const choice = this.actionOf(match!.menu[draw(match!.menu.length)]!, draw)
        this.check('action', action, choice)
        this.chosen.push(choice.act as string)
        send({ t: 'act', table, seen: version, action: choice })
      }
      ws.on('close', (code) => reject(new Error(`closed with ${code}`)))
      ws.on('message', (data) => {
        const frame = JSON.parse(String(data)) as Frame
        try {
          this.check(frame.t, fromServer[frame.t], frame)
        } catch (error) {
          return reject(error as Error)
        }
        if (frame.t === 'welcome') send({ t: 'follow', table, seen: null })
        if (frame.t === 'refused' && frame.code !== 'stale') reject(new Error(JSON.stringify(frame)))
        const isAnswer = frame.t === 'done' || frame.t === 'refused'
        if (isAnswer && frame.id === `n${names - 1}`) mine = frame.version ?? 0
        if (frame.t === 'table') picture = frame.picture
        if (frame.t === 'news')
          picture = frame.patch.reduce<unknown>((x, step) => this.patched(x, step), picture) as Seen
        if (frame.t === 'table' || frame.t === 'news') version = frame.version
        if (picture !== null) look()
      })
      send({ t: 'hello', v, ticket: ticket as string })
    })
  }
}
