import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { acts, card, cards, given, heard, moves, named, offers, offersBy, shows } from './support.ts'

describe('phase 3: play the cards', () => {
  test('IW-7.1 one turn at a time, clockwise from the start player; out of turn is refused', () => {
    const match = given('A{ORD GRO} B{ORD GRO} C{ORD GRO}', { start: 1 })
    expect(asked(match)).toEqual(['1:turn'])
    refuses(match, 0, { act: 'order' }, 'IW-7.1')
    refuses(match, 2, { act: 'discard', n: card('GRO') }, 'IW-7.1')
    moves(match, 'B order')
    expect(asked(match)).toEqual(['2:turn'])
    moves(match, 'C order')
    expect(asked(match)).toEqual(['0:turn'])
    moves(match, 'A order')
    expect(asked(match)).toEqual(['1:turn'])
  })

  test('IW-7.2 exactly one thing: a card, a card with an Adviser, a repayment, a discard; or a pass', () => {
    const match = given('A{€20 L1 GRO ADV REM RAW} B{ORD}')
    offers(
      match,
      0,
      ...acts('grow', 'grow+adviser', 'remove', 'remove+adviser', 'raw', 'raw+adviser', 'repay'),
      ...acts('discard GRO', 'discard ADV', 'discard REM'),
    )
    refuses(match, 0, { act: 'order' }, 'IW-7.2')
    refuses(match, 0, { act: 'dispose' }, 'IW-7.2', 'IW-8.9')
    refuses(match, 0, { act: 'discard', n: card('ORD') }, 'IW-7.2')
    const last = given('A{GRO} B{ORD}')
    offers(last, 0, ...acts('grow', 'discard GRO', 'pass'))
  })

  test('IW-7.3 IW-E23 passing only with exactly one card; RAW is never discarded', () => {
    const two = given('A{GRO DIS} B{ORD}')
    refuses(two, 0, { act: 'pass' }, 'IW-7.3')
    const raw = given('A{w3 RAW DIS} B{ORD}')
    refuses(raw, 0, { act: 'discard', n: card('RAW') }, 'IW-7.9')
    refuses(raw, 0, { act: 'pass' }, 'IW-7.3')
    moves(raw, 'A discard DIS', 'B discard ORD')
    offers(raw, 0, ...acts('raw', 'pass'))
  })

  test('IW-7.3 IW-7.9 IW-E23 discard DIS, then pass: RAW is kept', () => {
    const match = given('A{w3 RAW DIS} B{ORD GRO}')
    moves(match, 'A discard DIS', 'B grow', 'A pass')
    shows(match, 'A{kept RAW}', 'IW-E23')
  })

  test('IW-7.4 who passes is out and keeps the card for the next round', () => {
    const match = given('A{GRO} B{ORD GRO}')
    const told = moves(match, 'A pass')
    expect(told).toEqual([{ what: 'kept', clause: 'IW-7.4', seat: 0, kind: card('GRO'), names: 'published' }])
    shows(match, 'A{kept GRO c14}')
    expect(asked(match)).toEqual(['1:turn'])
    refuses(match, 0, { act: 'grow' }, 'IW-7.1')
    moves(match, 'B order')
    expect(asked(match)).toEqual(['1:turn'])
    moves(match, 'B grow')
    expect(match.position.round).toBe(2)
    shows(match, 'A{kept GRO} B{none}')
  })

  test('IW-7.5 who has no cards left is out', () => {
    const match = given('A{GRO} B{ORD GRO}')
    moves(match, 'A grow', 'B order')
    expect(asked(match), 'IW-7.5').toEqual(['1:turn'])
    shows(match, 'A{none}')
    expect(match.position.companies[0]!.kept).toBe(false)
  })

  test('IW-7.6 IW-E25 those who are out are skipped: A B C, A B C, A B C, A', () => {
    const match = given('A{GRO INN DIS REM w3} B{GRO DIS REM w3} C{GRO DIS REM w3}')
    const order: string[] = []
    const turn = (text: string) => {
      order.push(asked(match)[0]!)
      moves(match, text)
    }
    for (const text of ['grow', 'dispose', 'remove'])
      for (const seat of ['A', 'B', 'C']) turn(`${seat} ${text}`)
    turn('A innovate 0')
    expect(order.map((question) => 'ABC'[Number(question[0])]).join(''), 'IW-7.6 IW-E25').toBe('ABCABCABCA')
    expect(match.position.round).toBe(2)
  })

  test('IW-7.6 one player may take several turns in a row', () => {
    const match = given('A{} B{GRO INN DIS w3} C{}', { turn: 1 })
    moves(match, 'B grow')
    expect(asked(match)).toEqual(['1:turn'])
    moves(match, 'B dispose')
    expect(asked(match), 'IW-7.6').toEqual(['1:turn'])
  })

  test('IW-7.7 IW-R10 who is out still bids, still has waste moved, and may take credit', () => {
    const match = given('A{RAW REM GRO} B{kept ORD w4} C{w4}')
    moves(match, 'A raw')
    expect(asked(match)).toEqual(['1:bid'])
    moves(match, 'B bid 3')
    expect(asked(match)).toEqual(['2:bid'])
    moves(match, 'C bid 4', 'A pass', 'A remove', 'B credit')
    shows(match, 'A{€19} B{w5 €25 L1} C{w5 €11 m10}', 'IW-7.7 IW-R10')
  })

  test('IW-7.8 any one card but RAW is discarded without effect, even a playable one', () => {
    const match = given('A{w9 ORD GRO INN DIS} B{ADV HIR REM BRI}')
    const told = moves(match, 'A discard GRO', 'B discard BRI')
    shows(match, 'A{c14 w9 m5 €15 ORD INN DIS} B{ADV HIR REM}')
    expect(told).toEqual([
      { what: 'discarded', clause: 'IW-7.8', seat: 0, kind: card('GRO'), names: 'published' },
      { what: 'discarded', clause: 'IW-7.8', seat: 1, kind: card('BRI'), names: 'published' },
    ])
    moves(match, 'A discard ORD', 'B discard ADV', 'A discard INN', 'B discard HIR', 'A discard DIS')
    shows(match, 'A{none} B{REM}')
  })

  test('IW-7.9 RAW is played, or kept as the last card, never discarded', () => {
    const match = given('A{RAW} B{ORD}')
    offers(match, 0, ...acts('raw', 'pass'))
    refuses(match, 0, { act: 'discard', n: card('RAW') }, 'IW-7.9')
  })

  test('IW-7.10 IW-R11 a card that changes nothing or cannot be carried out is not played', () => {
    const match = given('A{c20 m4 w0 GRO ORD DIS} B{}')
    offersBy('IW-7.10 IW-R11')(match, 0, ...acts('discard GRO', 'discard ORD', 'discard DIS'))
    const two = given('A{w0 REM RAW} B{w16 m45}', { supply: 0 })
    offersBy('IW-7.10 IW-R11')(two, 0, ...acts('remove', 'raw', 'discard REM'))
  })

  test('IW-7.11 with one card play, discard or pass; with more, play or discard', () => {
    offersBy('IW-7.11')(given('A{GRO} B{}'), 0, ...acts('grow', 'discard GRO', 'pass'))
    offersBy('IW-7.11')(given('A{RAW} B{}'), 0, ...acts('raw', 'pass'))
    offersBy('IW-7.11')(given('A{BRI} B{}'), 0, ...acts('discard BRI', 'pass'))
    offersBy('IW-7.11')(given('A{GRO BRI} B{}'), 0, ...acts('grow', 'discard GRO', 'discard BRI'))
  })

  test('IW-7.12 played and discarded cards go to the discard pile at once, all in sight', () => {
    const match = given('A{GRO ADV DIS} B{ORD}')
    moves(match, 'A grow+adviser')
    expect(match.position.discards, 'IW-7.12').toEqual(cards('GRO ADV'))
    moves(match, 'B order')
    expect(match.position.discards).toEqual(cards('GRO ADV ORD'))
    moves(match, 'A discard DIS')
    expect(match.position.discards.slice(0, 4)).toEqual(cards('GRO ADV ORD DIS'))
  })

  test('IW-7.12 RAW lies on the discard pile while its auction runs', () => {
    const match = given('A{RAW GRO} B{}')
    moves(match, 'A raw')
    expect(match.position.discards, 'IW-7.12').toEqual(cards('RAW'))
    shows(match, 'A{GRO}')
  })

  test('IW-7.13 IW-E24 a card may be kept round after round, never more than one', () => {
    const deck = 'GRO ORD HIR · INN RAW GRO · DIS HIR INN · GRO ORD HIR · INN RAW GRO · DIS HIR INN'
    const match = given('A{BRI} B{}', { deck, round: 3 })
    moves(match, 'A pass')
    expect(match.position.round).toBe(4)
    shows(match, 'A{kept BRI}', 'IW-7.13 IW-E24')
    moves(match, 'B set 1', 'A set 0')
    shows(match, 'A{BRI GRO INN DIS}')
    moves(match, 'B discard ORD', 'A grow', 'B raw', 'A pass', 'B pass', 'A innovate 0')
    moves(match, 'B discard HIR', 'A discard DIS', 'A pass')
    expect(match.position.round).toBe(5)
    shows(match, 'A{kept BRI}')
    moves(match, 'A set 0', 'B set 1')
    expect(match.position.companies[0]!.hand).toHaveLength(4)
    expect(match.position.companies[0]!.hand[0]).toBe(card('BRI'))
  })

  test('IW-7.14 the phase ends when everybody is out', () => {
    const match = given('A{GRO} B{GRO}')
    expect(named(moves(match, 'A pass'), 'wages')).toEqual([])
    expect(named(heard(moves(match, 'B grow'), null), 'wages'), 'IW-7.14').toHaveLength(2)
  })

  test('IW-7.14 with the last RAW it ends only after the auction', () => {
    const match = given('A{RAW} B{}')
    expect(named(moves(match, 'A raw', 'B bid 2'), 'wages')).toEqual([])
    expect(named(heard(moves(match, 'A pass'), null), 'wages'), 'IW-7.14').toHaveLength(2)
    shows(match, 'A{€12} B{€8}')
  })

  test('IW-7.15 a move that is not allowed in any part changes nothing', () => {
    const match = given('A{€9 R2 M1 W1 INN ADV ORD} B{}')
    refuses(match, 0, { act: 'innovate+adviser', n: 0 }, 'IW-10.7')
    refuses(match, 0, { act: 'innovate+adviser', n: 3 }, 'IW-10.7')
    shows(match, 'A{€9 R2 M1 W1 INN ADV ORD}', 'IW-7.15')
    expect(match.journal.moves).toEqual([])
  })

  test('IW-R23 two RAW as the last two cards: one must be played, the other may be kept', () => {
    const match = given('A{RAW RAW} B{ORD GRO DIS}')
    offers(match, 0, { act: 'raw' })
    moves(match, 'A raw', 'B pass', 'A pass', 'B order')
    offers(match, 0, ...acts('raw', 'pass'))
    moves(match, 'A pass')
    shows(match, 'A{kept RAW}', 'IW-R23')
  })

  test('IW-R24 nobody is ever unable to move', () => {
    for (const hand of ['RAW RAW', 'RAW', 'ORD ORD', 'BRI ADV', 'ADV', 'ADV ADV', 'RAW RAW ADV', 'DIS GRO']) {
      const match = given(`A{c14 w0 m0 €0 ${hand}} B{m50}`)
      expect(asked(match), 'IW-R24').toEqual(['0:turn'])
      const some =
        hand.split(' ').length === 1 ? 'pass' : hand.startsWith('RAW') ? 'raw' : `discard ${hand.slice(0, 3)}`
      moves(match, `A ${some}`)
    }
  })
})
