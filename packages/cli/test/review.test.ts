import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botByName, consult } from '@midden/bots'
import { gameById, games } from '@midden/games'
import { act, begin, isRefusal, type Journal, owing, seatsIn, seeded } from '@midden/kernel'
import { toMatchFile } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { midden } from './midden.ts'

const folder = mkdtempSync(join(tmpdir(), 'midden-review-'))
let written = 0
function write(content: unknown): string {
  const path = join(folder, `${++written}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A match of Pan between one who plays anything and one who follows the policy. */
function fileOf(moves = Number.POSITIVE_INFINITY): MatchFile {
  const game = gameById('pan')!
  const match = begin(game, { seats: 2, seed: 'to weigh' })
  if (isRefusal(match)) throw new Error(match.reason)
  const rng = seeded('players')
  for (let owed = owing(game, match.position); owed !== 0; owed = owing(game, match.position)) {
    if (match.journal.moves.length >= moves) break
    const seat = seatsIn(owed)[0]!
    act(match, seat, consult(botByName(seat === 0 ? 'random' : 'gus')!, game, match.position, seat, rng))
  }
  return toMatchFile(match.journal as Journal, game.outcome(match.position))
}

const weigh = (path: string, ...flags: string[]) => midden(['review', path, ...flags], '', { games })
const review = (file: unknown, ...flags: string[]) => weigh(write(file), '--iterations', '24', ...flags)

describe('midden review', () => {
  test('gives programs every step, decision, turning point and sum', async () => {
    const file = fileOf()
    const { status, out } = await review(file, '--json')
    expect(status).toBe(0)
    const { match, steps, decisions, turns, split, accuracy } = JSON.parse(out)
    expect(match).toEqual({
      game: 'pan',
      rulesVersion: file.rulesVersion,
      seats: 2,
      ended: true,
      places: file.outcome!.ranking,
    })
    expect(steps).toHaveLength(file.actions.length + 1)
    expect([split.length, accuracy.length]).toEqual([2, 2])
    for (const { step, change } of turns) expect([step > 0, Math.abs(change) > 0.1]).toEqual([true, true])
    for (const { words, label, loss, reason } of decisions) {
      expect(words).toMatch(/\w/)
      expect(['best', 'fine', 'costly', 'gift']).toContain(label)
      if (loss > 0) expect(reason.words).toMatch(/On the same deals it wins \d+ more of 100/)
    }
    for (const { start, draw, theirs, yours, rest, end } of split)
      expect(start + draw + theirs - yours + rest).toBeCloseTo(end, 9)
  })

  test('tells people who won by what', async () => {
    const { status, out } = await review(fileOf(), '--seat', '0')
    expect(status).toBe(0)
    expect(out).toMatch(/^Pan t'es mort, 2 seats, \d+ moves\. Chances by what the players knew/)
    for (const part of ['Turning points', 'What cost most', 'choices alone', 'accuracy', '1. Seat'])
      expect(out).toContain(part)
  })

  test('a match that still goes on is weighed as far as it went', async () => {
    const { status, out } = await review(fileOf(9), '--json')
    expect(status).toBe(0)
    const { match, steps } = JSON.parse(out)
    expect([match.ended, match.places, steps.length]).toEqual([false, null, 10])
  })
})

describe('midden review says in a sentence what is wrong', () => {
  const sentences: [string, unknown, string[], string][] = [
    ['text', 'nonsense', [], 'is not a match file: it is not JSON.'],
    ['of another game', { ...fileOf(3), game: 'chess' }, [], 'the match is of the game "chess"'],
    ['with nothing played', { ...fileOf(0) }, [], 'nothing was played in this match'],
    ['for no seat', fileOf(3), ['--seat', '7'], '--seat'],
    ['with an endless budget', fileOf(3), ['--iterations', 'Infinity'], '--iterations'],
    ['with a budget of nothing', fileOf(3), ['--iterations', '0'], '--iterations'],
  ]
  test.each(sentences)('a file %s', async (_what, file, flags, sentence) => {
    const { status, out, err } = await weigh(write(file), ...flags)
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect([status > 0, out]).toEqual([true, ''])
  })

  test('a file that was edited', async () => {
    const file = fileOf()
    const actions = file.actions.toSpliced(2, 1)
    const { status, err } = await review({ ...file, actions })
    expect(err).toMatch(/does not replay: /)
    expect(status).toBe(1)
  })

  test('no file', async () => {
    const { status, err } = await weigh(join(folder, 'nowhere.json'))
    expect(err).toMatch(/cannot be read: give the path of a match file/)
    expect(status).toBe(1)
  })
})
