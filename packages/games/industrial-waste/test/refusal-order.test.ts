import { act, below, seeded } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { ledger } from '../src/ledger.ts'
import { PLAYS } from '../src/plays.ts'
import { randomGame } from './play.ts'
import type { WorksMatch } from './support.ts'

const ORDER = Object.keys(ledger)
const ACTS = [
  ...PLAYS.map(({ act: name }) => name),
  'discard',
  'pass',
  'bid',
  'set',
  'bribe',
  'decline',
  'credit',
]

describe('refusals in random games', () => {
  test('IW-7.15 all failing clauses are named once, the lowest first, and nothing changes', () => {
    const rng = seeded('refusals')
    const seen = new Set<string>()
    for (let i = 0; i < 12; i++)
      randomGame(`refusals ${i}`, { seats: 2 + (i % 3) }, (match) => {
        const name = ACTS[below(rng, ACTS.length, 'act')]!
        if (name === 'credit' && match.position.stack.length > 0) return
        const seat = below(rng, match.position.seats, 'seat')
        const n = below(rng, 10, 'n')
        const before = JSON.stringify(match.position)
        const copy: WorksMatch = {
          ...match,
          position: JSON.parse(before),
          journal: { ...match.journal, moves: [] },
        }
        const refused = act(
          copy,
          seat,
          /bid|set|discard|innovate/.test(name) ? { act: name, n } : { act: name },
        )
        if (refused === null) return
        expect(JSON.stringify(copy.position)).toBe(before)
        const places = refused.clauses.map((clause) => ORDER.indexOf(clause))
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
        expect(refused.clauses.length).toBeGreaterThan(0)
        seen.add(refused.clauses.join(' '))
      })
    expect(seen.size).toBeGreaterThan(20)
  })
})
