import type { Pages, People } from '../ports.ts'
import { dropWhere, type MemoryData, type MemoryPerson } from './data.ts'

const keyOf = (account: string): string => account.toLowerCase()

export function memoryPeople(data: MemoryData): People {
  const { people, adopted, sessions, tickets, resets, tables } = data
  const byAccount = (account: string) =>
    [...people.values()].find((person) => person.account !== null && keyOf(person.account) === keyOf(account))
  const plain = (held: MemoryPerson | undefined) => {
    if (held === undefined) return null
    const { id, name, account, password, created } = held
    return { id, name, account, password, created }
  }
  const change = (id: string, part: Partial<MemoryPerson>): void => {
    const person = people.get(id)
    if (person !== undefined) Object.assign(person, part)
  }
  /** what can be had once */
  function taken<T extends { expires: number }>(map: Map<string, T>, key: string, now: number): T | null {
    const found = map.get(key)
    map.delete(key)
    return found === undefined || found.expires < now ? null : found
  }
  return {
    add: async (person, session) => {
      const more = { mail: null, keeper: false, mutes: new Set<string>(), visits: new Set<string>() }
      people.set(person.id, { ...person, ...more })
      sessions.set(session.selector, session)
    },
    person: async (id) => plain(people.get(id)),
    rename: async (id, name) => change(id, { name }),
    byAccount: async (account) => plain(byAccount(account)),
    makeAccount: async (id, account, password) => {
      if (people.get(id)?.account !== null || byAccount(account) !== undefined) return false
      change(id, { account, password })
      return true
    },
    adopt: async (guest, person) => {
      if (!adopted.has(guest)) adopted.set(guest, person)
    },
    idsOf: async (person) => [
      person,
      ...[...adopted].flatMap(([guest, holder]) => (holder === person ? [guest] : [])),
    ],
    openSession: async (session) => void sessions.set(session.selector, session),
    session: async (selector) => sessions.get(selector) ?? null,
    sessionsBeyond: async (person, newest) =>
      [...sessions.values()]
        .filter((session) => session.person === person)
        .sort((a, b) => b.expires - a.expires)
        .slice(newest)
        .map(({ selector }) => selector),
    closeSession: async (selector) => {
      sessions.delete(selector)
      dropWhere(tickets, (ticket) => ticket.selector === selector)
    },
    closeSessions: async (person) => {
      dropWhere(sessions, (session) => session.person === person)
      dropWhere(tickets, (ticket) => ticket.person === person)
    },
    issue: async (ticket) => void tickets.set(ticket.hash, ticket),
    redeem: async (hash, now) => taken(tickets, hash, now),
    setPassword: async (id, password) => change(id, { password }),
    mailOf: async (id) => people.get(id)?.mail ?? null,
    setMail: async (id, mail) => change(id, { mail }),
    isKeeper: async (id) => people.get(id)?.keeper ?? false,
    addReset: async (reset) => void resets.set(reset.hash, reset),
    takeReset: async (hash, now) => {
      const found = taken(resets, hash, now)
      if (found !== null) dropWhere(resets, ({ person }) => person === found.person)
      return found?.person ?? null
    },
    visited: async (ids) =>
      [...new Set(ids.flatMap((id) => [...(people.get(id)?.visits ?? [])]))]
        .filter((table) => tables.has(table))
        .sort(),
    forget: async (ids) => {
      const isGone = (id: string): boolean => ids.includes(id)
      for (const id of ids) people.delete(id)
      for (const map of [sessions, tickets, resets] as Map<string, { person: string }>[])
        dropWhere(map, ({ person }) => isGone(person))
      dropWhere(adopted, (person) => isGone(person))
      for (const { mutes } of people.values()) for (const id of ids) mutes.delete(id)
    },
    muted: async (person) => [...(people.get(person)?.mutes ?? [])],
    mute: async (person, other, on) => {
      const mutes = people.get(person)?.mutes
      if (on) mutes?.add(other)
      else mutes?.delete(other)
    },
    sweep: async (now) => {
      for (const map of [sessions, tickets, resets] as Map<string, { expires: number }>[])
        dropWhere(map, ({ expires }) => expires < now)
    },
  }
}

export const memoryPages = ({ pages }: MemoryData): Pages => ({
  page: async (name) => pages.get(name) ?? null,
  setPage: async (name, text) => void pages.set(name, text),
})
