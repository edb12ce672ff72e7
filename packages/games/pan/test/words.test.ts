import { plays } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type PanEvent, pan } from '../src/index.ts'
import { commits, dealt, flip, go, gun, opening, type PanMatch, scene, seen, take, tie } from './scene.ts'

const who = (seat: number): string => ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'][seat]!
const say = (events: readonly PanEvent[]): string[] => events.map((event) => pan.words.event(event, who))
const label = (match: PanMatch, seat: number, action: Parameters<typeof pan.words.action>[1]) =>
  pan.words.action(pan.view(match.position, seat), action)

describe('words', () => {
  test('the deal and a trick', () => {
    const events: PanEvent[] = []
    const match = dealt(['6,4,2,1', '5,4,3,6', '1,1,2,3'], {}, events)
    expect(say(events).slice(0, 2)).toEqual([
      'Everyone gets 4 cards; 12 are set aside',
      'Ana is dealt 6 4 2 1',
    ])
    expect(say(commits(match, [6, 5, 1])).slice(-4)).toEqual([
      'Cleo has chosen a card',
      'Cleo chooses the 1 (Mouse)',
      'All cards up: Ana 6, Ben 5, Cleo 1',
      'Cleo wins with the 1, which beats the 6, and takes 6 5 1',
    ])
    expect(say(commits(match, [4, 4, 2])).slice(-2)).toEqual([
      'Duplicates cancel each other: 4',
      'Cleo wins with the 2 (Cat) and takes 4 4 2',
    ])
  })

  test('a trick without a winner, and cancelled cards that are discarded', () => {
    const options = { cancelled: 'discarded' } as const
    const match = dealt(['6,5,4,3', '6,5,4,3', '6,4,2,1'], { options })
    expect(say(commits(match, [6, 6, 6])).at(-1)).toBe('Nobody wins the trick; 6 6 6 goes to the discard')
    expect(say(commits(match, [5, 5, 4])).at(-1)).toBe(
      'Cleo wins with the 4 (Wolf) and takes 4; 5 5 goes to the discard',
    )
  })

  test('the ghost', () => {
    const events: PanEvent[] = []
    const match = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' }, events)
    expect(say(events)[0]).toBe('Everyone gets 4 cards, the ghost 4; 12 are set aside')
    expect(say(commits(match, [6, 5], 3)).slice(1)).toEqual([
      'Ana chooses the 6 (Elephant) and picks slot 3 of the ghost',
      'Ben has chosen a card',
      'Ben chooses the 5 (Bear)',
      'All cards up: Ana 6, Ben 5, the ghost 1 from slot 3',
      'The ghost wins with the 1, which beats the 6, and takes 6 5 1',
    ])
    expect(say(opening(['6', '5'], {}, [], '4,3').events)).toEqual([
      'The ghost leaves; its heap (4 3) goes to the discard',
      'Ana starts (the highest total); the order is Ana, Ben',
    ])
  })

  test('order, ties and players without cards', () => {
    expect(say(opening(['4,2', '4,2', '6'], {}, [tie(1)]).events)).toEqual([
      'Ana and Ben are completely tied; the draw puts Ben first',
      'Ben starts (after a tie-break); the order is Ben, Cleo, Ana',
    ])
    expect(say(opening(['4,2', '', '6', ''], { cardless: 'out' }).events)[0]).toBe(
      'Out, having won no cards: Ben and Dan',
    )
  })

  test('turns, the Double CLIC and the end', () => {
    const options = { ownerless: 'takeable' } as const
    const match = scene({ fronts: ['6,4', '', '3'], pile: 'P', options, draws: [gun('CCCCPC')] })
    expect(say(plays(match, [0, flip]))).toEqual([
      'PAN! Ana is out',
      'Ana’s front (6 4) stays on the table for anybody to take',
      'All 6 gun cards are shuffled',
      'Cleo starts (most cards); the order is Cleo, Ben',
    ])
    expect(say(plays(match, [2, flip], [1, flip], [1, go], [1, take(96, 23)])).slice(1)).toEqual([
      'CLIC for Ben; 4 gun cards are left',
      'Ben has no cards and may flip again for a Double CLIC, at 1-in-4 odds of PAN',
      'Ben goes for the Double CLIC',
      'CLIC for Ben; 3 gun cards are left',
      'Ben takes 3 from Cleo and 6 from the free cards',
    ])
    const end = scene({ fronts: ['6,5', '4'], pile: 'P', draws: [gun('P')] })
    expect(say(plays(end, [0, { act: 'skip', ns: [5, 6] }], [1, { act: 'reshuffle', n: 4 }]))).toEqual([
      'Ana pays 6 5 and skips',
      'Ben pays the 4 (Wolf) and reshuffles all 6 gun cards',
      'PAN! Ben is out',
      'Ana is the last one left and wins',
    ])
    const stops = scene({ fronts: ['', ''], pile: 'CCP' })
    expect(say(plays(stops, [0, flip], [0, { act: 'stop' }], [1, flip])).slice(2, 3)).toEqual(['Ana stops'])
  })

  test('who waits is told what the others are at', () => {
    const waits = (match: Parameters<typeof seen>[0], decision: string): string =>
      pan.words.waits(pan.view(match.position, 1), decision)
    const trick = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
    expect(waits(trick, 'commit')).toBe('Choosing a card for trick 1.')
    expect(waits(scene({ fronts: ['6,5', '4'], pile: 'CCP' }), 'act')).toBe('Flip, reshuffle or skip.')
    const bare = scene({ fronts: ['', '6,6,5', '4'], pile: 'CCCP' })
    expect(waits(bare, 'act')).toBe('No cards: must flip.')
    plays(bare, [0, flip])
    expect(waits(bare, 'go or stop')).toBe('Flip once more, or stop.')
    expect([waits(bare, 'take'), waits(bare, 'pick')]).toEqual(['Taking 3 cards.', 'Taking 3 cards.'])
  })

  test('labels of actions and questions', () => {
    const trick = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
    expect(label(trick, 0, { act: 'commit', n: 6, with: 3 })).toBe(
      'Play the 6 (Elephant) and pick slot 3 of the ghost',
    )
    expect(label(trick, 1, { act: 'commit', n: 3 })).toBe('Play the 3 (Fox)')
    expect(pan.words.question(pan.view(trick.position, 0), 'commit')).toContain(
      'Trick 1: which card do you play, and which of the ghost’s?',
    )
    expect(pan.words.question(pan.view(trick.position, 1), 'commit')).toBe('Trick 1: which card do you play?')
    const turn = scene({ fronts: ['6,5', '4'], pile: 'CCP' })
    expect(label(turn, 0, flip)).toBe('Flip: 1-in-3 PAN')
    expect(label(turn, 0, { act: 'reshuffle', n: 5 })).toBe(
      'Pay the 5 (Bear), reshuffle and flip: 1-in-6 PAN',
    )
    expect(label(turn, 0, { act: 'skip', ns: [5, 6] })).toBe('Pay 6 5 and skip')
    expect(pan.words.question(pan.view(turn.position, 0), 'act')).toBe(
      'Flip (1-in-3 PAN), pay 1 card to reshuffle, or pay 2 to skip?',
    )
    plays(turn, [0, flip])
    expect(label(turn, 1, { act: 'reshuffle', n: 4 })).toBe(
      'Pay the 4 (Wolf), reshuffle and flip: 1-in-6 PAN; a CLIC opens the Double CLIC',
    )
    expect(pan.words.question(seen(turn), 'act')).toBe('Flip (1-in-2 PAN), or pay 1 card to reshuffle?')
    const bare = scene({ fronts: ['', ''], pile: 'CCP' })
    expect(pan.words.question(seen(bare), 'act')).toBe('You have no cards, so you must flip: 1-in-3 PAN')
    plays(bare, [0, flip])
    expect(label(bare, 0, go)).toBe('Go: flip again, 1-in-2 PAN, nothing to take')
    const double = scene({ fronts: ['', '6,6,5', '4'], pile: 'CCCP' })
    plays(double, [0, flip])
    expect(label(double, 0, go)).toBe('Go: flip again, 1-in-3 PAN')
    expect(label(double, 0, { act: 'stop' })).toBe('Stop')
    plays(double, [0, go])
    expect(label(double, 0, take(16, 16, 24))).toBe('Take 6 6 from seat 1 and 4 from seat 2')
    expect(label(double, 0, { act: 'pick', n: 96 })).toBe('Pick the 6 (Elephant) from the free cards')
  })

  test('the table as text', () => {
    const match = scene({ fronts: ['6,5', '4', ''], pile: 'CCCP' })
    expect(pan.words.table(seen(match), who)).toBe(
      [
        'Second step, 3 active: reshuffling costs 1 card, skipping 3',
        'Gun     [CLIC] [CLIC] [ ?? ] [ ?? ] [ ?? ] [ ?? ]   PAN at 1 in 4',
        '> Ana  to act     2 cards total 11  6 5',
        '  Ben              1 card total 4   4',
        '  Cleo            0 cards total 0   -  (Double CLIC possible)',
        'Order   Ana > Ben > Cleo',
        'Discard 6 6 6 5 5 5 4 4 4   (12 set aside)',
      ].join('\n'),
    )
    const trick = dealt(['6,4,2,1', '5,4,3,6'], { slots: '2,6,1,5' })
    commits(trick, [6, 5], 3)
    plays(trick, [1, { act: 'commit', n: 4, with: 1 }])
    expect(pan.words.table(pan.view(trick.position, 1), who)).toBe(
      [
        'First step, trick 2 of 4',
        'Gun     [ ?? ] [ ?? ] [ ?? ] [ ?? ] [ ?? ] [ ?? ]   PAN at 1 in 6',
        'Ghost   [1] [2] [ ] [4]  heap 6 5 1  (Ben picks)',
        '  Ana choosing   0 cards total 0   -',
        '  Ben committed  0 cards total 0   -',
        'Discard -   (12 set aside)',
        'Hand    6 4 3',
        'You have committed 4',
      ].join('\n'),
    )
  })
})
