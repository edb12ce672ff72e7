import { settle, stepNumber } from '@midden/kernel'
import { offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { NEIGHBOURS } from '../src/board/geometry.ts'
import { firstEdition } from '../src/cards/index.ts'
import { sold } from '../src/content/catalogue.ts'
import { wasteKnights } from '../src/index.ts'
import { caughtBy } from '../src/wasteland/wild.ts'
import { combatOf, post } from './arena.ts'
import { decide, escapes, faces, faceToFace, isOver, mover, question, WASTER } from './road.ts'
import { deal, die, hexAt, luck, whats, wild } from './stage.ts'

const ESCAPE = { act: 'escape' }
const FACE = { act: 'face' }
const PASS = { act: 'pass' }
/** Dice of an escape check in a Strider: one more than the skill. */
const caught = die(1, 1, 1)

describe('escape or face', () => {
  test('WK-8.1 events and enemies: traits, an escape panel, rewards, a combat panel for enemies alone', () => {
    for (const [n, card] of sold.wild.slice(0, sold.cultists).entries()) {
      expect(card.escape).not.toBeNull()
      expect(card.fighter === null, 'WK-8.1').toBe(n < sold.events)
      expect(n < sold.events, 'WK-8.1').toBe(['Weather', 'Place', 'Stranger'].includes(card.trait))
    }
  })

  test('WK-8.2 the window first, then the Active Knight chooses', () => {
    const match = faceToFace('W13', { change: (s) => deal(s, 0, [luck('L05')]) })
    expect(question(match)).toBe('0:act or pass')
    plays(match, [0, PASS])
    expect(question(match)).toBe('0:escape or face')
    offersExactly(match, 0, [ESCAPE, FACE])
    expect(faces(match)[0]).toEqual({ what: 'faces', clause: 'WK-8.2', seat: 0, card: wild('W13') })
  })

  test('WK-8.3 escaping is one check of the panel', () => {
    const match = faceToFace('W14', { draws: die(5, 1, 1) })
    expect(escapes(match).slice(0, 2)).toEqual([
      { what: 'tries to escape', clause: 'WK-8.3', seat: 0, card: wild('W14') },
      { what: 'check announced', clause: 'WK-9.8', seat: 0, skill: 3, difficulty: 5, pool: 3 },
    ])
  })

  test('WK-8.4 an event escaped: no effect, no rewards, but what works even so', () => {
    const match = faceToFace('W01', { draws: die(7, 1, 1) })
    const events = escapes(match)
    expect(whats(events).slice(-3)).toEqual(['escaped', 'tokens placed', 'card discarded'])
    expect(events.find(({ what }) => what === 'escaped')).toEqual({
      what: 'escaped',
      clause: 'WK-8.4',
      seat: 0,
      card: wild('W01'),
    })
    expect(mover(match)).toMatchObject({ damaged: false, rep: 0, hp: 4 })
    expect(match.position.tokens[0]![hexAt(0, 1)]).toBe(1)
  })

  test('WK-8.5 an event not escaped: its text, no rewards', () => {
    const match = faceToFace('W01', { draws: caught })
    escapes(match)
    expect(mover(match), 'WK-8.5').toMatchObject({ damaged: true, rep: 0 })
  })

  test('WK-8.6 an event faced: its text, then all rewards', () => {
    const match = faceToFace('W01')
    const events = faces(match)
    expect(whats(events)).toEqual(['faces', 'vehicle damaged', 'tokens placed', 'counter', 'card discarded'])
    expect(mover(match)).toMatchObject({ damaged: true, rep: 1 })
  })

  test('WK-8.7 an enemy escaped: discarded without effect', () => {
    const match = faceToFace('W15', { draws: die(7, 1, 1, 1) })
    const events = escapes(match)
    expect(events.slice(-2)).toEqual([
      { what: 'escaped', clause: 'WK-8.7', seat: 0, card: wild('W15') },
      { what: 'card discarded', clause: 'WK-8.14', card: wild('W15') },
    ])
    expect([mover(match).hp, question(match)]).toEqual([4, '0:continue or stop'])
  })

  test('WK-X6 WK-8.8 WK-R18 Furball not escaped: 2 HP, for its rewards show REP; no combat, he may resume', () => {
    const match = faceToFace('W21', { draws: caught })
    const events = escapes(match)
    expect(events.slice(-2), 'WK-X6 WK-R18').toEqual([
      { what: 'counter', clause: 'WK-8.8', seat: 0, counter: 'hp', by: -2, now: 2 },
      { what: 'card discarded', clause: 'WK-8.14', card: wild('W21') },
    ])
    expect([combatOf(match), question(match)], 'WK-X6').toEqual([undefined, '0:continue or stop'])
  })

  test('WK-8.8 WK-R18 1 HP, 1 more for REP or red gear, once and not for each', () => {
    const price = (id: string) => caughtBy(sold.wild[wild(id)]!)
    expect([price('W15'), price('W28'), price('W17'), price('W22')], 'WK-R18').toEqual([1, 2, 2, 1])
    expect(caughtBy({ ...sold.wild[wild('W15')]!, reward: [{ draw: 'red', n: 1 }] }), 'WK-R18').toBe(2)
    expect(caughtBy({ ...sold.wild[wild('W15')]!, reward: [{ gain: 'fuel', n: 1 }] })).toBe(1)
  })

  test('WK-X4 WK-8.8 WK-8.9 WK-8.10 InHR: won, REP and a yellow card; not escaped, 2 HP and its text ignored', () => {
    const won = faceToFace('W28')
    expect(faces(won)[1]).toMatchObject({ what: 'combat begins', seat: 0, other: WASTER, foe: wild('W28') })
    decide(won, true)
    expect(question(won)).toBe('0:next reward')
    plays(won, [0, { act: 'take', n: 0 }], [0, { act: 'draw' }], [0, { act: 'discard' }])
    expect(mover(won).rep, 'WK-X4 WK-8.10').toBe(1)
    expect([question(won), won.position.wild.discard]).toEqual(['0:continue or stop', [wild('W28')]])
    const lost = faceToFace('W28', { draws: die(1, 1) })
    const events = escapes(lost)
    // Medicine 1 and the Strider: two dice, none suffered.
    expect(events.find(({ what }) => what === 'rolled')).toMatchObject({ dice: [1, 1] })
    expect([mover(lost).hp, lost.position.wild.discard], 'WK-X4 WK-8.9').toEqual([2, [wild('W28')]])
  })

  test('WK-8.10 WK-8.14 an enemy faced and not beaten: no rewards, the card is discarded all the same', () => {
    const match = faceToFace('W34')
    faces(match)
    decide(match, false)
    expect([mover(match).rep, mover(match).ammo, question(match)], 'WK-8.10').toEqual([
      0,
      4,
      '0:continue or stop',
    ])
    expect(match.position.wild.discard).toEqual([wild('W34')])
  })

  test('WK-8.16 facing without any weapon is legal: Defend, Prepare and Change Range remain', () => {
    const match = faceToFace('W34', {
      change(s) {
        s.knights[0]!.ammo = 0
      },
    })
    faces(match)
    expect(question(match), 'WK-8.16').toContain('0:choose a combat card')
    const cards = combatOf(match)
    expect(cards.range, 'WK-8.16').toBe(1)
    refuses(match, 0, { act: 'card', n: 1 }, 'WK-16.7')
  })
})

describe('carrying a card out', () => {
  test('WK-X1 Acid Rain, not escaped: he stops, HP 3, tokens around, no rewards, card discarded; 1b costs, 1c clears', () => {
    const match = faceToFace('W02', { draws: caught })
    escapes(match)
    expect([isOver(match), mover(match).hex, mover(match).hp, mover(match).rep], 'WK-X1').toEqual([
      true,
      hexAt(0, 1),
      3,
      0,
    ])
    const here = [hexAt(0, 1), ...NEIGHBOURS[hexAt(0, 1)]!]
    expect(
      here.map((hex) => match.position.tokens[3]![hex]),
      'WK-X1',
    ).toEqual(here.map(() => 1))
    expect(match.position.wild.discard).toEqual([wild('W02')])
    const { position: s } = match
    s.stack.length = 1
    s.stack.push({
      at: 'preparations',
      step: stepNumber(wasteKnights.program, 'preparations', '1b radiation'),
      turn: 0,
      space: 0,
    })
    s.active = -1
    s.knights[1]!.hex = hexAt(1, 1)
    settle(wasteKnights, s, null)
    expect([s.knights[0]!.hp, match.position.knights[1]!.hp, match.position.knights[2]!.hp]).toEqual([
      2, 3, 4,
    ])
    expect(
      match.position.tokens[3]!.every((n) => n === 0),
      'WK-X1',
    ).toBe(true)
  })

  test('WK-X2 Car Wreck, faced: stops, HP 3, no exploration, FUEL 1+3, a green card', () => {
    const match = faceToFace('W04', {
      change(s) {
        s.knights[0]!.fuel = 1
      },
    })
    faces(match)
    plays(match, [0, { act: 'take', n: 1 }])
    expect(mover(match), 'WK-X2').toMatchObject({ hp: 3, fuel: 4, skips: true })
    const deck = match.position.gear[0]!.deck.length
    plays(match, [0, { act: 'place', n: 6 }])
    expect([isOver(match), mover(match).hex, mover(match).pack.length], 'WK-X2').toEqual([
      true,
      hexAt(0, 1),
      1,
    ])
    expect(match.position.gear[0]!.deck).toHaveLength(deck)
    const away = faceToFace('W04', { draws: die(5, 1, 1) })
    escapes(away)
    expect(mover(away)).toMatchObject({ hp: 4, fuel: 4, skips: false, pack: [] })
  })

  test('WK-8.11 WK-1.6 "you" is the Active Knight; what he may do he is asked', () => {
    const match = faceToFace('W06')
    faces(match)
    expect(question(match)).toBe('0:do what it offers')
    offersExactly(match, 0, [{ act: 'no' }, { act: 'yes' }], 'WK-1.6')
    plays(match, [0, { act: 'no' }])
    expect([question(match), match.position.wild.discard]).toEqual(['0:continue or stop', [wild('W06')]])
  })

  test('WK-8.12 in printed order; what cannot be done is skipped, the rest goes on', () => {
    const match = faceToFace('W08')
    const events = faces(match)
    // No luck card to lose: the tokens come all the same.
    expect(whats(events)).toEqual(['faces', 'tokens placed', 'card discarded'])
  })

  test('WK-8.13 WKC-R1 WK-R24 fallen through an event: the rewards all the same, no decision of his', () => {
    const match = faceToFace('W12', {
      change(s) {
        s.knights[0]!.hp = 2
      },
    })
    faces(match)
    plays(match, [0, { act: 'choose', n: 1 }])
    expect(mover(match), 'WK-8.13 WKC-R1 WK-R24').toMatchObject({ hp: 0, down: true })
    // Placing the yellow card is bookkeeping; no vehicle is offered to one who lies there.
    expect(question(match)).toBe('0:find a place')
    plays(match, [0, { act: 'place', n: 6 }])
    expect([mover(match).pack.length, isOver(match)], 'WK-8.13 WKC-R1 WK-R24').toEqual([1, true])
  })

  test('WKC-R1 text after the fall concerns the board alone', () => {
    const match = faceToFace('W07', {
      change(s) {
        s.pool[0]!++
        Object.assign(s.knights[0]!, { hp: 1, vehicle: -1, fuel: 0 })
      },
    })
    faces(match)
    expect(mover(match), 'WKC-R1').toMatchObject({ down: true, rep: 1 })
    expect(mover(match).hand).toHaveLength(1)
    const rain = faceToFace('W02', {
      change(s) {
        s.knights[0]!.hp = 1
      },
    })
    faces(rain)
    expect([mover(rain).down, rain.position.tokens[3]![hexAt(0, 1)]], 'WKC-R1').toEqual([true, 1])
  })

  test('WKC-R1 WK-21.6 what a later line would do to one who fell in an earlier is left undone', () => {
    const events = firstEdition.events.map((row) =>
      row.id === 'W02'
        ? {
            ...row,
            text: [
              { at: 'event', do: [{ do: 'change', what: 'hp', by: -1 }] },
              { at: 'event', do: [{ do: 'change', what: 'rad', by: 1 }] },
            ] satisfies (typeof row)['text'],
          }
        : row,
    )
    const after = (hp: number) => {
      const match = faceToFace('W02', {
        options: { content: { ...firstEdition, events } },
        change(s) {
          s.knights[0]!.hp = hp
        },
      })
      faces(match)
      return [mover(match).hp, mover(match).rad]
    }
    expect([after(1), after(2)], 'WKC-R1 WK-21.6').toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('WK-8.14 the card of a passing knight ends on the discard pile, whatever the result', () => {
    for (const action of [ESCAPE, FACE]) {
      const match = faceToFace('W14', { draws: die(4, 1, 1, 5) })
      plays(match, [0, action])
      expect(match.position.wild.discard).toEqual([wild('W14')])
    }
  })

  test('C09 WK-8.6 a Stranger faced meets Good Samaritan after the rewards; escaping does not', () => {
    const match = faceToFace('W13', { change: (s) => void post(s, 'C09') })
    const { card } = match.position.posted[0]!
    const reserved = () => [
      ...match.position.met.map((met) => met.card),
      ...match.position.stack.flatMap((f) => (f.at === 'task' ? [f.card] : [])),
    ]
    const events = whats(faces(match))
    expect(events.indexOf('luck drawn')).toBeGreaterThan(0)
    expect([...reserved(), ...match.position.removedTasks]).toContain(card)
    const away = faceToFace('W13', { draws: die(7, 1, 1), change: (s) => void post(s, 'C09') })
    escapes(away)
    expect([away.position.met, away.position.removedTasks]).toEqual([[], []])
  })
})
