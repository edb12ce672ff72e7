import { eventsFor } from '@midden/kernel'
import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { slotOf } from '../src/gear/slots.ts'
import type { WkOptions } from '../src/options.ts'
import type { Wk } from '../src/position.ts'
import { pick } from './arena.ts'
import { resting } from './resting.ts'
import { answers, deal, fetch, gear, held, line, luck, rights, type WkMatch } from './stage.ts'

const DONE = { act: 'done' }
const REARRANGE = { act: 'rearrange' }

const together = (s: Wk): void => {
  s.knights[1]!.hex = s.knights[0]!.hex
}
const isOver = (match: WkMatch): boolean => match.position.stack.at(-1)!.at === 'preparations'

describe('part a: company', () => {
  test('WK-26.3 WK-26.1 knights on the same hex may trade, without search or duel; the others have nothing to do', () => {
    const match = resting(together)
    expect(asked(match), 'WK-26.1').toEqual(['0:a trade with company', '1:a trade with company'])
    offersExactly(match, 0, [DONE, { act: 'trade', n: 1 }])
    offersExactly(match, 1, [DONE, { act: 'trade', n: 0 }])
    refuses(match, 0, { act: 'trade', n: 2 }, 'WK-26.3')
    plays(match, [0, { act: 'trade', n: 1 }])
    expect(asked(match)).toEqual(['0:lay down and propose'])
    plays(match, [0, { act: 'ammo', n: 2 }], [0, { act: 'propose' }], [1, { act: 'close' }])
    expect(asked(match)).toEqual(['0:a trade with company', '1:a trade with company'])
  })

  test('WK-26.3 WK-21.5 an unconscious knight neither trades nor rests', () => {
    const match = resting((s) => {
      together(s)
      s.knights[1]!.down = true
      s.knights[1]!.hp = 0
    })
    expect(isOver(match), 'WK-21.5').toBe(true)
  })

  test('WK-R43 noTradeCitiesStrict=on keeps knights from trading on hexes 3 and 5, off does not', () => {
    const meeting = (noTradeCitiesStrict: 'on' | 'off'): string[] =>
      asked(
        resting(
          (s) => {
            s.knights[0]!.hex = s.knights[1]!.hex
          },
          { noTradeCitiesStrict },
        ),
      )
    expect(meeting('off'), 'WK-R43').toEqual(['0:a trade with company', '1:a trade with company'])
    expect(meeting('on'), 'WK-R43').toEqual(['0:1e clear the Stalls'])
  })

  test('WK-26.4 WK-30.14 a part ends when everybody is done; a new offer reopens only his state to whom it is made', () => {
    const match = resting((s) => {
      together(s)
      s.knights[2]!.hex = s.knights[0]!.hex
    })
    expect(plays(match, [1, DONE])).toEqual([{ what: 'done resting', clause: 'WK-26.4', seat: 1 }])
    plays(match, [2, DONE])
    expect(asked(match)).toEqual(['0:a trade with company'])
    plays(match, [0, { act: 'trade', n: 1 }])
    // one negotiation at a time: nobody else is asked while it goes on
    expect(asked(match)).toEqual(['0:lay down and propose'])
    plays(match, [0, { act: 'close' }])
    expect(asked(match), 'WK-30.14').toEqual(['0:a trade with company', '1:a trade with company'])
    plays(match, [0, DONE], [1, DONE])
    expect(isOver(match)).toBe(true)
  })
})

describe('part b: gear', () => {
  const stocked = (s: Wk): void => {
    s.knights[0]!.pack = [fetch(s, gear('G20')), fetch(s, gear('G20')), fetch(s, gear('Y17'))]
    s.knights[0]!.hp = 1
    s.knights[0]!.rad = 1
  }

  test('WK-26.5 WK-22.6 WK-22.7 stored gear may be used too, marking gear of one title once; a stored card is shown', () => {
    const match = resting(stocked)
    expect(asked(match)).toEqual(['0:b use gear'])
    expect(answers(match, 0)).toContainEqual({ act: 'use', n: line('G20') })
    const events = plays(match, [0, { act: 'use', n: line('G20') }])
    expect(pick(events, 'used'), 'WK-22.6').toEqual([
      { what: 'used', clause: 'WK-22.5', seat: 0, line: line('G20'), reveals: true },
    ])
    expect(match.position.knights[0]!.hp).toBe(2)
    expect(answers(match, 0), 'WK-22.7').not.toContainEqual({ act: 'use', n: line('G20') })
    plays(match, [0, DONE])
    expect(isOver(match)).toBe(true)
  })

  test('WK-26.5 what works at any time may be used from storage as well', () => {
    const match = resting((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G02'))]
      s.knights[0]!.hp = 1
    })
    plays(match, [0, { act: 'any use', n: line('G02') }])
    expect(match.position.knights[0]!.hp).toBe(3)
    expect(rights(match, 0)).toEqual([])
  })

  test('WK-22.6 WK-10.8 a stored card that is used is shown and marked; where it lies is told to its owner alone', () => {
    const match = resting((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G16')), fetch(s, gear('G20'))]
      s.knights[0]!.hp = 1
    })
    const events = plays(match, [0, { act: 'use', n: line('G20') }])
    const heard = (viewer: number | null) => eventsFor(events, viewer)
    const marked = (viewer: number | null) => heard(viewer).filter(({ what }) => what === 'marked')
    const told = { what: 'marked', clause: 'WK-1.15', seat: 0 }
    expect(match.position.knights[0]!.pack[1]!.marked).toBe(true)
    expect(marked(0), 'WK-22.6').toEqual([{ ...told, slot: slotOf('pack', 1) }])
    for (const viewer of [1, 2, null]) {
      expect(marked(viewer), 'WK-10.8').toEqual([told])
      expect(heard(viewer).map(({ what }) => what)).toContain('used')
    }
  })

  test('WK-26.5 a knight with nothing on the table but his ability is asked as long as it is unmarked', () => {
    const match = resting(() => {}, {}, ['K01', 'K04', 'K05'])
    expect(asked(match)).toEqual(['1:b use gear'])
    offersExactly(match, 1, [DONE, { act: 'use', n: line('K04') }])
    match.position.knights[1]!.fuel = 1
    plays(match, [1, { act: 'use', n: line('K04') }])
    plays(match, [1, { act: 'choose', n: 1 }])
    expect(match.position.knights[1]!).toMatchObject({ fuel: 2, marked: true })
    expect(isOver(match)).toBe(true)
  })

  test('WK-26.2 WK-22.12 gear may be rearranged throughout, enhancements too', () => {
    const match = resting((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G16'))]
      deal(s, 0, [luck('L05')])
    })
    offersExactly(match, 0, [DONE, REARRANGE])
    plays(match, [0, REARRANGE])
    const f = match.position.stack.at(-1)!
    expect(f.at === 'rearrange' && [f.busy, f.seats, f.loose]).toEqual([1, 1, true])
    plays(match, [0, { act: 'put', n: 3 }], [0, DONE])
    expect(match.position.knights[0]!.panels[3], 'WK-26.2').toEqual(held(gear('G16')))
    plays(match, [0, DONE])
    expect(asked(match)).toEqual(['0:c luck for resources'])
    offersExactly(match, 0, [DONE, REARRANGE, { act: 'resupply', n: luck('L05') }])
  })

  test('WK-26.1 nobody rests for ever: after forty acts there is only done', () => {
    const match = resting((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G16'))]
    })
    for (let i = 0; i < 40; i++) plays(match, [0, REARRANGE], [0, DONE])
    offersExactly(match, 0, [DONE], 'WK-26.1')
  })
})

describe('blue cards', () => {
  const draws = (options: Partial<WkOptions>): WkMatch =>
    resting((s) => {
      s.knights[0]!.panels[3] = fetch(s, gear('B12'))
    }, options)

  test('WK-24.8 WK-R56 blueConversion=R blueConversion=Y in part b a blue card is removed for 1 REP and a card', () => {
    const match = draws({})
    offersExactly(match, 0, [DONE, REARRANGE, { act: 'convert', n: 30 }], 'WK-R56')
    const red = match.position.gear[2]!.deck.at(-1)!
    const events = plays(match, [0, { act: 'convert', n: 30 }])
    expect(pick(events, 'blue card removed')).toMatchObject([
      { what: 'blue card removed', clause: 'WK-24.8', seat: 0, card: gear('B12') },
    ])
    expect(match.position.knights[0]!.rep).toBe(1)
    expect(match.position.removedBlue, 'WK-R56').toEqual([gear('B12')])
    expect(match.position.stack.at(-1)).toMatchObject({ at: 'place', cards: [held(red)] })
    const yellow = draws({ blueConversion: 'Y' })
    const card = yellow.position.gear[1]!.deck.at(-1)!
    plays(yellow, [0, { act: 'convert', n: 30 }], [0, { act: 'draw' }])
    expect(yellow.position.stack.at(-1), 'WK-R56').toMatchObject({ at: 'place', cards: [held(card)] })
  })

  test('WK-24.8 WK-24.10 the blue vehicle and cards beside the sheet may be removed too, the tank goes with it', () => {
    const match = resting((s) => {
      const k = s.knights[0]!
      s.pool[k.vehicle - gear('V01')]!++
      for (const id of ['B01', 'B02']) s.blue.splice(s.blue.indexOf(gear(id)), 1)
      k.vehicle = gear('B01')
      k.beside = [held(gear('B02'))]
    })
    offersExactly(match, 0, [DONE, { act: 'convert', n: 4000 }, { act: 'convert', n: 7000 }])
    plays(match, [0, { act: 'convert', n: 7000 }])
    expect(match.position.knights[0]!, 'WK-24.10').toMatchObject({ vehicle: -1, fuel: 0, rep: 1 })
    expect(match.position.removedBlue).toEqual([gear('B01')])
  })

  test('WK-24.8 WK-24.5 what is attached to a removed blue card stays with its owner', () => {
    const match = resting((s) => {
      const k = s.knights[0]!
      k.panels[2] = fetch(s, gear('B06'))
      fetch(s, gear('Y12'))
      k.panels[2].plus = [{ card: gear('Y12'), marked: true }]
    })
    plays(match, [0, { act: 'convert', n: 20 }])
    const place = match.position.stack.filter((f) => f.at === 'place').map((f) => f.cards)
    expect(place[0], 'WK-24.5').toEqual([held(gear('Y12'), true)])
    expect(match.position.knights[0]!.panels[2]).toBeNull()
  })
})

describe('part c: luck for resources', () => {
  const icons: Readonly<Record<string, [string, number]>> = {
    ammo: ['L02', 0],
    fuel: ['L03', 0],
    hp: ['L05', 0],
    rad: ['L05', 1],
  }
  const discards = (icon: string, options: Partial<WkOptions> = {}, rad = 2): WkMatch => {
    const [id, copy] = icons[icon]!
    const match = resting((s) => {
      deal(s, 0, [luck(id, copy), luck('L07')])
      Object.assign(s.knights[0]!, { ammo: 1, fuel: 1, hp: 1, rad })
    }, options)
    plays(match, [0, { act: 'resupply', n: luck(id, copy) }])
    return match
  }
  const levels = ({ position }: WkMatch): number[] => {
    const { ammo, fuel, hp, rad } = position.knights[0]!
    return [ammo, fuel, hp, rad]
  }

  test('WK-26.6 WK-14.2 one luck card for its icon: 1 AMMO, 1 FUEL, 1 HP healed or 1 RAD healed', () => {
    expect(levels(discards('ammo')), 'WK-14.2').toEqual([2, 1, 1, 2])
    expect(levels(discards('fuel')), 'WK-14.2').toEqual([1, 2, 1, 2])
    expect(levels(discards('hp'))).toEqual([1, 1, 2, 2])
    expect(levels(discards('rad'))).toEqual([1, 1, 1, 1])
    expect(isOver(discards('ammo'))).toBe(true)
  })

  test('WK-26.6 WK-14.8 it is discarded without any chance to respond, and told to everybody', () => {
    const match = resting((s) => {
      deal(s, 0, [luck('L02')])
      deal(s, 1, [luck('L07')])
      s.knights[0]!.ammo = 3
    })
    expect(asked(match)).toEqual(['0:c luck for resources', '1:c luck for resources'])
    expect(plays(match, [0, { act: 'resupply', n: luck('L02') }])).toEqual([
      { what: 'resupplied', clause: 'WK-26.6', seat: 0, card: luck('L02'), icon: 'ammo', reveals: true },
      { what: 'counter', clause: 'WK-26.6', seat: 0, counter: 'ammo', by: 1, now: 4 },
    ])
    expect(match.position.luck.discard.at(-1), 'WK-14.8').toBe(luck('L02'))
    expect(match.position.knights[0]!.hand, 'WK-14.8').toEqual([])
    expect(asked(match)).toEqual(['1:c luck for resources'])
  })

  test('WK-R74 resupplyAlwaysHeals=off resupplyAlwaysHeals=on an HP icon at RAD 3', () => {
    expect(levels(discards('hp', {}, 3))).toEqual([1, 1, 1, 3])
    expect(levels(discards('hp', { resupplyAlwaysHeals: 'on' }, 3))).toEqual([1, 1, 2, 3])
    expect(levels(discards('hp', { resupplyAlwaysHeals: 'on' }, 2))).toEqual([1, 1, 2, 2])
  })
})
