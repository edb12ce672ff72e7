import { nthOf, type Offer, widthOf } from '@midden/kernel'
import type { Guest, Known, Line } from './client.ts'

const pause = (ms: number): Promise<void> => new Promise((rest) => setTimeout(rest, ms))

/** Tries until it works: servers come and go. */
export async function insist<T>(what: () => Promise<T>, until: () => boolean): Promise<T> {
  for (;;)
    try {
      return await what()
    } catch (error) {
      if (until()) throw error
      await pause(50)
    }
}

/** What a player was promised: this command is stored as this version. */
export interface Promised {
  table: string
  command: string
  version: number
}

/**
 * Plays at one table over servers that may die at any moment: comes back with the last version it saw, and sends a
 * command again under its id until it is answered.
 */
export async function persist(
  who: Guest,
  table: string,
  bases: readonly string[],
  promised: Promised[],
  until: () => boolean,
): Promise<Known | undefined> {
  let line: Line | null = null
  let known: Known | undefined
  let numbers = 0
  let pending: { t: string; id: string; [field: string]: unknown } | null = null

  async function connected(): Promise<Line> {
    if (line !== null && line.closed === null) return line
    const at = Object.assign(Object.create(who) as Guest, {
      base: bases[Math.floor(Math.random() * bases.length)]!,
    })
    const fresh = await at.line()
    if (fresh.closed !== null) throw new Error('closed')
    if (known !== undefined) fresh.tables.set(table, known)
    const answer = await fresh.follow(table, known?.version ?? null)
    if (answer.t !== 'done') throw new Error(answer.reason)
    known = fresh.tables.get(table)!
    line = fresh
    return fresh
  }

  const myTurn = (at: Line): boolean => {
    const { match, me } = at.picture(table)
    return match!.waiting.some(({ seat, optional }) => seat === me && !optional)
  }

  while (!until()) {
    try {
      const at = await connected()
      known = at.tables.get(table)!
      if (at.picture(table).status === 'over') break
      if (pending === null) {
        await at.until(
          () => at.closed !== null || at.picture(table).status === 'over' || myTurn(at) || until(),
          'a turn',
          2000,
        )
        known = at.tables.get(table)!
        if (at.closed !== null || at.picture(table).status === 'over' || !myTurn(at)) continue
        const menu = at.picture(table).match!.menu as Offer[]
        const action = nthOf(menu, Math.floor(Math.random() * widthOf(menu)))
        pending = { t: 'act', id: `n${numbers++}`, table, seen: known.version, action }
      }
      const answer = await at.call(pending!)
      if (answer.t === 'done')
        promised.push({ table, command: `${who.person}/${pending!.id}`, version: answer.version! })
      if (answer.t === 'done' || answer.code === 'rules' || answer.code === 'stale') pending = null
    } catch {
      await pause(30)
    }
  }
  ;(line as Line | null)?.close()
  return known
}
