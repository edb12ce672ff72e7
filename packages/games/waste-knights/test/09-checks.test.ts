import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { SKILLS } from '../src/content/names.ts'
import { successes } from '../src/dice.ts'
import type { CheckKind } from '../src/frames/effects.ts'
import type { Wk } from '../src/position.ts'
import { playWild, startCheck } from '../src/push.ts'
import {
  answers,
  bare,
  deal,
  die,
  fetch,
  gear,
  line,
  luck,
  ready,
  rights,
  stage,
  type WkMatch,
  whats,
  wild,
} from './stage.ts'

const skill = (name: (typeof SKILLS)[number]): number => SKILLS.indexOf(name)
/** A check of seat 0, with the frame below noting how it ends. */
function checking(
  names: (typeof SKILLS)[number][],
  difficulty: number,
  dice: number[],
  change: (s: Wk) => void = () => {},
  kind: CheckKind = 'text',
  knights = ['K04', 'K01', 'K02'],
): WkMatch {
  return stage(
    ready(3, { knights }),
    (s) => {
      bare(s)
      s.stack.push({ at: 'mission', step: 0, hook: 'explored', seat: 0, turn: 0, n: 0, outcome: -1 })
      change(s)
      startCheck(s, 0, kind, names.map(skill), difficulty)
    },
    die(...dice),
  )
}
/** Dice rolled by the check: what is left of the script tells how many. */
const rolledDice = (match: WkMatch, given: number): number => given - match.position.rng.script!.length

describe('pool and result', () => {
  test('WK-9.1 WK-9.2 WK-1.16 the pool is the skill; each die is prescribed as 0 to 9', () => {
    expect(rolledDice(checking(['Guns'], 7, [1, 2, 3, 4, 5]), 5), 'WK-9.1 WK-1.16').toBe(2)
    // Naomi's Repair is 4, and a Toolbox (G16) is printed on her sheet
    expect(rolledDice(checking(['Repair'], 7, [1, 2, 3, 4, 5]), 5), 'WK-9.1').toBe(5)
  })

  test('WK-9.5 WK-20.4 WK-X3 HP 2 costs one die, HP 1 two, never below one die', () => {
    const pool = (hp: number): number =>
      rolledDice(
        checking(['Survival'], 7, [8, 8, 8, 8], (s) => {
          s.knights[0]!.hp = hp
        }),
        4,
      )
    expect([4, 3, 2, 1].map(pool), 'WK-9.5 WK-20.4 WK-X3').toEqual([2, 2, 1, 1])
    const kit = checking(['Survival'], 7, [8], (s) => {
      s.knights[0]!.hp = 1
      s.knights[0]!.panels[3] = fetch(s, gear('G15'))
    })
    expect(rolledDice(kit, 1)).toBe(1)
  })

  test('WK-9.7 G15 Prepper’s Kit helps from a panel only, and with Survival only', () => {
    const dice = (name: 'Survival' | 'Talk', stored: boolean): number =>
      rolledDice(
        checking([name], 7, [1, 1, 1, 1], (s) => {
          const kit = fetch(s, gear('G15'))
          if (stored) s.knights[0]!.pack = [kit]
          else s.knights[0]!.panels[3] = kit
        }),
        4,
      )
    expect([dice('Survival', false), dice('Survival', true), dice('Talk', false)], 'WK-9.7').toEqual([
      3, 2, 1,
    ])
  })

  test('WK-9.3 WK-9.4 a die that reaches the difficulty is a success, a 10 always', () => {
    expect(
      [successes([6, 7, 8], 7), successes([10], 9), successes([1, 1], 5), successes([8, 9], 9)],
      'WK-9.3 WK-9.4',
    ).toEqual([2, 1, 0, 1])
  })

  test('WK-9.12 a check that is due can neither be declined nor failed on purpose', () => {
    for (const kind of ['text', 'escape', 'explore'] as const) {
      const plain = checking(['Talk'], 7, [7], undefined, kind)
      expect([asked(plain), rolledDice(plain, 1)], 'WK-9.12').toEqual([['2:1e clear the Stalls'], 1])
      const match = checking(['Talk'], 7, [7], (s) => deal(s, 0, [luck('L01')]), kind)
      offersExactly(match, 0, [{ act: 'pass' }], 'WK-9.12')
      const rolled = plays(match, [0, { act: 'pass' }])
      offersExactly(match, 0, [{ act: 'pass' }], 'WK-9.12')
      const ended = plays(match, [0, { act: 'pass' }])
      expect(whats([...rolled, ...ended]).slice(0, 2), 'WK-9.12').toEqual(['rolled', 'check passed'])
    }
  })

  test('WK-9.8 announced, rolled, passed or failed: the events', () => {
    const events = (results: number[]) => {
      const match = checking(['Talk'], 7, results, (s) => {
        deal(s, 0, [luck('L05')])
      })
      return plays(match, [0, { act: 'pass' }], [0, { act: 'pass' }])
    }
    expect(events([7])).toEqual([
      { what: 'rolled', clause: 'WK-9.2', seat: 0, dice: [7] },
      { what: 'check passed', clause: 'WK-9.3', seat: 0 },
    ])
    expect(whats(events([6]))).toEqual(['rolled', 'check failed'])
  })

  test('WK-9.10 where two skills are offered the knight picks before the pool is formed', () => {
    const match = checking(['Blades', 'Guns'], 9, [9, 1])
    expect(asked(match)).toEqual(['0:which skill'])
    offersExactly(match, 0, [
      { act: 'skill', n: skill('Blades') },
      { act: 'skill', n: skill('Guns') },
    ])
    const events = plays(match, [0, { act: 'skill', n: skill('Guns') }])
    expect(events).toEqual([
      { what: 'check announced', clause: 'WK-9.8', seat: 0, skill: skill('Guns'), difficulty: 9, pool: 2 },
      { what: 'rolled', clause: 'WK-9.2', seat: 0, dice: [9, 1] },
      { what: 'check passed', clause: 'WK-9.3', seat: 0 },
    ])
  })
})

describe('windows of a check', () => {
  test('WK-9.8 WK-14.11 WK-30.11 the checking knight is asked if he holds any luck card, fitting or not; others have nothing to add', () => {
    const match = checking(['Talk'], 7, [1], (s) => {
      deal(s, 0, [luck('L01')])
      deal(s, 1, [luck('L05'), luck('L11')])
    })
    expect(asked(match)).toEqual(['0:act or pass'])
    expect(answers(match, 0), 'WK-14.11 WK-30.11').toEqual([{ act: 'pass' }])
    plays(match, [0, { act: 'pass' }])
    expect(asked(match)).toEqual(['0:act or pass'])
    plays(match, [0, { act: 'pass' }])
    expect(asked(match), 'WK-30.11').toEqual(['2:1e clear the Stalls'])
  })

  test('L11 Fair Dinkum: 3 more dice before a check that is not an attack', () => {
    const match = checking(['Talk'], 7, [1, 2, 3, 4, 5], (s) => {
      deal(s, 0, [luck('L11'), luck('L04')])
    })
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'luck', n: luck('L11') }])
    plays(match, [0, { act: 'luck', n: luck('L11') }], [0, { act: 'pass' }])
    expect(rolledDice(match, 5)).toBe(4)
    expect(match.position.luck.discard).toEqual([luck('L11')])
  })

  test('Y18 Roo Juice: discarded for 2 dice; WK-22.5', () => {
    const match = checking(['Talk'], 7, [1, 2, 3, 4], (s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('Y18'))
    })
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'use', n: line('Y18') }])
    plays(match, [0, { act: 'use', n: line('Y18') }])
    expect(rolledDice(match, 4)).toBe(3)
    expect([match.position.knights[0]!.panels[3], match.position.gear[1]!.discard]).toEqual([
      null,
      [gear('Y18')],
    ])
  })

  test('WK-9.9 WKC-R13 L05 repeats the whole pool, the new result stands even if worse', () => {
    const match = checking(['Survival'], 7, [9, 2, 1, 3], (s) => {
      deal(s, 0, [luck('L05')])
    })
    plays(match, [0, { act: 'pass' }])
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'luck', n: luck('L05') }])
    const events = plays(match, [0, { act: 'luck', n: luck('L05') }])
    expect(events).toContainEqual({ what: 'rolled', clause: 'WK-9.9', seat: 0, dice: [1, 3] })
    expect(whats(events).at(-1)).toBe('check failed')
  })

  test('WKC-R13 L06 turns the lowest die to a Bull’s Eye: a failed check passes', () => {
    const match = checking(['Survival'], 9, [3, 8], (s) => {
      deal(s, 0, [luck('L06')])
    })
    plays(match, [0, { act: 'pass' }])
    const events = plays(match, [0, { act: 'luck', n: luck('L06') }])
    expect(events).toContainEqual({ what: 'die turned', clause: 'WKC-R13', seat: 0, dice: [10, 8] })
    expect(whats(events).at(-1)).toBe('check passed')
  })

  test('K08 B13 once per round, after any of his checks: marked, the check is repeated', () => {
    const match = checking(
      ['Talk'],
      7,
      [1, 1, 1, 2, 2, 2, 7, 7, 7],
      (s) => {
        s.knights[0]!.panels[3] = fetch(s, gear('B13'))
      },
      'search',
      ['K08', 'K01', 'K02'],
    )
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'use', n: line('B13') }, { act: 'use', n: line('K08') }])
    plays(match, [0, { act: 'use', n: line('K08') }])
    expect(match.position.knights[0]!.marked).toBe(true)
    offersExactly(match, 0, [{ act: 'pass' }, { act: 'use', n: line('B13') }])
    const events = plays(match, [0, { act: 'use', n: line('B13') }])
    expect(whats(events).at(-1)).toBe('check passed')
    expect(match.position.knights[0]!.panels[3]!.marked).toBe(true)
  })

  test('WKC-R30 search checks count as checks; WKC-R15 L18 and B05 pass escape and exploration checks without a roll', () => {
    const search = checking(['Survival'], 7, [1, 1], (s) => deal(s, 0, [luck('L18'), luck('L11')]), 'search')
    expect(answers(search, 0)).toContainEqual({ act: 'luck', n: luck('L11') })
    const flee = checking(
      ['Survival'],
      9,
      [],
      (s) => {
        deal(s, 0, [luck('L18')])
        s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      },
      'escape',
    )
    offersExactly(flee, 0, [{ act: 'pass' }, { act: 'luck', n: luck('L18') }], 'WKC-R30 WKC-R15')
    expect(whats(plays(flee, [0, { act: 'luck', n: luck('L18') }])), 'WKC-R15').toEqual([
      'luck played',
      'check passed',
    ])
    const enter = checking(
      ['Survival'],
      9,
      [],
      (s) => {
        s.knights[0]!.panels[3] = fetch(s, gear('B05'))
      },
      'explore',
    )
    expect(whats(plays(enter, [0, { act: 'use', n: line('B05') }]))).toEqual(['used', 'check passed'])
  })

  test('WK-8.9 W22 Hungry Locusts: the escape check needs two successes, without a word from anybody', () => {
    const match = checking(
      ['Survival'],
      5,
      [],
      (s) => {
        s.wild.deck.splice(s.wild.deck.indexOf(wild('W22')), 1)
        playWild(s, 0, wild('W22'))
        deal(s, 0, [luck('L01')])
      },
      'escape',
    )
    expect(match.position.stack.findLast((f) => f.at === 'check')?.need, 'WK-8.9').toBe(2)
    const plain = checking(['Survival'], 5, [], (s) => deal(s, 0, [luck('L01')]), 'escape')
    expect(plain.position.stack.findLast((f) => f.at === 'check')?.need).toBe(1)
  })

  test('Y16 R11 escape checks gain dice, other checks do not', () => {
    const dice = (kind: CheckKind): number =>
      rolledDice(
        checking(
          ['Talk'],
          7,
          [1, 1, 1, 1, 1],
          (s) => {
            s.knights[0]!.panels[3] = fetch(s, gear('Y16'))
            s.knights[0]!.panels[4] = fetch(s, gear('R11'))
          },
          kind,
        ),
        5,
      )
    expect([dice('escape'), dice('explore')]).toEqual([4, 1])
  })

  test('WK-30.9 anytime effects may be used while a check waits for somebody', () => {
    const match = checking(['Talk'], 7, [1], (s) => {
      deal(s, 0, [luck('L05')])
      s.knights[1]!.panels[3] = fetch(s, gear('G02'))
      s.knights[1]!.hp = 1
    })
    expect(rights(match, 1)).toEqual([{ act: 'any use', n: line('G02') }])
    plays(match, [1, { act: 'any use', n: line('G02') }])
    expect([match.position.knights[1]!.hp, match.position.knights[1]!.panels[3]]).toEqual([3, null])
    expect(asked(match)).toEqual(['0:act or pass'])
  })
})
