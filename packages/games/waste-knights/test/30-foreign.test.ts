import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { rearrange } from '../src/push.ts'
import { type Change, refused } from './foreign.ts'
import { own } from './scout.ts'
import { bareTable, fetch, gear, held, task, wild } from './stage.ts'

describe('foreign positions', () => {
  test('WK-30.12 seats, decks and piles name what is there', () => {
    refused([
      [null, () => {}],
      ['there is no such seat', (s) => Object.assign(s, { gone: 8 })],
      ['there is no such seat', (s) => Object.assign(s.quest, { called: 8 })],
      ['there is no such seat', (s) => Object.assign(s.knights[1]!, { floored: 8 })],
      ['there is no such luck card', (s) => s.luck.discard.push(999)],
      ['there is no such wasteland card', (s) => s.wild.deck.push(999)],
      ['the green deck holds green cards', (s) => s.gear[0]!.deck.push(gear('Y01'))],
      ['blue cards are blue', (s) => s.removedBlue.push(gear('Y01'))],
      ['the common deck holds common tasks', (s) => s.commons.discard.push(task('P01'))],
      ['the private deck holds private tasks', (s) => s.unused.push(task('C01'))],
      ['what is known of a task deck is told card by card', (s) => s.privates.seen.pop()],
      ['there is no such task', (s) => s.removedTasks.push(999)],
    ])
  })

  test('WK-13.12 WK-30.4 a task that was met is open to him who met it', () => {
    const why = 'only a task that is open to him is met by a knight'
    const meet = (seat: number, card: number) => (s: Wk) => s.met.push({ seat, card })
    refused([
      [null, (s) => meet(2, s.posted[0]!.card)(s)],
      [null, (s) => meet(1, own(s, 1, 'P14'))(s)],
      [why, (s) => meet(0, own(s, 1, 'P14'))(s)],
      [why, (s) => meet(1, own(s, 1, 'P14', false))(s)],
      [why, (s) => meet(own(s, 1, 'P13') > 0 ? 1 : 0, task('P14'))(s)],
      [why, (s) => meet(3, own(s, 1, 'P14'))(s)],
    ])
  })

  test('WK-25.3 WK-3.12 WK-12.18 the Stalls, the pool and the frames of tasks are whole', () => {
    refused([
      ['the Stalls have 10 spaces', (s) => s.stalls.pop()],
      ['space A1 holds a green card', (s) => Object.assign(s.stalls, { 0: gear('R01') })],
      ['the pool counts every vehicle title', (s) => s.pool.pop()],
      ['the pool counts every vehicle title', (s) => s.poolDamaged.push(0)],
      ['the pool holds no damaged vehicles', (s) => Object.assign(s.poolDamaged, { 0: 1 })],
      ['the purple space holds a common task', (s) => Object.assign(s.posted[0]!, { card: task('P01') })],
      [
        'orange and green spaces hold private tasks',
        (s) => Object.assign(s.posted[1]!, { card: task('C01') }),
      ],
      ['orange and green spaces hold private tasks', (s) => Object.assign(s.posted[2]!, { card: 999 })],
      ['a planted card is a wasteland card', (s) => s.planted.push({ card: 999, by: 0 })],
      ['a planted card is a wasteland card', (s) => s.planted.push({ card: wild('W01'), by: 3 })],
      ['every tile lies on one hex', (s) => Object.assign(s.tiles, { 3: s.tiles[4] })],
    ])
  })

  test('WK-22.4 WK-24.3 WK-24.9 WK-24.11 a knight has what he may have where he may have it', () => {
    const k0 = (change: (k: Wk['knights'][number], s: Wk) => unknown): Change => {
      return (s) => change(s.knights[0]!, s)
    }
    const plus = (id: string) => [{ card: gear(id), marked: false }]
    refused([
      ['seat 0: there is no such knight', k0((k) => Object.assign(k, { sheet: 99 }))],
      ['seat 0: starting gear is what the sheet says', k0((k) => k.own.pop())],
      ['seat 0: a vehicle is a vehicle card', k0((k) => Object.assign(k, { vehicle: gear('G15') }))],
      [
        'seat 0: nothing is damaged or tuned without a vehicle',
        k0((k) => Object.assign(k, { vehicle: -1, damaged: true })),
      ],
      [
        'seat 0: nothing is damaged or tuned without a vehicle',
        k0((k) => Object.assign(k, { vehicle: -1, under: [held(gear('B04'))] })),
      ],
      ['seat 0: there is no such gear card', k0((k) => Object.assign(k.panels, { 0: held(999) }))],
      ['seat 0: there is no such gear card', k0((k) => k.pack.push(held(k.own[0]!.card)))],
      ['seat 0: Scope cannot lie there', k0((k) => Object.assign(k.panels, { 0: held(gear('Y09')) }))],
      ['seat 0: Strider cannot lie there', k0((k) => k.cargo.push(held(gear('V01'))))],
      [
        'seat 0: a two-handed weapon fills both hands',
        k0((k) => Object.assign(k.panels, { 0: held(gear('G07')), 1: held(gear('G08')) })),
      ],
      [
        'seat 0: an enhancement must fit the card it is on',
        k0((k) => k.pack.push({ ...held(gear('G15')), plus: plus('Y09') })),
      ],
      [
        'seat 0: an enhancement must fit the card it is on',
        k0((k) => k.pack.push({ ...held(gear('Y03')), plus: [{ card: 999, marked: false }] })),
      ],
      [
        'seat 0: an enhancement must fit the card it is on',
        k0((k) => Object.assign(k.own[0]!, { plus: plus('Y12') })),
      ],
      ['seat 0: only blue cards stay over capacity', k0((k) => k.over.push(held(gear('G15'))))],
      [
        'seat 0: only Implants, Mutations and Tuning cards are attached to a knight or vehicle',
        k0((k) => k.beside.push(held(gear('B05')))),
      ],
      [
        'seat 0: only Implants, Mutations and Tuning cards are attached to a knight or vehicle',
        k0((k) => k.under.push({ ...held(gear('B04')), plus: plus('Y09') })),
      ],
      ['seat 0: there is no such luck card', k0((k) => k.hand.push(999))],
      [
        'seat 0: a task in an area is private',
        k0((k) => k.tasks.push({ card: task('C01'), markers: 0, space: 1, accepted: true, shown: true })),
      ],
    ])
  })

  test('WK-30.2 WK-28.11 whoever is asked is at the table and has an answer', () => {
    const s = wasteKnights.clone(bareTable((t) => rearrange(t, 7, true)).position)
    s.knights[1]!.pack = [fetch(s, gear('G15'))]
    rearrange(s, 7, true)
    expect(wasteKnights.audit(s)).toBeNull()
    s.gone = 2
    expect(wasteKnights.audit(s)).toBe('whoever is asked has an answer')
  })
})
