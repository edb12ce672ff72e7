import { settle } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { startCheck, UNDONE } from '../src/push.ts'
import { acted, beganExploring, defeated, faced, revived, rode, tookFromStalls } from '../src/tasks/goals.ts'
import { meetTask } from '../src/tasks/waiting.ts'
import { action, being, broke, exploreOf, greens, opened, postCommon, visit } from './scout.ts'
import { die, fetch, gear, line, stage, task, type WkMatch, wild } from './stage.ts'

/** Everything that can meet a common task, by name, for seat 0. */
const DEEDS: Record<string, (s: Wk) => void> = {
  'a Gang': (s) => defeated(s, 0, wild('W15')),
  'a ferocious Beast': (s) => defeated(s, 0, wild('W21')),
  'a Beast': (s) => defeated(s, 0, wild('W25')),
  'a Mutant': (s) => defeated(s, 0, wild('W30')),
  'a ferocious Machine': (s) => defeated(s, 0, wild('W35')),
  'a knight': (s) => defeated(s, 0, -1),
  'a long ride': (s) => rode(s, 0, 15, 6),
  'a dear ride': (s) => rode(s, 0, 20, 5),
  'a far ride': (s) => rode(s, 0, 14, 9),
  'a revival': (s) => revived(s, 0),
  'a Stranger': (s) => faced(s, 0, stranger),
  'a Place': (s) => faced(s, 0, wild('W04')),
  'an action in Pumps': (s) => acted(s, 0, 2),
  'both actions': (s) => {
    acted(s, 0, 4)
    acted(s, 0, 2)
  },
  'red from the Stalls': (s) => tookFromStalls(s, 0, gear('R02')),
  'yellow from the Stalls': (s) => tookFromStalls(s, 0, gear('Y14')),
  'a clean start on a hazard': (s) => {
    s.tokens[3]![s.knights[0]!.hex] = 1
    beganExploring(s, 0)
  },
}
const stranger = sold.wild.findIndex(({ trait }) => trait === 'Stranger')

function metBy(id: string): string[] {
  return Object.keys(DEEDS).filter((name) => {
    const { position: s } = opened(6, { change: (t) => void postCommon(t, id) })
    DEEDS[name]!(s)
    return s.met.length > 0
  })
}

describe('the common tasks', () => {
  const ENEMIES = ['a Gang', 'a ferocious Beast', 'a Beast', 'a Mutant', 'a ferocious Machine']
  test.each([
    ['C01', ['a long ride']],
    ['C02', ENEMIES],
    ['C03', ['a ferocious Machine']],
    ['C04', ['a knight']],
    ['C05', ['a ferocious Beast', 'a Beast']],
    ['C06', ['a Mutant']],
    ['C07', ['a Gang']],
    ['C08', ['a ferocious Beast', 'a ferocious Machine']],
    ['C09', ['a revival', 'a Stranger']],
    ['C10', ['both actions']],
    ['C11', ['red from the Stalls']],
    ['C12', ['a clean start on a hazard']],
  ])(
    'WK-13.12 C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12: %s is met by its goal and nothing else',
    (id, by) => {
      expect(metBy(id), 'WK-13.12').toEqual(by)
    },
  )

  test('C01 C02 C03 C04 C05 C06 C07 C08 C09 C10 C11 C12 their rewards', () => {
    const rep = (n: number) => ({ gain: 'rep', n })
    const draw = (colour: string) => ({ draw: colour, n: 1 })
    expect(sold.tasks.slice(0, sold.commons).map(({ common }) => [common!.id, common!.reward])).toEqual([
      ['C01', [{ blue: 'B01' }, rep(2)]],
      ['C02', [rep(2), draw('green')]],
      ['C03', [{ blue: 'B05' }, rep(2)]],
      ['C04', [{ blue: 'B06' }, rep(1)]],
      ['C05', [rep(2), draw('yellow')]],
      ['C06', [rep(2), draw('yellow')]],
      ['C07', [rep(2), { gain: 'ammo', n: 2 }]],
      ['C08', [{ blue: 'B07' }, rep(2)]],
      ['C09', [rep(2), { gain: 'luck', n: 2 }]],
      ['C10', [rep(2), draw('yellow')]],
      ['C11', [rep(2), draw('green')]],
      ['C12', [rep(2), { gain: 'luck', n: 2 }]],
    ])
  })

  test('WK-13.12 open to all without acceptance, met at once', () => {
    const match = opened(6, { change: (s) => void postCommon(s, 'C09') })
    revived(match.position, 1)
    expect(match.position.met, 'WK-13.12').toEqual([{ seat: 1, card: task('C09') }])
  })

  test('WK-13.14 C01 the ride counts MP expended and hexes entered of one move', () => {
    const met = (mp: number, hexes: number): boolean => {
      const { position: s } = opened(6, { change: (t) => void postCommon(t, 'C01') })
      rode(s, 0, mp, hexes)
      return s.met.length > 0
    }
    expect([met(15, 6), met(14, 6), met(15, 5), met(16, 8)], 'WK-13.14').toEqual([true, false, false, true])
  })

  test('WK-13.13 two knights at once: the Active Knight takes it', () => {
    const { position: s } = opened(6, { change: (t) => void postCommon(t, 'C04') })
    defeated(s, 0, -1)
    defeated(s, 1, -1)
    expect(s.met, 'WK-13.13').toEqual([{ seat: 0, card: task('C04') }])
  })
})

describe('C10 Travelling Salesman', () => {
  const hasActed = (seat: number) => (s: Wk) => {
    s.acted[seat] = 2
  }
  const paid = (number: number, change: (s: Wk) => void = () => {}) => {
    const match = opened(number, {
      change(s) {
        postCommon(s, 'C10')
        greens(s, 0, 1)
        change(s)
      },
    })
    plays(match, [0, action(number, 0)], [0, { act: 'pay', n: 30 }])
    return match
  }

  test('C10 WK-11.8 one action in Pumps and one in New Sydney, in any order, kept for each knight', () => {
    const first = paid(4)
    expect([first.position.acted, first.position.met], 'WK-11.8').toEqual([[2, 0, 0], []])
    expect(exploreOf(first)).toBeUndefined()
    const other = paid(2, hasActed(1))
    expect(other.position.acted).toEqual([1, 2, 0])
    expect(other.position.stack.some((f) => f.at === 'task')).toBe(false)
    const both = paid(2, hasActed(0))
    expect(
      both.position.stack.findLast((f) => f.at === 'task'),
      'WK-11.8',
    ).toMatchObject({ seat: 0, card: task('C10') })
    expect(asked(both)).toEqual(['0:next reward'])
  })

  test('C10 actions elsewhere do not count, nor those of a time when it was not out', () => {
    const { position: s } = opened(6, { change: (t) => void postCommon(t, 'C10') })
    acted(s, 0, 6)
    acted(s, 0, 0)
    expect(s.acted).toEqual([0, 0, 0])
    const other = opened(6, { change: (t) => void postCommon(t, 'C02') })
    acted(other.position, 0, 2)
    expect(other.position.acted).toEqual([0, 0, 0])
  })

  test('C10 WK-13.9 what was done is forgotten when another common task comes out', () => {
    const match = stage(opened(6, { change: (s) => void postCommon(s, 'C10') }), (s) => {
      s.acted[0] = 2
      s.commons.discard.push(s.posted[0]!.card)
      s.posted[0]!.card = -1
      s.stack.push({ at: 'introduce', step: 0, space: 0, cards: [] })
    })
    const f = match.position.stack.at(-1)!
    if (f.at === 'introduce') plays(match, [2, { act: 'introduce', n: f.cards[0]! }])
    expect(match.position.acted).toEqual([0, 0, 0])
  })

  test('C10 WK-25.6 a TRADE that was cancelled is no action performed, one that was made is', () => {
    const trade = (deal: boolean) => {
      const match = opened(2, {
        change(s) {
          postCommon(s, 'C10')
          greens(s, 0, 1)
        },
      })
      plays(match, [0, action(2, 1)])
      if (deal) plays(match, [0, { act: 'offer', n: 30 }], [0, { act: 'pick', n: 0 }], [0, { act: 'deal' }])
      else plays(match, [0, { act: 'cancel' }])
      if (deal) plays(match, [0, { act: 'discard' }])
      return match.position.acted
    }
    expect([trade(true), trade(false)]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
  })

  test('C10 whatever came to nothing before, this action counts', () => {
    const match = opened(2, {
      change(s) {
        postCommon(s, 'C10')
        greens(s, 0, 1)
      },
    })
    exploreOf(match)!.outcome = UNDONE
    plays(match, [0, action(2, 0)], [0, { act: 'pay', n: 30 }])
    expect(match.position.acted).toEqual([1, 0, 0])
  })

  test('C10 WK-11.10 an action whose cost was not paid after all does not count', () => {
    const match = opened(2, {
      change(s) {
        postCommon(s, 'C10')
        broke(s)
        being({ hp: 2 })(s)
        s.knights[0]!.panels[3] = fetch(s, gear('G02'))
      },
    })
    plays(match, [0, action(2, 0)], [0, { act: 'any use', n: line('G02') }])
    expect(match.position.acted).toEqual([0, 0, 0])
    expect(match.position.knights[0]!).toMatchObject({ ammo: 4, hp: 4 })
  })
})

describe('C12 Clean Bill', () => {
  const begin = (number: number, change: (s: Wk) => void, dice: number[] = []) => {
    const match = visit(number, {
      draws: die(...dice),
      change(s) {
        postCommon(s, 'C12')
        change(s)
      },
    })
    plays(match, [0, { act: 'explore' }])
    return match.position.stack.some((f) => f.at === 'task')
  }
  const token = (layer: number) => (s: Wk) => {
    s.tokens[layer]![s.knights[0]!.hex] = 1
  }

  test('C12 begin an exploration healthy and clean on a hex with a radiation or contamination icon or token', () => {
    expect(begin(0, token(2))).toBe(true)
    expect(begin(0, token(3))).toBe(true)
    expect(begin(6, () => {})).toBe(true)
    expect(begin(0, token(0))).toBe(false)
    expect(begin(0, () => {})).toBe(false)
    expect(begin(6, being({ hp: 3 }))).toBe(false)
    expect(begin(6, being({ rad: 1 }))).toBe(false)
  })

  test('C12 WK-13.15 WK-11.17 on a hex with a panel the check must be passed first, or not be due', () => {
    expect(
      begin(7, () => {}, [7, 1]),
      'WK-13.15',
    ).toBe(true)
    expect(
      begin(7, () => {}, [6, 1]),
      'WK-13.15',
    ).toBe(false)
    expect(begin(7, (s) => being({ marker: hexOfNumber(s, 7) })(s))).toBe(true)
  })

  test('C12 WK-13.19 not under a special token, not by who declines', () => {
    const blocked = visit(6, {
      change(s) {
        postCommon(s, 'C12')
        s.special[0] = hexOfNumber(s, 6)
      },
    })
    const declined = visit(6, { change: (s) => void postCommon(s, 'C12') })
    plays(declined, [0, { act: 'decline' }])
    expect([blocked.position.met, declined.position.met], 'WK-13.19').toEqual([[], []])
    expect(declined.position.stack.some((f) => f.at === 'task')).toBe(false)
  })
})

describe('waiting', () => {
  const during = (push: (s: Wk) => void): WkMatch =>
    stage(opened(6, { change: (s) => void postCommon(s, 'C02') }), (s) => {
      s.phase = 'explore'
      push(s)
      meetTask(s, 0, task('C02'))
    })

  test('WK-30.4 WK-13.20 WK-R49 met inside a check it is reserved, and settled when the check closes', () => {
    const match = stage(
      opened(6, { change: (s) => void postCommon(s, 'C02') }),
      (s) => {
        s.phase = 'explore'
        startCheck(s, 0, 'text', [0, 1], 7)
        meetTask(s, 0, task('C02'))
      },
      die(1, 1, 1),
    )
    expect(asked(match)).toEqual(['0:which skill'])
    expect(match.position.met, 'WK-13.20 WK-R49').toEqual([{ seat: 0, card: task('C02') }])
    meetTask(match.position, 1, task('C02'))
    expect(match.position.met).toEqual([{ seat: 0, card: task('C02') }])
    plays(match, [0, { act: 'skill', n: 1 }])
    expect(match.position.met).toEqual([])
    expect(
      match.position.stack.find((f) => f.at === 'task'),
      'WK-13.20 WK-R49',
    ).toMatchObject({ seat: 0, card: task('C02') })
  })

  test('WK-30.4 otherwise at once', () => {
    const match = during(() => {})
    expect(match.position.stack.some((f) => f.at === 'task')).toBe(true)
  })

  test('WK-30.4 a task introduced later is not met by what happened before', () => {
    const match = during(() => {})
    match.position.stack.splice(match.position.stack.findIndex((f) => f.at === 'task') + 1, 10)
    settle(wasteKnights, match.position, null)
    const f = match.position.stack.findLast((g) => g.at === 'introduce')!
    plays(match, [2, { act: 'introduce', n: f.cards[0]! }])
    expect([match.position.met, match.position.posted[0]!.card]).toEqual([[], f.cards[0]])
    expect(match.position.stack.some((g) => g.at === 'task')).toBe(false)
  })

  test('WK-13.19 a defeat counts on a hex under a special token too', () => {
    const { position: s } = opened(6, { change: (t) => void postCommon(t, 'C02') })
    s.special[0] = s.knights[0]!.hex
    defeated(s, 0, wild('W15'))
    expect(s.met, 'WK-13.19').toHaveLength(1)
  })
})
