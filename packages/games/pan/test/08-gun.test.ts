import { seeded } from '@midden/kernel'
import { offersExactly, plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { shuffleGun } from '../src/gun.ts'
import { pan } from '../src/index.ts'
import { flip, go, gun, randomGame, reshuffle, scene, seen, skip } from './scene.ts'

describe('PAN-8 the gun pile', () => {
  test('PAN-8.1 k and the open CLICs are public, the order of the pile is known to nobody', () => {
    for (const pile of ['CCCCCP', 'PCCC', 'CP', 'P']) {
      const match = scene({ fronts: ['6', '5'], pile })
      for (const viewer of [0, 1, null]) {
        const view = pan.view(match.position, viewer)
        expect(view, 'PAN-8.1').toMatchObject({ left: pile.length, clics: 6 - pile.length })
        expect(JSON.stringify(view)).not.toMatch(/"pan"|rng|script/)
      }
    }
    const early = pan.view(scene({ fronts: ['6', '5'], pile: 'PCCC' }).position, 0)
    const late = pan.view(scene({ fronts: ['6', '5'], pile: 'CCCP' }).position, 0)
    expect(early, 'PAN-8.1').toEqual(late)
  })

  test('PAN-8.2 PAN-R28 shuffled at set-up, by RESHUFFLE and after an elimination, at no other time', () => {
    for (let game = 0; game < 60; game++) {
      let before = { left: 0, pan: 0 }
      randomGame(`gun ${game}`, 2 + (game % 5), {}, ({ position: { left, pan: depth } }, events, last) => {
        const flips = events.filter(({ what }) => what === 'clic' || what === 'pan').length
        if (last === null || events.some(({ what }) => what === 'gun shuffled')) expect(left).toBe(6)
        else if (events.some(({ what }) => what === 'reshuffled')) expect(left).toBe(6 - flips)
        else expect([left, depth], 'PAN-8.2 PAN-R28').toEqual([before.left - flips, before.pan - flips])
        before = { left, pan: depth }
      })
    }
  })

  test('PAN-8.2 all six cards are shuffled together, each place of PAN alike', () => {
    const { position } = scene({ fronts: ['6', '5'], pile: 'CP' })
    position.rng = seeded('gun')
    const places = [0, 0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      shuffleGun(position)
      expect(position.left, 'PAN-8.2').toBe(6)
      places[position.pan]!++
    }
    expect(places[0]).toBe(0)
    for (const count of places.slice(1)) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  test('PAN-8.3 at every decision the pile holds PAN, and 1 to 6 cards', () => {
    for (let game = 0; game < 60; game++)
      randomGame(`pile ${game}`, 2 + (game % 5), {}, ({ position }) => {
        if (position.stack.length === 0) return
        const { left, pan } = position
        expect(1 <= pan && pan <= left && left <= 6, `PAN-8.3 place ${pan} of ${left}`).toBe(true)
      })
  })

  test('PAN-8.4 with k cards left a flip is PAN in exactly one of k orders; at k = 1 surely', () => {
    for (let k = 1; k <= 6; k++) {
      let out = 0
      for (let at = 0; at < k; at++) {
        const pile = Array.from({ length: k }, (_, i) => (i === at ? 'P' : 'C')).join('')
        const match = scene({ fronts: ['6', '5'], pile })
        plays(match, [0, flip])
        if (seen(match).eliminated.includes(0)) out++
      }
      expect(out, 'PAN-8.4').toBe(1)
    }
  })

  test('PAN-8.5 PAN-R18 a sure PAN is not resolved by itself: the player still chooses', () => {
    const rich = scene({ fronts: ['6,5', '4'], pile: 'P', draws: [gun('CCCCCP')] })
    offersExactly(rich, 0, [flip, reshuffle(5), reshuffle(6), skip(5, 6)], 'PAN-8.5 PAN-R18')
    plays(rich, [0, reshuffle(5)])
    expect(seen(rich)).toMatchObject({ left: 5, player: 1 })
    const poor = scene({ fronts: ['', '4'], pile: 'CP' })
    plays(poor, [0, flip])
    expect(seen(poor)).toMatchObject({ stage: 'offer', left: 1, player: 0 })
    plays(poor, [0, { act: 'stop' }])
    offersExactly(poor, 1, [flip, reshuffle(4)], 'PAN-8.5 PAN-R18')
  })

  test('PAN-R19 after PAN all six cards are shuffled again while two or more remain', () => {
    const match = scene({ fronts: ['6', '5', '4,4'], pile: 'CP', draws: [gun('CCPCCC')] })
    plays(match, [0, flip], [1, flip])
    expect(match.position, 'PAN-R19').toMatchObject({ left: 6, pan: 3 })
    expect(seen(match)).toMatchObject({ left: 6, clics: 0 })
    const second = scene({ fronts: ['', '5', '4,4'], pile: 'CP', draws: [gun('CCPCCC')] })
    plays(second, [0, flip], [0, go])
    expect(second.position).toMatchObject({ left: 6, pan: 3 })
  })
})
