import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { hexName, NEIGHBOURS } from '../src/board/geometry.ts'
import { wayTo } from '../src/board/routes.ts'
import { wasteKnights } from '../src/index.ts'
import { feetOf } from '../src/move/cost.ts'
import { fuelTo, reachable } from '../src/move/reach.ts'
import {
  drive,
  goesOn,
  isOver,
  moveOf,
  mover,
  moveStep,
  onTheRoad,
  question,
  RIVAL,
  WASTER,
  waits,
  walk,
} from './road.ts'
import { deal, fetch, gear, hexAt, luck, wild } from './stage.ts'

const hex = (q: number, r: number) => ({ act: 'hex', n: hexAt(q, r) })
const STAY = { act: 'stay' }
const FOOT = { act: 'foot' }
const VEHICLE = { act: 'vehicle' }
const GO = { act: 'go' }

describe('stay, foot or vehicle', () => {
  test('WK-6.1 WK-7.25 in round order each conscious knight does one move or stays; the fallen are passed over', () => {
    const match = moveStep({
      change(s) {
        s.first = 1
        s.knights[2]!.down = true
        s.knights[2]!.hp = 0
      },
    })
    expect([asked(match), match.position.active]).toEqual([['1:stay, foot or vehicle'], 1])
    expect(plays(match, [1, STAY])).toEqual([
      { what: 'stayed', clause: 'WK-6.3', seat: 1 },
      { what: 'active', clause: 'WK-6.1', seat: 0 },
    ])
    expect(question(match)).toBe('0:stay, foot or vehicle')
    plays(match, [0, STAY])
    // Nobody is active any more: the Waster is that of the round again.
    expect([match.position.active, question(match)]).toEqual([-1, '0:1e clear the Stalls'])
  })

  test('WK-6.1 WK-21.8 one brought round before his place in the order comes up moves normally', () => {
    const match = moveStep({
      change(s) {
        s.knights[1]!.down = true
      },
    })
    match.position.knights[1]!.down = false
    plays(match, [0, STAY])
    expect(question(match), 'WK-21.8').toBe('1:stay, foot or vehicle')
  })

  test('WK-6.2 WK-6.3 staying: no card, no company, the turn ends', () => {
    const match = onTheRoad({
      change(s) {
        s.knights[RIVAL]!.hex = 0
      },
    })
    const deck = match.position.wild.deck.length
    offersExactly(match, 0, [STAY, FOOT, VEHICLE])
    expect(plays(match, [0, STAY])).toEqual([{ what: 'stayed', clause: 'WK-6.3', seat: 0 }])
    expect([isOver(match), mover(match).hex, match.position.wild.deck.length]).toEqual([true, 0, deck])
    expect(mover(match).arrived).toBe('')
  })

  test('WK-6.4 WK-23.14 driving needs a vehicle and FUEL at that moment', () => {
    const dry = onTheRoad({
      change(s) {
        s.knights[0]!.fuel = 0
      },
    })
    offersExactly(dry, 0, [STAY, FOOT], 'WK-23.14')
    refuses(dry, 0, VEHICLE, 'WK-6.4')
    const wrecked = onTheRoad({
      options: { fuelWithoutVehicle: 'on' },
      change(s) {
        s.pool[0]!++
        s.knights[0]!.vehicle = -1
        s.knights[0]!.fuel = 4
      },
    })
    offersExactly(wrecked, 0, [STAY, FOOT])
  })

  test('WK-6.5 on foot is always possible; a vehicle comes along with its cargo', () => {
    const match = onTheRoad({
      deck: ['W13'],
      change(s) {
        s.knights[0]!.cargo = [fetch(s, gear('G15'))]
      },
    })
    const { vehicle, cargo, fuel } = mover(match)
    walk(match, 0, 1)
    expect(mover(match), 'WK-6.5').toMatchObject({ hex: hexAt(0, 1), vehicle, cargo, fuel, arrived: 'foot' })
  })
})

describe('the route', () => {
  test('WK-6.6 hex by hex: each adjacent to the one before, none twice, never the start', () => {
    const match = onTheRoad()
    plays(match, [0, VEHICLE])
    expect(question(match)).toBe('0:plan the route')
    refuses(match, 0, GO, 'WK-6.6')
    refuses(match, 0, hex(0, 2), 'WK-6.6')
    plays(match, [0, hex(0, 1)])
    // Gangraen is the start; the six others around (0,1) are free.
    const next = NEIGHBOURS[hexAt(0, 1)]!.filter((n) => n !== 0)
    offersExactly(match, 0, [STAY, GO, ...next.map((n) => ({ act: 'hex', n }))])
    plays(match, [0, hex(1, 0)])
    refuses(match, 0, hex(0, 1), 'WK-6.6')
    refuses(match, 0, hex(0, 0), 'WK-6.6')
    plays(match, [0, hex(1, 1)])
    expect(moveOf(match).route).toEqual([hexAt(0, 1), hexAt(1, 0), hexAt(1, 1)])
  })

  test('WK-6.7 WK-R54 any length, also longer than the FUEL allows; no count of tokens limits it', () => {
    const ring = [1, 2, 3, 4, 5, 6]
    const outer = [18, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
    const match = onTheRoad({
      deck: ['W13', 'W14', 'W10', 'W06', 'W08', 'W09', 'W11'],
      change(s) {
        s.knights[0]!.fuel = 1
      },
    })
    plays(match, [0, VEHICLE])
    for (const n of [...ring, ...outer]) plays(match, [0, { act: 'hex', n }])
    plays(match, [0, GO])
    expect(moveOf(match).route, 'WK-6.7 WK-R54').toHaveLength(18)
    expect(mover(match).hex, 'WK-6.7 WK-R54').toBe(1)
  })

  test('WK-6.8 on foot exactly one adjacent hex, confirmed with it', () => {
    const match = onTheRoad({ deck: ['W13'] })
    plays(match, [0, FOOT])
    offersExactly(match, 0, [STAY, ...NEIGHBOURS[0]!.map((n) => ({ act: 'hex', n }))])
    refuses(match, 0, hex(0, 2), 'WK-6.8')
    const events = plays(match, [0, hex(0, -1)])
    expect(events[0]).toEqual({
      what: 'route planned',
      clause: 'WK-6.9',
      seat: 0,
      mode: 'foot',
      route: [hexAt(0, -1)],
    })
    expect(mover(match).hex).toBe(hexAt(0, -1))
  })

  test('WKC-R27 K12 R12 B10 more feet: a route of 1 to 1+n hexes, still one card in all, played on any of them', () => {
    const given = { knights: ['K12', 'K06', 'K07'], deck: ['W13', 'W14'] }
    const match = onTheRoad(given)
    plays(match, [0, FOOT])
    expect(feetOf(match.position, 0), 'WKC-R27').toBe(2)
    plays(match, [0, hex(0, 1)])
    const next = NEIGHBOURS[hexAt(0, 1)]!.filter((n) => n !== 0)
    offersExactly(match, 0, [STAY, GO, ...next.map((n) => ({ act: 'hex', n }))], 'WKC-R27')
    plays(match, [0, hex(0, 2)])
    expect(moveOf(match).revealed).toEqual([wild('W13')])
    waits(match)
    goesOn(match)
    expect([mover(match).hex, moveOf(match).revealed]).toEqual([hexAt(0, 2), [wild('W13')]])
    offersExactly(match, WASTER, [{ act: 'wait' }, { act: 'play', n: wild('W13') }])
    const booted = onTheRoad({
      ...given,
      change(s) {
        s.knights[0]!.panels[3] = fetch(s, gear('R12'))
        s.knights[0]!.panels[4] = fetch(s, gear('B10'))
      },
    })
    plays(booted, [0, FOOT])
    expect(feetOf(booted.position, 0)).toBe(5)
  })

  test('WK-6.9 the route is public and, once confirmed, unchangeable: only stopping early is left', () => {
    const match = onTheRoad({ deck: ['W13', 'W14'] })
    const events = drive(match, [0, 1], [0, 2])
    const route = [hexAt(0, 1), hexAt(0, 2)]
    expect(events[0]).toEqual({ what: 'route planned', clause: 'WK-6.9', seat: 0, mode: 'vehicle', route })
    for (const viewer of [0, 1, 2, null])
      expect(wasteKnights.view(match.position, viewer).stack.find((f) => f.at === 'move')).toMatchObject({
        route,
      })
    waits(match)
    offersExactly(match, 0, [{ act: 'continue' }, { act: 'stop' }])
  })

  test('WK-6.2 until the route is confirmed the knight may stay after all', () => {
    const match = onTheRoad()
    plays(match, [0, VEHICLE], [0, hex(0, 1)], [0, STAY])
    expect([isOver(match), mover(match).hex, mover(match).fuel]).toEqual([true, 0, 4])
  })

  test('WK-6.10 the starting hex costs nothing and its THREAT does not count', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change(s) {
        s.knights[0]!.hex = hexAt(2, -3)
      },
    })
    drive(match, [2, -2])
    expect(moveOf(match).revealed, 'WK-6.10').toEqual([wild('W13')])
    expect(moveOf(match).pool).toBe(3)
  })

  test('WK-6.11 L03 move.before effects after confirmation; luck cards lie face up until the move ends', () => {
    const match = onTheRoad({
      deck: ['W13', 'W14'],
      change: (s) => deal(s, 0, [luck('L03'), luck('L03', 1)]),
    })
    drive(match, [0, 1], [0, 2])
    expect(question(match)).toBe('0:act or pass')
    const laid = [luck('L03'), luck('L03', 1)]
    plays(match, [0, { act: 'luck', n: laid[0]! }], [0, { act: 'luck', n: laid[1]! }])
    // 6 MP would do for both hexes, yet one FUEL is spent (WK-7.5).
    expect(moveOf(match)).toMatchObject({ pool: 9, laid, route: [hexAt(0, 1), hexAt(0, 2)] })
    expect(match.position.luck.discard).toEqual([])
    plays(match, [WASTER, { act: 'wait' }], [0, { act: 'stop' }])
    plays(match, [WASTER, { act: 'play', n: wild('W13') }], [0, { act: 'face' }])
    expect([isOver(match), match.position.luck.discard]).toEqual([true, laid])
  })

  test('WK-6.11 on foot L03 does not fit, but whoever holds luck cards is asked only where one might', () => {
    const match = onTheRoad({ deck: ['W13'], change: (s) => deal(s, 0, [luck('L03')]) })
    walk(match, 0, 1)
    expect(question(match)).toBe('2:play or wait')
  })
})

describe('whole routes at once', () => {
  test('WK-6.6 WK-7.4 the ends his FUEL reaches, by the cheapest way, with what it costs', () => {
    const match = onTheRoad({
      change(s) {
        s.knights[0]!.fuel = 1
      },
    })
    plays(match, [0, VEHICLE])
    const { cheap, ends } = reachable(match.position, 0)
    // One FUEL of the Strider: 4 MP.
    for (let end = 1; end < 37; end++) expect(ends.includes(end), hexName(end)).toBe(cheap.mp[end]! <= 4)
    expect(wayTo(cheap, hexAt(0, -3))).toEqual([hexAt(0, -1), hexAt(0, -2), hexAt(0, -3)])
    expect(fuelTo(match.position, 0, cheap, hexAt(0, -3))).toBe(1)
    plays(match, [0, { act: 'to', n: hexAt(0, -3) }])
    expect(moveOf(match).route).toEqual([hexAt(0, -1), hexAt(0, -2), hexAt(0, -3)])
  })

  test('WK-6.6 WK-7.11 a quieter way round is offered where there is one', () => {
    const match = onTheRoad()
    plays(match, [0, VEHICLE])
    const { cheap, quiet, quieter } = reachable(match.position, 0)
    for (const end of quieter) expect(quiet.threat[end]).toBeLessThan(cheap.threat[end]!)
    // To Pumps by the deserts with THREAT it takes 2 MP; round by (1,−1) there is a way past most of them.
    expect(quieter.length).toBeGreaterThan(0)
    const [end] = quieter
    plays(match, [0, { act: 'quietly to', n: end! }])
    expect(moveOf(match).route).toEqual(wayTo(quiet, end!))
  })

  test('WK-7.6 an adjacent hex is always within reach, at the price of all FUEL', () => {
    const match = onTheRoad({
      vehicles: ['V03', 'V02', 'V01'],
      change(s) {
        Object.assign(s.knights[0]!, { hex: hexAt(1, 0), fuel: 1, damaged: true })
      },
    })
    plays(match, [0, VEHICLE])
    const { ends, cheap } = reachable(match.position, 0)
    expect(ends).toEqual(NEIGHBOURS[hexAt(1, 0)]!.toSorted((a, b) => a - b))
    expect(fuelTo(match.position, 0, cheap, hexAt(2, 0))).toBe(1)
    refuses(match, 0, { act: 'to', n: hexAt(3, 0) }, 'WK-7.7')
  })
})
