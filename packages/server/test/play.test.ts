import { nthOf, type Offer } from '@midden/kernel'
import { expect, test } from 'vitest'
import { type Guest, guest, type Line } from './support/client.ts'
import { node } from './support/node.ts'

const server = await node()

/** A table of these people, started; the others are bots. */
async function table(game: string, seats: number, people: Guest[], more: object = {}): Promise<string> {
  const plan = Array.from({ length: seats }, (_, i) =>
    i < people.length ? { kind: 'open' } : { kind: 'bot', bot: 'random' },
  )
  const { table: id, code } = await people[0]!.done('/api/tables', { game, seats: plan, pace: 0, ...more })
  for (const person of people.slice(1)) await person.done(`/api/tables/${id}/join`, { code })
  await people[0]!.done(`/api/tables/${id}/start`)
  return id!
}

const me = (line: Line, id: string) => line.picture(id).match!
const first = (line: Line, id: string) => nthOf(me(line, id).menu as Offer[], 0)

async function act(line: Line, id: string, more: object = {}) {
  const { version } = line.tables.get(id)!
  return line.call({ t: 'act', table: id, seen: version, action: first(line, id), ...more })
}

test('two people and a bot play a sealed game to the end; everybody sees the same end', async () => {
  const [ada, bob] = await Promise.all([guest(server.url, 'Ada'), guest(server.url, 'Bob')])
  const id = await table('draft', 3, [ada!, bob!])
  const lines = await Promise.all([ada!.at(id), bob!.at(id)])
  while (lines[0]!.picture(id).status === 'playing') {
    const answers = await Promise.all(lines.map((line) => act(line, id)))
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done'])
    const round = me(lines[0]!, id).moves
    await Promise.all(
      lines.map((line) =>
        line.until(
          () => me(line, id).menu.length > 0 || line.picture(id).status === 'over',
          `round ${round}`,
        ),
      ),
    )
  }
  const [a, b] = lines.map((line) => line.picture(id))
  expect(a!.match!.outcome).toEqual(b!.match!.outcome)
  expect(a!.fairness.secret).toMatch(/^[0-9a-f]{64}$/)
  expect(a!.match!.moves).toBe(9)
})
