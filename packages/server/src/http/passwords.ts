import {
  LostBody,
  MailBody,
  Me,
  OwnAccount,
  PasswordBody,
  PrivacyBody,
  PrivacyPage,
  ResetBody,
  ResetLink,
} from '@midden/protocol'
import { Type } from 'typebox'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { hashPassword, isPassword } from '../people/password.ts'
import { hashed, type SessionHolder, secretText } from '../people/sessions.ts'
import { refusal } from '../refusal.ts'
import type { AnyRequest, Api } from './types.ts'
import { whoAsks } from './who.ts'

const RESET_MS = 24 * 3600 * 1000
const PRIVACY = 'privacy'
const nothing = { 200: Type.Object({}) }

/** Passwords that change or are lost, and what the keeper of the server does. */
export function passwordRoutes(app: Api, node: ServerNode): void {
  const { store, time, limits, sockets, bus, mail, origins, log, entropy } = node
  const { people, pages } = store
  const who = whoAsks(node)
  const guarded = buckets(limits.guarded, time)
  const guard = (request: AnyRequest): void => {
    if (!guarded(networkOf(request.ip))) throw refusal('too-many', 'too many attempts; wait a while')
  }
  /** Somebody with an account, who knows its password. */
  async function owner(request: AnyRequest, password: string): Promise<SessionHolder> {
    guard(request)
    const known = await who.known(request)
    const person = await people.person(known.person)
    if (person?.account == null || !(await isPassword(password, person.password)))
      throw refusal('unwelcome', 'the password is wrong')
    return known
  }
  async function keeper(request: AnyRequest): Promise<SessionHolder> {
    const known = await who.known(request)
    if (!(await people.isKeeper(known.person)))
      throw refusal('not-yours', 'only the keeper of the server does that')
    return known
  }
  /** Whoever was logged in by the old password is no longer. */
  async function outEverywhere(person: string): Promise<void> {
    await people.closeSessions(person)
    sockets.closePerson(person)
    bus.say(['out', person])
  }
  async function resetFor(person: string): Promise<{ token: string; expires: number }> {
    const token = secretText(entropy, 24)
    const expires = time.now() + RESET_MS
    await people.addReset({ hash: hashed(token), person, expires })
    return { token, expires }
  }

  app.get('/me/account', { schema: { response: { 200: OwnAccount } } }, async (request) => {
    const { person } = await who.known(request)
    return {
      mail: await people.mailOf(person),
      keeper: await people.isKeeper(person),
      mails: mail !== null,
    }
  })

  app.post('/password', { schema: { body: PasswordBody, response: { 200: Me } } }, async (request) => {
    const { person } = await owner(request, request.body.password)
    await people.setPassword(person, await hashPassword(request.body.next))
    await outEverywhere(person)
    return { person: null }
  })

  app.put('/mail', { schema: { body: MailBody, response: nothing } }, async (request) => {
    const { person } = await owner(request, request.body.password)
    await people.setMail(person, request.body.mail)
    return {}
  })

  // The answer is the same whether there is such an account, and as quick: the mail is not waited for.
  app.post('/lost', { schema: { body: LostBody, response: nothing } }, async (request) => {
    guard(request)
    if (mail === null)
      throw refusal('not-now', 'this server sends no mail: ask its keeper for a link to a new password')
    const found = await people.byAccount(request.body.account)
    const to = found === null ? null : await people.mailOf(found.id)
    if (found === null || to === null) return {}
    const { token } = await resetFor(found.id)
    const text = `Somebody, hopefully you, wants a new password for ${found.account}. Within a day, open\n\n${origins[0]}/account#reset=${token}\n\nIf it was not you, do nothing.`
    mail(to, 'A new password for Midden', text).catch((error: unknown) =>
      log.error({ reason: String(error) }, 'a mail could not be sent'),
    )
    return {}
  })

  app.post('/reset', { schema: { body: ResetBody, response: nothing } }, async (request) => {
    guard(request)
    const person = await people.takeReset(hashed(request.body.token), time.now())
    if (person === null) throw refusal('unwelcome', 'this link has been used, or is more than a day old')
    await people.setPassword(person, await hashPassword(request.body.next))
    await outEverywhere(person)
    return {}
  })

  app.post('/keeper/reset', { schema: { body: LostBody, response: { 200: ResetLink } } }, async (request) => {
    await keeper(request)
    const found = await people.byAccount(request.body.account)
    if (found === null) throw refusal('unknown', 'there is no account of this name')
    return resetFor(found.id)
  })

  app.get('/privacy', { schema: { response: { 200: PrivacyPage } } }, async () => ({
    text: await pages.page(PRIVACY),
  }))

  app.put('/privacy', { schema: { body: PrivacyBody, response: { 200: PrivacyPage } } }, async (request) => {
    await keeper(request)
    const text = request.body.text.trim()
    await pages.setPage(PRIVACY, text)
    return { text }
  })
}
