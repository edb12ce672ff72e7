import { withstands } from '@midden/kernel/conformance'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { fight } from './arena.ts'
import { gear, held, ready, tb1, wild } from './stage.ts'

withstands(wasteKnights, { games: 60, tries: 12, least: { refused: 300, played: 150 } })

describe('edited positions', () => {
  /** What the audit says of a table of three at its first question after this change. */
  const audited = (change: (s: Wk) => void): string | null => {
    const s = wasteKnights.clone(ready(3).position)
    change(s)
    return wasteKnights.audit(s)
  }

  test('WK-30.12 a card in two places is refused, and one that is nowhere', () => {
    expect(audited(() => {})).toBeNull()
    expect(audited((s) => void s.wild.discard.push(wild('W01')))).toMatch(
      /^Tornado must be there \d times, not/,
    )
    expect(audited((s) => void s.luck.deck.pop())).toMatch(/must be there 1 times, not 0$/)
    expect(audited((s) => void s.knights[1]!.pack.push(held(gear('R02'))))).toMatch(/times, not/)
    expect(audited((s) => void s.removedTasks.push(s.posted[0]!.card))).toMatch(
      /must be there 1 times, not 2$/,
    )
  })

  test('WK-22.4 gear where it cannot lie, or more than there is room for, is refused', () => {
    const inHand = (s: Wk): void => {
      s.knights[0]!.panels[0] = s.knights[0]!.panels[3]!
      s.knights[0]!.panels[3] = null
    }
    expect(audited(inHand)).toMatch(/^seat 0: .* does not go on panel 0$/)
    expect(audited((s) => void s.knights[0]!.panels.push(null))).toBe(
      'state.knights[0].panels must have 6 entries, not 7',
    )
  })

  test('WK-2.2 WK-2.12 tokens and knights off the board are refused', () => {
    expect(audited((s) => void Object.assign(s.knights[0]!, { hex: 37 }))).toBe(
      'state.knights[0].hex must be a whole number from 0 to 36',
    )
    expect(audited((s) => void s.tokens[0]!.push(1))).toBe('state.tokens[0] must have 37 entries, not 38')
    expect(audited((s) => void Object.assign(s, { special: [0, 1, 99] }))).toBe(
      'state.special[2] must be a whole number from -1 to 36',
    )
  })

  test('WK-28.11 WK-30.2 a match that is not over has two players left and waits for one of them', () => {
    expect(audited((s) => void Object.assign(s, { gone: 6 }))).toBe('two players must be left')
    expect(audited((s) => void s.stack.pop())).toBe('the match waits for somebody')
  })

  test('WK-18.10 a combat past its end has its outcome', () => {
    const s = wasteKnights.clone(fight(['K01', 'K02'], 'W22').position)
    expect(wasteKnights.audit(s)).toBeNull()
    for (const f of s.stack) if (f.at === 'combat') f.step = 9
    expect(wasteKnights.audit(s)).toContain('a combat that is over has its outcome')
  })

  test('WK-3.8 WK-28.5 nobody answers before he is asked', () => {
    for (const field of ['votes', 'starters', 'kept']) {
      const s = wasteKnights.clone(tb1(2).position)
      expect(wasteKnights.audit(s)).toBeNull()
      Object.assign(s.stack.at(-1)!, { [field]: [0, -1] })
      expect(wasteKnights.audit(s), field).toContain('nobody answers before he is asked')
    }
  })
})
