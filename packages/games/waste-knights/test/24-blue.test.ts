import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { sold } from '../src/content/catalogue.ts'
import { bonus } from '../src/effects/modifiers.ts'
import { nothing } from '../src/effects/scene.ts'
import { freshMove } from '../src/frames/fresh.ts'
import { losable } from '../src/gear/losing.ts'
import { CARGO, OVER, PACK } from '../src/gear/places.ts'
import { VEHICLE } from '../src/gear/slots.ts'
import type { Wk } from '../src/position.ts'
import { placeGear, rearrange, runScript } from '../src/push.ts'
import { view } from '../src/view/view.ts'
import { answers, bareTable, fetch, gear, held, whats } from './stage.ts'

const fullOfBlue = (s: Wk): void => {
  s.knights[0]!.pack = ['B05', 'B08', 'B09'].map((id) => fetch(s, gear(id)))
  s.knights[0]!.cargo = [fetch(s, gear('B13'))]
}

describe('blue cards', () => {
  test('WK-24.7 they cannot be discarded or paid with', () => {
    const { position: s } = bareTable((t) => {
      t.knights[0]!.panels[3] = fetch(t, gear('B05'))
      t.knights[0]!.pack = [fetch(t, gear('B08')), fetch(t, gear('G15'))]
    })
    expect(losable(s, s.knights[0]!), 'WK-24.7').toEqual([2010, VEHICLE])
  })

  test('WK-24.8 WK-R56 blueConversion=R blueConversion=Y on gaining one its owner may remove it: 1 REP and a card', () => {
    const converted = (blueConversion: 'R' | 'Y'): number => {
      const match = bareTable((s) => placeGear(s, 0, fetch(s, gear('B05')), true, true), {
        options: { blueConversion },
      })
      offersExactly(
        match,
        0,
        [...[3, 4, 5, PACK, CARGO].map((n) => ({ act: 'place', n })), { act: 'convert' }],
        'WK-R56',
      )
      refuses(match, 0, { act: 'discard' }, 'WK-22.14')
      const events = plays(match, [0, { act: 'convert' }])
      expect(whats(events).slice(0, 2)).toEqual(['blue card removed', 'counter'])
      expect([match.position.knights[0]!.rep, match.position.removedBlue], 'WK-R56').toEqual([
        1,
        [gear('B05')],
      ])
      const f = match.position.stack.findLast((frame) => frame.at === 'draw')
      return f?.colours[0] ?? -1
    }
    expect([converted('R'), converted('Y')], 'WK-R56').toEqual([2, 1])
  })

  test('WK-24.9 WK-R38 without a place it stays over capacity, unusable', () => {
    const match = bareTable((s) => {
      fullOfBlue(s)
      placeGear(s, 0, fetch(s, gear('B02')), true, false)
    })
    offersExactly(match, 0, [{ act: 'place', n: OVER }, { act: 'convert' }], 'WK-24.9 WK-R38')
    plays(match, [0, { act: 'place', n: OVER }])
    expect(match.position.knights[0]!.over, 'WK-24.9 WK-R38').toEqual([held(gear('B02'))])
  })

  test('WK-24.9 at the next rearranging other cards must give way', () => {
    const match = bareTable(
      (s) => {
        s.knights[0]!.pack = ['G06', 'G06', 'G06'].map((id) => fetch(s, gear(id)))
        s.knights[0]!.cargo = [fetch(s, gear('G21'))]
        s.knights[0]!.over = [fetch(s, gear('B02'))]
        rearrange(s, 1, true)
      },
      {},
      [{ name: 'stored cards', value: [] }],
    )
    expect(answers(match, 0).map(({ act }) => act)).not.toContain('done')
    plays(match, [0, { act: 'discard', n: 0 }], [0, { act: 'put', n: 400 + PACK }], [0, { act: 'done' }])
    expect(match.position.knights[0]!.over, 'WK-24.9').toEqual([])
    expect(match.position.knights[0]!.pack.map(({ card }) => card)).toContain(gear('B02'))
  })

  test('WK-24.13 WK-22.17 which blue cards a knight owns, and where, is public', () => {
    const match = bareTable((s) => {
      s.knights[0]!.pack = [fetch(s, gear('G15')), fetch(s, gear('B08'))]
    })
    expect(view(match.position, 1).knights[0]!.pack, 'WK-24.13 WK-22.17').toEqual([
      held(-1),
      held(gear('B08')),
    ])
  })
})

describe('Implants, Mutations, Tuning', () => {
  test('WK-24.11 WKC-R21 gained by a task they are attached at once and use no place', () => {
    const keep = (id: string): [number[], number[]] => {
      const match = bareTable((s) => {
        fullOfBlue(s)
        placeGear(s, 0, fetch(s, gear(id)), true, true)
      })
      offersExactly(match, 0, [{ act: 'keep' }, { act: 'convert' }])
      plays(match, [0, { act: 'keep' }])
      const k = match.position.knights[0]!
      return [k.beside.map(({ card }) => card), k.under.map(({ card }) => card)]
    }
    expect(keep('B02')).toEqual([[gear('B02')], []])
    expect(keep('B03')).toEqual([[gear('B03')], []])
    expect(keep('B04')).toEqual([[], [gear('B04')]])
  })

  test('WKC-R21 received from a knight an Implant is stored; Scales are attached', () => {
    const implant = bareTable((s) => placeGear(s, 0, fetch(s, gear('B02')), true))
    expect(answers(implant, 0)).toEqual([
      { act: 'place', n: PACK },
      { act: 'place', n: CARGO },
      { act: 'convert' },
    ])
    const scales = bareTable((s) => placeGear(s, 0, fetch(s, gear('B03')), true))
    expect(answers(scales, 0)).toEqual([{ act: 'keep' }, { act: 'convert' }])
  })

  test('WK-24.10 B01 Muscle Car: it displaces the old vehicle', () => {
    const match = bareTable((s) => placeGear(s, 0, fetch(s, gear('B01')), true, true))
    plays(match, [0, { act: 'keep' }])
    expect([match.position.knights[0]!.vehicle, match.position.pool[0]], 'WK-24.10').toEqual([gear('B01'), 2])
  })

  test('WK-24.11 WK-12.6b WK-12.11c WK-12.12b discarded only by the actions of their hexes; out of the game', () => {
    const tower = sold.hexes[11]!.lines[2]!
    const match = bareTable((s) => {
      s.knights[0]!.beside = [fetch(s, gear('B02')), fetch(s, gear('B03'))]
      runScript(s, tower.script, tower.no, 0, -1)
    })
    // nothing to attach, so discarding is all there is: the Implant, not the Mutation
    offersExactly(match, 0, [{ act: 'drop', n: 4000 }])
    const events = plays(match, [0, { act: 'drop', n: 4000 }])
    expect(events.at(-1)).toMatchObject({
      what: 'blue card removed',
      clause: 'WK-24.11',
      seat: 0,
      card: gear('B02'),
    })
    expect([match.position.removedBlue, match.position.knights[0]!.rep]).toEqual([[gear('B02')], 0])
    const labs = sold.hexes[6]!.lines[1]!
    const many = bareTable((s) => {
      s.knights[0]!.beside = [fetch(s, gear('B03'))]
      runScript(s, labs.script, labs.no, 0, -1)
    })
    offersExactly(many, 0, [{ act: 'drop', n: 4000 }, { act: 'enough' }])
  })

  test('WK-12.11c WK-12.12b an owned one is attached by the action', () => {
    const garden = sold.hexes[12]!.lines[1]!
    const match = bareTable((s) => {
      s.knights[0]!.pack = [fetch(s, gear('B04'))]
      runScript(s, garden.script, garden.no, 0, -1)
    })
    expect(asked(match)).toEqual(['0:attach a card'])
    plays(match, [0, { act: 'attach', n: 2000 }])
    expect(match.position.knights[0]!.under).toEqual([held(gear('B04'))])
    const riding = { ...match.position, stack: [...match.position.stack] }
    riding.stack.push({ ...freshMove(0, 0), mode: 'vehicle', route: [1] })
    // Mel's own ability and the Turbo-injector
    expect(bonus(riding, 0, 'mp per fuel', nothing)).toBe(2)
  })
})
