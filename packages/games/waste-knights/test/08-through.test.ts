import { offers, owing, seatsIn, seeded } from '@midden/kernel'
import { offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import { accepted, clash, combatOf, idle, pick, post } from './arena.ts'
import {
  decide,
  drive,
  faces,
  faceToFace,
  goesOn,
  isOver,
  moveOf,
  mover,
  onTheRoad,
  playsOn,
  question,
  WASTER,
  waits,
} from './road.ts'
import { deal, die, fetch, gear, hexAt, luck, rights, task, type WkMatch, whats, wild } from './stage.ts'

/** Everything is answered as section 5 says, until this question comes up or the move is over. */
function untilAsked(match: WkMatch, last: string): WkEvent[] {
  const events: WkEvent[] = []
  const rng = seeded('through')
  while (!isOver(match) && question(match) !== last) {
    const { position: s } = match
    const [seat] = seatsIn(owing(wasteKnights, s))
    const action = wasteKnights.standIn(
      wasteKnights.view(s, seat!),
      seat!,
      offers(wasteKnights, s, seat!),
      rng,
    )
    events.push(...plays(match, [seat!, action]))
  }
  return events
}
const colours = (events: readonly WkEvent[]) =>
  pick(events, 'gear drawn')
    .filter(({ card }) => card === undefined)
    .map(({ colour }) => colour)

describe('cards played through', () => {
  test('WK-Y33 WK-8.15 WK-30.7 the merchant: a trade inside a card inside a move, and back again', () => {
    const match = onTheRoad({
      deck: ['W15', 'W06', 'W13'],
      change(s) {
        s.knights[0]!.pack = [fetch(s, gear('R09'))]
        s.knights[1]!.hex = hexAt(1, 0)
        deal(s, 0, [luck('L03')])
      },
    })
    drive(match, [0, 1], [1, 0], [1, -1], [0, -1])
    plays(match, [0, { act: 'pass' }])
    waits(match)
    goesOn(match)
    expect(moveOf(match).i).toBe(2)
    playsOn(match, 'W06')
    plays(match, [0, { act: 'pass' }])
    faces(match)
    plays(match, [0, { act: 'yes' }])
    expect(
      match.position.stack.slice(-4).map(({ at }) => at),
      'WK-8.15 WK-30.7',
    ).toEqual(['move', 'wild', 'script', 'trade'])
    // Only the eight normal spaces are open, A5 and B5 never; a card for before the move does not fit in here.
    const special = sold.stalls.flatMap(({ only: hex }, n) => (hex === null ? [] : [n]))
    expect(special).toHaveLength(2)
    for (const n of special) refuses(match, 0, { act: 'pick', n }, 'WK-25.3')
    expect(rights(match, 0)).toEqual([])
    plays(match, [0, { act: 'offer', n: 2000 }])
    const [a1, a2, a3] = ['A1', 'A2', 'A3'].map((space) =>
      sold.stalls.findIndex((row) => row.space === space),
    )
    for (const n of [a1!, a2!, a3!]) plays(match, [0, { act: 'pick', n }])
    const bought = [a1!, a2!, a3!].map((n) => match.position.stalls[n]!)
    const events = plays(match, [0, { act: 'deal' }])
    const placed: number[] = []
    while (question(match) === '0:find a place') {
      placed.push(match.position.stack.findLast((f) => f.at === 'place')!.cards[0]!.card)
      events.push(...plays(match, [0, { act: 'discard' }]))
    }
    expect(placed).toEqual(bought)
    expect(whats(events).slice(-4)).toEqual([
      'stall filled',
      'stall filled',
      'stall filled',
      'card discarded',
    ])
    expect(match.position.wild.discard).toEqual([wild('W15'), wild('W13'), wild('W06')])
    offersExactly(match, 0, [{ act: 'go on' }, { act: 'approach', n: 1 }], 'WK-Y33 WK-30.7')
    plays(match, [0, { act: 'go on' }])
    expect(question(match)).toBe('0:continue or stop')
  })

  test('WK-Y7 WK-R29 double defeat on the road: no card rewards, the task accomplished, unconscious, the move over', () => {
    const match = faceToFace('W27', {
      knights: ['K09', 'K06', 'K07'],
      draws: die(7, 1, 8, 1),
      change(s) {
        s.knights[0]!.hp = 1
        post(s, 'C02')
      },
    })
    faces(match)
    idle(match)
    combatOf(match).wounds = 1
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    const events = [...plays(match, [WASTER, { act: 'icon', n: 1 }]), ...untilAsked(match, '')]
    expect(pick(events, 'combat decided')[0], 'WK-R29').toMatchObject({ winner: 2, how: 'wounds' })
    // One green card: that of the task, not that of the Kiwi.
    expect(colours(events), 'WK-Y7 WK-R29').toEqual([0])
    expect(pick(events, 'task accomplished').map(({ card }) => card)).toEqual([task('C02')])
    expect(mover(match), 'WK-Y7').toMatchObject({ hp: 0, down: true, rep: 2, hex: hexAt(0, 1) })
    expect([isOver(match), match.position.wild.discard]).toEqual([true, [wild('W27')]])
  })

  test('WK-Y35 WK-18.10 one enemy, two tasks: card rewards, the tasks in the Waster’s order, then the move resumes', () => {
    const match = faceToFace('W15', {
      change(s) {
        post(s, 'C02')
        accepted(s, 0, 'P14')
        // The next tasks for the Waster to look at: this enemy does not meet what he introduces.
        const wanted = [task('C04'), task('C07')]
        s.commons.deck = [...s.commons.deck.filter((card) => !wanted.includes(card)), ...wanted]
        s.commons.seen = s.commons.deck.map(() => 0)
      },
    })
    faces(match)
    const events = [...decide(match, true), ...untilAsked(match, '2:which task first')]
    expect([colours(events), mover(match).rep], 'WK-Y35').toEqual([[1], 0])
    plays(match, [WASTER, { act: 'task', n: task('C02') }])
    untilAsked(match, '2:introduce a task')
    plays(match, [WASTER, { act: 'introduce', n: task('C07') }])
    untilAsked(match, '0:continue or stop')
    expect(match.position.removedTasks, 'WK-Y35').toEqual([task('C02'), task('P14')])
    expect([match.position.posted[0]!.card, match.position.met]).toEqual([task('C07'), []])
    expect(match.position.wild.discard).toEqual([wild('W15')])
    expect(question(match)).toBe('0:continue or stop')
  })

  test('WK-7.29 WK-10.15 WK-30.7 a duel inside a move: it goes on afterwards, and the card is still to come', () => {
    const match = onTheRoad({
      deck: ['W13', 'W15'],
      change(s) {
        s.knights[1]!.hex = hexAt(0, 1)
      },
    })
    drive(match, [0, 1], [0, 2])
    waits(match)
    plays(match, [0, { act: 'approach', n: 1 }], [1, { act: 'agree' }])
    expect(combatOf(match)).toMatchObject({ seats: [0, 1], foe: -1 })
    clash(match, 'defend', 'defend')
    idle(match)
    plays(match, [0, { act: 'close' }])
    expect([question(match), moveOf(match).played], 'WK-7.29 WK-10.15 WK-30.7').toEqual([
      '2:play after all',
      false,
    ])
  })
})
