import type { WholeGame } from '@midden/kernel'
import type { Append, AppendResult, Store } from '@midden/store'
import type { PromiseName } from './ledger.ts'
import type { Line } from './net.ts'
import type { Tampering } from './world.ts'

/** A bug put into the ports of every node, for as long as one run lasts, and the promises it may break. */
export interface PlantedBug {
  about: string
  breaks: readonly PromiseName[]
  plant(): Tampering
}

const inStore = (change: (store: Store) => Store): Tampering => ({ node: { store: change } })
const inAppend = (append: (entry: Append, store: Store) => Promise<AppendResult>): Tampering =>
  inStore((store) => ({ ...store, journals: { ...store.journals, append: (entry) => append(entry, store) } }))

/** Every so many times. */
function each(times: number): () => boolean {
  let n = 0
  return () => ++n % times === 0
}

export const planted: Readonly<Record<string, PlantedBug>> = {
  'early-answer': {
    about: 'A move is acknowledged before it is stored.',
    breaks: ['once', 'pictures', 'goesOn'],
    plant: () =>
      inAppend(async (entry, { journals }) => {
        journals.append(entry).catch(() => {})
        return { kind: 'stored', version: entry.after + 1 }
      }),
  },
  'stored-again': {
    about: 'A command that is sent again is stored again.',
    breaks: ['once', 'journals'],
    plant: () => {
      const seen = new Set<string>()
      return inAppend((entry, { journals }) => {
        const key = `${entry.table} ${entry.command}`
        const isAgain = seen.has(key)
        seen.add(key)
        return journals.append(isAgain ? { ...entry, command: `${entry.command}/again` } : entry)
      })
    },
  },
  'blind-append': {
    about: 'An entry is stored behind one that its node does not know.',
    breaks: ['once', 'journals', 'pictures', 'goesOn'],
    plant: () =>
      inAppend(async (entry, { journals }) => {
        const answer = await journals.append(entry)
        return answer.kind === 'behind' ? journals.append({ ...entry, after: answer.version }) : answer
      }),
  },
  'doubled-append': {
    about: 'Now and then an entry is stored twice.',
    breaks: ['once', 'journals'],
    plant: () => {
      const now = each(40)
      return inAppend(async (entry, { journals }) => {
        const answer = await journals.append(entry)
        if (answer.kind === 'stored' && now())
          await journals.append({ ...entry, after: answer.version, command: `${entry.command}/double` })
        return answer
      })
    },
  },
  'no-deadline': {
    about: 'When a table is due is not stored.',
    breaks: ['deadlines'],
    plant: () => inAppend((entry, { journals }) => journals.append({ ...entry, due: null })),
  },
  'claimed-for-ever': {
    about: 'A table that was claimed once is never claimed again.',
    breaks: ['deadlines'],
    plant: () => {
      const claimed = new Set<string>()
      return inStore((store) => ({
        ...store,
        deadlines: {
          claim: async (...given) => {
            const fresh = (await store.deadlines.claim(...given)).filter((id) => !claimed.has(id))
            for (const id of fresh) claimed.add(id)
            return fresh
          },
        },
      }))
    },
  },
  'never-caught-up': {
    about: 'What nodes tell each other gets lost, and what was missed is not looked for.',
    breaks: ['goesOn', 'refused', 'pictures'],
    plant: () =>
      inStore((store) => {
        const heads = new Map<string, number>()
        const now = each(3)
        return {
          ...store,
          news: { ...store.news, listen: (hear) => store.news.listen((text) => now() || hear(text)) },
          journals: {
            ...store.journals,
            heads: async (tables) => {
              for (const [id, head] of await store.journals.heads(tables))
                if (!heads.has(id)) heads.set(id, head)
              return new Map(tables.flatMap((id) => (heads.has(id) ? [[id, heads.get(id)!]] : [])))
            },
          },
        }
      }),
  },
  'nothing-found': {
    about: 'A command that was carried out is not found when it is sent again.',
    breaks: ['refused'],
    plant: () => inStore((store) => ({ ...store, journals: { ...store.journals, find: async () => null } })),
  },
  'open-hand': {
    about: 'Spectators are shown a hand.',
    breaks: ['pictures', 'hidden'],
    plant: () => ({
      games: (games) =>
        games.map(
          (game): WholeGame => ({
            ...game,
            view: (position, viewer) => ({ ...game.view(position, viewer ?? 0), me: viewer }),
          }),
        ),
    }),
  },
  'wrong-ear': {
    about: 'Now and then a frame reaches the socket that was opened before.',
    breaks: ['hidden', 'pictures'],
    plant: () => {
      const last = new Map<object, Line['peer']>()
      const now = each(50)
      return {
        node: {
          peer: (peer, host) => {
            const other = last.get(host)
            last.set(host, peer)
            const { send } = peer
            peer.send = (text: string) => {
              send(text)
              if (now() && other?.readyState === other?.OPEN) other?.send(text)
            }
            return peer
          },
        },
      }
    },
  },
  'mixed-tickets': {
    about: 'Now and then a ticket lets somebody in as somebody else.',
    breaks: ['hidden', 'pictures', 'once'],
    plant: () => {
      const now = each(10)
      let before: Awaited<ReturnType<Store['people']['redeem']>> = null
      return inStore((store) => ({
        ...store,
        people: {
          ...store.people,
          redeem: async (...given) => {
            const found = await store.people.redeem(...given)
            const other = before
            before = found
            return found !== null && now() ? other : found
          },
        },
      }))
    },
  },
}
