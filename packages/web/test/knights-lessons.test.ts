import type { Game } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import type { Knight, Wk, WkEvent } from '@midden/waste-knights/reading'
import { expect, test } from 'vitest'
import { courseIn } from '../src/games/waste-knights/lessons/index.ts'
import type { PlayedMatch } from '../src/lessons/moves.ts'
import type { At } from '../src/lessons/run.ts'
import { atBeat, follow, trying } from './lesson-reader.ts'

const game = wasteKnights as unknown as Game
const [drive, fight, town, waster] = (await courseIn()).chapters

const tableOf = ({ match }: Pick<PlayedMatch, 'match'>): Wk => match.position as unknown as Wk
const chris = (played: Pick<PlayedMatch, 'match'>): Knight => tableOf(played).knights[0]!
const winners = ({ match }: Pick<PlayedMatch, 'match'>): number[] | undefined =>
  game.outcome(match.position)?.ranking[0]
const rolled = ({ told }: Pick<PlayedMatch, 'told'>): number[][] =>
  told.flatMap(({ event }) => {
    const e = event as WkEvent
    return e.what === 'rolled' ? [[...e.dice]] : []
  })

test.each([drive!, fight!, town!, waster!].map((chapter) => [chapter.title, chapter] as const))(
  '%s: whoever follows the advice is never unconscious, whichever way is taken where there are several',
  (_title, chapter) => {
    for (const way of [0, 1]) {
      const look = (at: At): void => {
        expect(chris(at).hp).toBeGreaterThan(0)
        expect(chris(at).down).toBe(false)
      }
      look(follow(chapter, game, { look, choose: (_at, actions) => actions[way] ?? actions[0]! }))
    }
  },
)

test('drive and explore: tank, dice and armour are as they are told', () => {
  expect(chris(atBeat(drive!, game, 1)).fuel).toBe(2)
  expect(chris(atBeat(drive!, game, 3)).fuel).toBe(1)
  expect(chris(atBeat(drive!, game, 5)).fuel).toBe(3)
  const end = follow(drive!, game)
  expect(chris(end)).toMatchObject({ fuel: 4, hp: 4, hex: 8 })
  expect(chris(end).panels[2]).toMatchObject({ card: 21 })
  expect(rolled(end)).toEqual([[4], [9], [3, 8]])
  expect(rolled(trying(drive!, game, 3, { act: 'escape' }).tried!)).toEqual([[2, 6, 3]])
  expect(chris(trying(drive!, game, 4, { act: 'pass' }).tried!).hp).toBe(3)
})

test('fight: hit for one, healed, and won with one shot', () => {
  expect(chris(atBeat(fight!, game, 5)).hp).toBe(2)
  expect(chris(atBeat(fight!, game, 5, -1)).hp).toBe(4)
  const end = follow(fight!, game)
  expect(chris(end)).toMatchObject({ rep: 2, fuel: 3, ammo: 3, hp: 4 })
  expect(rolled(end)).toEqual([
    [10, 2, 5],
    [9, 4, 10, 2],
  ])
  expect(rolled(trying(fight!, game, 2, { act: 'escape' }).tried!)).toEqual([[2, 7, 4, 1]])
  expect(rolled(trying(fight!, game, 3, { act: 'card', n: 0 }).tried!)).toEqual([[5, 3]])
})

test('town and tasks: a deal that pays twice, a parcel, a task begun', () => {
  expect(chris(atBeat(town!, game, 6)).rep).toBe(2)
  expect(chris(atBeat(town!, game, 6, -1)).rep).toBe(4)
  expect(chris(atBeat(town!, game, 7, -1)).hp).toBe(4)
  expect(rolled(follow(town!, game))).toEqual([[2, 6, 1]])
  expect(chris(atBeat(town!, game, 10, -1)).hp).toBe(3)
  expect(chris(follow(town!, game))).toMatchObject({ rep: 5, hp: 3, fuel: 4 })
  expect(rolled(trying(town!, game, 7, { act: 'accomplish' }).tried!)).toEqual([[2, 6]])
})

test('the Waster: the right card stops her, to wait loses, and the speech wins', () => {
  const end = follow(waster!, game)
  expect(winners(end)).toEqual([0])
  expect(rolled(end)).toEqual([
    [2, 5, 6],
    [4, 8, 2, 3, 6, 1],
  ])
  expect(winners(trying(waster!, game, 2, { act: 'wait' }).tried!)).toEqual([1])
})
