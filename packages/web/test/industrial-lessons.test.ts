import { industrialWaste, pointsOf, type WorksView } from '@midden/industrial-waste'
import type { Action, Game } from '@midden/kernel'
import { expect, test } from 'vitest'
import { courseIn } from '../src/games/industrial-waste/lessons/index.ts'
import type { PlayedMatch } from '../src/lessons/moves.ts'
import { atBeat, follow, trying } from './lesson-reader.ts'

const game = industrialWaste as unknown as Game
const [works, debts] = (await courseIn()).chapters

type Position = {
  companies: {
    column: number
    row: number
    M: number
    waste: number
    cash: number
    loans: number
    tower: number
  }[]
}
const companies = ({ match }: Pick<PlayedMatch, 'match'>) => (match.position as unknown as Position).companies
const scores = ({ match }: Pick<PlayedMatch, 'match'>): number[] | null =>
  match.game.outcome(match.position)?.scores ?? null

test('a round at the works: what every beat names is so', () => {
  const you = (number: number, step = 0) => companies(atBeat(works!, game, number, step))[0]!
  expect(you(2)).toMatchObject({ tower: 5, waste: 0, cash: 15 })
  expect(you(2, -1)).toMatchObject({ tower: 0, waste: 5, cash: 29 })
  expect(you(4, -1)).toMatchObject({ tower: 5, cash: 24 })
  expect(you(5, -1)).toMatchObject({ row: 5, cash: 19 })
  expect(you(8)).toMatchObject({ waste: 5 })
  expect(you(9)).toMatchObject({ waste: 11 })
  expect(you(9, -1)).toMatchObject({ waste: 8 })
  expect(you(10)).toMatchObject({ M: 5 })
  expect(you(10, -1)).toMatchObject({ M: 4 })
})

test('a round at the works ends at 32 to 28', () => {
  const end = follow(works!, game)
  expect(companies(end)[0]).toMatchObject({ column: 15, M: 4, waste: 8, cash: 23 })
  expect(companies(end)[1]).toMatchObject({ column: 15, cash: 19 })
  const points = companies(end).map((c) => pointsOf(c as never, c.cash, 'up').score)
  expect(points).toEqual([32, 28])
})

test('debts: the accident, the loan and its repayment come to what is said', () => {
  const at = (number: number, step = 0) => companies(atBeat(debts!, game, number, step))
  expect(at(2)[0]).toMatchObject({ waste: 9, cash: 8, column: 18 })
  expect(at(3).map(({ column }) => column)).toEqual([18, 16])
  expect(at(4)[0]).toMatchObject({ cash: 2, tower: 2 })
  expect(at(4, -1)[0]).toMatchObject({ cash: 12, loans: 1 })
  expect(at(6)[0]).toMatchObject({ cash: 8 })
  expect(at(6, -1)[0]).toMatchObject({ cash: 26, waste: 11 })
  expect(at(7, -1)[0]).toMatchObject({ cash: 16, loans: 0 })
  expect(at(8, -1)[0]).toMatchObject({ column: 19 })
  const view = game.view(atBeat(debts!, game, 2).match.position, 0) as WorksView
  expect(view.phase).not.toBe('over')
})

test('the lots are as large as is said, and what is bought is in the tower', () => {
  const lot = (chapter: typeof debts, number: number): number =>
    (game.view(atBeat(chapter!, game, number).match.position, 0) as WorksView).auction!.lot
  expect([lot(works, 4), lot(works, 7), lot(debts, 4)]).toEqual([5, 5, 3])
  expect(companies(atBeat(debts!, game, 5, -1))[0]!.tower).toBe(5)
})

test('debts end 48 to 22, also with Growth before the rest', () => {
  expect(scores(follow(debts!, game))).toEqual([48, 22])
  const first = (_: unknown, actions: readonly Action[]): Action => actions[0]!
  const end = follow(debts!, game, {
    choose: (at, actions) =>
      at.order[at.place] === 9 && at.phase === 'asks' && at.own.at(-1)?.act === 'set'
        ? { act: 'grow' }
        : first(at, actions),
  })
  expect(end.own.at(-3)).toEqual({ act: 'grow' })
  expect(scores(end)).toEqual([48, 22])
})

test('debts: to decline costs a column', () => {
  expect(companies(trying(debts!, game, 2, { act: 'decline' }).tried!)[0]!.column).toBe(17)
})
