import { menu } from '@midden/kernel'
import { asked, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import {
  openWindow,
  rearrange,
  startCheck,
  startCombat,
  startExploration,
  startMeeting,
  startMove,
  startSwap,
} from '../src/push.ts'
import { roundWaster, wasterNow } from '../src/roles.ts'
import { combatOf, pick } from './arena.ts'
import { gameOver, questing, resultOf } from './quests.ts'
import { drive, onTheRoad } from './road.ts'
import { own } from './scout.ts'
import {
  answers,
  bare,
  deal,
  fetch,
  gear,
  held,
  hexAt,
  luck,
  ready,
  stage,
  task,
  type WkMatch,
  whats,
  wild,
} from './stage.ts'

const LEAVE = { act: 'leave for good' }
/** Nobody with more than what is printed; the Waster and the Stalls wait below. */
const table4 = (change: (s: Wk) => void, seats = 4): WkMatch => questing('REF', seats, change)

describe('leaving for good', () => {
  test('WK-28.10 it is nobody’s menu, but accepted whenever the table waits; not twice, and not before play', () => {
    const match = table4(() => {})
    for (const seat of [0, 1, 2, 3])
      expect(menu(wasteKnights, match.position, seat).some(({ act }) => act === LEAVE.act)).toBe(false)
    plays(match, [3, LEAVE])
    expect(match.position.gone).toBe(8)
    refuses(match, 3, LEAVE, 'WK-5.12')
    const early = table(wasteKnights, { seats: 3 }) as WkMatch
    refuses(early, 0, LEAVE, 'WK-3.4')
  })

  test('WK-28.10 gear to the discard piles, vehicle to the pool, blue cards among the blue ones, the hand discarded', () => {
    const match = table4((s) => {
      const k = s.knights[3]!
      k.panels[2] = fetch(s, gear('Y01'))
      fetch(s, gear('Y12'))
      k.panels[2].plus = [{ card: gear('Y12'), marked: true }]
      k.pack = [fetch(s, gear('G15')), fetch(s, gear('B12'))]
      k.cargo = [fetch(s, gear('R09'))]
      k.beside = [fetch(s, gear('B02'))]
      fetch(s, gear('Y09'))
      k.own[0]!.plus = [{ card: gear('Y09'), marked: false }]
      k.damaged = true
      deal(s, 3, [luck('L05')])
    })
    const pool = match.position.pool.slice()
    const events = plays(match, [3, LEAVE])
    const { position: s } = match
    expect(events[0]).toEqual({ what: 'left for good', clause: 'WK-28.10', seat: 3, reveals: true })
    expect(s.gear[0]!.discard.at(-1)).toBe(gear('G15'))
    expect(s.gear[1]!.discard.slice(-3).toSorted()).toEqual(
      [gear('Y01'), gear('Y09'), gear('Y12')].toSorted(),
    )
    expect(s.gear[2]!.discard.at(-1)).toBe(gear('R09'))
    expect(s.blue).toEqual(expect.arrayContaining([gear('B02'), gear('B12')]))
    expect(s.pool[0]! + s.pool[1]! + s.pool[2]!).toBe(pool[0]! + pool[1]! + pool[2]! + 1)
    expect(s.luck.discard.at(-1)).toBe(luck('L05'))
    expect(s.knights[3]!).toMatchObject({ vehicle: -1, fuel: 0, hand: [], pack: [], cargo: [], beside: [] })
    expect(s.knights[3]!.own.every(({ plus }) => plus.length === 0)).toBe(true)
    expect(wasteKnights.audit(s)).toBeNull()
  })

  test('WK-28.10 the blue vehicle goes among the blue cards', () => {
    const match = table4((s) => {
      const k = s.knights[2]!
      s.pool[k.vehicle - gear('V01')]!++
      s.blue.splice(s.blue.indexOf(gear('B01')), 1)
      k.vehicle = gear('B01')
    })
    plays(match, [2, LEAVE])
    expect(match.position.blue).toContain(gear('B01'))
    expect(wasteKnights.audit(match.position)).toBeNull()
  })

  test('WK-28.10 WK-28.11 his private task is discarded and replaced on its space; the others’ stay as they were', () => {
    const match = table4((s) => {
      own(s, 3, 'P05')
      s.knights[3]!.tasks[0]!.space = 2
      s.privates.deck.push(...s.posted.slice(2).flatMap(({ card }) => (card >= 0 ? [card] : [])))
      s.privates.seen = s.privates.deck.map(() => 0)
      s.posted[2] = { card: -1, markers: 0 }
      own(s, 1, 'P06')
    })
    const orange = match.position.posted[1]!.card
    plays(match, [3, LEAVE])
    expect(match.position.privates.discard).toContain(task('P05'))
    expect(asked(match)).toEqual([`${wasterNow(match.position)}:introduce a task`])
    const [first] = answers(match, wasterNow(match.position))
    plays(match, [wasterNow(match.position), first!])
    expect(match.position.posted[2]!.card, 'WK-28.11').toBe(first!.n)
    expect(match.position.posted[1]!.card).toBe(orange)
    expect(match.position.knights[1]!.tasks.map(({ card }) => card)).toEqual([task('P06')])
  })

  test('WK-28.10 with fewer than two players the one left wins; tasks of two players are not replaced', () => {
    const match = stage(ready(2), (s) => startMove(s, 0))
    const events = plays(match, [0, LEAVE])
    expect(whats(events)).not.toContain('task posted')
    expect(events.at(-1)).toEqual(gameOver('WK-28.10', 2, 'alone'))
    expect(resultOf(match)).toEqual([2, 'alone'])
    expect(wasteKnights.outcome(match.position)!.ranking).toEqual([[1], [0]])
    const last = table4(() => {}, 3)
    plays(last, [0, LEAVE])
    expect(resultOf(last)).toBeNull()
    plays(last, [1, LEAVE])
    expect(resultOf(last)).toEqual([4, 'alone'])
    expect(wasteKnights.audit(last.position)).toBeNull()
  })
})

describe('what is under way', () => {
  const turns = (change: (s: Wk) => void): WkMatch =>
    stage(ready(4), (s) => {
      bare(s)
      s.stack.length = 1
      s.stack[0]!.step = 2
      change(s)
    })

  test('WK-28.10 WK-30.8 his move is over, cards turned up are discarded, and the next knight moves', () => {
    const match = onTheRoad({ deck: ['W22', 'W23'] })
    drive(match, [0, 1], [0, 2])
    expect(asked(match)).toEqual(['2:play or wait'])
    plays(match, [0, LEAVE])
    expect(match.position.wild.discard.slice(-2).toSorted(), 'WK-30.8').toEqual(
      [wild('W22'), wild('W23')].toSorted(),
    )
    expect(match.position.stack.some((f) => f.at === 'move')).toBe(false)
    expect(match.position.active).toBe(-1)
    expect(wasteKnights.audit(match.position)).toBeNull()
    const step = turns((s) => void s.stack.push({ at: 'moves', step: 0, turn: 0 }))
    expect(asked(step)).toEqual(['0:stay, foot or vehicle'])
    plays(step, [0, LEAVE])
    expect([asked(step), step.position.first]).toEqual([['1:stay, foot or vehicle'], 1])
    plays(step, [1, { act: 'stay' }])
    expect(asked(step)).toEqual(['2:stay, foot or vehicle'])
  })

  test('WK-28.11 the order of the round goes on over the seats still in play, wherever he stood in it', () => {
    const leaves = (seat: number, turn: number): string[] => {
      const match = turns((s) => {
        s.first = 1
        s.stack.push({ at: 'moves', step: 0, turn })
      })
      plays(match, [seat, LEAVE])
      const asked_ = asked(match)
      const [mover] = asked_[0]!.split(':')
      plays(match, [Number(mover), { act: 'stay' }])
      return [...asked_, ...asked(match)].map((who) => who.slice(0, 1))
    }
    // order 1, 2, 3, 0; the second of them, seat 2, is asked
    expect(leaves(1, 1), 'WK-28.11').toEqual(['2', '3'])
    expect(leaves(2, 1)).toEqual(['3', '0'])
    expect(leaves(3, 1)).toEqual(['2', '0'])
  })

  test('WK-28.11 a First Player who leaves passes the marker at once to the next seat clockwise', () => {
    const match = table4((s) => {
      s.first = 3
    })
    plays(match, [3, LEAVE])
    expect(match.position.first, 'WK-28.11').toBe(0)
  })

  test('WK-28.11 a decision owed by a departed Waster goes to the new one', () => {
    const match = table4(() => {})
    expect(asked(match), 'WK-28.11').toEqual(['2:1e clear the Stalls'])
    plays(match, [2, LEAVE])
    // three are left: the right-hand neighbour of the First Player
    expect(asked(match)).toEqual(['3:1e clear the Stalls'])
    plays(match, [3, LEAVE])
    expect(asked(match)).toEqual(['1:1e clear the Stalls'])
  })

  test('WK-28.11 an enemy in the middle of a fight is played on by the new Waster; a duel ends with its duellist', () => {
    const enemy = table4((s) => startCombat(s, 0, 2, wild('W15')))
    plays(enemy, [2, LEAVE])
    expect(combatOf(enemy).seats).toEqual([0, 3])
    // In a window of its own, too, while somebody else is asked above.
    const won = stage(ready(4), (s) => {
      startCombat(s, 0, 2, wild('W16'))
      openWindow(s, 'combat end', [2])
      startCheck(s, 1, 'text', [5], 7)
      Object.assign(s.stack.at(-1)!, { step: 1, skill: 5 })
      deal(s, 1, [luck('L05')])
      openWindow(s, 'after check', [1])
    })
    expect(asked(won)).toEqual(['1:act or pass'])
    plays(won, [2, LEAVE])
    expect(won.position.stack.find((f) => f.at === 'window')).toMatchObject({
      moment: 'combat end',
      seats: [3],
    })
    expect(wasteKnights.audit(won.position)).toBeNull()
    const duel = table4((s) => {
      s.knights[1]!.hex = s.knights[0]!.hex
      startMove(s, 0)
      startMeeting(s, 0, 1)
    })
    plays(duel, [1, { act: 'agree' }])
    expect(combatOf(duel).seats).toEqual([0, 1])
    plays(duel, [1, LEAVE])
    expect(duel.position.stack.at(-1)).toMatchObject({ at: 'move', seat: 0 })
  })

  test('WK-28.10 his exploration, check and trade are closed, everybody else’s go on', () => {
    const check = table4((s) => {
      startExploration(s, 1)
      startCheck(s, 1, 'explore', [3, 4], 7)
    })
    plays(check, [1, LEAVE])
    expect(check.position.stack.at(-1)!.at).toBe('preparations')
    const other = table4((s) => startCheck(s, 1, 'explore', [3, 4], 7))
    plays(other, [3, LEAVE])
    expect(asked(other)).toEqual(['1:which skill'])
    const trade = table4((s) => startSwap(s, 0, 1))
    plays(trade, [1, LEAVE])
    expect(trade.position.stack.at(-1)!.at).toBe('preparations')
  })

  test('WK-28.10 what others have been given by then they keep and place', () => {
    const match = table4((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('G15'))
      s.knights[1]!.panels[3] = fetch(s, gear('G16'))
      startSwap(s, 0, 1)
    })
    plays(
      match,
      [0, { act: 'lay', n: 30 }],
      [0, { act: 'propose' }],
      [1, { act: 'lay', n: 30 }],
      [1, { act: 'propose' }],
      [0, { act: 'accept' }],
    )
    expect(asked(match)).toEqual(['1:find a place'])
    plays(match, [0, LEAVE])
    expect(asked(match)).toEqual(['1:find a place'])
    plays(match, [1, { act: 'place', n: 3 }])
    expect(match.position.knights[1]!.panels[3]).toEqual(held(gear('G15')))
    expect(match.position.gear[0]!.discard).toContain(gear('G16'))
    expect(wasteKnights.audit(match.position)).toBeNull()
  })

  test('WK-14.12 WK-28.11 a window goes on with the others, rearranging without him', () => {
    const match = stage(ready(4), (s) => {
      startCheck(s, 0, 'text', [5], 7)
      s.stack.at(-1)!.step = 1
      Object.assign(s.stack.at(-1)!, { skill: 5 })
      for (const seat of [0, 1, 2, 3])
        deal(s, seat, [luck('L05'), luck('L05', 1), luck('L06'), luck('L11')].slice(seat, seat + 1))
      openWindow(s, 'after check', [0, 1, 2, 3])
    })
    expect(asked(match)).toEqual(['0:act or pass'])
    plays(match, [2, LEAVE])
    const window = match.position.stack.find((f) => f.at === 'window')!
    expect(window.at === 'window' && [window.seats, window.turn, window.open]).toEqual([[0, 1, 3], 0, true])
    const busy = table4((s) => {
      for (const seat of [0, 1]) s.knights[seat]!.pack = [fetch(s, gear(seat === 0 ? 'G15' : 'G16'))]
      rearrange(s, 3, true)
    })
    plays(busy, [0, { act: 'put', n: 3 }], [0, LEAVE])
    expect(asked(busy)).toEqual(['1:rearrange'])
    expect(busy.position.stack.at(-1)).toMatchObject({ busy: 2, seats: 2, drafts: [null, null, null, null] })
    expect(wasteKnights.audit(busy.position)).toBeNull()
    plays(busy, [1, { act: 'done' }])
    expect(busy.position.gear[0]!.discard).toContain(gear('G15'))
    expect(wasteKnights.audit(busy.position)).toBeNull()
  })
})

describe('missions', () => {
  test('WK-28.10 the Dame stays where her carrier left, clues lie there face up', () => {
    const dame = questing('M3', 3, (s) => {
      s.quest.carrier = 1
      s.knights[1]!.hex = hexAt(1, 1)
    })
    const events = plays(dame, [1, LEAVE])
    expect(pick(events, 'Dame left behind')).toMatchObject([
      { what: 'Dame left behind', clause: 'WK-29.2', hex: hexAt(1, 1) },
    ])
    expect(dame.position.quest).toMatchObject({ carrier: -1, dame: hexAt(1, 1) })
    const clues = questing('M4', 3, (s) => {
      s.quest.markers = []
      s.quest.kept[1] = [2, 5]
      s.knights[1]!.hex = hexAt(1, 1)
    })
    plays(clues, [1, LEAVE])
    expect(clues.position.quest.kept).toEqual([[], [], []])
    expect(clues.position.quest.markers).toEqual([2, 5].map((n) => ({ n, hex: hexAt(1, 1), shown: true })))
  })

  test('WK-29.4 WK-28.11 with an unbeaten rival gone, a marker on the others’ sheets is enough', () => {
    const match = questing('M2', 4, (s) => {
      s.quest.beaten = [0b0110, 0, 0, 0]
    })
    plays(match, [3, LEAVE])
    expect(resultOf(match)).toEqual([1, 'goal'])
  })

  test('WK-28.1 WK-28.2 WK-28.3 the Waster for 4, 3 and 2 players in one table that shrinks', () => {
    const match = table4((s) => {
      s.active = 0
    })
    expect([wasterNow(match.position), roundWaster(match.position)], 'WK-28.1 WK-28.3 WK-28.2').toEqual([
      2, 2,
    ])
    plays(match, [2, LEAVE])
    expect(wasterNow(match.position), 'WK-28.1').toBe(3)
    plays(match, [3, LEAVE])
    expect(wasterNow(match.position), 'WK-28.1 WK-28.2').toBe(1)
  })
})
