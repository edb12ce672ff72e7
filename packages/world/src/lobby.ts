import { nodeDigest, type ServerNode } from '@midden/server/parts'
import type { Answer, Clock, LobbyCommand, SeatSetup } from '@midden/table'
import { request } from './page.ts'
import type { Player } from './player.ts'

/** A table as it is to be played. */
export interface TablePlan {
  /** stays with it, whatever others there are */
  number: number
  /** when it is opened, in milliseconds since the world began */
  at: number
  game: string
  /** players by their number; the first is the host; one that stands here twice has two seats */
  people: number[]
  bots: string[]
  watchers: number[]
  clock: Clock
  listed: boolean
  pace: number
  /** everybody closes the page so long after the match has begun, and bots and clocks go on alone; null: nobody does */
  stays: number | null
  /** do players bring luck of their own? */
  shares: boolean
}

const AGAIN_MS = 1000

/** Opens a table, sits down and starts, as pages do over HTTP: each step is tried until it is answered. */
export function lobby(plan: TablePlan, players: readonly Player[]) {
  const { number, people, bots, watchers, clock, listed, pace } = plan
  const seats: SeatSetup[] = [
    ...people.map((): SeatSetup => ({ kind: 'open' })),
    ...bots.map((bot): SeatSetup => ({ kind: 'bot', bot })),
  ]

  /** null: refused for good */
  async function until<T>(who: Player, job: (node: ServerNode) => Promise<T>): Promise<T | null> {
    for (;;) {
      try {
        return await request(who.here, job)
      } catch (error) {
        const { code } = (error as { refused: { code: string } }).refused
        if (code !== 'unavailable' && code !== 'too-many') return null
        await new Promise<void>((rest) => who.place.later(AGAIN_MS, rest))
      }
    }
  }
  const settled = (answer: Answer): number => {
    if ('refused' in answer) throw Object.assign(new Error('refused'), answer)
    return answer.version
  }
  const submit = (who: Player, table: string, command: string, what: LobbyCommand) =>
    until(who, async (node) =>
      settled(await node.tables.table(table).submit(`${who.guest.person}/${command}`, what, who.guest)),
    )

  /** Sits everybody down and starts; answers the table's id. */
  return async (): Promise<string | null> => {
    const host = players[people[0]!]!
    const shareOf = (who: Player): string | undefined =>
      plan.shares ? `share-of-the-luck-${who.guest.person}` : undefined
    const sealed = (who: Player) => {
      const share = shareOf(who)
      return share === undefined ? {} : { share: nodeDigest.sha256(share) }
    }
    const wish = { game: plan.game, seats, listed, clock, pace }
    const { share } = sealed(host)
    const table = await until(host, (node) =>
      node.opening.create(host.guest, `table${number}`, wish, people[0] === undefined ? null : 0, share),
    )
    if (table === null) return null
    host.join(table, shareOf(host))
    const code = await until(host, async (node) => (await node.tables.table(table).read())?.code ?? null)
    for (const [seat, each] of people.entries()) {
      if (seat === 0) continue
      const who = players[each]!
      const isSecond = people.indexOf(each) < seat
      const sit = { t: 'sit', seat: null, code, entropy: '', ...sealed(who) } as const
      const name = isSecond ? { name: `${who.guest.name} the other` } : {}
      await submit(who, table, `sit${number}.${seat}`, { ...sit, ...name })
      who.join(table, shareOf(who))
    }
    for (const each of watchers) players[each]!.join(table)
    await submit(host, table, `start${number}`, { t: 'start' })
    const { stays } = plan
    if (stays !== null)
      for (const each of new Set([...people, ...watchers]))
        players[each]!.place.later(stays, () => players[each]!.leave(table))
    return table
  }
}
