import { stepNumber } from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { freshMove, freshScript, freshSwap, freshWild } from '../src/frames/fresh.ts'
import type { FrameOf } from '../src/frames/index.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { rearrange } from '../src/push.ts'
import { audited, type Change, NOBODY, topped } from './foreign.ts'
import { own } from './scout.ts'
import { fetch, gear, held, line, luck, task, wild } from './stage.ts'

/** A luck card in the air is in no pile. */
const airborne = (s: Wk, card: number): void => {
  for (const list of [s.luck.deck, s.luck.discard])
    if (list.includes(card)) list.splice(list.indexOf(card), 1)
}
const played = (s: Wk, card: number): void => void s.wild.deck.splice(s.wild.deck.indexOf(card), 1)

describe('foreign frames', () => {
  const planning = (change: (plan: FrameOf<'rearrange'>, s: Wk) => unknown): string | null =>
    audited((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G15')), fetch(s, gear('B05'))]
      rearrange(s, 1, true)
      const f = s.stack.at(-1) as FrameOf<'rearrange'>
      f.drafts[0] = [
        ...s.knights[0]!.pack.map((h) => ({ held: { ...h, plus: [] }, to: 6, moved: false })),
        ...s.knights[0]!.own.map((h, i) => ({ held: { ...h, plus: [] }, to: 100 + i, moved: true })),
      ]
      change(f, s)
    })

  test('WK-22.12 WK-22.9 WK-24.7 plans of rearranging', () => {
    const printed = 'stack[2]: starting gear stays where it is printed'
    const draft = (i: number, to: number) => planning((f) => Object.assign(f.drafts[0]![i]!, { to }))
    expect(planning(() => {})).toBeNull()
    expect(planning((f) => f.drafts.push(null))).toBe('stack[2]: everybody plans for himself')
    expect(planning((f) => f.changes.pop())).toBe('stack[2]: everybody plans for himself')
    expect(planning((f) => Object.assign(f, { busy: 2 }))).toBe(
      'stack[2]: somebody has no part in rearranging',
    )
    expect(planning((f) => Object.assign(f, { seats: 9 }))).toBe(
      'stack[2]: somebody has no part in rearranging',
    )
    expect(planning((f) => f.drafts[0]!.pop())).toBe(printed)
    expect(planning((f) => Object.assign(f.drafts[0]!.at(-1)!, { to: 199 }))).toBe(printed)
    expect(planning((f) => f.drafts[0]!.push({ ...f.drafts[0]!.at(-1)! }))).toBe(printed)
    expect(draft(0, 3)).toBeNull()
    expect(draft(0, 2)).toBe('stack[2]: a card cannot be put there')
    expect(draft(0, 10)).toBe('stack[2]: a card cannot be put there')
    expect(draft(0, 8)).toBe('stack[2]: only blue cards stay over capacity')
    expect(draft(0, 9)).toBeNull()
    expect(draft(1, 8)).toBeNull()
    expect(draft(1, 9)).toBe('stack[2]: a blue card is not discarded')
  })

  test('WK-30.1 every frame is about knights at the table', () => {
    const why = 'there is no such knight'
    topped([
      [why, { at: 'overload', step: 0, seat: 3, by: 0, where: 'pack' }],
      [why, { at: 'overload', step: 0, seat: 0, by: 3, where: 'pack' }],
      [why, { at: 'steal', step: 0, seat: 0, victim: 3, left: 1, taken: [] }],
      [why, { at: 'meet', step: 0, seat: 0, other: 3, answer: '', outcome: -1 }],
      [why, { at: 'hand', step: 0, seat: 3, n: 1 }],
      [
        why,
        { at: 'luck', step: 1, by: 3, card: luck('L05'), about: -1, cancelled: false },
        (s) => airborne(s, luck('L05')),
      ],
      [NOBODY, { at: 'overload', step: 0, seat: 0, by: 1, where: 'pack' }],
    ])
  })

  test('WK-23.12 WK-22.14 WK-10.12 drawing, placing and trading between knights', () => {
    const draw: FrameOf<'draw'> = {
      at: 'draw',
      step: 1,
      seat: 0,
      colours: [1],
      i: 0,
      reward: false,
      toss: 0,
      settled: false,
      cards: [],
      of: [],
    }
    const drawn = 'cards that were drawn have their colours'
    topped([
      [null, draw],
      [drawn, { ...draw, i: 2 }],
      [drawn, { ...draw, of: [1] }],
      [drawn, { ...draw, cards: [999], of: [1] }],
      [drawn, { ...draw, cards: [gear('G15')], of: [1] }, (s) => fetch(s, gear('G15'))],
      [null, { ...draw, cards: [gear('G15')], of: [0] }, (s) => fetch(s, gear('G15'))],
    ])
    const place: FrameOf<'place'> = {
      at: 'place',
      step: 0,
      seat: 0,
      cards: [held(gear('G15'))],
      open: true,
      colour: -1,
      attach: false,
      displacing: false,
    }
    topped([
      [null, place, (s) => fetch(s, gear('G15'))],
      [null, { ...place, cards: [held(gear('B01'))] }, (s) => fetch(s, gear('B01'))],
      ['Strider cannot lie there', { ...place, cards: [held(gear('V01'))] }, (s) => s.pool[0]!--],
      ['there is no such gear card', { ...place, cards: [held(999)] }],
    ])
    const swap = freshSwap(0, 1)
    topped([
      [null, swap],
      ['two knights trade', { ...swap, seats: [1, 1] }],
      ['two knights trade', { ...swap, seats: [3, 1] }],
      ['two knights trade', { ...swap, seats: [0, 3] }],
      [null, { ...swap, ammo: [2, 0], fuel: [0, 2] }, (s) => Object.assign(s.knights[0]!, { ammo: 2 })],
      [
        'nobody gives what he has not',
        { ...swap, ammo: [3, 0] },
        (s) => Object.assign(s.knights[0]!, { ammo: 2 }),
      ],
      [
        'nobody gives what he has not',
        { ...swap, fuel: [0, 3] },
        (s) => Object.assign(s.knights[1]!, { fuel: 2 }),
      ],
      ['a trader lays down what is his', { ...swap, goods: [[30], []] }],
      ['a trader lays down what is his', { ...swap, goods: [[], [7000, 7000]] }],
    ])
  })

  test('WK-14.4 WK-14.12 WK-8.11 windows, luck cards and texts', () => {
    const window: FrameOf<'window'> = {
      at: 'window',
      step: 0,
      moment: 'any',
      seats: [0, 1],
      turn: 0,
      passes: 0,
      open: false,
      about: 0,
      used: [],
    }
    topped([
      ['there is no such knight', { ...window, seats: [0, 3] }],
      ['it is the turn of somebody who has no part', { ...window, turn: 2 }],
    ])
    const card: FrameOf<'luck'> = {
      at: 'luck',
      step: 1,
      by: 0,
      card: luck('L05'),
      about: -1,
      cancelled: false,
    }
    topped([
      ['a luck card that is played has left the hand', { ...card, step: 0 }, (s) => airborne(s, luck('L05'))],
      ['there is no such luck card', { ...card, card: 999 }],
    ])
    const script = {
      ...freshScript(sold.lines[line('K10.1')]!.script, line('K10.1'), 0, -1),
      step: stepNumber(wasteKnights.program, 'script', 'choose an option'),
      asking: true,
    }
    topped([
      [null, script],
      ['there is no such effect', { ...script, no: 999 }],
      ['there is no such effect', { ...script, step: 0, i: 9 }],
      ['there is no such effect', { ...script, i: sold.scripts[script.no]!.length }],
      ['there is no such effect', { ...script, step: script.step + 1 }],
      ['there is no such line', { ...script, line: 999 }],
      ['there is no such knight', { ...script, you: 3 }],
    ])
  })

  test('WK-6.6 WK-7.1 WK-8.2 moves and wasteland cards', () => {
    const move = {
      ...freshMove(0, 0),
      step: stepNumber(wasteKnights.program, 'move', 'stay, foot or vehicle'),
    }
    topped([
      [null, move],
      ['only knights that were chosen move', { ...move, seat: 3 }],
      ['no more hexes are entered than the route has', { ...move, i: 1 }],
      ['a route goes from hex to hex, each once', { ...move, route: [1, 0, 1] }],
      ['a route goes from hex to hex, each once', { ...move, route: [1, 4] }],
      ['there is no such wasteland card', { ...move, revealed: [999] }],
      ['there is no such luck card', { ...move, laid: [999] }],
    ])
    const card = {
      ...freshWild(0, wild('W01')),
      step: stepNumber(wasteKnights.program, 'wild', 'escape or face'),
    }
    const out: Change = (s) => played(s, wild('W01'))
    topped([
      [null, card, out],
      ['cards are played on knights', { ...card, seat: 3 }, out],
      ['there is no such wasteland card', { ...card, card: 999 }],
      ['the card has no such line', { ...card, due: 1 << 12 }, out],
    ])
  })

  test('WK-13.2 WK-13.9 tasks', () => {
    const attempt: FrameOf<'attempt'> = {
      at: 'attempt',
      step: 0,
      seat: 0,
      card: task('P14'),
      second: false,
      outcome: -1,
    }
    const closed = 'this task is not open to him'
    topped([
      ['only knights attempt tasks', { ...attempt, seat: 3 }],
      ['only private tasks are attempted', { ...attempt, card: task('C01') }],
      ['only private tasks are attempted', { ...attempt, card: 999 }],
      [closed, attempt, (s) => own(s, 0, 'P14')],
      [closed, attempt, (s) => own(s, 1, 'P14')],
      [NOBODY, attempt, (s) => own(s, 0, 'P14', false)],
      [NOBODY, { ...attempt, second: true }, (s) => own(s, 0, 'P14')],
      [closed, { ...attempt, second: true }, (s) => own(s, 0, 'P14', false)],
      ['a task is accomplished by a knight', { at: 'task', step: 0, seat: 3, card: 0, deed: 0 }],
      ['a task is accomplished by a knight', { at: 'task', step: 0, seat: 0, card: 999, deed: 0 }],
      ['rewards are gained by knights', { at: 'reward', step: 0, seat: 3, left: [] }],
    ])
  })
})
