import type { FromClient } from '@midden/protocol'
import type { People } from '@midden/store'
import type { Tables } from '../hosting/tables.ts'
import type { SessionHolder } from '../people/sessions.ts'
import type { Replies } from './replies.ts'

/** Whom the person at this socket does not want to hear, at whatever table. */
export function muting(
  people: Pick<People, 'muted' | 'mute'>,
  tables: Pick<Tables, 'find'>,
  { refuse, done }: Pick<Replies, 'refuse' | 'done'>,
) {
  const muted = new Set<string>()
  return {
    muted: muted as ReadonlySet<string>,
    recall: async (person: string): Promise<void> => {
      for (const other of await people.muted(person)) muted.add(other)
    },
    mute: async (
      { person }: SessionHolder,
      { id, table, seat, on }: Extract<FromClient, { t: 'mute' }>,
    ): Promise<void> => {
      const other = (await (await tables.find(table))?.read())?.seats[seat]?.person ?? null
      if (other === null) return refuse(id, 'unknown', 'no person sits there')
      await people.mute(person, other, on)
      if (on) muted.add(other)
      else muted.delete(other)
      done(id)
    },
  }
}
