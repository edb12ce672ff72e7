import { asked, offersExactly, plays, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { added, flip, go, gun, reshuffle, scene, seen, skip, stop, take } from './scene.ts'

describe('PAN-7 Double CLIC', () => {
  test('PAN-7.1 the offer follows a first CLIC before an empty front', () => {
    const match = scene({ fronts: ['', '6,5,4'], pile: 'CCCP' })
    expect(plays(match, [0, flip])).toEqual([
      { what: 'clic', clause: 'PAN-6.8', seat: 0, left: 3, reveals: true },
      { what: 'offered', clause: 'PAN-7.1', seat: 0, left: 3 },
    ])
    expect(asked(match)).toEqual(['0:go or stop'])
    expect(seen(match)).toMatchObject({ stage: 'offer', player: 0 })
    offersExactly(match, 0, [go, stop])
    expect(match.position.stack).toHaveLength(2)
  })

  test('PAN-7.1 PAN-R14 having paid the last card to RESHUFFLE qualifies, the last but one does not', () => {
    const last = scene({ fronts: ['2', '6'], pile: 'P', draws: [gun('CCCCCP')] })
    plays(last, [0, reshuffle(2)])
    expect(seen(last), 'PAN-R14').toMatchObject({ stage: 'offer', left: 5, player: 0 })
    const more = scene({ fronts: ['2,2', '6'], pile: 'P', draws: [gun('CCCCCP')] })
    plays(more, [0, reshuffle(2)])
    expect(seen(more)).toMatchObject({ stage: 'turn', left: 5, player: 1 })
  })

  test('PAN-7.1 PAN-R14 SKIP with the last cards never leads to an offer', () => {
    const match = scene({ fronts: ['2,2', '6'], pile: 'CP' })
    plays(match, [0, skip(2, 2)])
    expect(seen(match), 'PAN-R14').toMatchObject({ stage: 'turn', player: 1, fronts: [[], [6]] })
  })

  test('PAN-7.1 GO and STOP without an offer, whoever sends them', () => {
    const match = scene({ fronts: ['', '6', ''], out: [2], pile: 'CCP' })
    for (const seat of [0, 1, 2]) {
      refuses(match, seat, go, 'PAN-7.1')
      refuses(match, seat, stop, 'PAN-7.1')
    }
  })

  test('PAN-7.2 nothing is announced before the first flip, and nothing else may be done after it', () => {
    const match = scene({ fronts: ['', '6,5'], pile: 'CCP' })
    offersExactly(match, 0, [flip])
    plays(match, [0, flip])
    for (const action of [flip, reshuffle(6), skip(6, 5)]) refuses(match, 0, action, 'PAN-6.1', 'PAN-7.2')
    refuses(match, 1, go, 'PAN-6.1')
    refuses(match, 1, stop, 'PAN-6.1')
    refuses(match, 1, flip, 'PAN-6.1')
    refuses(match, 0, { act: 'go', n: 1 }, 'PAN-7.4')
    refuses(match, 0, { act: 'stop', n: 1 }, 'PAN-7.3')
  })

  test('PAN-7.3 STOP ends the turn, nothing is taken', () => {
    const match = scene({ fronts: ['', '6,5,4'], pile: 'CCCP' })
    plays(match, [0, flip])
    expect(plays(match, [0, stop])).toEqual([{ what: 'stopped', clause: 'PAN-7.3', seat: 0 }])
    expect(seen(match)).toMatchObject({ fronts: [[], [6, 5, 4]], left: 3, player: 1, stage: 'turn' })
    expect(match.position.stack).toHaveLength(1)
  })

  test('PAN-7.4 PAN-R15 GO turns up the next card of the same pile, without a shuffle', () => {
    const match = scene({ fronts: ['', '6'], pile: 'CCPC' })
    plays(match, [0, flip])
    expect(match.position).toMatchObject({ left: 3, pan: 2 })
    const events = plays(match, [0, go])
    expect(events.slice(0, 2), 'PAN-R15').toEqual([
      { what: 'went on', clause: 'PAN-7.4', seat: 0 },
      { what: 'clic', clause: 'PAN-6.8', seat: 0, left: 2, reveals: true },
    ])
    expect(match.position).toMatchObject({ left: 2, pan: 1 })
  })

  test('PAN-R15 of all places of PAN a double succeeds in (k − 2) of k', () => {
    for (let k = 2; k <= 6; k++) {
      let doubles = 0
      for (let at = 0; at < k; at++) {
        const cards = Array.from({ length: k }, (_, i) => (i === at ? 'P' : 'C')).join('')
        const match = scene({ fronts: ['', '6'], pile: cards })
        plays(match, [0, flip])
        if (seen(match).stage === 'over') continue
        plays(match, [0, go])
        if (seen(match).stage !== 'over') doubles++
      }
      expect(doubles, 'PAN-R15').toBe(k - 2)
    }
  })

  test('PAN-7.5 PAN-R16 GO is legal onto a sure PAN and with nothing to take', () => {
    const match = scene({ fronts: ['', ''], pile: 'CP' })
    plays(match, [0, flip])
    offersExactly(match, 0, [go, stop], 'PAN-7.5 PAN-R16')
    plays(match, [0, go])
    expect(seen(match)).toMatchObject({ stage: 'over', order: [1] })
  })

  test('PAN-7.6 PAN-E23 the second card is PAN: out, and nothing is taken', () => {
    const match = scene({ fronts: ['', '6,5,4'], pile: 'CPCCCC' })
    plays(match, [0, flip])
    expect(plays(match, [0, go]), 'PAN-7.6 PAN-E23').toEqual([
      { what: 'went on', clause: 'PAN-7.4', seat: 0 },
      { what: 'pan', clause: 'PAN-9.1', seat: 0, reveals: true },
      { what: 'won', clause: 'PAN-10.1', seat: 1 },
    ])
    expect(seen(match)).toMatchObject({ fronts: [[], [6, 5, 4]], order: [1], eliminated: [0] })
  })

  test('PAN-7.7 PAN-R12 PAN-R13 the second card is CLIC: exactly N cards, and never a third flip', () => {
    const match = scene({ fronts: ['', '6,5', '4,4', '3'], pile: 'CCCCP' })
    plays(match, [0, flip], [0, go])
    expect(seen(match)).toMatchObject({ stage: 'taking', player: 0, left: 3 })
    refuses(match, 0, go, 'PAN-7.7')
    refuses(match, 0, stop, 'PAN-7.1')
    refuses(match, 1, go, 'PAN-7.1')
    refuses(match, 0, flip, 'PAN-6.1', 'PAN-7.2')
    refuses(match, 0, take(16, 15, 24), 'PAN-7.7', 'PAN-7.10')
    refuses(match, 0, take(16, 15, 24, 24, 33), 'PAN-7.7')
    expect(plays(match, [0, take(16, 24, 24, 33)]), 'PAN-R12 PAN-R13').toEqual([
      {
        what: 'took',
        clause: 'PAN-7.7',
        seat: 0,
        from: [
          { owner: 1, cards: [6] },
          { owner: 2, cards: [4, 4] },
          { owner: 3, cards: [3] },
        ],
      },
    ])
    expect(seen(match)).toMatchObject({
      fronts: [[6, 4, 4, 3], [5], [], []],
      player: 1,
      stage: 'turn',
      left: 3,
    })
  })

  test('PAN-7.8 PAN-R9 PAN-R11 only cards before other active players can be taken', () => {
    const match = scene({ fronts: ['', '6,5,4', '', '3'], out: [2], pile: 'CCCP' })
    plays(match, [0, flip], [0, go])
    offersExactly(
      match,
      0,
      [take(14, 15, 16), take(14, 15, 33), take(14, 16, 33), take(15, 16, 33)],
      'PAN-R9 PAN-R11',
    )
    refuses(match, 0, take(16, 15, 13), 'PAN-7.8')
    refuses(match, 0, take(16, 16, 15), 'PAN-7.8')
    refuses(match, 0, take(16, 15, 6), 'PAN-7.8')
    refuses(match, 0, take(16, 15, 26), 'PAN-7.8')
    refuses(match, 0, take(16, 15, 96), 'PAN-7.8')
    refuses(match, 0, take(16, 15, 56), 'PAN-7.8')
    refuses(match, 0, { act: 'take' }, 'PAN-7.7', 'PAN-7.10')
    refuses(match, 0, { act: 'take', n: 16, ns: [14, 15, 16] }, 'PAN-7.7')
    refuses(match, 1, take(14, 15, 16), 'PAN-6.1')
    refuses(match, 2, take(14, 15, 16), 'PAN-6.1', 'PAN-9.7')
  })

  test('PAN-7.8 PAN-R11 the own last card, just discarded, has left the play area', () => {
    const match = scene({ fronts: ['2', '6'], pile: 'P', draws: [gun('CCCCCP')] })
    const events = plays(match, [0, reshuffle(2)], [0, go])
    expect(events.at(-1)).toMatchObject({ what: 'took', from: [{ owner: 1, cards: [6] }] })
    expect(seen(match).fronts, 'PAN-R11').toEqual([[6], []])
  })

  test('PAN-7.9 more than N takeable: any split; N or fewer: all without a question', () => {
    const more = scene({ fronts: ['', '6,6,1'], pile: 'CCCP' })
    plays(more, [0, flip], [0, go])
    offersExactly(more, 0, [take(11, 16), take(16, 16)])
    offersExactly(more, 1, [])
    const equal = scene({ fronts: ['', '6,5'], pile: 'CCCP' })
    plays(equal, [0, flip], [0, go])
    expect(seen(equal)).toMatchObject({ fronts: [[6, 5], []], stage: 'turn', player: 1 })
    const fewer = scene({ fronts: ['', '6', '5', ''], pile: 'CCCP' })
    expect(plays(fewer, [0, flip], [0, go]).at(-1)).toEqual({
      what: 'took',
      clause: 'PAN-7.7',
      seat: 0,
      from: [
        { owner: 1, cards: [6] },
        { owner: 2, cards: [5] },
      ],
    })
    expect(seen(fewer)).toMatchObject({ fronts: [[6, 5], [], [], []], player: 1 })
  })

  test('PAN-7.10 taking fewer is refused, and all cards move in one event', () => {
    const match = scene({ fronts: ['', '6,5,4'], pile: 'CCCP' })
    plays(match, [0, flip], [0, go])
    refuses(match, 0, take(16), 'PAN-7.7', 'PAN-7.10')
    refuses(match, 0, take(), 'PAN-7.7', 'PAN-7.10')
    expect(plays(match, [0, take(16, 15)])).toHaveLength(1)
  })

  test('PAN-7.7 taking without a second CLIC is refused', () => {
    const match = scene({ fronts: ['', '6,5,4'], pile: 'CCCP' })
    refuses(match, 0, take(16, 15), 'PAN-7.7')
    refuses(match, 0, { act: 'pick', n: 16 }, 'PAN-7.7')
    plays(match, [0, flip])
    refuses(match, 0, take(16, 15), 'PAN-7.7')
  })

  test('PAN-E4 the example of the source', () => {
    const fronts = ['6,5,3,2', '4,4,1', '2']
    const given = { fronts, to: 2, pile: 'CCP', draws: [gun('CCCCPC')] }
    const offerAt = (match: ReturnType<typeof scene>) => {
      const { discard } = seen(match)
      plays(match, [2, reshuffle(2)])
      expect(seen(match)).toMatchObject({ stage: 'offer', left: 5, fronts: [[6, 5, 3, 2], [4, 4, 1], []] })
      expect(added(discard, seen(match).discard)).toEqual([2])
      plays(match, [2, go])
    }
    const one = scene(given)
    offerAt(one)
    expect(seen(one)).toMatchObject({ stage: 'taking', left: 4 })
    plays(one, [2, take(6, 5, 14)])
    expect(seen(one), 'PAN-E4').toMatchObject({
      fronts: [
        [3, 2],
        [4, 1],
        [6, 5, 4],
      ],
      player: 0,
      left: 4,
    })
    const two = scene(given)
    offerAt(two)
    plays(two, [2, take(14, 14, 11)])
    expect(seen(two), 'PAN-E4').toMatchObject({ fronts: [[6, 5, 3, 2], [], [4, 4, 1]], player: 0 })
    const few = scene({ ...given, fronts: ['5', '1', '2'] })
    plays(few, [2, reshuffle(2)], [2, go])
    expect(seen(few)).toMatchObject({ fronts: [[], [], [5, 1]], player: 0, stage: 'turn' })
  })

  test('PAN-E22 taking two of three', () => {
    const match = scene({ fronts: ['', '6,5,4'], pile: 'CCCPCC' })
    plays(match, [0, flip], [0, go])
    offersExactly(match, 0, [take(14, 15), take(14, 16), take(15, 16)])
    refuses(match, 0, take(16), 'PAN-7.7', 'PAN-7.10')
    plays(match, [0, take(16, 14)])
    expect(seen(match), 'PAN-E22').toMatchObject({ fronts: [[6, 4], [5]], left: 4, player: 1 })
  })

  test('PAN-E24 PAN-R16 a double with nothing to take', () => {
    const match = scene({ fronts: ['', ''], pile: 'CCPCCC' })
    plays(match, [0, flip])
    expect(plays(match, [0, go]).at(-1), 'PAN-E24 PAN-R16').toEqual({
      what: 'took',
      clause: 'PAN-7.7',
      seat: 0,
      from: [],
    })
    expect(seen(match)).toMatchObject({ left: 4, player: 1, stage: 'turn', fronts: [[], []] })
  })
})
