import type { WholeGame } from '@midden/kernel'
import { LawBroken } from '@midden/kernel/laws'
import { describe, expect, test } from 'vitest'
import { sharesOf } from '../src/soak/index.ts'
import { duration, progressLine, summary } from '../src/soak/report.ts'
import { add, LIGHT, nothing, together, walkShare } from '../src/soak/share.ts'
import { mini } from '../src/toys/mini.ts'

describe('soak', () => {
  test('shares all games out evenly and in turn, no number twice', () => {
    const shares = sharesOf(['a', 'b', 'c'], 701, 's', 2)
    const counts = new Map<string, number>()
    for (const { game, from, to, seed } of shares) {
      expect(seed).toBe('s')
      expect(from).toBe(counts.get(game) ?? 0)
      counts.set(game, to)
    }
    expect([...counts]).toEqual([
      ['a', 233],
      ['b', 234],
      ['c', 234],
    ])
    expect(shares.slice(0, 4).map(({ game }) => game)).toEqual(['a', 'b', 'c', 'a'])
  })

  test('walks through its share and counts', () => {
    const totals = walkShare({ game: 'mini', seed: 's', from: 10, to: 13, secrets: 2 }, mini as WholeGame)
    expect(totals).toMatchObject({ games: 3, decisions: 180 })
    const sum = nothing()
    add(sum, totals)
    add(sum, totals)
    expect(sum).toMatchObject({ games: 6, decisions: 360, worlds: 2 * totals.worlds })
  })

  test('holds as many decisions against other secrets as it is told to', () => {
    const walked = (secrets: number): number =>
      walkShare({ game: 'mini', seed: 's', from: 0, to: 3, secrets }, mini as WholeGame).worlds
    expect(walked(1000)).toBeGreaterThan(walked(100))
    expect(walked(1000)).toBeGreaterThanOrEqual(180)
  })

  test('a broken law stops it with the seed', () => {
    const broken = { ...mini, outcome: () => null } as WholeGame
    const walked = (): unknown => walkShare({ game: 'mini', seed: 's', from: 7, to: 9, secrets: 2 }, broken)
    expect(walked).toThrow(LawBroken)
    expect(walked).toThrow(/^an outcome exactly when the match is over\n {2}in mini, seed "s-mini-7", /)
  })

  test('ends with the laws that only many games show', () => {
    const totals = walkShare({ game: 'mini', seed: 's', from: 0, to: 3, secrets: 1000 }, mini as WholeGame)
    expect(() => together(new Map([['mini', totals]]))).not.toThrow()
    totals.reveals.shown = { told: 40, compared: 0 }
    expect(() => together(new Map([['mini', totals]]))).toThrow(/^mini: every event that reveals .* "shown"/)
  })

  test('looks at cheap laws always and at costly ones now and then', () => {
    for (const perMille of Object.values(LIGHT)) expect(perMille).toBeLessThan(100)
  })

  test('tells how long it takes', () => {
    expect([0, 59.4, 61, 3599, 3600, 7260].map(duration)).toEqual([
      '0 s',
      '59 s',
      '1 min 1 s',
      '59 min 59 s',
      '1 h 0 min',
      '2 h 1 min',
    ])
    expect(progressLine(2500, 10_000, 5)).toBe('2,500 of 10,000 games, 500 games/s, 15 s to go')
  })

  test('sums up', () => {
    const totals = { ...nothing(), games: 1200, decisions: 30, worlds: 4, changed: 3, unseen: 2 }
    expect(summary(new Map([['mini', totals]]), 61)).toBe(
      [
        '      games  decisions  other worlds  with other secrets  unseen actions',
        'mini  1,200         30             4                   3               2',
        'No law was broken in 1 min 1 s.',
        '',
      ].join('\n'),
    )
  })
})
