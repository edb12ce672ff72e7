import { offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { entryCost, flatMp, fuelDue, mayEnter, rateOf } from '../src/move/cost.ts'
import type { Wk } from '../src/position.ts'
import { startMove } from '../src/push.ts'
import { post } from './arena.ts'
import {
  drive,
  faces,
  goesOn,
  isOver,
  moveOf,
  mover,
  onTheRoad,
  playsOn,
  question,
  WASTER,
  waits,
  walk,
} from './road.ts'
import { die, fetch, gear, hexAt, rights, task, wild } from './stage.ts'

const at = (q: number, r: number) => (s: Wk) => {
  s.knights[0]!.hex = hexAt(q, r)
}
/** The Waster waits, the knight goes on. */
const onward = (match: Parameters<typeof waits>[0]) => [...waits(match), ...goesOn(match)]

describe('what a hex costs', () => {
  test('WK-7.2 the rate is the speed and what abilities add for each FUEL; flat bonuses wait in the pool', () => {
    const mel = onTheRoad({
      knights: ['K01', 'K06', 'K07'],
      vehicles: ['V03', 'V02', 'V01'],
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('G19'))
      },
    })
    plays(mel, [0, { act: 'vehicle' }])
    expect([rateOf(mel.position, 0), flatMp(mel.position, 0)], 'WK-7.2').toEqual([3, 1])
    expect(rateOf(mel.position, 1)).toBe(3)
    mover(mel).damaged = true
    expect(rateOf(mel.position, 0)).toBe(2)
    mover(mel).vehicle = -1
    expect(rateOf(mel.position, 0)).toBe(0)
  })

  test('WK-7.3 RD, one more for each obstacle, less by the Off-road in the jungle, never below 0', () => {
    const match = onTheRoad({
      change(s) {
        s.tokens[0]![hexAt(1, 1)] = 2
      },
    })
    plays(match, [0, { act: 'vehicle' }])
    const { position: s } = match
    expect([entryCost(s, 0, hexAt(0, 1)), entryCost(s, 0, hexAt(2, 0))], 'WK-7.3').toEqual([1, 3])
    expect(entryCost(s, 0, hexAt(1, 1))).toBe(4)
    mover(match).vehicle = gear('V02')
    expect([entryCost(s, 0, hexAt(1, 1)), entryCost(s, 0, hexAt(0, 1))]).toEqual([3, 1])
    mover(match).damaged = true
    expect(entryCost(s, 0, hexAt(1, 1))).toBe(4)
  })

  test('WK-7.1 a move begins with nothing entered, spent, revealed or played', () => {
    expect(moveOf(onTheRoad()), 'WK-7.1').toMatchObject({
      mode: 'stay',
      route: [],
      i: 0,
      pool: 0,
      spent: 0,
      revealed: [],
      played: false,
      ending: false,
      stopped: false,
    })
  })
})

describe('paying', () => {
  test('WK-Y1 WK-7.4 FUEL as needed: 1, 1, 0; three cards if nothing is played', () => {
    const match = onTheRoad({
      deck: ['W15', 'W13', 'W14'],
      change(s) {
        s.knights[0]!.fuel = 2
      },
    })
    const events = drive(match, [1, 0], [2, 0], [2, 1])
    expect(events.slice(1)).toEqual([
      { what: 'counter', clause: 'WK-7.4', seat: 0, counter: 'fuel', by: -1, now: 1 },
      { what: 'entered', clause: 'WK-7.10', seat: 0, hex: hexAt(1, 0), mp: 2 },
      { what: 'cards turned up', clause: 'WK-7.11', cards: [wild('W15'), wild('W13')], reveals: true },
    ])
    onward(match)
    expect([mover(match).fuel, moveOf(match).pool, moveOf(match).revealed.length]).toEqual([0, 3, 2])
    onward(match)
    expect([mover(match).hex, mover(match).fuel]).toEqual([hexAt(2, 1), 0])
    expect(moveOf(match), 'WK-Y1').toMatchObject({ pool: 1, spent: 2, mp: 7, i: 3 })
    expect(moveOf(match).revealed).toEqual([wild('W15'), wild('W13'), wild('W14')])
  })

  test('WK-Y2 WK-7.6 WK-7.7 WK-R9 the first hex is always enterable, at the price of all FUEL; the next is not', () => {
    const match = onTheRoad({
      vehicles: ['V03', 'V02', 'V01'],
      deck: ['W13'],
      change(s) {
        at(1, 0)(s)
        Object.assign(s.knights[0]!, { fuel: 1, damaged: true })
      },
    })
    const events = drive(match, [2, 0], [3, 0])
    expect(events.slice(1, 3)).toEqual([
      { what: 'counter', clause: 'WK-7.6', seat: 0, counter: 'fuel', by: -1, now: 0 },
      { what: 'entered', clause: 'WK-7.10', seat: 0, hex: hexAt(2, 0), mp: 0 },
    ])
    expect(
      [fuelDue(match.position, moveOf(match)), mayEnter(match.position, moveOf(match))],
      'WK-Y2 WK-R9',
    ).toEqual([2, false])
    // He had 1 MP when he entered: that much is expended (WK-13.14).
    expect(moveOf(match).mp).toBe(1)
    waits(match)
    expect(question(match)).toBe('2:forced play')
    refuses(match, 0, { act: 'continue' }, 'WK-7.7')
    refuses(match, WASTER, { act: 'wait' }, 'WK-7.19')
    playsOn(match, 'W13')
    faces(match)
    expect([isOver(match), mover(match).hex]).toEqual([true, hexAt(2, 0)])
  })

  const dry = (change: (s: Wk) => void) => {
    const match = onTheRoad({
      vehicles: ['V03', 'V02', 'V01'],
      deck: ['W13'],
      change(s) {
        at(1, 0)(s)
        Object.assign(s.knights[0]!, { fuel: 1, damaged: true })
        change(s)
      },
    })
    drive(match, [2, 0], [3, 0])
    waits(match)
    return match
  }

  test('WK-30.9 WK-7.7 with the tank empty a knight who has Fuel in hand is asked once, and drives on if he uses it', () => {
    const can = dry((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G04'))
    })
    expect(question(can)).toBe('0:tank empty')
    offersExactly(can, 0, [{ act: 'go on' }, ...rights(can, 0)])
    plays(can, [0, rights(can, 0).find(({ act }) => act === 'any use')!])
    expect([mover(can).fuel, question(can)]).toEqual([2, '0:continue or stop'])
    goesOn(can)
    expect(mover(can).hex).toBe(hexAt(3, 0))
    const kept = dry((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G04'))
    })
    plays(kept, [0, { act: 'go on' }])
    expect(question(kept)).toBe('2:forced play')
    const tape = dry((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G05'))
    })
    expect(question(tape)).toBe('2:forced play')
  })

  test('WK-Y3 WK-7.5 at least 1 FUEL, although the flat MP would do', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('G19'))
      },
    })
    drive(match, [0, 1], [0, 2])
    expect([moveOf(match).pool, mover(match).fuel], 'WK-Y3').toEqual([4, 3])
    onward(match)
    expect([moveOf(match).pool, mover(match).fuel]).toEqual([3, 3])
  })

  test('WK-Y5 WK-7.9 on foot: nothing spent, THREAT and obstacles ignored, one card revealed and played', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change(s) {
        s.knights[0]!.fuel = 0
        s.tokens[0]![hexAt(0, 1)] = 2
      },
    })
    walk(match, 0, 1)
    expect([moveOf(match).revealed, moveOf(match).pool, mover(match).fuel], 'WK-Y5').toEqual([
      [wild('W13')],
      0,
      0,
    ])
    waits(match)
    expect(question(match)).toBe('2:forced play')
    offersExactly(match, WASTER, [{ act: 'play', n: wild('W13') }])
  })

  test('WK-7.8 MP in the pool survive a loss of FUEL, and vanish when the move ends', () => {
    const match = onTheRoad({ deck: ['W13', 'W14'] })
    drive(match, [0, 1], [0, 2])
    mover(match).fuel = 0
    onward(match)
    expect([mover(match).hex, moveOf(match).pool], 'WK-7.8').toEqual([hexAt(0, 2), 2])
    waits(match)
    playsOn(match, 'W13')
    faces(match)
    expect(isOver(match)).toBe(true)
    startMove(match.position, 0)
    expect(moveOf(match).pool).toBe(0)
  })

  test('WK-X5 Mel, Heavy-duty: 1 FUEL buys 3 MP, two cards, an event escaped on the way, she ends on Gangraen', () => {
    const match = onTheRoad({
      knights: ['K01', 'K06', 'K07'],
      vehicles: ['V03', 'V02', 'V01'],
      deck: ['W15', 'W07'],
      draws: die(9),
      change: at(0, 3),
    })
    drive(match, [0, 2], [0, 1], [0, 0])
    expect([mover(match).fuel, moveOf(match).pool]).toEqual([3, 2])
    onward(match)
    expect(moveOf(match).revealed).toEqual([wild('W15'), wild('W07')])
    playsOn(match, 'W07')
    plays(match, [0, { act: 'escape' }])
    goesOn(match)
    expect(mover(match), 'WK-X5').toMatchObject({ hex: 0, fuel: 3 })
    expect(isOver(match)).toBe(true)
    expect(match.position.wild.discard).toEqual([wild('W15'), wild('W07')])
  })

  test('WK-X7 Speed Record: 15 MP expended and 6 hexes entered, met on entering the eighth', () => {
    const match = onTheRoad({
      knights: ['K01', 'K06', 'K07'],
      deck: ['W15', 'W13', 'W14', 'W16', 'W19', 'W20', 'W21', 'W24', 'W25', 'W26', 'W28', 'W29'],
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('G19'))
        // Costs of 2 each, by obstacles where the ground is easier.
        for (const [q, r] of [
          [0, 1],
          [0, 2],
          [1, -1],
          [2, -2],
        ] as const)
          s.tokens[0]![hexAt(q, r)] = 1
        s.knights[0]!.hex = hexAt(-1, 3)
        post(s, 'C01')
      },
    })
    const route: [number, number][] = [
      [0, 2],
      [0, 1],
      [1, 0],
      [1, -1],
      [2, -2],
      [1, -2],
      [0, -1],
      [-1, 0],
    ]
    match.position.tokens[0]![hexAt(0, -1)] = 1
    drive(match, ...route)
    for (let i = 1; i < 7; i++) onward(match)
    expect(moveOf(match)).toMatchObject({ i: 7, mp: 14 })
    expect(match.position.posted[0]!.card).toBe(task('C01'))
    onward(match)
    expect(moveOf(match), 'WK-X7').toMatchObject({ i: 8, mp: 16 })
    expect(mover(match).fuel).toBe(1)
    expect(tasksUnderWay(match.position)).toEqual([task('C01')])
    // The Muscle Car and 2 REP; two new tasks for the Waster to choose from, one goes under the deck.
    plays(match, [0, { act: 'take', n: 0 }], [0, { act: 'keep' }])
    expect(mover(match)).toMatchObject({ rep: 2, vehicle: gear('B01') })
    expect(question(match)).toBe('2:introduce a task')
    const [one, other] = match.position.stack.findLast((f) => f.at === 'introduce')!.cards
    plays(match, [WASTER, { act: 'introduce', n: one! }])
    expect([match.position.posted[0]!.card, match.position.commons.deck[0]]).toEqual([one, other])
    expect(match.position.removedTasks).toEqual([task('C01')])
    // The entry of the hex goes on where it was: the cards of its THREAT, the Waster's window.
    expect(question(match)).toBe('2:play or wait')
  })
})
const tasksUnderWay = (s: Wk): number[] => s.stack.flatMap((f) => (f.at === 'task' ? [f.card] : []))
