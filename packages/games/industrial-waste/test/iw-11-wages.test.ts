import { describe, expect, test } from 'vitest'
import type { WorksEvent } from '../src/events.ts'
import { given, shows } from './support.ts'

describe('phase 4: pay workers', () => {
  test('IW-11.1 €1 per worker, to the bank', () => {
    const told: WorksEvent[] = []
    const match = given('A{r5} B{r3} C{r1}', { at: 'pay workers', told })
    shows(match, 'A{€10} B{€12} C{€14}')
    expect(told.slice(0, 3)).toEqual([
      { what: 'wages', clause: 'IW-11.1', seat: 0, paid: 5, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 1, paid: 3, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 2, paid: 1, reveals: true },
    ])
  })

  test('IW-11.2 IW-E30 too little cash brings forced credit; exactly enough does not', () => {
    const told: WorksEvent[] = []
    const match = given('A{r5 €4} B{r2 €2} C{r1 €0}', { at: 'pay workers', told })
    shows(match, 'A{€9 L1} B{€0 L0} C{€9 L1}', 'IW-11.2 IW-E30')
    expect(told.slice(0, 5)).toEqual([
      { what: 'wages', clause: 'IW-11.1', seat: 0, paid: 5, reveals: true },
      { what: 'credit', clause: 'IW-3.4', seat: 0, loans: 1, forced: true, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 1, paid: 2, reveals: true },
      { what: 'wages', clause: 'IW-11.1', seat: 2, paid: 1, reveals: true },
      { what: 'credit', clause: 'IW-3.4', seat: 2, loans: 1, forced: true, reveals: true },
    ])
  })
})
