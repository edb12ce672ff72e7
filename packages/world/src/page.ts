import { isDeepStrictEqual } from 'node:util'
import { newTicket, type ServerNode } from '@midden/server/parts'
import type { Refused, Who } from '@midden/table'
import { openSession, openWire, RequestRefused, type SocketEars, type TableSession } from '@midden/web/wire'
import type { Chance } from './chance.ts'
import type { Ground } from './ground.ts'
import type { Host } from './host.ts'
import type { Ledger } from './ledger.ts'
import type { Line } from './net.ts'
import type { Truth } from './truth.ts'
import { witness } from './witness.ts'

/** Somebody who plays: a guest with the session that proves it. */
export interface Guest extends Who {
  selector: string
  address: string
}

/** What a page stands on. */
export interface PageGround {
  place: Ground
  chance: Chance
  /** a server out of those that are in use */
  anyHost(): Host
  truth: Truth
  ledger: Ledger
}

const SILENCE_MS = 10_000
const UNAVAILABLE: Refused = { code: 'unavailable', reason: 'no server answers', clauses: [] }

/** One request over the net to whatever server answers. */
export function request<T>(
  { place, chance, anyHost }: Omit<PageGround, 'truth' | 'ledger'>,
  job: (node: ServerNode) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const silent = (): void => reject(new RequestRefused(UNAVAILABLE))
    place.later(SILENCE_MS, silent)
    const back = (settle: () => void) => (): void => void place.later(1 + chance.below(30), settle)
    place.later(1 + chance.below(30), () => {
      anyHost()
        .ask(job)
        .then(
          (value) => back(() => resolve(value))(),
          (error: unknown) => {
            const known = error instanceof Error && 'refused' in error
            back(() => (known ? reject(error) : silent()))()
          },
        )
    })
  })
}

/** A page in a browser: the wire as it is, on ports of this world, with a witness on every socket. */
export function page(guest: Guest, protocol: number, world: PageGround) {
  const { place, chance, anyHost, truth, ledger } = world
  const sessions = new Map<string, TableSession>()
  const changed = new Set<TableSession>()
  const versions = new Map<string, number>()
  let open: Line | null = null
  let isGone = false

  const knows = (id: string): number => {
    const feed = sessions.get(id)?.state().feed
    const table = truth.table(id)
    return feed == null || table === undefined ? 0 : truth.entryOf(table, feed.version, feed.picture.me)
  }

  function socket(ears: SocketEars) {
    const look = witness(truth, ledger, guest, knows)
    const witnessed: SocketEars = {
      ...ears,
      heard: (text) => {
        if (isGone) return
        look.heard(text)
        ears.heard(text)
      },
    }
    const made = anyHost().connect(place, chance, guest.address, witnessed)
    if (made === null) {
      place.later(20, () => ears.closed(1006))
      return { isOpen: () => false, send: () => {}, close: () => {} }
    }
    open = made
    return {
      ...made.socket,
      send: (text: string): void => {
        look.sent(text)
        made.socket.send(text)
      },
    }
  }

  const wire = openWire({
    protocol,
    now: place.time.now,
    after: place.later,
    spread: () => chance.below(1000) / 1000,
    chance: () => chance.letters(20),
    ticket: async () => {
      const { ticket } = await request(world, (node) =>
        newTicket(node.entropy, node.store.people, guest, node.time.now()),
      )
      return ticket
    },
    enterAgain: async () => {},
    open: socket,
  })

  /** Holds what is shown against the journal. */
  function check(session: TableSession) {
    const { feed } = session.state()
    const table = truth.table(session.table)
    if (feed === null || table === undefined) return
    const { version, picture, chat, lines, told } = feed
    const fails = (why: string): void =>
      ledger.breaks('pictures', `${guest.name} at ${session.table} version ${version}: ${why}`)
    const eyes = `${session.table} ${picture.me}`
    const had = versions.get(eyes) ?? 0
    versions.set(eyes, version)
    if (version < had) return fails(`what is shown goes back from version ${had}`)
    const at = truth.entryOf(table, version, picture.me)
    if (at >= table.states.length) return fails('the journal has no such version')
    if (!isDeepStrictEqual(picture, truth.picture(table, at, picture.me)))
      return fails(`the picture for ${picture.me} is another`)
    const bare = lines.map(({ move, event }) => ({ move, event }))
    if (told !== null && !isDeepStrictEqual(bare, truth.lines(table, at, picture.me)))
      return fails(`the log for ${picture.me} is another`)
    const said = table.states[at]!.chat.map(({ text }) => text)
    const shown = chat.map(({ text }) => text).slice(-said.length)
    if (said.length > 0 && !isDeepStrictEqual(shown, said)) fails('the chat is another')
  }

  return {
    wire,
    protocol,
    sessions: (): Iterable<TableSession> => sessions.values(),
    /** Looks at a table from now on. */
    look(table: string): TableSession {
      const known = sessions.get(table)
      if (known !== undefined) return known
      const session = openSession(table, wire)
      session.subscribe(() => void changed.add(session))
      sessions.set(table, session)
      return session
    },
    leave(table: string): void {
      sessions.get(table)?.close()
      sessions.delete(table)
      versions.delete(table)
    },
    check(): void {
      if (changed.size === 0) return
      for (const session of changed) check(session)
      changed.clear()
    },
    /** The network fails here. */
    cut: (silent: boolean): void => (silent ? open?.silence() : open?.cut()),
    /** The tab is closed. */
    close(): void {
      for (const session of sessions.values()) session.close()
      sessions.clear()
      isGone = true
    },
  }
}

export type Page = ReturnType<typeof page>
