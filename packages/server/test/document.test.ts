import { below, seeded } from '@midden/kernel'
import { CLOSE } from '@midden/protocol'
import { describe, expect, test } from 'vitest'
import { node, toys } from './support/node.ts'
import { Stranger } from './support/stranger.ts'

const { url } = await node()

describe('a client that knows nothing but /protocol.json and /openapi.json', () => {
  test.each(toys.map(({ id, seats }) => ({ id, seats: seats.min })))(
    'plays $id to the end, and every frame is as described',
    async ({ id, seats }) => {
      const people = await Promise.all(
        Array.from({ length: seats }, (_, i) => new Stranger(url).enter(`Stranger ${i}`)),
      )
      const plan = people.map(() => ({ kind: 'open' }))
      const opened = await people[0]!.post('tables', 'tables', { game: id, seats: plan })
      const table = opened.table as string
      for (const person of people.slice(1))
        await person.post(`tables/${table}/join`, 'tables/{table}/join', { code: opened.code })
      await people[0]!.post(`tables/${table}/start`, 'tables/{table}/start', {})
      const ends = await Promise.all(
        people.map((person, i) => {
          const rng = seeded(`${id} ${i}`)
          return person.play(table, (n) => below(rng, n, 'choice'))
        }),
      )
      expect(ends.map(({ status, me }) => [status, me])).toEqual(people.map((_, i) => ['over', i]))
      expect(people.every(({ chosen }) => chosen.length > 0)).toBe(true)
    },
  )
})

test('the document names every close code there is, and which of them one comes back after', async () => {
  const { closeCodes } = (await (await fetch(`${url}/protocol.json`)).json()) as {
    closeCodes: { code: number; comeBack: boolean }[]
  }
  const named = closeCodes.map(({ code }) => code)
  for (const code of Object.values(CLOSE)) expect(named).toContain(code)
  expect(closeCodes.filter(({ comeBack }) => comeBack).map(({ code }) => code)).toEqual([1012, 1006])
})
