import { act, begin, canonical, expand, isRefusal, menu, owing, seatsIn, seeded } from '@midden/kernel'
import { plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type PanEvent, pan } from '../src/index.ts'
import {
  commits,
  dealt,
  flip,
  go,
  gun,
  offered,
  type PanMatch,
  randomGame,
  reshuffle,
  scene,
  seen,
  take,
  tie,
} from './scene.ts'

const standIn = (match: PanMatch, seat: number, seed = 'stand-in') =>
  pan.standIn(pan.view(match.position, seat), seat, menu(pan, match.position, seat), seeded(seed))

describe('PAN-11 the digital table', () => {
  test('PAN-11.1 a test can prescribe the deal, the slots, each gun shuffle and each tie draw', () => {
    const match = dealt(['6,5,4,3', '6,5,4,3'], {
      slots: '1,2,1,2',
      gun: 'CCCP',
      draws: [tie(1), gun('CP')],
    })
    expect(match.position, 'PAN-11.1').toMatchObject({ hands: [111100, 111100], slots: 2121, pan: 4 })
    for (const card of [6, 5, 4, 3]) commits(match, [card, card], seen(match).ghost!.open[0]!)
    expect(seen(match)).toMatchObject({ player: 1, order: [1, 0], fronts: [[], []] })
    expect(match.position.rng.script, 'PAN-11.1').toEqual([gun('CP')])
  })

  test('PAN-11.1 a prescribed draw that is missing, of another name or left over is an error', () => {
    const gone = begin(pan, { seats: 2, seed: 's', script: [{ name: 'deal', value: [] }] })
    expect(isRefusal(gone)).toBe(true)
    const wrong = begin(pan, { seats: 2, seed: 's', script: [gun('P')] })
    expect(isRefusal(wrong)).toBe(true)
    const match = scene({ fronts: ['6', '5'], pile: 'P', draws: [gun('P')] })
    expect(act(match, 0, flip), 'PAN-11.1').toEqual({
      clauses: [],
      reason: 'the match is over and the script still holds 1 draws',
    })
    const short = scene({ fronts: ['6', '5'] })
    expect(act(short, 0, reshuffle(6))?.reason).toBe('the script is used up, and the draw "gun" is missing')
    expect(short.position).toMatchObject({ fronts: [100000, 10000], left: 6 })
    expect(Object.keys(pan.draws)).toEqual(['deal', 'gun', 'tie', 'tie order'])
    expect(pan.draws.gun?.names).toEqual(['CLIC', 'PAN'])
  })

  test('PAN-11.1 cards a script leaves out follow in order, PAN last', () => {
    expect(dealt(['6,6,6,6', '5,5,5,5', '4,4,4,4'], { gun: 'CC' }).position.pan).toBe(6)
  })

  test('PAN-11.1 the deal is uniform: every card comes to every place alike', () => {
    const first = [0, 0, 0, 0, 0, 0]
    for (let game = 0; game < 6000; game++) {
      const { position } = begin(pan, { seats: 2, seed: `deal ${game}` }) as PanMatch
      first[(position.slots % 10) - 1]!++
    }
    for (const count of first) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('PAN-11.1 a complete tie is drawn evenly among the tied', () => {
    const starts = [0, 0, 0]
    for (let game = 0; game < 600; game++) {
      const match = scene({ fronts: ['', '', '', ''], to: 3, pile: 'P' })
      match.position.rng = seeded(`tie ${game}`)
      plays(match, [3, flip])
      starts[seen(match).player!]!++
    }
    for (const count of starts) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  test('PAN-11.2 cards are named by value and count, and by owner where they are taken', () => {
    const match = scene({ fronts: ['', '6,6,6', '6'], pile: 'CCCP' })
    plays(match, [0, flip], [0, go])
    expect(offered(match, 0), 'PAN-11.2').toEqual([take(16, 16, 26), take(16, 16, 16)])
    const pay = scene({ fronts: ['4,4,4', '5'] })
    expect(offered(pay, 0)).toEqual([flip, reshuffle(4), { act: 'skip', ns: [4, 4] }])
  })

  test('PAN-11.3 a refused action changes nothing, is told to nobody else and cites its clause', () => {
    const match = scene({ fronts: ['6,5', '4'] })
    const before = canonical(match.position)
    const events: PanEvent[] = []
    const refused = act(match, 0, { act: 'skip', ns: [6] }, events)
    expect(refused, 'PAN-11.3').toEqual({ clauses: ['PAN-6.5'], reason: 'Skipping costs exactly 2 cards' })
    expect(events).toEqual([])
    expect(canonical(match.position), 'PAN-11.3').toBe(before)
    expect(match.journal.moves).toEqual([])
  })

  test('PAN-11.4 a card at random: every copy alike', () => {
    const match = dealt(['6,6,6,1', '5,4,3,6', '1,2,3,4'])
    let sixes = 0
    for (let i = 0; i < 1000; i++) if (standIn(match, 0, `${i}`).n === 6) sixes++
    expect(Math.abs(sixes - 750)).toBeLessThan(60)
  })

  test('PAN-11.4 the lowest open slot for the picker, no slot for the other', () => {
    const match = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
    expect(standIn(match, 0).with).toBe(1)
    expect(standIn(match, 1).with).toBeUndefined()
    commits(match, [6, 5], 1)
    expect(standIn(match, 1).with).toBe(2)
    expect(standIn(match, 0).with).toBeUndefined()
  })

  test('PAN-11.4 on a turn FLIP, on an offer STOP', () => {
    const match = scene({ fronts: ['', '6,5'], pile: 'CCP' })
    expect(standIn(match, 0), 'PAN-11.4').toEqual(flip)
    plays(match, [0, flip])
    expect(standIn(match, 0)).toEqual({ act: 'stop' })
    expect(standIn(scene({ fronts: ['6,5,4', '3'], pile: 'P' }), 0)).toEqual(flip)
  })

  test('PAN-11.4 highest values, then the owner with most cards, then clockwise, free cards last', () => {
    const options = { ownerless: 'takeable' } as const
    const taking = (fronts: string[], to: number, free = '') => {
      const match = scene({ fronts, to, free, pile: 'CCCCP', options })
      plays(match, [to, flip], [to, go])
      return standIn(match, to)
    }
    expect(taking(['', '5,1', '6,2', '3'], 0), 'PAN-11.4').toEqual(take(15, 26, 33, 22))
    expect(taking(['', '5', '5,1', '5,2,1'], 0, '6')).toEqual(take(96, 35, 25, 15))
    expect(taking(['5,1', '', '5,1', '5,1,1'], 1)).toEqual(take(35, 25, 5, 31))
    expect(taking(['5', '5', '', '4'], 2, '5,5')).toEqual(take(5, 15, 95, 95))
  })

  test('PAN-11.4 the picks still missing follow the same order', () => {
    const full = '6,5,4,3,2,1'
    const match = scene({ fronts: ['', full, full, full, '6,5,4', ''], pile: 'CCCCP' })
    plays(match, [0, flip], [0, go], [0, { act: 'pick', n: 26 }])
    const picks: number[] = [26]
    while (seen(match).stage === 'picking') {
      const action = standIn(match, 0)
      picks.push(action.n!)
      plays(match, [0, action])
    }
    expect(picks).toEqual([26, 16, 36, 46, 15, 25])
  })

  test('PAN-11.5 nobody can resign, and asking the computer for a move touches nothing', () => {
    randomGame('resign', 3, {}, (match) => {
      const before = canonical(match.position)
      const over = match.position.stack.length === 0
      for (const seat of seatsIn(owing(pan, match.position))) {
        const view = pan.view(match.position, seat)
        const offers = menu(pan, match.position, seat)
        const choices = expand(offers)
        expect(choices).toContainEqual(pan.standIn(view, seat, offers, seeded('a')))
        expect(choices).toContainEqual(pan.sense(view, seat, offers, seeded('b')))
        expect(canonical(match.position), 'PAN-11.5').toBe(before)
      }
      const { stage } = seen(match)
      refuses(match, 0, { act: 'resign' }, over ? 'PAN-10.1' : stage === 'trick' ? 'PAN-2.2' : 'PAN-6.1')
    })
  })
})
