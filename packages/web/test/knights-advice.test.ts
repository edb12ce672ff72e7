import type { Action } from '@midden/kernel'
import { offers, owing, seatsIn } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { expect, test } from 'vitest'
import { asked, playedUntil } from '../e2e/knights-table.ts'
import { adviceOf } from '../src/games/waste-knights/logic/advice.ts'
import { nextFrom, ownMove, reach, shownRoute } from '../src/games/waste-knights/logic/draft.ts'
import { fetchReasons } from '../src/games/waste-knights/reasons.ts'
import './page.ts'

const THREE = { seats: 3, options: { mission: 'M1' } }
/** Somebody who has a vehicle is about to move. */
function planning(question: string) {
  const open = playedUntil(THREE, 'moves 10', (each) => each.position.round > 1 && asked(each) === question)
  const [seat] = seatsIn(owing(wasteKnights, open.position)) as [number]
  const view = wasteKnights.view(open.position, seat)
  return { view, menu: offers(wasteKnights, open.position, seat) }
}

test('a hint about the road draws all of it: to where it says, or to where it has in mind', async () => {
  const { view, menu } = planning('plan the route')
  const { ends } = reach(view, ownMove(view)!)
  const to = ends.at(-1)!
  const road = (hint: Action | null) => adviceOf(view, menu, hint)?.route
  expect(road({ act: 'to', n: to })?.at(-1)).toBe(to)
  const [next] = nextFrom(view, 'vehicle', [])
  expect(road({ act: 'hex', n: next! })).toEqual([next])
  expect(road({ act: 'stay' })).toBeUndefined()
  expect(road(null)).toBeUndefined()
  expect(shownRoute(view, { act: 'hex', n: next! }).route).toEqual([next])
  await fetchReasons()
  const choice = planning('stay, foot or vehicle')
  const drive = adviceOf(choice.view, choice.menu, { act: 'vehicle' })!
  expect(drive.mode).toBe('vehicle')
  expect(drive.route.length).toBeGreaterThan(0)
})
