import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { accepted, at, clash, combatOf, finish, outcomeOf, pick, post } from './arena.ts'
import { task, type WkMatch } from './stage.ts'

/** Raiders beaten by dominance at the end of the third clash, with two tasks that ask for them. */
function raidersBeaten(): WkMatch {
  const match = at(1, ['K08', 'K05'], 'W15', [], (s) => {
    post(s, 'C07')
    accepted(s, 0, 'P14')
    // the next common tasks the Waster will look at: any enemy, and any knight
    const wanted = [task('C04'), task('C02')]
    s.commons.deck = [...s.commons.deck.filter((card) => !wanted.includes(card)), ...wanted]
    s.commons.seen = s.commons.deck.map(() => 0)
  })
  combatOf(match).clash = 3
  combatOf(match).dominance = 1
  return match
}

describe('two tasks met by one enemy', () => {
  test('WK-Y35 WK-13.17 WK-18.10 the Waster orders them; each in full before the other; a new one is not met by it', () => {
    const match = raidersBeaten()
    clash(match, 'prepare', 'prepare')
    // (3) the rewards of the card come first
    expect(match.position.knights[0]!.rep).toBe(0)
    const drawn = (seat: number): void => {
      while (asked(match)[0] === `${seat}:next reward`) plays(match, [seat, { act: 'take', n: 0 }])
      while (asked(match)[0] === `${seat}:card or vehicle`) plays(match, [seat, { act: 'draw' }])
      while (asked(match)[0] === `${seat}:find a place`) plays(match, [seat, { act: 'discard' }])
    }
    drawn(0)
    expect(asked(match)).toEqual(['2:which task first'])
    offersExactly(
      match,
      2,
      [
        { act: 'task', n: task('C07') },
        { act: 'task', n: task('P14') },
      ],
      'WK-Y35',
    )
    const events = plays(match, [2, { act: 'task', n: task('C07') }])
    expect(pick(events, 'task accomplished')).toMatchObject([
      { what: 'task accomplished', clause: 'WK-13.3', seat: 0, card: task('C07') },
    ])
    drawn(0)
    expect(match.position.knights[0]!.rep, 'WK-Y35').toBe(2)
    expect(asked(match)).toEqual(['2:introduce a task'])
    const next = plays(match, [2, { act: 'introduce', n: task('C02') }])
    // "defeat any enemy" came too late for this one: the private task follows
    expect(pick(next, 'task accomplished').map(({ card }) => card)).toEqual([task('P14')])
    expect(match.position.met).toEqual([])
    drawn(0)
    if (asked(match)[0] === '2:introduce a task') {
      const { cards } = match.position.stack.findLast((f) => f.at === 'introduce')!
      plays(match, [2, { act: 'introduce', n: cards[0]! }])
    }
    expect(match.position.knights[0]!.rep).toBe(4)
    expect(match.position.posted[0]!.card).toBe(task('C02'))
    expect(match.position.removedTasks).toEqual([task('C07'), task('P14')])
    expect(outcomeOf(match)).toBe(1)
  })
})

describe('a task met by a knight who fell', () => {
  test('WK-Y7 WK-13.16 WK-21.4 double defeat: no rewards of the card, those of the task in full', () => {
    const match = at(1, ['K09', 'K05'], 'W27', [7, 1, 8, 1], (s) => {
      post(s, 'C02')
      s.knights[0]!.hp = 1
    })
    combatOf(match).wounds = 1
    clash(match, 'attack', 'attack')
    plays(match, [0, { act: 'weapon', n: 1000, with: 1 }])
    const events = [...plays(match, [2, { act: 'icon', n: 1 }]), ...finish(match)]
    expect(pick(events, 'combat decided')[0]).toMatchObject({ winner: 2, how: 'wounds' })
    expect(pick(events, 'task accomplished'), 'WK-Y7 WK-21.4').toMatchObject([
      { what: 'task accomplished', clause: 'WK-13.3', seat: 0, card: task('C02') },
    ])
    const drawn = pick(events, 'gear drawn').filter(({ card }) => card === undefined)
    expect(drawn.map(({ colour }) => colour)).toEqual([0])
    expect(match.position.knights[0]!, 'WK-Y7 WK-21.4').toMatchObject({ rep: 2, hp: 0, down: true })
    expect(match.position.removedTasks).toEqual([task('C02')])
    expect(outcomeOf(match)).toBe(2)
  })
})
