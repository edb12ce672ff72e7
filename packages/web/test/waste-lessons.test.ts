import type { Game } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import { type WasteEvent, type WasteView, waste } from '@midden/waste'
import { expect, test } from 'vitest'
import { bid as bidOf, cards } from '../src/games/waste/lessons/cards.ts'
import { courseIn } from '../src/games/waste/lessons/index.ts'
import { lastAuction } from '../src/games/waste/logic/auction.ts'
import type { PlayedMatch } from '../src/lessons/moves.ts'
import { atBeat, follow, trying } from './lesson-reader.ts'

const game = waste as unknown as Game
const [sort, bid] = (await courseIn()).chapters

const viewOf = ({ match }: Pick<PlayedMatch, 'match'>): WasteView =>
  match.game.view(match.position, 0) as WasteView
const points = (played: Pick<PlayedMatch, 'match'>): number[] =>
  viewOf(played).scores.map((score) => score.points)

test('sort and score ends 64 to 38, and 45 to 56 without the last plastic', () => {
  expect(points(follow(sort!, game))).toEqual([64, 38])
  expect(points(trying(sort!, game, 6, { act: 'keep', n: cards('PA05')[0]! }).tried!)).toEqual([45, 56])
})

test('what each kept card lifts is what its beat says', () => {
  const kept = follow(sort!, game)
  expect(viewOf(kept).scores[0]).toMatchObject({
    food: 9,
    hazardous: 12,
    textiles: 5,
    metal: 10,
    electronics: 10,
    plastic: 12,
    paper: 6,
  })
  const before = viewOf(atBeat(sort!, game, 1)).scores[0]!
  expect(before).toMatchObject({ food: 3, hazardous: -8, textiles: 0, metal: 0, plastic: 6 })
  expect(viewOf(kept).scores[1]).toMatchObject({ plastic: -10, electronics: 5 })
})

test('bid and bluff: 26, 33, 32 after the Recycler, you boss; 43, 36, 32 at the end', () => {
  const sorted = atBeat(bid!, game, 5, -1)
  expect(points(sorted)).toEqual([26, 33, 32])
  expect(viewOf(sorted).boss).toBe(0)
  expect(points(follow(bid!, game))).toEqual([43, 36, 32])
})

test('bid and bluff: the tries come to what is said of them', () => {
  expect(points(trying(bid!, game, 4, { act: 'draw' }).tried!)[0]).toBe(15)
  expect(points(trying(bid!, game, 6, bidOf('')).tried!)).toEqual([15, 36, 49])
  expect(points(trying(bid!, game, 6, bidOf('HZ01')).tried!)).toEqual([19, 31, 49])
  const two = viewOf(trying(bid!, game, 1, { act: 'bid', count: 2 }).tried!)
  expect(two.piles.map(({ taker }) => taker)).not.toContain(0)
})

test('the board is told who is boss, so that it ranks the bids as the rules do', () => {
  for (const [number, boss] of [
    [2, 1],
    [7, 0],
  ] as const) {
    const at = atBeat(bid!, game, number)
    expect(lastAuction(at.told as StoryLine<WasteEvent>[])?.boss).toBe(boss)
    expect(viewOf(at).boss).toBe(boss)
  }
})
