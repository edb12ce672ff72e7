import { expect, test } from 'vitest'
import { accessible } from './axe.ts'
import { pair, proveLuck } from './online.ts'
import { onlineVisits } from './online-visits.ts'
import { GAMES, playToTheEnd } from './table.ts'

const visits = onlineVisits()

for (const game of GAMES)
  test(`${game}: two people in two browsers, to the end; the luck is proved`, async () => {
    const [a, b] = await pair(visits, game)
    await accessible(a.page)
    await Promise.all([playToTheEnd(a.page), playToTheEnd(b.page)])
    const ends = await Promise.all(
      [a, b].map(({ page }) =>
        page.locator('.seats .clock').evaluateAll((all) => all.map((x) => x.textContent)),
      ),
    )
    expect(ends[0]!.toSorted()).toEqual(ends[1]!.toSorted())
    await accessible(b.page)
    await proveLuck(a.page)
    await accessible(a.page)
  }, 600_000)
