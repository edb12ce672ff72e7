import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { change, still } from '../src/bodies/counters.ts'
import type { MoveFrame } from '../src/frames/road.ts'
import { approachable } from '../src/meeting/company.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { startMeeting, startMove, startRevival } from '../src/push.ts'
import { revived as revivedTask } from '../src/tasks/goals.ts'
import { combatOf, post } from './arena.ts'
import { deal, die, hexAt, luck, ready, stage, strip, task, type WkMatch } from './stage.ts'

const AGREE = { act: 'agree' }
const REFUSE = { act: 'refuse' }
const SEARCH = { act: 'search' }

/** Seat 0 approaches seat 1; both have nothing but what is printed. */
function meeting(
  dice: number[] = [],
  change: (s: Wk) => void = () => {},
  options: Partial<WkOptions> = {},
  knights = ['K01', 'K08', 'K03'],
): WkMatch {
  return stage(
    ready(3, { knights, options }),
    (s) => {
      for (const seat of [0, 1, 2]) {
        strip(s, seat)
        deal(s, seat, [])
        s.knights[seat]!.hex = hexAt(1, 0)
      }
      change(s)
      startMeeting(s, 0, 1)
    },
    die(...dice),
  )
}
const down = (s: Wk): void => {
  s.knights[1]!.hp = 0
  s.knights[1]!.down = true
}

describe('approaching', () => {
  const moving = (change: (s: Wk, f: MoveFrame) => void) => {
    const { position: s } = ready(4)
    startMove(s, 0)
    const f = s.stack.at(-1) as MoveFrame
    f.i = 1
    for (const seat of [0, 1, 2, 3]) s.knights[seat]!.hex = hexAt(1, 0)
    change(s, f)
    return approachable(s, f)
  }

  test('WK-10.1 WK-R15 knights on the hex he has entered, each once in a move, none on his starting hex', () => {
    expect(
      moving(() => {}),
      'WK-10.1 WK-R15',
    ).toEqual([1, 2, 3])
    expect(
      moving((s) => {
        s.knights[2]!.hex = hexAt(0, 1)
      }),
    ).toEqual([1, 3])
    expect(
      moving((_s, f) => {
        f.met = 1 << 1
      }),
    ).toEqual([2, 3])
    expect(
      moving((_s, f) => {
        f.i = 0
      }),
      'WK-R15',
    ).toEqual([])
    expect(
      moving((s) => {
        s.gone = 1 << 3
      }),
    ).toEqual([1, 2])
  })

  test('WK-10.2 a conscious knight is asked; agreeing means a duel', () => {
    const match = meeting()
    expect(asked(match)).toEqual(['1:agree or refuse'])
    offersExactly(match, 1, [AGREE, REFUSE])
    const events = plays(match, [1, AGREE])
    expect(events.slice(0, 2)).toEqual([
      { what: 'agreed', clause: 'WK-10.2', seat: 1 },
      {
        what: 'combat begins',
        clause: 'WK-15.2',
        seat: 0,
        other: 1,
        foe: -1,
        hex: hexAt(1, 0),
      },
    ])
    expect(combatOf(match)).toMatchObject({ seats: [0, 1], foe: -1 })
  })

  test('WK-10.3 refused he may search, Survival 7, or drop it; passed: a duel', () => {
    const match = meeting([7, 1, 1])
    expect(plays(match, [1, REFUSE])).toEqual([{ what: 'refused', clause: 'WK-10.2', seat: 1 }])
    expect(asked(match)).toEqual(['0:search or drop it'])
    offersExactly(match, 0, [SEARCH, { act: 'drop it' }])
    const events = plays(match, [0, SEARCH])
    expect(events[0]).toMatchObject({ what: 'check announced', seat: 0, skill: 4, difficulty: 7, pool: 3 })
    expect(combatOf(match)).toMatchObject({ seats: [0, 1], foe: -1 })
  })

  test('WK-10.3 WK-10.15 failed or dropped: nothing, the move goes on', () => {
    const failed = meeting([6, 1, 1])
    plays(failed, [1, REFUSE], [0, SEARCH])
    expect(failed.position.stack.at(-1)!.at).toBe('preparations')
    const dropped = meeting()
    plays(dropped, [1, REFUSE], [0, { act: 'drop it' }])
    expect(dropped.position.stack.at(-1)!.at, 'WK-10.15').toBe('preparations')
  })

  test('WKC-R30 WK-10.3 a search check is a check: Fair Dinkum helps', () => {
    const match = meeting([1, 1, 1, 1, 1, 7], (s) => deal(s, 0, [luck('L11')]))
    plays(match, [1, REFUSE], [0, SEARCH])
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'luck', n: luck('L11') }], 'WKC-R30')
    plays(match, [0, { act: 'luck', n: luck('L11') }])
    expect(combatOf(match)).toMatchObject({ seats: [0, 1] })
  })

  test('WK-10.4 an unconscious knight: nobody is asked, a search is required, then revive, steal or leave', () => {
    const match = meeting([7, 1, 1], down)
    expect(asked(match)).toEqual(['0:search or drop it'])
    plays(match, [0, SEARCH])
    expect(asked(match)).toEqual(['0:revive, steal or leave'])
    offersExactly(match, 0, [{ act: 'leave' }, { act: 'revive' }, { act: 'steal' }])
    plays(match, [0, { act: 'leave' }])
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
    const failed = meeting([6, 6, 6], down)
    plays(failed, [0, SEARCH])
    expect(failed.position.stack.at(-1)!.at).toBe('preparations')
    expect(failed.position.knights[1]!.down).toBe(true)
  })

  test('WK-10.6 he cannot revive whom he knocked out in a duel this round', () => {
    const match = meeting([7, 1, 1], (s) => {
      down(s)
      s.knights[0]!.floored = 1 << 1
    })
    plays(match, [0, SEARCH])
    offersExactly(match, 0, [{ act: 'leave' }, { act: 'steal' }])
    refuses(match, 0, { act: 'revive' }, 'WK-10.6')
  })

  test('WK-10.7 nothing to steal: the option is absent', () => {
    const match = meeting([7, 1, 1], (s) => {
      down(s)
      s.knights[1]!.ammo = 0
      s.knights[1]!.fuel = 0
    })
    plays(match, [0, SEARCH])
    offersExactly(match, 0, [{ act: 'leave' }, { act: 'revive' }])
  })
})

describe('revival', () => {
  const revived = (hp: number, rad: number) => {
    const match = meeting([7, 1, 1], (s) => {
      down(s)
      s.knights[1]!.hp = hp
      s.knights[1]!.rad = rad
    })
    const events = plays(match, [0, SEARCH], [0, { act: 'revive' }])
    return { match, events }
  }

  test('WK-10.5 WK-21.10 2 HP if his HP is 0, 2 RAD if his RAD is 4; 1 REP for the reviver', () => {
    const { match, events } = revived(0, 4)
    expect(match.position.knights[1]!, 'WK-21.10').toMatchObject({ hp: 2, rad: 2, down: false })
    expect(match.position.knights[0]!.rep).toBe(1)
    expect(events.slice(-5)).toMatchObject([
      { what: 'check passed', clause: 'WK-9.3', seat: 0 },
      { what: 'revived', clause: 'WK-10.5', seat: 0, other: 1 },
      { what: 'counter', clause: 'WK-10.5', seat: 1, counter: 'hp', by: 2, now: 2 },
      { what: 'counter', clause: 'WK-10.5', seat: 1, counter: 'rad', by: -2, now: 2 },
      { what: 'counter', clause: 'WK-10.5', seat: 0, counter: 'rep', by: 1, now: 1 },
    ])
    expect(revived(0, 3).match.position.knights[1]!, 'WK-21.10').toMatchObject({ hp: 2, rad: 3 })
    expect(revived(3, 4).match.position.knights[1]!).toMatchObject({ hp: 3, rad: 2 })
  })

  test('WK-10.5 a task for reviving somebody is met by it', () => {
    const { position: s } = ready(3)
    post(s, 'C02')
    revivedTask(s, 2)
    expect(s.met).toEqual([])
    post(s, 'C09')
    revivedTask(s, 2)
    expect(s.met).toEqual([{ seat: 2, card: task('C09') }])
  })

  test('WK-R24 a knight lying there gains what he earned and stays down: only revival lifts the latch', () => {
    const match = stage(ready(3), (s) => {
      down(s)
      change(s, 1, { ...still, hp: 2, rep: 1 }, 'WK-1.17', null)
    })
    expect(match.position.knights[1]!, 'WK-R24').toMatchObject({ hp: 2, rep: 1, down: true })
    const up = stage(match, (s) => startRevival(s, 0, 1))
    expect(up.position.knights[1]!).toMatchObject({ hp: 2, down: false })
  })
})
