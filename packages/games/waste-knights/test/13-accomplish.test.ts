import { asked, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexOfNumber } from '../src/board/hexes.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import type { Wk } from '../src/position.ts'
import { accomplish, startExploration } from '../src/push.ts'
import { exploreOf, offerTask, opened, own, plainHex, postCommon } from './scout.ts'
import { deal, die, gear, ready, stage, strip, task, type WkMatch, whats } from './stage.ts'

/** A task just accomplished by seat 0 in the Exploration Step. */
function accomplished(id: string, change: (s: Wk) => void, seats = 3): WkMatch {
  return stage(ready(seats), (s) => {
    s.phase = 'explore'
    for (const seat of s.knights.keys()) {
      strip(s, seat)
      deal(s, seat, [])
      s.knights[seat]!.hex = plainHex(s)
    }
    for (const space of s.posted) {
      if (space.card >= 0) (space === s.posted[0] ? s.commons : s.privates).discard.push(space.card)
      space.card = -1
    }
    change(s)
    accomplish(s, 0, task(id))
  })
}
const take = (n: number) => ({ act: 'take', n })

describe('accomplishing a task', () => {
  test('WK-13.3 in order: rewards, effects, out of the game, a new one on the emptied space', () => {
    expect(wasteKnights.program.task!.steps.map(({ name }) => name)).toEqual([
      '(1) rewards',
      'place the token',
      '(3) out of the game',
      'settled',
    ])
    const match = accomplished('P04', (s) => void own(s, 0, 'P04'))
    expect(asked(match)).toEqual(['0:next reward'])
    expect([match.position.special[2], match.position.removedTasks]).toEqual([-1, []])
    const events = plays(match, [0, take(1)])
    expect(match.position.knights[0]!.rep).toBe(2)
    expect(whats(events)).toEqual(['counter', 'blue card gained'])
    const [attached, token, ...rest] = plays(match, [0, { act: 'keep' }])
    expect(attached).toMatchObject({ what: 'special card attached', card: gear('B02') })
    const tower = hexOfNumber(match.position, 11)
    expect(token).toEqual({ what: 'special token placed', clause: 'WK-27.2', token: 2, hex: tower })
    expect(rest.at(-1)!.what).toBe('tasks looked at')
    expect([match.position.removedTasks, match.position.knights[0]!.tasks]).toEqual([[task('P04')], []])
    expect(asked(match)).toEqual(['2:introduce a task'])
    const [first, second] = match.position.stack.findLast((f) => f.at === 'introduce')!.cards
    plays(match, [2, { act: 'introduce', n: second! }])
    expect(match.position.posted[1]).toEqual({ card: second, markers: 0 })
    expect(match.position.privates.deck[0]).toBe(first)
    expect(match.position.stack.some((f) => f.at === 'task')).toBe(false)
  })

  test('WK-13.3 WK-13.11 a common task: from the frame out of the game, for ever', () => {
    const match = accomplished('C02', (s) => void postCommon(s, 'C02'))
    plays(match, [0, take(0)])
    plays(match, [0, { act: 'discard' }])
    expect(match.position.removedTasks, 'WK-13.11').toEqual([task('C02')])
    expect(asked(match)).toEqual(['2:introduce a task'])
    const [card] = match.position.stack.findLast((f) => f.at === 'introduce')!.cards
    plays(match, [2, { act: 'introduce', n: card! }])
    expect(match.position.posted[0]).toEqual({ card, markers: 0 })
    expect([...match.position.commons.deck, ...match.position.commons.discard], 'WK-13.11').not.toContain(
      task('C02'),
    )
  })

  test('WK-13.3 a new task comes to the very space the card was taken from', () => {
    const match = accomplished(
      'P10',
      (s) => {
        own(s, 0, 'P10')
        s.knights[0]!.tasks[0]!.space = 2
        offerTask(s, 'P01', 1)
      },
      4,
    )
    plays(match, [0, take(0)])
    const events = plays(match, [0, { act: 'discard' }])
    expect(whats(events)).toContain('tasks looked at')
    const f = match.position.stack.findLast((g) => g.at === 'introduce')!
    expect(f.space).toBe(2)
    plays(match, [2, { act: 'introduce', n: f.cards[0]! }])
    expect(match.position.posted.map(({ card }) => card)).toEqual([-1, task('P01'), f.cards[0]])
  })

  test('WK-13.4 a blue card that is gone: that part is void', () => {
    const match = accomplished('P01', (s) => {
      own(s, 0, 'P01')
      s.removedBlue.push(...s.blue.splice(s.blue.indexOf(gear('B04')), 1))
    })
    const events = plays(match, [0, take(0)])
    expect(events[0]).toEqual({ what: 'reward void', clause: 'WK-13.4', seat: 0 })
    expect(match.position.knights[0]!).toMatchObject({ rep: 2, under: [] })
  })

  test('WK-13.4 the blue card named is taken from the blue cards', () => {
    const match = accomplished('P01', (s) => void own(s, 0, 'P01'))
    plays(match, [0, take(0)], [0, { act: 'keep' }])
    expect(match.position.blue).not.toContain(gear('B04'))
    expect(match.position.knights[0]!.under.map(({ card }) => card)).toEqual([gear('B04')])
  })

  test('WK-R48 WK-13.10 no private task left: the space stays empty', () => {
    const match = accomplished('P02', (s) => {
      own(s, 0, 'P02')
      s.removedTasks.push(...s.privates.deck.splice(0), ...s.privates.discard.splice(0))
      s.privates.seen = []
    })
    plays(match, [0, { act: 'hex', n: hexOfNumber(match.position, 6) }])
    expect(match.position.posted[1], 'WK-13.10 WK-R48').toEqual({ card: -1, markers: 0 })
    expect(match.position.removedTasks).toContain(task('P02'))
  })

  test('WK-Y32 WK-4.5 WK-R8 the round Waster who accomplishes a private task chooses the next himself', () => {
    const match = stage(
      ready(4),
      (s) => {
        s.phase = 'explore'
        s.active = 2
        strip(s, 2)
        for (const seat of s.knights.keys()) deal(s, seat, [])
        for (const space of s.posted.slice(1)) {
          s.privates.discard.push(space.card)
          space.card = -1
        }
        own(s, 2, 'P08')
        s.knights[2]!.hex = hexOfNumber(s, 5)
        startExploration(s, 2)
      },
      die(5, 1, 1),
    )
    plays(match, [2, { act: 'explore' }], [2, { act: 'accomplish', n: task('P08') }], [2, take(0)])
    const events = plays(match, [2, { act: 'discard' }])
    expect(events.find(({ what }) => what === 'tasks looked at')).toMatchObject({
      seat: 2,
      clause: 'WK-13.9',
    })
    expect(asked(match), 'WK-Y32 WK-4.5 WK-R8').toEqual(['2:introduce a task'])
  })
})

describe('special tokens', () => {
  test('P02 WKC-R24 WK-27.2 its hex is named when it is accomplished: any special hex, by the knight', () => {
    const match = accomplished('P02', (s) => {
      own(s, 0, 'P02')
      s.special[1] = hexOfNumber(s, 8)
    })
    expect(match.position.knights[0]!.rep).toBe(3)
    expect(asked(match)).toEqual(['0:place the token'])
    const hexes = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((n) => hexOfNumber(match.position, n))
    offersExactly(
      match,
      0,
      hexes.map((n) => ({ act: 'hex', n })),
    )
    const v = wasteKnights.view(match.position, 0)
    expect(wasteKnights.words.action(v, { act: 'hex', n: hexes[2]! })).toContain('Cerbero Pharmaceutics')
    const [placed] = plays(match, [0, { act: 'hex', n: hexes[2]! }])
    expect(placed).toEqual({ what: 'special token placed', clause: 'WK-27.2', token: 0, hex: hexes[2] })
    // two tokens on one hex, each for itself
    expect([match.position.special, match.position.dark]).toEqual([
      [hexes[2], hexes[2], -1],
      [false, false, false],
    ])
  })

  test('P02 D61 for somebody who is away: the lowest hex number', () => {
    const { position: s } = accomplished('P02', (t) => void own(t, 0, 'P02'))
    const offers = wasteKnights.program.task!.steps[1]!
    const list = 'offer' in offers ? offers.offer!(s, s.stack.at(-1)!, 0) : []
    expect(wasteKnights.standIn(wasteKnights.view(s, 0), 0, list, s.rng)).toEqual({
      act: 'hex',
      n: hexOfNumber(s, 6),
    })
  })

  test('WK-21.4 an unconscious knight names nothing: the Waster does', () => {
    const match = accomplished('P02', (s) => {
      own(s, 0, 'P02')
      Object.assign(s.knights[0]!, { hp: 0, down: true })
    })
    expect(asked(match), 'WK-21.4').toEqual(['2:place the token'])
  })

  test('P03 P04 the Pills token on [8], the Reboot token on [11], light side up', () => {
    const pills = accomplished('P03', (s) => {
      own(s, 0, 'P03')
      s.dark[1] = true
    })
    plays(pills, [0, take(1)], [0, { act: 'keep' }])
    expect(pills.position.special).toEqual([-1, hexOfNumber(pills.position, 8), -1])
    expect(pills.position.dark).toEqual([false, false, false])
    const none = sold.tasks.filter((one) => (one.private?.deeds.length ?? 0) > 0)
    expect(none.map((one) => one.private!.id)).toEqual(['P02', 'P03', 'P04'])
  })

  test('WK-27.3 a token laid on the hex he explores ends the exploration once the effect is done', () => {
    const match = opened(13, { draws: die(10), change: (s) => void own(s, 0, 'P02') })
    plays(match, [0, { act: 'accomplish', n: task('P02') }])
    const here = hexOfNumber(match.position, 13)
    plays(match, [0, { act: 'hex', n: here }])
    expect(exploreOf(match)).toBeDefined()
    const [card] = match.position.stack.findLast((f) => f.at === 'introduce')!.cards
    const events = plays(match, [2, { act: 'introduce', n: card! }])
    expect(events.at(-1)).toEqual({ what: 'exploration ended', clause: 'WK-27.3', seat: 0, hex: here })
    expect(exploreOf(match)).toBeUndefined()
  })
})
