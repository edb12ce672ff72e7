import { asked, differ, offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexAt } from '../src/board/geometry.ts'
import { hexOfNumber } from '../src/board/hexes.ts'
import { wasteKnights } from '../src/index.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { clear, morning } from './morning.ts'
import { fetch, gear, task, tile } from './stage.ts'

/** Puts a tile of this id under a hex by swapping it there. */
function lay(s: Wk, id: string, hex: number): void {
  const from = s.tiles.indexOf(tile(id))
  const other = s.tiles[hex]!
  s.tiles[hex] = tile(id)
  s.tiles[from] = other
}

describe('1a round marker and tasks', () => {
  test('WK-5.2 WK-4.1 the marker advances; the last round is told', () => {
    const match = morning(3, (s) => {
      s.round = 9
    })
    expect(match.position.round, 'WK-4.1').toBe(10)
    expect(match.position.phase).toBe('waster')
  })

  test('WK-5.3 WK-13.18 one marker on every available task, in areas too', () => {
    const { position: s } = morning(4, (t) => {
      t.knights[1]!.tasks = [{ card: t.posted[2]!.card, markers: 1, space: 2, accepted: true, shown: true }]
      t.posted[2] = { card: -1, markers: 0 }
    })
    expect(
      s.posted.map(({ markers }) => markers),
      'WK-13.18',
    ).toEqual([1, 1, 0])
    expect(s.knights[1]!.tasks[0]!.markers).toBe(2)
  })

  test('WK-5.3 WK-28.7 private tasks of two players get none', () => {
    const { position: s } = morning(2, () => {})
    expect(
      s.knights[0]!.tasks.map(({ markers }) => markers),
      'WK-28.7',
    ).toEqual([0, 0])
    expect(s.posted[0]!.markers).toBe(1)
  })

  test('WK-5.4 WK-13.9 WK-5.5 WK-R47 a task with 3 markers is outdated; the Waster introduces one of two, unmarked', () => {
    const match = morning(3, (s) => {
      s.posted[0]!.markers = 2
      s.commons.deck.splice(-2, 2)
      const wanted = [task('C03'), task('C09')]
      for (const list of [s.commons.deck])
        for (const card of wanted) if (list.includes(card)) list.splice(list.indexOf(card), 1)
      const missing = Array.from({ length: 12 }, (_, n) => n).filter(
        (n) => ![...s.commons.deck, ...wanted, s.posted[0]!.card].includes(n),
      )
      s.commons.deck.push(...missing.filter((n) => n !== s.posted[0]!.card), ...wanted)
      s.commons.seen = s.commons.deck.map(() => 0)
    })
    const gone = match.position.commons.discard[0]!
    expect(match.position.commons.discard).toHaveLength(1)
    expect(asked(match)).toEqual(['2:introduce a task'])
    offersExactly(match, 2, [
      { act: 'introduce', n: task('C09') },
      { act: 'introduce', n: task('C03') },
    ])
    const events = plays(match, [2, { act: 'introduce', n: task('C09') }])
    const { posted, commons } = match.position
    expect(posted[0], 'WK-5.5 WK-R47').toEqual({ card: task('C09'), markers: 0 })
    expect([commons.deck[0], commons.seen[0]]).toEqual([task('C03'), 1 << 2])
    expect(commons.discard).toEqual([gone])
    expect(events[0]).toEqual({
      what: 'task posted',
      clause: 'WK-13.9',
      space: 0,
      card: task('C09'),
      reveals: true,
    })
  })

  test('WK-5.4 WK-13.11 WK-R48 WK-13.10 also from a player area; one card left is introduced without asking, none leaves the space empty', () => {
    const one = morning(
      3,
      (s) => {
        s.knights[0]!.tasks = [{ card: s.posted[1]!.card, markers: 2, space: 1, accepted: true, shown: true }]
        s.posted[1] = { card: -1, markers: 0 }
        s.removedTasks.push(...s.privates.deck.splice(1))
        s.privates.seen.splice(1)
        s.removedTasks.push(...s.privates.deck.splice(0))
        s.privates.seen = []
      },
      {},
      [{ name: 'private tasks', value: [] }],
    )
    const only = one.position.posted[1]!.card
    expect(only).toBeGreaterThanOrEqual(12)
    expect(asked(one)).toEqual(['2:1e clear the Stalls'])
    expect(one.position.knights[0]!.tasks).toEqual([])
    expect(one.position.privates.deck, 'WK-13.10 WK-13.11 WK-R48').toHaveLength(0)
    const none = morning(3, (s) => {
      s.removedTasks.push(...s.commons.deck.splice(0), s.posted[0]!.card)
      s.commons.seen = []
      s.posted[0] = { card: -1, markers: 0 }
    })
    expect(none.position.posted[0], 'WK-13.10 WK-R48').toEqual({ card: -1, markers: 0 })
  })

  test('WK-5.4 WK-1.14 WK-R53 the discarded task itself can come back when the deck is empty', () => {
    const match = morning(
      3,
      (s) => {
        s.posted[0]!.markers = 2
        s.removedTasks.push(...s.commons.deck.splice(0))
        s.commons.seen = []
      },
      {},
      [{ name: 'common tasks', value: [] }],
    )
    expect(match.position.posted[0]!.markers, 'WK-1.14 WK-R53').toBe(0)
    expect(match.position.commons.discard).toEqual([])
  })
})

describe('1b board effects', () => {
  test('WK-5.6 WK-7.24 radiation first, then contamination, each adding icons and tokens', () => {
    const { position: s } = morning(2, (t) => {
      lay(t, 'N08', hexAt(2, -2))
      t.knights[0]!.hex = hexAt(2, -2)
      t.tokens[2]![hexAt(2, -2)] = 1
      t.tokens[3]![hexAt(2, -2)] = 1
    })
    expect([s.knights[0]!.rad, s.knights[0]!.hp, s.knights[1]!.rad], 'WK-7.24').toEqual([2, 3, 0])
  })

  test('WK-5.8 WK-5.21 WK-21.11 WK-R45 WK-Y22 knocked out at dawn: contamination still hits, no city option, no rearranging, no luck card', () => {
    const match = morning(2, (s) => {
      lay(s, 'N08', hexAt(2, -2))
      const k = s.knights[1]!
      k.hex = hexAt(2, -2)
      k.rad = 3
      s.tokens[3]![hexAt(2, -2)] = 1
      k.panels[3] = fetch(s, gear('G15'))
      s.first = 1
    })
    const k = match.position.knights[1]!
    expect([k.rad, k.hp, k.down], 'WK-5.8 WK-5.21 WK-21.11 WK-R45 WK-Y22').toEqual([4, 3, true])
    const hand = k.hand.length
    clear(match)
    expect(match.position.knights[1]!.hand, 'WK-5.8 WK-5.21 WK-21.11 WK-R45 WK-Y22').toHaveLength(hand)
    expect(match.position.knights[0]!.hand).toHaveLength(4)
  })

  test('WK-5.7 WK-5.6 a conscious knight on a city takes one of four, or nothing, in round order', () => {
    const match = morning(3, (s) => {
      s.first = 2
      s.knights[0]!.hex = 0
      s.knights[2]!.hex = 0
      s.knights[2]!.hp = 2
      s.knights[0]!.fuel = 1
    })
    expect(asked(match)).toEqual(['2:1b city option'])
    offersExactly(
      match,
      2,
      [0, 1, 2, 3, 4].map((n) => ({ act: 'city', n })),
    )
    const events = plays(match, [2, { act: 'city', n: 1 }])
    expect(events).toEqual([
      { what: 'city option', clause: 'WK-5.7', seat: 2, counter: 'hp' },
      { what: 'counter', clause: 'WK-5.7', seat: 2, counter: 'hp', by: 1, now: 3 },
    ])
    expect(asked(match)).toEqual(['0:1b city option'])
    plays(match, [0, { act: 'city', n: 4 }])
    expect(match.position.knights[0]!.fuel).toBe(2)
    expect(asked(match)).toEqual([`${1}:1e clear the Stalls`])
  })

  test('WK-5.7 radiation healed, ammo gained, nothing taken', () => {
    const option = (n: number): number[] => {
      const match = morning(2, (s) => {
        s.knights[0]!.hex = 0
        s.knights[0]!.rad = 2
        s.knights[0]!.ammo = 1
      })
      plays(match, [0, { act: 'city', n }])
      const { hp, rad, ammo, fuel } = match.position.knights[0]!
      return [hp, rad, ammo, fuel]
    }
    expect([0, 2, 3].map(option)).toEqual([
      [4, 2, 1, 4],
      [4, 1, 1, 4],
      [4, 2, 2, 4],
    ])
  })

  test('WK-27.4 WK-Y23 tokenOnCity=normal no city option under a special token; tokenOnCity=city it remains', () => {
    const dawn = (options: Pick<WkOptions, 'tokenOnCity'>) =>
      morning(
        2,
        (s) => {
          const pumps = hexOfNumber(s, 2)
          s.knights[0]!.hex = pumps
          s.special[1] = pumps
        },
        { options },
      )
    const question = (tokenOnCity: WkOptions['tokenOnCity']): string[] => asked(dawn({ tokenOnCity }))
    differ(wasteKnights, 'tokenOnCity', ['normal', 'city'], dawn)
    expect(question('normal'), 'WK-27.4 WK-Y23').toEqual(['1:1e clear the Stalls'])
    expect(question('city'), 'WK-27.4').toEqual(['0:1b city option'])
  })

  test('Y14 Gas Mask: contamination costs no Health; Y13 Lead Undies: the first Radiation each round is 1 less', () => {
    const { position: s } = morning(2, (t) => {
      const k = t.knights[0]!
      k.panels[3] = fetch(t, gear('Y14'))
      k.panels[4] = fetch(t, gear('Y13'))
      t.tokens[2]![k.hex] = 2
      t.tokens[3]![k.hex] = 2
    })
    expect([s.knights[0]!.hp, s.knights[0]!.rad, s.knights[0]!.panels[4]!.marked]).toEqual([4, 1, true])
    expect([s.knights[1]!.hp, s.knights[1]!.rad]).toEqual([2, 2])
  })
})
