import { bots, STANDARD_BOT } from '@midden/bots'
import { optionSchema } from '@midden/kernel'
import {
  Catalogue,
  Code,
  CommandBody,
  CreateBody,
  ForkBody,
  JoinBody,
  LeaveBody,
  MatchFileBody,
  MOVED_BYTES,
  MovedBody,
  PlanBody,
  RematchBody,
  settledText,
  TableId,
  TableList,
  TableSummary,
} from '@midden/protocol'
import type { LobbyTable } from '@midden/store'
import { filing, type LobbyCommand, type SeatPlan } from '@midden/table'
import { Type } from 'typebox'
import { settled } from '../hosting/opening.ts'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { newId, type SessionHolder } from '../people/sessions.ts'
import { refusal } from '../refusal.ts'
import { summaryFor } from '../summary.ts'
import type { AnyRequest, Api } from './types.ts'
import { whoAsks } from './who.ts'

const PAGE = 30
const NOBODY: readonly string[] = []
const One = Type.Object({ table: TableId })
const Seat = Type.Object({ table: TableId, seat: Type.String({ pattern: '^[0-9]{1,2}$' }) })
const ByCode = Type.Object({ code: Code })
const Query = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}\\.[a-z0-9]{8,24}$' })),
})
const summary = { 200: TableSummary }
const list = { 200: TableList }

/** Names as they are kept, however they were typed. */
const settledPlan = (plan: SeatPlan): SeatPlan =>
  plan.kind === 'reserved' ? { ...plan, name: settledText(plan.name) } : plan

/** The page that begins after the last table of another, which told its place as `more`. */
function pageAfter(more: string | undefined) {
  if (more === undefined) return { limit: PAGE }
  const [at = '', table = ''] = more.split('.')
  return { after: { at: Number(at), table }, limit: PAGE }
}

/** Finding, laying out, joining and leaving tables; what a finished match leaves behind. */
export function lobbyRoutes(app: Api, node: ServerNode): void {
  const { store, tables, opening, bounds, allowances, games, time, limits, entropy } = node
  const who = whoAsks(node)
  const newTables = buckets(limits.newTables, time)
  const wrongCodes = buckets(limits.wrongCodes, time)
  const commandOf = (id: string | undefined): string => id ?? newId(entropy)

  const catalogue = {
    games: games.map(({ id, title, rules, seats, sheet }) => ({
      id,
      title,
      rules,
      seats: { min: seats.min, max: seats.max },
      options: optionSchema(sheet),
    })),
    bots: bots.map(({ name, about }) => ({ name, about })),
  }

  const listOf = (rows: readonly LobbyTable[], by: 'created' | 'changed', ids: readonly string[]) => ({
    tables: rows.map((row) => summaryFor(row, ids)),
    more: rows.length < PAGE ? null : `${rows.at(-1)![by]}.${rows.at(-1)!.table}`,
  })
  const mine = async (request: AnyRequest, statuses: readonly string[], before: string | undefined) => {
    const { ids } = await who.known(request)
    return listOf(await store.tables.of(ids, statuses, pageAfter(before)), 'changed', ids)
  }

  async function show(table: string, ids: readonly string[], invited = false): Promise<TableSummary> {
    const row = await store.tables.row(table)
    const seated = row?.people.some((person) => person !== null && ids.includes(person))
    if (row === null || !(row.listed || seated || invited)) throw refusal('unknown', 'there is no such table')
    return summaryFor(row, ids, invited)
  }

  /** To whom a table is private it is not there, whatever they ask of it; and nothing is read for it. */
  async function mustSee(
    request: AnyRequest,
    table: string,
    ids: readonly string[],
    code: string | null = null,
  ): Promise<void> {
    const row = await store.tables.row(table)
    const may = row?.listed || row?.people.some((person) => person !== null && ids.includes(person))
    if (may) return
    if (row !== null && wrongCodes(networkOf(request.ip), 0)) {
      if (code === row.code) return
      if (ids.includes((await tables.table(table).read())?.host ?? '')) return
      if (code !== null) wrongCodes(networkOf(request.ip))
    }
    throw refusal('unknown', 'there is no such table')
  }

  /** Somebody known who may open one more table, as far as the address is concerned. */
  async function opener(request: AnyRequest): Promise<SessionHolder> {
    const known = await who.known(request)
    if (!newTables(networkOf(request.ip)))
      throw refusal('too-many', 'too many new tables from one address; wait a while')
    return known
  }

  async function order(
    request: AnyRequest,
    table: string,
    id: string | undefined,
    what: LobbyCommand,
  ): Promise<SessionHolder> {
    const known = await who.known(request)
    await mustSee(request, table, known.ids, what.t === 'sit' ? what.code : null)
    if (!allowances.entry(known.person))
      throw refusal('too-many', 'so much cannot happen at your tables in so short a time; wait a moment')
    if (what.t === 'start' && (await store.tables.row(table))?.status === 'open') await bounds.mayRun(known)
    settled(await tables.table(table).submit(`${known.person}/${commandOf(id)}`, what, known))
    return known
  }

  app.get('/games', { schema: { response: { 200: Catalogue } } }, async () => catalogue)

  app.get('/tables', { schema: { querystring: Query, response: list } }, async (request) => {
    const known = await who.maybe(request)
    const rows = await store.tables.listed(pageAfter(request.query.before))
    return listOf(rows, 'created', known?.ids ?? NOBODY)
  })
  app.get('/tables/mine', { schema: { querystring: Query, response: list } }, (request) =>
    mine(request, ['open', 'playing'], request.query.before),
  )
  app.get('/tables/finished', { schema: { querystring: Query, response: list } }, (request) =>
    mine(request, ['over'], request.query.before),
  )
  app.get('/tables/:table', { schema: { params: One, response: summary } }, async (request) => {
    const known = await who.maybe(request)
    return show(request.params.table, known?.ids ?? NOBODY)
  })
  app.get('/codes/:code', { schema: { params: ByCode, response: summary } }, async (request) => {
    if (!wrongCodes(networkOf(request.ip), 0)) throw refusal('too-many', 'too many wrong codes; wait a while')
    const row = await store.tables.byCode(request.params.code)
    if (row === null) {
      wrongCodes(networkOf(request.ip))
      throw refusal('unknown', 'there is no table with this code')
    }
    return summaryFor(row, (await who.maybe(request))?.ids ?? NOBODY, true)
  })

  app.post('/tables', { schema: { body: CreateBody, response: summary } }, async (request) => {
    const known = await opener(request)
    const { id, seat, share, ...rest } = request.body
    const wish = { ...rest, seats: rest.seats.map(settledPlan) }
    const table = await opening.create(known, commandOf(id), wish, seat, share)
    return show(table, known.ids, true)
  })
  app.post(
    '/tables/moved',
    {
      schema: { body: MovedBody, response: summary },
      bodyLimit: MOVED_BYTES,
      // So much is read of nobody who is not known.
      onRequest: async (request) => void (await who.known(request)),
    },
    async (request) => {
      const known = await opener(request)
      const { id, seat, share, match, ...rest } = request.body
      const wish = { ...rest, seats: rest.seats.map(settledPlan) }
      const table = await opening.moved(known, commandOf(id), wish, match, seat, share)
      return show(table, known.ids, true)
    },
  )
  app.post(
    '/tables/:table/join',
    { schema: { params: One, body: JoinBody, response: summary } },
    async (request) => {
      const { id, seat = null, code = null, share, name } = request.body
      const given = { ...(share !== undefined && { share }), ...(name !== undefined && { name }) }
      const sit = { t: 'sit', seat, code, entropy: '', ...given } as const
      const known = await order(request, request.params.table, id, sit)
      return show(request.params.table, known.ids)
    },
  )
  app.post(
    '/tables/:table/leave',
    { schema: { params: One, body: LeaveBody, response: summary } },
    async (request) => {
      const { id, as } = request.body
      const leave = { t: 'leave', ...(as !== undefined && { as }) } as const
      const known = await order(request, request.params.table, id, leave)
      return show(request.params.table, known.ids, true)
    },
  )
  app.post(
    '/tables/:table/start',
    { schema: { params: One, body: CommandBody, response: summary } },
    async (request) => {
      const known = await order(request, request.params.table, request.body.id, { t: 'start' })
      return show(request.params.table, known.ids, true)
    },
  )
  app.put(
    '/tables/:table/seats/:seat',
    { schema: { params: Seat, body: PlanBody, response: summary } },
    async (request) => {
      const { plan, id } = request.body
      const seat = Number(request.params.seat)
      const known = await order(request, request.params.table, id, {
        t: 'lay',
        seat,
        plan: settledPlan(plan),
      })
      return show(request.params.table, known.ids, true)
    },
  )
  app.post(
    '/tables/:table/rematch',
    { schema: { params: One, body: RematchBody, response: summary } },
    async (request) => {
      const known = await opener(request)
      await mustSee(request, request.params.table, known.ids)
      const table = await opening.rematch(known, request.params.table, request.body.share)
      return show(table, known.ids)
    },
  )
  app.post(
    '/tables/:table/fork',
    { schema: { params: One, body: ForkBody, response: summary } },
    async (request) => {
      const known = await opener(request)
      const { id, moves, seat, bot = STANDARD_BOT, share } = request.body
      const { table } = request.params
      await mustSee(request, table, known.ids)
      return show(await opening.fork(known, commandOf(id), table, moves, seat, bot, share), known.ids)
    },
  )
  app.get(
    '/tables/:table/file',
    { schema: { params: One, response: { 200: MatchFileBody } } },
    async (request, reply) => {
      const known = await who.maybe(request)
      await mustSee(request, request.params.table, known?.ids ?? NOBODY)
      const state = await opening.finished(request.params.table, known ?? { person: '', ids: [], name: '' })
      reply.header('content-disposition', `attachment; filename="${state.game.id}-${state.id}.json"`)
      return (await node.turns.work(filing(node.digest, state)))!
    },
  )
}
