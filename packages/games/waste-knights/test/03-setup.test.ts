import { expand, nthOf, offers, only } from '@midden/kernel'
import { asked, offersExactly, plays, refuses, table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import type { WkEvent } from '../src/events.ts'
import { wasteKnights } from '../src/index.ts'
import { missionNumber } from '../src/missions/rows.ts'
import { answers, die, gear, held, ready, seatsAsked, sheet, tb1, type WkMatch, whats } from './stage.ts'

const start = (seats: number, options: object = {}, seed = 'setup'): WkMatch =>
  table(wasteKnights, { seats, seed, options: { mission: 'REF', ...options } }) as WkMatch
/** Answers everything with the first offer until a question of this name is open. */
function until(match: WkMatch, question: string): WkEvent[] {
  const events: WkEvent[] = []
  while (!asked(match).some((line) => line.endsWith(`:${question}`))) {
    const seat = seatsAsked(match)[0]!
    events.push(...plays(match, [seat, nthOf(offers(wasteKnights, match.position, seat), 0)]))
  }
  return events
}

describe('players', () => {
  test('WK-3.1 WK-3.2 the highest die is First Player, the tied highest roll again among themselves', () => {
    const { position: s } = table(wasteKnights, {
      seats: 3,
      options: { mission: 'REF' },
      script: [
        { name: 'special tiles', value: [] },
        { name: 'normal tiles', value: [] },
        ...die(7, 9, 9, 3, 8),
      ],
    })
    expect([s.first, s.rng.script]).toEqual([2, []])
  })

  test('WK-3.2 the rolls are told', () => {
    const events: WkEvent[] = []
    const tiles = [
      { name: 'special tiles', value: [] },
      { name: 'normal tiles', value: [] },
    ]
    table(wasteKnights, { seats: 2, script: [...tiles, ...die(4, 10)] }, events)
    expect(events).toEqual([
      { what: 'rolled for the start', clause: 'WK-3.2', seat: 0, die: 4 },
      { what: 'rolled for the start', clause: 'WK-3.2', seat: 1, die: 10 },
      { what: 'first player', clause: 'WK-3.2', seat: 1 },
    ])
  })

  test('WK-3.4 knight, colour and vehicle, one after the other, nothing twice', () => {
    const match = tb1(3)
    offersExactly(
      match,
      0,
      sold.knights.map((_, n) => ({ act: 'knight', n })),
    )
    const events = plays(match, [0, { act: 'knight', n: sheet('K05') }])
    expect(events).toEqual([{ what: 'knight chosen', clause: 'WK-3.4', seat: 0, sheet: sheet('K05') }])
    offersExactly(
      match,
      0,
      [0, 1, 2, 3].map((n) => ({ act: 'colour', n })),
    )
    expect(plays(match, [0, { act: 'colour', n: 2 }])).toEqual([
      { what: 'colour chosen', clause: 'WK-3.4', seat: 0, colour: 2 },
    ])
    const three = ['V01', 'V02', 'V03'].map((id) => ({ act: 'vehicle', n: gear(id) }))
    offersExactly(match, 0, three)
    expect(plays(match, [0, three[2]!])).toEqual([
      { what: 'vehicle chosen', clause: 'WK-3.4', seat: 0, card: gear('V03') },
    ])
    expect(asked(match)).toEqual(['1:choose a knight'])
    refuses(match, 1, { act: 'knight', n: sheet('K05') }, 'WK-3.4')
    refuses(match, 2, { act: 'knight', n: sheet('K01') }, 'WK-3.4')
    plays(match, [1, { act: 'knight', n: sheet('K01') }])
    offersExactly(
      match,
      1,
      [0, 1, 3].map((n) => ({ act: 'colour', n })),
    )
    plays(match, [1, { act: 'colour', n: 0 }])
    offersExactly(match, 1, three)
    expect(match.position.pool).toEqual([4, 4, 3])
    expect(match.position.knights[0]!.own).toEqual([held(gear('G12'))])
  })

  test('WK-R6 setupOrder=left setupOrder=right-then-counter-clockwise who chooses after the First Player', () => {
    const order = (setupOrder: string): number[] => {
      const match = start(4, { setupOrder })
      const f = match.position.stack.at(-1)!
      return f.at === 'setup' ? f.order.map((seat) => (seat - match.position.first + 4) % 4) : []
    }
    expect(order('left'), 'WK-R6').toEqual([0, 1, 2, 3])
    expect(order('right-then-counter-clockwise'), 'WK-R6').toEqual([0, 3, 2, 1])
  })

  test('WK-3.5 WK-1.10 start values', () => {
    for (const k of ready(4).position.knights) {
      const { hp, rad, ammo, fuel, rep, damaged, down } = k
      expect({ hp, rad, ammo, fuel, rep, damaged, down }, 'WK-3.5 WK-1.10').toEqual({
        hp: 4,
        rad: 0,
        ammo: 4,
        fuel: 4,
        rep: 0,
        damaged: false,
        down: false,
      })
    }
  })
})

describe('starters', () => {
  test('WK-3.7 WK-3.8 one of each starter, in pockets, backpack or vehicle within their room', () => {
    const match = start(2, {}, 'starters')
    until(match, 'place the starters')
    const vehicle = match.position.knights[0]!.vehicle
    expect(vehicle, 'WK-3.7').toBe(gear('V01'))
    const codes = answers(match, 0).map(({ n }) => n!)
    const cargo = (code: number): number =>
      [0, 1, 2].filter((i) => Math.floor(code / 3 ** i) % 3 === 2).length
    expect(codes).toEqual(Array.from({ length: 27 }, (_, n) => n).filter((n) => cargo(n) <= 1))
    refuses(match, 0, { act: 'starters', n: 26 }, 'WK-3.8')
    // bullets to the pocket, medi-shot to the backpack, rad-out to the vehicle
    const told = plays(match, [0, { act: 'starters', n: 0 + 1 * 3 + 2 * 9 }])
    expect(told).toMatchObject([{ what: 'starters placed', clause: 'WK-3.8', seat: 0 }])
    expect(match.position.knights[0]!.panels.slice(3)).toEqual(
      ['G01', 'G02', 'G03'].map((id) => held(gear(id))),
    )
    plays(match, [1, { act: 'starters', n: 0 }])
    const [k, other] = match.position.knights
    expect(k!.panels).toEqual([null, null, null, held(gear('G01')), null, null])
    expect([k!.pack, k!.cargo], 'WK-3.7').toEqual([[held(gear('G02'))], [held(gear('G03'))]])
    expect(other!.panels.slice(3)).toEqual(['G01', 'G02', 'G03'].map((id) => held(gear(id))))
    const green = [...match.position.gear[0]!.deck, ...match.position.stalls]
    expect(green.filter((card) => card === gear('G02'))).toHaveLength(4)
  })

  test('WK-3.8 WK-R34 stored starters lie in any order, so that their places tell nothing', () => {
    const match = start(2, {}, 'starters')
    until(match, 'place the starters')
    match.position.rng.script = [
      { name: 'stored cards', value: [1, 0] },
      { name: 'stored cards', value: [2, 0, 1] },
    ]
    plays(match, [0, { act: 'starters', n: 1 + 1 * 3 }], [1, { act: 'starters', n: 1 + 1 * 3 + 1 * 9 }])
    const packs = match.position.knights.map(({ pack }) => pack)
    expect(packs, 'WK-3.8 WK-R34').toEqual([
      ['G02', 'G01'].map((id) => held(gear(id))),
      ['G03', 'G01', 'G02'].map((id) => held(gear(id))),
    ])
    expect(match.position.rng.script).toEqual([])
  })

  test('WK-22.10 pockets without printed gear are filled first; a third card covers it', () => {
    const { panels } = ready(3, { knights: ['K03', 'K04', 'K12'] }).position.knights[0]!
    expect(panels.slice(3), 'WK-22.10').toEqual(['G03', 'G01', 'G02'].map((id) => held(gear(id))))
  })
})

describe('decks', () => {
  test('WK-3.9 three luck cards each, First Player first; 20, 17, 14 are left', () => {
    for (const seats of [2, 3, 4]) {
      const match = start(seats)
      until(match, 'place the starters')
      expect(match.position.luck.deck).toHaveLength(26 - 3 * seats)
      expect(match.position.knights.map(({ hand }) => hand.length)).toEqual(new Array(seats).fill(3))
    }
  })

  test('WK-3.9 the top of the luck deck goes to the First Player; others learn the number only', () => {
    const order = [5, 9, 1, 2, 3, 4]
    const rest = ['green cards', 'yellow cards', 'red cards'].map((name) => ({ name, value: [] }))
    const more = [
      ...rest,
      { name: 'luck cards', value: order },
      ...['wasteland cards', 'common tasks', 'private tasks'].map((name) => ({ name, value: [] })),
    ]
    const match = tb1(2, more)
    const events = until(match, 'place the starters')
    expect(match.position.knights.map(({ hand }) => hand)).toEqual([
      [5, 9, 1],
      [2, 3, 4],
    ])
    expect(events.filter(({ what }) => what === 'luck drawn')).toEqual([
      {
        what: 'luck drawn',
        clause: 'WK-14.1',
        seat: 0,
        n: 3,
        cards: [5, 9, 1],
        only: only(0),
        reveals: true,
      },
      { what: 'luck drawn', clause: 'WK-14.1', seat: 0, n: 3, only: ~only(0) },
      {
        what: 'luck drawn',
        clause: 'WK-14.1',
        seat: 1,
        n: 3,
        cards: [2, 3, 4],
        only: only(1),
        reveals: true,
      },
      { what: 'luck drawn', clause: 'WK-14.1', seat: 1, n: 3, only: ~only(1) },
    ])
  })

  test('WK-3.10 WK-3.11 WK-3.13 all decks are whole and shuffled', () => {
    const { position: s } = start(4)
    expect([s.wild.deck.length, s.commons.deck.length, s.privates.deck.length], 'WK-3.10').toEqual([
      44, 12, 15,
    ])
    expect(
      s.gear.map(({ deck }) => deck.length),
      'WK-3.13',
    ).toEqual([46, 25, 14])
    expect(s.blue, 'WK-3.11').toHaveLength(13)
    const [one, two] = ['a', 'b'].map((seed) => {
      const match = start(4, {}, seed)
      until(match, 'place the starters')
      return match.position
    })
    expect(one!.wild.deck).not.toEqual(two!.wild.deck)
    expect(one!.wild.deck.toSorted()).toEqual(two!.wild.deck.toSorted())
    expect(
      one!.privates.deck.every((card) => card >= sold.commons),
      'WK-3.11',
    ).toBe(true)
  })

  test('WK-3.12 WK-13.1 one common task; private tasks on orange and green (4), orange (3), none (2)', () => {
    for (const [seats, spaces] of [
      [4, [0, 1, 2]],
      [3, [0, 1]],
      [2, [0]],
    ] as const) {
      const { posted } = ready(seats).position
      expect(
        posted.flatMap(({ card }, space) => (card >= 0 ? [space] : [])),
        'WK-13.1',
      ).toEqual([...spaces])
      expect(posted[0]!.card).toBeLessThan(sold.commons)
      for (const { card } of posted.slice(1)) if (card >= 0) expect(card).toBeGreaterThanOrEqual(sold.commons)
    }
  })

  test('WK-3.14 WK-25.3 the Stalls are filled left to right: 4 green, 4 yellow, 2 red', () => {
    const colours = ready(3).position.stalls.map((card) => sold.gear[card]!.colour)
    expect(colours).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2])
  })

  test('WK-3.15 vehicles not chosen are the pool', () => {
    expect(ready(3, { vehicles: ['V01', 'V01', 'V03'] }).position.pool, 'WK-3.15').toEqual([2, 4, 3])
  })
})

describe('two players', () => {
  test('WK-28.5 four private tasks each, two are kept, the rest leaves the game unseen', () => {
    const match = start(2)
    until(match, 'keep two tasks')
    const f = match.position.stack.at(-1)!
    const dealt = f.at === 'setup' ? f.dealt.map((list) => list.slice()) : []
    expect(dealt.map((list) => list.length)).toEqual([4, 4])
    offersExactly(
      match,
      1,
      [0, 1, 2, 3, 4, 5].map((n) => ({ act: 'keep', n })),
    )
    const first = plays(match, [1, { act: 'keep', n: 4 }])
    expect(first).toEqual([{ what: 'tasks chosen', clause: 'WK-28.5', seat: 1 }])
    const told = plays(match, [0, { act: 'keep', n: 0 }])
    const { knights, rejected, unused, privates } = match.position
    expect(knights[1]!.tasks.map(({ card, shown, accepted }) => [card, shown, accepted])).toEqual([
      [dealt[1]![1], false, false],
      [dealt[1]![3], false, false],
    ])
    expect(knights[0]!.tasks.map(({ card }) => card)).toEqual(dealt[0]!.slice(0, 2))
    expect(rejected).toEqual([dealt[0]!.slice(2), [dealt[1]![0], dealt[1]![2]]])
    expect([unused.length, privates.deck.length]).toEqual([7, 0])
    expect(told.filter(({ what }) => what === 'tasks kept')).toContainEqual({
      what: 'tasks kept',
      clause: 'WK-28.5',
      seat: 0,
      cards: dealt[0]!.slice(0, 2),
      only: only(0),
    })
  })
})

describe('mission', () => {
  const vote = (match: WkMatch, ...ids: string[]): WkEvent[] =>
    plays(match, ...ids.map((id, seat) => [seat, { act: 'mission', n: missionNumber(id) }] as const))

  test('WK-3.17 mission=agree what all want is played', () => {
    const match = start(3, { mission: 'agree' })
    until(match, 'agree on a mission')
    expect(expand(offers(wasteKnights, match.position, 0)).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
    const events = vote(match, 'M4', 'M4', 'M4')
    expect(match.position.quest.mission).toBe(missionNumber('M4'))
    expect(whats(events).slice(0, 8)).toEqual([
      'voted',
      'voted',
      'voted',
      'voted',
      'voted',
      'voted',
      'votes shown',
      'mission settled',
    ])
  })

  test('WK-3.17 WK-3.3 else the Waster chooses; missions need their number of players', () => {
    const match = start(2, { mission: 'agree' })
    until(match, 'agree on a mission')
    offersExactly(
      match,
      0,
      ['M1', 'M3', 'M4', 'M5'].map((id) => ({ act: 'mission', n: missionNumber(id) })),
    )
    vote(match, 'M1', 'M5')
    const waster = 1 - match.position.first
    expect(asked(match), 'WK-3.3').toEqual([`${waster}:choose the mission`])
    plays(match, [waster, { act: 'mission', n: missionNumber('M3') }])
    expect(match.position.quest.mission, 'WK-3.3').toBe(missionNumber('M3'))
  })

  test('WK-3.17 a mission for three is refused to two', () => {
    expect(() => start(2, { mission: 'M2' })).toThrow('There Can Be Only One needs 3 players')
    expect(() => start(3, { mission: 'M0' })).toThrow('Road to Gangraen is for two players')
  })

  test('WK-3.16 WK-3.19 WK-5.1 round 1 begins with the Wasteland Phase', () => {
    const match = start(3)
    const events = until(match, 'place the starters')
    for (const seat of seatsAsked(match).slice(0, 2)) plays(match, [seat, { act: 'starters', n: 0 }])
    events.push(...plays(match, [seatsAsked(match)[0]!, { act: 'starters', n: 0 }]))
    const after = whats(events)
    const order = ['mission settled', 'active', 'round begins'].map((what) => after.indexOf(what))
    expect(0 <= order[0]! && order[0]! < order[1]!, 'WK-3.16 WK-5.1').toBe(true)
    expect(
      after.slice(0, order[1]).filter((what) => what === 'round begins'),
      'WK-3.19',
    ).toEqual([])
  })
})
