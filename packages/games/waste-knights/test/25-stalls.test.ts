import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { VEHICLE } from '../src/gear/slots.ts'
import type { Wk } from '../src/position.ts'
import { startTrade } from '../src/push.ts'
import { view } from '../src/view/view.ts'
import { pick } from './arena.ts'
import {
  A1,
  A2,
  A3,
  A4,
  A5,
  B1,
  B2,
  B3,
  B4,
  B5,
  buys,
  CANCEL,
  choose,
  DEAL,
  GREENS,
  mayDeal,
  offer,
  place,
  STALLS,
  slotsOf,
  trading,
} from './counter.ts'
import { action, greens, opened, postCommon } from './scout.ts'
import { fetch, gear, held, rights, stage, task, type WkMatch } from './stage.ts'

describe('a trade with the Stalls', () => {
  test('WK-25.4 he offers any set of his gear, vehicle included, no starting gear, no blue, and picks from open spaces and the pool', () => {
    const match = trading(['G04', 'Y01', 'R02', 'G16'], {
      change: (s) => {
        s.knights[0]!.panels[4] = fetch(s, gear('B12'))
        s.knights[0]!.cargo = [fetch(s, gear('G17'))]
      },
    })
    expect(asked(match)).toEqual(['0:offer and pick'])
    offersExactly(match, 0, [
      CANCEL,
      ...[30, 2000, 2010, 2020, 3000, VEHICLE].map(offer),
      ...[A1, A2, A3, A4, B1, B2, B3, B4].map((n) => choose(n!)),
      ...['V01', 'V02', 'V03'].map((id) => ({ act: 'vehicle', n: gear(id) })),
    ])
  })

  test('WK-25.3 WK-Y13 WK-25.5 four greens buy B1 + B2, B4 + A1 or B1 + A4, not B3 + B1', () => {
    expect(buys(trading(GREENS), [B1, B2]), 'WK-Y13 WK-25.5').toBe(true)
    expect(buys(trading(GREENS), [B4, A1])).toBe(true)
    expect(buys(trading(GREENS), [B1, A4])).toBe(true)
    const dear = trading(GREENS)
    expect(buys(dear, [B3, B1]), 'WK-25.5 WK-Y13').toBe(false)
    refuses(dear, 0, DEAL, 'WK-25.4')
    // B3 alone costs 3 for a yellow card
    expect(buys(trading(GREENS), [B3], [2000, 2010, 2020])).toBe(true)
    expect(buys(trading(GREENS), [B3], [2000, 2010])).toBe(false)
  })

  test('WK-25.3 WK-Y13 A5 is open on hex 2 alone and takes one green, B5 on hex 4 alone and takes one yellow', () => {
    const pumps = trading(GREENS, { hex: 2 })
    expect(slotsOf(pumps, 'pick'), 'WK-Y13').toEqual([A1, A2, A3, A4, A5, B1, B2, B3, B4])
    expect(buys(pumps, [A5], [2000])).toBe(true)
    const sydney = trading(['Y01'], { hex: 4 })
    expect(slotsOf(sydney, 'pick'), 'WK-Y13').toEqual([A1, A2, A3, A4, B1, B2, B3, B4, B5])
    expect(buys(sydney, [B5], [2000])).toBe(true)
    const gangraen = trading(GREENS)
    refuses(gangraen, 0, choose(A5), 'WK-25.3')
    refuses(gangraen, 0, choose(B5), 'WK-25.3')
  })

  test('WK-25.11 WK-25.4 off a city the eight normal spaces and the pool are open, for one vehicle', () => {
    const match = trading(GREENS, { hex: 0 })
    expect(slotsOf(match, 'pick'), 'WK-25.11').toEqual([A1, A2, A3, A4, B1, B2, B3, B4])
    expect(slotsOf(match, 'vehicle')).toEqual([gear('V01'), gear('V02'), gear('V03')])
    plays(match, [0, { act: 'vehicle', n: gear('V02') }])
    expect(slotsOf(match, 'vehicle')).toEqual([])
    refuses(match, 0, { act: 'vehicle', n: gear('V03') }, 'WK-25.4')
  })

  test('WK-25.6 offering without picking, or picking without offering, is no trade', () => {
    const match = trading(GREENS)
    plays(match, [0, offer(2000)])
    refuses(match, 0, DEAL, 'WK-25.6')
    plays(match, [0, { act: 'take back', n: 2000 }], [0, choose(A1)])
    refuses(match, 0, DEAL, 'WK-25.6')
    plays(match, [0, { act: 'put back', n: A1 }])
    const before = JSON.stringify(match.position.knights[0])
    expect(plays(match, [0, CANCEL])).toEqual([{ what: 'trade cancelled', clause: 'WK-25.6', seat: 0 }])
    expect(JSON.stringify(match.position.knights[0])).toBe(before)
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
  })

  test('WK-25.4 WK-25.7 WK-25.9 offered cards are discarded, picked ones placed one after the other, then the spaces are refilled', () => {
    const match = trading(['R02'], {
      change: (s) => {
        // all the green cards but those on the counter lie in the discard pile: a refill reshuffles
        s.gear[0]!.discard.push(...s.gear[0]!.deck.splice(3))
      },
    })
    const tops = match.position.gear[0]!.deck.slice()
    plays(match, [0, offer(2000)], [0, choose(A1)], [0, choose(A2)], [0, choose(A3)])
    const events = plays(match, [0, DEAL])
    expect(events.slice(0, 2)).toEqual([
      { what: 'dealt', clause: 'WK-25.4', seat: 0, price: 3, value: 3, reveals: true },
      { what: 'gear discarded', clause: 'WK-1.13', seat: 0, card: gear('R02'), reveals: true },
    ])
    expect(pick(events, 'taken from the Stalls')).toEqual(
      [A3, A2, A1].map((space) => ({
        what: 'taken from the Stalls',
        clause: 'WK-25.4',
        seat: 0,
        space,
        card: gear(STALLS[space]!),
      })),
    )
    expect(match.position.gear[2]!.discard.at(-1), 'WK-25.9').toBe(gear('R02'))
    // nothing is refilled before the last card has its place
    const placing = [3, 4, 5].flatMap((panel) => {
      expect(asked(match)).toEqual(['0:find a place'])
      expect(match.position.stalls.slice(0, 3)).toEqual([-1, -1, -1])
      return plays(match, [0, place(panel)])
    })
    expect(match.position.knights[0]!.panels.slice(3), 'WK-25.9').toEqual(
      ['G01', 'G02', 'G03'].map((id) => held(gear(id))),
    )
    expect(pick(placing, 'stall filled').map(({ space, clause }) => [space, clause])).toEqual([
      [A1, 'WK-25.4'],
      [A2, 'WK-25.4'],
      [A3, 'WK-25.4'],
    ])
    expect(match.position.stalls.slice(0, 3)).toEqual(tops.toReversed())
    expect(match.position.stack.at(-1)!.at).toBe('preparations')
  })

  test('WK-25.8 WK-25.9 a space whose deck and discard are empty stays empty; a card just discarded comes back', () => {
    const lastRed = (ids: string[]): WkMatch => {
      const change = (s: Wk): void => {
        const reds = [...s.gear[2]!.deck.splice(0), ...s.gear[2]!.discard.splice(0)]
        for (const seat of [1, 2]) {
          s.knights[seat]!.pack = reds.splice(0, 3).map((card) => held(card))
          s.knights[seat]!.cargo = reds.splice(0, 4).map((card) => held(card))
        }
      }
      const match = trading(ids, { change }, [{ name: 'red cards', value: [gear('R02')] }])
      plays(match, ...ids.map((_, i) => [0, offer(2000 + i * 10)] as const), [0, choose(B4)], [0, DEAL])
      plays(match, [0, place(3)])
      return match
    }
    expect(lastRed(['Y01', 'Y02']).position.stalls[B4], 'WK-25.8').toBe(-1)
    expect(lastRed(['R02']).position.stalls[B4], 'WK-25.9 WK-25.8').toBe(gear('R02'))
  })

  test('WK-25.2 WK-23.11 WK-23.9 a vehicle offered counts by its side and goes to the pool, another may be picked for it', () => {
    const swap = trading([])
    plays(swap, [0, offer(VEHICLE)], [0, { act: 'vehicle', n: gear('V03') }])
    expect(slotsOf(swap, 'vehicle')).toEqual([])
    plays(swap, [0, DEAL])
    expect(swap.position.knights[0]!, 'WK-25.2 WK-23.11').toMatchObject({
      vehicle: gear('V03'),
      damaged: false,
      fuel: 4,
    })
    const sold = trading([])
    plays(sold, [0, offer(VEHICLE)], [0, choose(B1)], [0, DEAL], [0, place(3)])
    expect(sold.position.knights[0]!, 'WK-25.2 WK-23.9 WK-23.11').toMatchObject({ vehicle: -1, fuel: 0 })
    const damaged = trading([], {
      change: (s) => {
        s.knights[0]!.damaged = true
      },
    })
    plays(damaged, [0, offer(VEHICLE)], [0, choose(B1)])
    expect(mayDeal(damaged)).toBe(false)
    plays(damaged, [0, { act: 'put back', n: B1 }], [0, choose(A1)])
    expect(mayDeal(damaged)).toBe(true)
  })

  test('WK-23.11 WK-R40 soldDamaged=off soldDamaged=on a vehicle bought beside an old one; damaged ones in the pool', () => {
    const match = trading(['Y01'], {
      change: (s) => {
        s.knights[0]!.damaged = true
      },
    })
    plays(match, [0, offer(2000)], [0, { act: 'vehicle', n: gear('V02') }])
    plays(match, [0, { act: 'no vehicle' }], [0, { act: 'vehicle', n: gear('V02') }])
    const pool = match.position.pool.slice()
    plays(match, [0, DEAL])
    expect(match.position.pool, 'WK-R40 WK-23.11').toEqual([pool[0]! + 1, pool[1]! - 1, pool[2]])
    expect(match.position.knights[0]!).toMatchObject({ vehicle: gear('V02'), damaged: false })
    const worn = trading(['G04'], {
      options: { soldDamaged: 'on' },
      change: (s) => {
        s.pool[1]!--
        s.poolDamaged[1]!++
        s.knights[0]!.damaged = true
      },
    })
    expect(slotsOf(worn, 'damaged vehicle')).toEqual([gear('V02')])
    plays(worn, [0, offer(2000)], [0, { act: 'damaged vehicle', n: gear('V02') }], [0, DEAL])
    expect(worn.position.knights[0]!, 'WK-R40').toMatchObject({ vehicle: gear('V02'), damaged: true })
    expect([worn.position.poolDamaged, slotsOf(trading(['G04']), 'damaged vehicle')]).toEqual([[1, 0, 0], []])
  })

  test('WK-24.10 WK-24.7 whoever has the blue vehicle can neither offer it nor pick another', () => {
    const match = trading(GREENS, {
      change: (s) => {
        const k = s.knights[0]!
        s.pool[k.vehicle - gear('V01')]!++
        s.blue.splice(s.blue.indexOf(gear('B01')), 1)
        k.vehicle = gear('B01')
      },
    })
    expect(slotsOf(match, 'offer'), 'WK-24.7 WK-24.10').toEqual([30, 2000, 2010, 2020])
    expect(slotsOf(match, 'vehicle'), 'WK-24.10').toEqual([])
  })

  test('WK-25.10 an enhancement that is not offered comes off and is kept, one that is offered goes along', () => {
    const armour = (s: Wk): void => {
      s.knights[0]!.panels[2] = fetch(s, gear('Y01'))
      fetch(s, gear('Y12'))
      s.knights[0]!.panels[2].plus = [{ card: gear('Y12'), marked: false }]
    }
    const kept = trading([], { change: armour })
    expect(slotsOf(kept, 'offer')).toEqual([20, 21, VEHICLE])
    plays(kept, [0, offer(20)], [0, choose(A1)], [0, DEAL], [0, place(3)], [0, place(6)])
    expect(kept.position.knights[0]!.pack, 'WK-25.10').toEqual([held(gear('Y12'))])
    const along = trading([], { change: armour })
    plays(along, [0, offer(21)], [0, offer(20)], [0, choose(A1)])
    expect(plays(along, [0, DEAL])[0]).toMatchObject({ what: 'dealt', value: 4 })
    expect(along.position.gear[1]!.discard.slice(-2), 'WK-25.10').toEqual([gear('Y01'), gear('Y12')])
    const alone = trading([], { change: armour })
    plays(alone, [0, offer(21)], [0, choose(A1)], [0, DEAL], [0, place(3)])
    expect(alone.position.knights[0]!.panels[2]).toEqual(held(gear('Y01')))
  })

  test('WKC-R19 Geoffrey and Mates’ Rates each lift one green card to yellow, nothing else', () => {
    const value = (knight: string, ids: string[], bargains: number): number => {
      const match = trading(ids, {
        knight,
        change: (s) => {
          s.stack.push({
            at: 'explore',
            step: 0,
            seat: 0,
            hex: 0,
            doing: 'other',
            accepted: false,
            attempted: false,
            acted: true,
            bargains,
            outcome: -1,
          })
        },
      })
      plays(match, ...ids.map((_, i) => [0, offer(2000 + i * 10)] as const), [0, choose(A1)])
      return pick(plays(match, [0, DEAL]), 'dealt')[0]!.value
    }
    expect(value('K01', ['G04', 'G05'], 0)).toBe(2)
    expect(value('K06', ['G04', 'G05'], 0), 'WKC-R19').toBe(3)
    expect(value('K06', ['G04', 'G05'], 1), 'WKC-R19').toBe(4)
    expect(value('K06', ['G04', 'Y01'], 1)).toBe(4)
    expect(value('K01', ['G04', 'Y01'], 2)).toBe(4)
  })

  test('WK-R1 exchangeLadder=1-3-9 exchangeLadder=1-3-6 the ladder prices cards and spaces alike', () => {
    const with9 = trading(['R02'], { options: { exchangeLadder: '1-3-9' } })
    plays(with9, [0, offer(2000)], [0, choose(B1)], [0, choose(B2)], [0, choose(A4)])
    expect(mayDeal(with9), 'WK-R1').toBe(true)
    const with6 = trading(['R02'], { options: { exchangeLadder: '1-3-6' } })
    plays(with6, [0, offer(2000)], [0, choose(B1)], [0, choose(B2)])
    expect(mayDeal(with6)).toBe(true)
    plays(with6, [0, choose(A1)])
    expect(mayDeal(with6), 'WK-R1').toBe(false)
  })

  test('WK-30.4 Swap Meet is met by a red card and waits until the trade is over', () => {
    const match = trading(['R02'], {
      change: (s) => {
        const at = s.commons.deck.indexOf(task('C11'))
        if (at >= 0) s.commons.deck[at] = s.posted[0]!.card
        s.posted[0]!.card = task('C11')
      },
    })
    plays(match, [0, offer(2000)], [0, choose(B4)], [0, DEAL])
    expect(match.position.met).toEqual([{ seat: 0, card: task('C11') }])
    const events = plays(match, [0, place(3)])
    expect(pick(events, 'task accomplished').map(({ seat, card }) => [seat, card])).toEqual([
      [0, task('C11')],
    ])
  })

  test('WK-25.6 WK-11.9 a trade that is cancelled was no action for tasks, a deal was', () => {
    const trades = (...moves: { act: string; n?: number }[]): number => {
      const match = opened(2, {
        change: (s) => {
          greens(s, 0, 1)
          postCommon(s, 'C10')
        },
      })
      plays(match, [0, action(2, 1)], ...moves.map((a) => [0, a] as const))
      return match.position.acted[0]!
    }
    expect(trades(CANCEL)).toBe(0)
    expect(trades(offer(30), choose(A1), DEAL, place(6))).toBe(1)
  })

  test('WK-21.6 a trader who falls unconscious trades no more', () => {
    const fallen = stage(trading(GREENS), (s) => {
      s.knights[0]!.hp = 0
      startTrade(s, 0, 1)
    })
    expect(fallen.position.stack.at(-1)!.at, 'WK-21.6').toBe('preparations')
  })

  test('WK-30.9 whoever uses gear at the Stalls lays his offer down anew', () => {
    const match = trading(['G04', 'G05'], {
      change: (s) => {
        s.knights[0]!.panels[4] = fetch(s, gear('G02'))
        s.knights[0]!.hp = 2
        s.knights[0]!.rad = 2
      },
    })
    plays(match, [0, offer(2000)], [0, offer(40)], [0, choose(A1)])
    plays(match, [0, rights(match, 0)[0]!])
    const f = match.position.stack.findLast((frame) => frame.at === 'trade')!
    expect(f.at === 'trade' && [f.offered, f.spaces]).toEqual([[], [A1]])
  })

  test('WK-22.16 what lies on the counter is seen by the trader alone until the deal', () => {
    const match = trading(GREENS)
    plays(match, [0, offer(2000)], [0, choose(A1)])
    const counter = (viewer: number | null) => {
      const f = view(match.position, viewer).stack.at(-1)!
      return f.at === 'trade' ? [f.offered, f.spaces] : null
    }
    expect([counter(0), counter(1), counter(null)]).toEqual([
      [[2000], [A1]],
      [[], [A1]],
      [[], [A1]],
    ])
  })
})
