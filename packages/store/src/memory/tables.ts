import type { LobbyTable, Page, Tables } from '../ports.ts'
import type { MemoryData, MemoryTable } from './data.ts'

function shown(table: string, { lobby, waiting, changed }: MemoryTable): LobbyTable | null {
  if (lobby === null) return null
  const { host: _, playing: __, ...row } = lobby
  return { ...structuredClone(row), table, waiting, changed }
}

function pageOf(rows: LobbyTable[], by: 'created' | 'changed', { after, limit }: Page): LobbyTable[] {
  const order = (a: LobbyTable, b: { at: number; table: string }): number =>
    b.at - a[by] || (a.table < b.table ? 1 : a.table > b.table ? -1 : 0)
  const later = after === undefined ? rows : rows.filter((row) => order(row, after) > 0)
  return later.sort((a, b) => order(a, { at: b[by], table: b.table })).slice(0, limit)
}

export function memoryTables({ tables, people }: MemoryData): Tables {
  const rows = (): LobbyTable[] =>
    [...tables].flatMap(([id, table]) => {
      const row = shown(id, table)
      return row === null ? [] : [row]
    })
  return {
    row: async (id) => {
      const table = tables.get(id)
      return table === undefined ? null : shown(id, table)
    },
    byCode: async (code) => rows().find((row) => row.code === code) ?? null,
    listed: async (page) =>
      pageOf(
        rows().filter(({ listed, status }) => listed && (status === 'open' || status === 'playing')),
        'created',
        page,
      ),
    of: async (ids, statuses, page) =>
      pageOf(
        rows().filter(
          ({ status, people: seated }) =>
            statuses.includes(status) && seated.some((person) => person !== null && ids.includes(person)),
        ),
        'changed',
        page,
      ),
    count: async (hosts, status, idle = false) =>
      [...tables.values()].filter(
        ({ lobby }) =>
          lobby !== null &&
          lobby.status === status &&
          hosts.includes(lobby.host) &&
          (!idle || lobby.playing === 0),
      ).length,
    stale: async (status, since, limit) =>
      [...tables]
        .filter(([, { lobby, changed }]) => lobby?.status === status && changed < since)
        .slice(0, limit)
        .map(([table, { entries }]) => ({ table, version: entries.length })),
    clear: async (ids) => {
      for (const id of ids) {
        tables.delete(id)
        for (const { visits } of people.values()) visits.delete(id)
      }
    },
  }
}
