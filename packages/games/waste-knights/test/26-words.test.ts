import { type Action, offers, owing, seatsIn, seeded } from '@midden/kernel'
import { asked, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { wasteKnights } from '../src/index.ts'
import { A1, B1, choose, DEAL, GREENS, offer, trading } from './counter.ts'
import { questing, step1d } from './quests.ts'
import { deal, fetch, gear, hexAt, luck, type WkMatch } from './stage.ts'

/** What section 5 does for somebody who is away. */
function byDefault({ position: s }: WkMatch): Action {
  const [seat] = seatsIn(owing(wasteKnights, s))
  return wasteKnights.standIn(
    wasteKnights.view(s, seat!),
    seat!,
    offers(wasteKnights, s, seat!),
    seeded('away'),
  )
}
function asks(match: WkMatch): string {
  const [seat, decision] = asked(match)[0]!.split(/:(.*)/)
  return wasteKnights.words.question(wasteKnights.view(match.position, Number(seat)), decision!)
}
const says = (match: WkMatch, action: Action, seat = 0): string =>
  wasteKnights.words.action(wasteKnights.view(match.position, seat), action)

describe('the Stalls', () => {
  test('WK-30.13 D43 a trade is cancelled by default; its words', () => {
    const match = trading(GREENS)
    expect([byDefault(match), asks(match)]).toEqual([
      { act: 'cancel' },
      'Trade at the Stalls: you offer 0, it costs 0',
    ])
    plays(match, [0, offer(2000)], [0, choose(A1)])
    expect(asks(match)).toBe('Trade at the Stalls: you offer 1, it costs 1')
    expect(
      [offer(2010), choose(B1), { act: 'put back', n: A1 }, { act: 'take back', n: 2000 }, DEAL].map((a) =>
        says(match, a),
      ),
    ).toEqual([
      'Offer Duct Tape (backpack 2)',
      'Pick Lead Undies on B1',
      'Put Extra Bullets back on A1',
      'Take back Jerrycan (backpack 1)',
      'Make the deal',
    ])
    expect(says(match, { act: 'vehicle', n: gear('V02') })).toBe('Pick the Off-road from the pool')
  })
})
describe('the Rest Step', () => {
  const resting = (): WkMatch =>
    questing('REF', 3, (s) => {
      s.phase = 'rest'
      s.active = -1
      s.knights[1]!.hex = hexAt(3, -3)
      s.knights[2]!.hex = hexAt(0, 0)
      s.knights[0]!.panels[3] = fetch(s, gear('B12'))
      deal(s, 0, [luck('L05')])
      s.stack.push({ at: 'rest', step: 0, done: 0, resupplied: 0, acts: [0, 0, 0], turn: 0 })
    })

  test('WK-30.13 D47 D48 D49 D55 done with every part by default; their words', () => {
    const match = resting()
    expect([byDefault(match), asks(match)]).toEqual([{ act: 'done' }, 'Trade with somebody here?'])
    expect(says(match, { act: 'trade', n: 2 })).toBe('Trade with Kate Blanksheet')
    plays(match, [0, { act: 'done' }], [2, { act: 'done' }])
    expect([byDefault(match), asks(match)]).toEqual([
      { act: 'done' },
      'Use gear, rearrange it or remove a blue card?',
    ])
    expect(says(match, { act: 'convert', n: 30 })).toMatch(/^Remove .* \(pocket 1\) from the game$/)
    plays(match, [0, { act: 'done' }])
    for (const who of asked(match)) plays(match, [Number(who[0]), { act: 'done' }])
    expect([byDefault(match), asks(match)]).toEqual([{ act: 'done' }, 'Trade in a luck card?'])
    expect(says(match, { act: 'resupply', n: luck('L05') })).toMatch(
      /^Trade in She'll Be Right \(.*\) for its icon$/,
    )
  })

  test('WK-30.13 D50 the lowest number of the nearest cities', () => {
    const match = questing('REF', 3, (s) => {
      s.phase = 'rest'
      s.active = -1
      Object.assign(s.knights[0]!, { down: true, hp: 0, hex: hexAt(2, 1) })
      s.stack.push({ at: 'wake', step: 0, seat: 0, hex: -1 })
    })
    expect(byDefault(match)).toEqual({ act: 'city', n: hexOfNumber(match.position, 3) })
    expect(asks(match)).toBe('In which city does the knight wake up?')
    expect(says(match, byDefault(match), 2)).toBe("Wakes up in Queen's Valley")
  })
})

describe('missions', () => {
  test('WK-30.13 D8 a villain goes to the first legal neighbour, towards the carrier the first that is nearer', () => {
    const match = step1d('M3', 3, 3)
    expect(byDefault(match)).toEqual({ act: 'villain', n: hexAt(-2, 0) })
    expect(asks(match)).toBe('Where does Lord Humus go?')
    expect(says(match, byDefault(match), 2)).toBe('Move Lord Humus to the highway west of Carcassville')
    const hunt = step1d('M3', 3, 3, (s) => {
      s.quest.carrier = 1
      s.knights[1]!.hex = hexAt(0, 3)
      s.quest.villain = hexAt(2, 0)
    })
    expect(byDefault(hunt)).toEqual({ act: 'villain', n: hexAt(2, 1) })
    expect(says(hunt, { act: 'halt' }, 2)).toBe('Lord Humus goes no further')
  })

  test('WK-30.13 D8 a Cultist stands on the legal special hex with the lowest number', () => {
    const match = step1d('M5', 3, 2, (s) => {
      s.knights[0]!.hex = hexOfNumber(s, 6)
    })
    expect(byDefault(match)).toEqual({ act: 'hex', n: hexOfNumber(match.position, 7) })
    expect(asks(match)).toBe('On which hex does the Cultist stand?')
    expect(says(match, byDefault(match), 2)).toMatch(/^Put the Cultist on Red Tomb$/)
  })
})
