import { nthOf, type Offer } from '@midden/kernel'
import type { MatchPicture } from '@midden/table'
import type { Guest, Line } from './client.ts'

/** A table of these people, started; the other seats are bots. */
export async function table(
  game: string,
  seats: number,
  people: Guest[],
  more: object = {},
): Promise<string> {
  const { table: id, code } = await opened(game, seats, people[0]!, people.length, more)
  for (const person of people.slice(1)) await person.done(`/api/tables/${id}/join`, { code })
  await people[0]!.done(`/api/tables/${id}/start`)
  return id
}

/** A table with the host seated and so many seats for people. */
export async function opened(
  game: string,
  seats: number,
  host: Guest,
  people = seats,
  more: object = {},
): Promise<{ table: string; code: string }> {
  const plan = Array.from({ length: seats }, (_, i) =>
    i < people ? { kind: 'open' } : { kind: 'bot', bot: 'steady' },
  )
  const { table: id, code } = await host.done('/api/tables', {
    game,
    seats: plan,
    pace: 0,
    ...more,
  })
  return { table: id!, code: code! }
}

export const matchOf = (line: Line, id: string): MatchPicture => line.picture(id).match!

/** Plays the nth action that is offered. */
export function act(line: Line, id: string, n = 0, more: object = {}) {
  const { version } = line.tables.get(id)!
  const action = nthOf(matchOf(line, id).menu as Offer[], n)
  return line.call({ t: 'act', table: id, seen: version, action, ...more })
}

/** Everybody plays what is offered first, until the match is over. */
export async function playOut(lines: Line[], id: string): Promise<void> {
  await Promise.all(
    lines.map(async (line) => {
      // A match begins a moment after it was called.
      await line.until(() => line.picture(id).match !== null, 'the match')
      for (;;) {
        await line.until(
          () => matchOf(line, id).menu.length > 0 || line.picture(id).status !== 'playing',
          'a turn',
          30_000,
        )
        if (line.picture(id).status !== 'playing') return
        await act(line, id)
      }
    }),
  )
}
