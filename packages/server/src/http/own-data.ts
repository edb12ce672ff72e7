import { GoodbyeBody, Me, OwnData } from '@midden/protocol'
import { buckets } from '../limits.ts'
import { networkOf } from '../network.ts'
import type { ServerNode } from '../node.ts'
import { ownEntries } from '../people/own-entries.ts'
import { isPassword } from '../people/password.ts'
import type { SessionHolder } from '../people/sessions.ts'
import { refusal } from '../refusal.ts'
import type { AnyRequest, Api } from './types.ts'
import { COOKIE, whoAsks } from './who.ts'

/** What is kept of a person: told to it, and taken away. */
export function ownDataRoutes(app: Api, node: ServerNode): void {
  const { store, tables, time, limits, sockets, bus, turns } = node
  const { people, journals } = store
  const who = whoAsks(node)
  const guarded = buckets(limits.guarded, time)
  async function mustBe(request: AnyRequest): Promise<SessionHolder> {
    if (!guarded(networkOf(request.ip))) throw refusal('too-many', 'too many attempts; wait a while')
    return who.known(request)
  }

  app.get('/me/data', { schema: { response: { 200: OwnData } } }, async (request, reply) => {
    const { person: id, ids } = await mustBe(request)
    const { password: _, ...person } = (await people.person(id))!
    const visited: OwnData['tables'] = []
    for (const table of await people.visited(ids)) {
      const row = await store.tables.row(table)
      const { own } = await turns.work(ownEntries(await journals.entries(table, 0), ids))
      visited.push({ table, game: row?.game ?? '', entries: own })
    }
    reply.header('content-disposition', 'attachment; filename="midden-my-data.json"')
    return {
      person: { ...person, mail: await people.mailOf(id) },
      guests: ids.filter((other) => other !== id),
      muted: await people.muted(id),
      tables: visited,
    }
  })

  /** Nobody at the table knows any more who sat there: first those who look, then the journal itself. */
  async function forgetAt(table: string, known: SessionHolder): Promise<void> {
    const answer = await tables.table(table).submit(`${known.person}/forget`, { t: 'forget' }, known)
    // What cannot be played here, or was left before, has nobody to tell; but nothing is half forgotten.
    if ('refused' in answer && answer.refused.code === 'unavailable') await store.ping()
    const { rewritten } = await turns.work(ownEntries(await journals.entries(table, 0), known.ids))
    await journals.rewrite(table, rewritten)
  }

  app.delete('/me', { schema: { body: GoodbyeBody, response: { 200: Me } } }, async (request, reply) => {
    const known = await mustBe(request)
    const { password } = (await people.person(known.person))!
    if (password !== null && !(await isPassword(request.body.password ?? '', password)))
      throw refusal('unwelcome', 'the password is wrong')
    for (const table of await people.visited(known.ids)) await forgetAt(table, known)
    await people.forget(known.ids)
    sockets.closePerson(known.person)
    bus.say(['out', known.person])
    reply.clearCookie(COOKIE, { path: '/' })
    return { person: null }
  })
}
