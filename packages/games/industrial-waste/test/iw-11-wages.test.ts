import { describe, expect, test } from 'vitest'
import type { WorksEvent } from '../src/events.ts'
import { given, heard, shows } from './support.ts'

describe('phase 4: pay workers', () => {
  test('IW-11.1 €1 per worker, to the bank', () => {
    const told: WorksEvent[] = []
    const match = given('A{r5} B{r3} C{r1}', { at: 'pay workers', told })
    shows(match, 'A{€10} B{€12} C{€14}')
    expect(heard(told, null).slice(0, 3)).toMatchObject([
      { what: 'wages', clause: 'IW-11.1', seat: 0, paid: 5, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 1, paid: 3, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 2, paid: 1, reveals: true },
    ])
  })

  test('IW-11.2 IW-E30 too little cash brings forced credit; exactly enough does not', () => {
    const told: WorksEvent[] = []
    const match = given('A{r5 €4} B{r2 €2} C{r1 €0}', { at: 'pay workers', told })
    shows(match, 'A{€9 L1} B{€0 L0} C{€9 L1}', 'IW-11.2 IW-E30')
    expect(heard(told, null).slice(0, 5)).toMatchObject([
      { what: 'wages', clause: 'IW-11.1', seat: 0, paid: 5, reveals: true },
      { what: 'credit', clause: 'IW-3.4', seat: 0, loans: 1, forced: true, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 1, paid: 2, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 2, paid: 1, reveals: true },
      {
        what: 'credit',
        clause: 'IW-3.4',
        seat: 2,
        loans: 1,
        forced: true,
        due: 1,
        for: 'wages',
        reveals: true,
      },
    ])
    const [own, others] = [0, 1].map((viewer) => heard(told, viewer).slice(0, 2))
    expect(own).toMatchObject([
      { cash: 4, mat: { row: 5, column: 14, loans: 0 } },
      { cash: 4, due: 5 },
    ])
    for (const event of others!) expect(event).not.toHaveProperty('cash')
  })
})
