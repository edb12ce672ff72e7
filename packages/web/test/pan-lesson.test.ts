import type { Game, GameEvent } from '@midden/kernel'
import { type PanEvent, type PanView, pan } from '@midden/pan'
import { expect, test } from 'vitest'
import { courseIn } from '../src/games/pan/lessons/index.ts'
import type { At } from '../src/lessons/run.ts'
import { atBeat, follow, toldSince, trying } from './lesson-reader.ts'

const game = pan as unknown as Game
const chapter = (await courseIn('en')).chapters[0]!

const viewOf = ({ match }: Pick<At, 'match'>): PanView => match.game.view(match.position, 0) as PanView
const heard = (told: readonly GameEvent[], what: PanEvent['what']): PanEvent[] =>
  (told as readonly PanEvent[]).filter((event) => event.what === what)

test('the lesson ends as it says: alone alive, six cards paid, three of Nib’s unspent', () => {
  const end = follow(chapter, game)
  const view = viewOf(end)
  expect(view.order[0]).toBe(0)
  expect(view.fronts[0]).toHaveLength(2)
  const paid = heard(
    end.told.map(({ event }) => event),
    'reshuffled',
  ).filter((event) => 'seat' in event && event.seat === 0)
  expect(paid).toHaveLength(3)
  // Three reshuffles and a skip of three.
  expect(view.discard.length).toBeGreaterThanOrEqual(6)
})

test('the risk of every beat is the one it names', () => {
  const left = (number: number) => viewOf(atBeat(chapter, game, number)).left
  expect([5, 6, 7, 8, 9, 10, 11, 12].map(left)).toEqual([6, 3, 5, 2, 5, 3, 4, 5])
})

test('cards in front after the tricks: six, none, six', () => {
  expect(viewOf(atBeat(chapter, game, 5)).fronts.map((front) => front.length)).toEqual([6, 0, 6])
})

test('the second trick is won with the Fox as well, and the match ends the same', () => {
  const end = follow(chapter, game, {
    choose: (at, actions) => actions.find(({ n }) => at.place === 1 && n === 3) ?? actions[0]!,
  })
  expect(viewOf(end).order[0]).toBe(0)
})

test.each([6, 8, 10, 11])('beat %i: to flip instead is PAN', (number) => {
  const { tried, match } = trying(chapter, game, number, { act: 'flip' })
  const shot = heard(
    toldSince({ ...tried!, phase: 'asks' } as unknown as At, match.journal.moves.length),
    'pan',
  )
  expect(shot).toMatchObject([{ seat: 0 }])
  expect(tried!.says).toMatch(/^PAN/)
})

test('beat 1: Mouse wins, Cat and Fox lose to the Elephant', () => {
  const wins = (n: number) => {
    const { tried } = trying(chapter, game, 1, { act: 'commit', n })
    return heard(
      tried!.told.map(({ event }) => event),
      'trick won',
    )
  }
  expect(wins(1)).toMatchObject([{ seat: 0 }])
  expect(wins(2)).toMatchObject([{ seat: 2 }])
  expect(wins(3)).toMatchObject([{ seat: 2 }])
})

test('beat 3: anything but the Mouse leaves the trick to the Elephant', () => {
  const { tried } = trying(chapter, game, 3, { act: 'commit', n: 3 })
  const won = heard(
    tried!.told.map(({ event }) => event),
    'trick won',
  )
  expect(won.at(-1)).toMatchObject({ seat: 2 })
})
