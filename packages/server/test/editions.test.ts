import type { WholeGame } from '@midden/kernel'
import { inlineThinker, library } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { guest } from './support/client.ts'
import { folder, node, toys } from './support/node.ts'
import { act, matchOf, playOut, table } from './support/play.ts'

const old = toys.find(({ id }) => id === 'draft')!
/** The same game after a change of its rules: whoever begins now begins otherwise. */
const raised: WholeGame = {
  ...old,
  rules: old.rules + 1,
  setup(options, seats, rng, tell) {
    rng.a = 1
    return old.setup(options, seats, rng, tell)
  },
}
const games = toys.map((game) => (game === old ? raised : game))
const fetchEdition = async (id: string, edition: number): Promise<WholeGame | undefined> =>
  [...games, old].find((game) => game.id === id && game.rules === edition)

describe('rules that were raised', () => {
  test('a table begun before goes on by its own, with its bots, and ends; a new one plays the new', async () => {
    const data = folder()
    const first = await node({ data })
    const ada = await guest(first.url, 'Ada')
    const id = await table('draft', 2, [ada])
    const line = await ada.at(id)
    await act(line, id)
    expect(line.picture(id).rules).toBe(old.rules)
    line.close()
    await first.close()

    const second = await node({ data, games, fetchEdition, thinker: inlineThinker(fetchEdition) })
    ada.base = second.url
    const again = await ada.at(id)
    expect(again.picture(id)).toMatchObject({ rules: old.rules, status: 'playing' })
    expect(matchOf(again, id).moves).toBeGreaterThan(0)
    await playOut([again], id)
    expect(again.picture(id)).toMatchObject({ status: 'over', rules: old.rules })
    const file = await ada.ask('GET', `/api/tables/${id}/file`)
    expect(file.body).toMatchObject({ rulesVersion: old.rules })

    const fresh = await table('draft', 2, [ada])
    expect((await again.follow(fresh)).t).toBe('done')
    expect(again.picture(fresh).rules).toBe(raised.rules)
    again.close()
  })

  test('an edition is there once it was fetched, and one that is not kept never', async () => {
    const { gameById, fetchEdition: fetch } = library(games, fetchEdition)
    expect(gameById('draft')).toBe(raised)
    expect(gameById('draft', old.rules)).toBeUndefined()
    await fetch('draft', old.rules)
    expect(gameById('draft', old.rules)).toBe(old)
    expect(gameById('draft')).toBe(raised)
    await fetch('draft', 99)
    expect(gameById('draft', 99)).toBeUndefined()
  })
})
