import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '@midden/kernel'
import type { FromClient, FromServer, Message, TableCommand } from '@midden/protocol'
import { decide, patched, type Refused, type TableState, type Who } from '@midden/table'
import type { Ledger, PromiseName } from './ledger.ts'
import { roleAt } from './roles.ts'
import type { TrueTable, Truth } from './truth.ts'

/** What may be refused for reasons of the moment. */
const PASSING = new Set<Refused['code']>(['unavailable', 'too-many', 'unwelcome', 'malformed'])

type Sent = FromClient & { table: string }

interface Asked {
  message: Sent
  /** what its sender knew */
  known: number
}

const isCommand = ({ t }: Sent): boolean =>
  t !== 'follow' && t !== 'unfollow' && t !== 'story' && t !== 'mute'

/** Reads along on one socket, and holds every frame against the journal. */
export function witness(truth: Truth, { breaks }: Ledger, who: Who, knows: (table: string) => number) {
  const asked = new Map<string, Asked>()
  /** from which seats the frames of a table may be seen: more than one while a new wish is on its way */
  const wishes = new Map<string, { id: string; as: number | undefined }[]>()
  const wished = (table: string): (number | undefined)[] =>
    wishes.get(table)?.map(({ as }) => as) ?? [undefined]

  function fails(promise: PromiseName, frame: FromServer, why: string): void {
    breaks(promise, `${who.name} was sent ${JSON.stringify(frame).slice(0, 600)}: ${why}`)
  }

  /** The table a frame tells of, if the journal has come that far. */
  function tableOf(frame: Message<'table' | 'news' | 'story'>): TrueTable | null {
    const table = truth.table(frame.table)
    if (table !== undefined && frame.version < table.states.length) return table
    fails('pictures', frame, 'the journal has no such version')
    return null
  }
  const rolesAt = (table: TrueTable, version: number): (Viewer | 'nobody')[] => {
    const state = table.states[version]
    return state == null ? [] : wished(table.id).map((as) => roleAt(state, who.ids, as))
  }

  const viewersOf = ({ states }: TrueTable): Viewer[] => [null, ...states[1]!.seats.keys()]

  function whole(frame: Message<'table'>) {
    const table = tableOf(frame)
    if (table === null) return
    const { me } = frame.picture
    const at = truth.entryOf(table, frame.version, me)
    if (!rolesAt(table, at).includes(me)) return fails('hidden', frame, `it is not for ${who.name}`)
    if (!isDeepStrictEqual(frame.picture, truth.picture(table, at, me)))
      fails('pictures', frame, 'the picture is another')
  }

  function news(frame: Message<'news'>) {
    const table = tableOf(frame)
    if (table === null) return
    const { version, what, events, patch } = frame
    const isTold = (role: Viewer): boolean => {
      const at = truth.entryOf(table, version, role)
      return (
        at < table.states.length &&
        isDeepStrictEqual({ what, events }, truth.heard(table, at, role)) &&
        isDeepStrictEqual(patched(truth.picture(table, at - 1, role), patch), truth.picture(table, at, role))
      )
    }
    const told = viewersOf(table).filter(isTold)
    if (told.some((role) => rolesAt(table, truth.entryOf(table, version, role) - 1).includes(role))) return
    fails(told.length > 0 ? 'hidden' : 'pictures', frame, `it is not what ${who.name} is told`)
  }

  function story(frame: Message<'story'>): void {
    const table = tableOf(frame)
    if (table === null) return
    const isRight = (role: Viewer): boolean => {
      const at = truth.entryOf(table, frame.version, role)
      return rolesAt(table, at).includes(role) && isDeepStrictEqual(frame.lines, truth.lines(table, at, role))
    }
    if (!viewersOf(table).some(isRight)) fails('pictures', frame, 'the log is another')
  }

  function done({ message }: Asked, frame: Message<'done'>): void {
    const { id, version } = frame
    if (message.t === 'follow') {
      // What was wished for since is still on its way.
      const all = wishes.get(message.table) ?? []
      wishes.set(message.table, all.slice(all.findIndex((wish) => wish.id === id)))
    }
    if (!isCommand(message)) return
    const table = truth.table(message.table)
    const stored = table?.commands.get(`${who.person}/${id}`)
    const numbers = table === undefined || stored === undefined ? [] : truth.numbers(table, stored)
    if (!numbers.includes(version ?? 0)) fails('once', frame, `it is stored as ${stored ?? 'nothing'}`)
  }

  function refused({ message, known }: Asked, frame: Message<'refused'>) {
    if (!isCommand(message) || PASSING.has(frame.code)) return
    const table = truth.table(message.table)
    if (table === undefined) return
    const stored = table.commands.get(`${who.person}/${frame.id}`)
    if (stored !== undefined) return fails('refused', frame, `it is stored as ${stored}`)
    const since = table.states.slice(Math.max(1, known))
    const accepts = (state: TableState | null, as: number | undefined): boolean =>
      state !== null && !('refused' in decide(state, message as TableCommand, { ...who, eyes: { as } }))
    const eyes = wished(message.table)
    if (since.every((state) => eyes.every((as) => accepts(state, as))))
      fails('refused', frame, `nothing since version ${known} forbids ${JSON.stringify(message)}`)
  }

  return {
    sent: (text: string): void => {
      const message = JSON.parse(text) as FromClient
      if (!('table' in message)) return
      asked.set(message.id, { message, known: knows(message.table) })
      if (message.t === 'follow') {
        const { id, as } = message
        wishes.set(message.table, [...(wishes.get(message.table) ?? []), { id, as }])
      }
    },
    heard: (text: string): void => {
      const frame = JSON.parse(text) as FromServer
      if (frame.t === 'table') whole(frame)
      if (frame.t === 'news') news(frame)
      if (frame.t === 'story') story(frame)
      const question = 'id' in frame && frame.id !== null ? asked.get(frame.id) : undefined
      if (question === undefined) return
      if (frame.t === 'done') done(question, frame)
      if (frame.t === 'refused') refused(question, frame)
    },
  }
}
