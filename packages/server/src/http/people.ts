import {
  AccountBody,
  GuestBody,
  LogoutBody,
  Me,
  type PersonInfo,
  settledText,
  Ticket,
} from '@midden/protocol'
import type { FastifyReply } from 'fastify'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { hashPassword, isPassword } from '../people/password.ts'
import { nameOf, newId, newSession, newTicket, type SessionHolder } from '../people/sessions.ts'
import { refusal } from '../refusal.ts'
import type { AnyRequest, Api } from './types.ts'
import { COOKIE, whoAsks } from './who.ts'

const info = (who: { person: string; name: string; account: string | null }): PersonInfo => ({
  id: who.person,
  name: who.name,
  account: who.account,
})

/** Of a guest's tables, so many are looked at when it logs in. */
const AT_ONCE = 100

/** Guests, accounts, sessions, and tickets for sockets. */
export function peopleRoutes(app: Api, node: ServerNode): void {
  const { store, tables, time, limits, sockets, bus, entropy } = node
  const { people } = store
  const who = whoAsks(node)
  const guests = buckets(limits.guests, time)
  const guarded = buckets(limits.guarded, time)
  const guard = (request: AnyRequest): void => {
    if (!guarded(networkOf(request.ip))) throw refusal('too-many', 'too many attempts; wait a while')
  }
  /** A session ends with its sockets, on whatever node they are. */
  async function end(selector: string): Promise<void> {
    await people.closeSession(selector)
    sockets.closeSession(selector)
    bus.say(['over', selector])
  }
  /** Where the guest and the account both sit at one table, both seats are the account's, and shown to be. */
  async function becomeOne(guest: SessionHolder, account: string): Promise<void> {
    const mine = await store.tables.of(guest.ids, ['open', 'playing'], { limit: AT_ONCE })
    const theirs = await people.idsOf(account)
    for (const { table, people: seated } of mine)
      if (seated.some((person) => person !== null && theirs.includes(person)))
        await tables.table(table).submit(`login/${guest.person}`, { t: 'adopt', person: account }, guest)
  }
  const remember = (reply: FastifyReply, token: string, secure: boolean): void => {
    const maxAge = 365 * 24 * 3600
    reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge })
  }

  app.get('/me', { schema: { response: { 200: Me } } }, async (request) => {
    const known = await who.maybe(request)
    return { person: known === null ? null : info(known) }
  })

  app.post('/guest', { schema: { body: GuestBody, response: { 200: Me } } }, async (request, reply) => {
    const name = settledText(request.body.name)
    const known = await who.maybe(request)
    if (known !== null) {
      await people.rename(known.person, name)
      return { person: info({ ...known, name: nameOf({ ...known, name }) }) }
    }
    if (!guests(networkOf(request.ip)))
      throw refusal('too-many', 'too many new guests from one address; wait a while')
    const id = newId(entropy)
    const { token, session } = newSession(entropy, id, time.now())
    await people.add({ id, name, account: null, password: null, created: time.now() }, session)
    remember(reply, token, request.protocol === 'https')
    return { person: { id, name, account: null } }
  })

  app.post('/account', { schema: { body: AccountBody, response: { 200: Me } } }, async (request) => {
    guard(request)
    const known = await who.known(request)
    const { account, password } = request.body
    if (known.account !== null) throw refusal('not-now', 'you have an account already')
    if (!(await people.makeAccount(known.person, account, await hashPassword(password))))
      throw refusal('not-now', 'that name is taken')
    return { person: info({ ...known, name: nameOf({ ...known, account }), account }) }
  })

  app.post('/login', { schema: { body: AccountBody, response: { 200: Me } } }, async (request, reply) => {
    guard(request)
    const { account, password } = request.body
    const found = await people.byAccount(account)
    if (!(await isPassword(password, found?.password ?? null)) || found === null)
      throw refusal('unwelcome', 'name or password is wrong')
    const guest = await who.maybe(request)
    if (guest !== null && guest.account === null) {
      await becomeOne(guest, found.id)
      await people.adopt(guest.person, found.id)
    }
    if (guest !== null) await end(guest.selector)
    const { token, session } = newSession(entropy, found.id, time.now())
    await people.openSession(session)
    for (const old of await people.sessionsBeyond(found.id, limits.sessions)) await end(old)
    remember(reply, token, request.protocol === 'https')
    return { person: { id: found.id, name: nameOf(found), account: found.account } }
  })

  app.post('/logout', { schema: { body: LogoutBody, response: { 200: Me } } }, async (request, reply) => {
    const known = await who.known(request)
    if (request.body.everywhere === true) {
      await people.closeSessions(known.person)
      sockets.closePerson(known.person)
      bus.say(['out', known.person])
    } else await end(known.selector)
    reply.clearCookie(COOKIE, { path: '/' })
    return { person: null }
  })

  app.post('/ticket', { schema: { response: { 200: Ticket } } }, async (request) =>
    newTicket(entropy, people, await who.known(request), time.now()),
  )
}
