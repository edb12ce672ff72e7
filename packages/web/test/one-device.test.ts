import { nthOf } from '@midden/kernel'
import { pan } from '@midden/pan'
import { expect, test } from 'vitest'
import { opened, plan, saved, settled } from './tables.ts'

test('between two people nothing is shown: a watcher’s view, no offers, nobody’s cards', async () => {
  const link = await opened(pan, saved(pan, plan(3, 0)))
  const { handTo, viewer, view, menu, question, story } = link.state()
  expect(handTo).toBe(0)
  expect(viewer).toBeNull()
  expect(view.me).toBeNull()
  expect({ menu, question }).toEqual({ menu: [], question: null })
  expect(story.some(({ event }) => 'seat' in event)).toBe(false)
})

test('nothing can be played before the device has been taken', async () => {
  const link = await opened(pan, saved(pan, plan(2, 0)))
  expect(await link.act({ act: 'play', n: 1 })).not.toBeNull()
})

test('the device goes around in the order of the seats, past the bots', async () => {
  const link = await opened(pan, saved(pan, plan(2, 2)))
  const taken: (number | null)[] = []
  for (let i = 0; i < 6; i++) {
    await settled(link)
    const { handTo, outcome } = link.state()
    if (outcome !== null) break
    if (handTo !== null) {
      taken.push(handTo)
      link.sit()
    }
    expect(link.state().viewer).toBe(taken.at(-1))
    await link.act(nthOf(link.state().menu, 0))
  }
  expect(taken.slice(0, 4)).toEqual([0, 1, 0, 1])
})

test('what is new is counted from each player’s own last move', async () => {
  const link = await opened(pan, saved(pan, plan(2, 0)))
  link.sit()
  await link.act(nthOf(link.state().menu, 0))
  expect(link.state().handTo).toBe(1)
  link.sit()
  expect(link.state().seenTo).toBe(0)
  await link.act(nthOf(link.state().menu, 0))
  if (link.state().handTo !== null) link.sit()
  expect(link.state().seenTo).toBe(link.state().viewer === 0 ? 1 : 2)
})
