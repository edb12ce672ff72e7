import { canonical, waiting } from '@midden/kernel'
import { asked, refuses } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste as game } from '../src/index.ts'
import { cards, type Given, given, heard, moves, named, offers, shows } from './support.ts'

/** The Accident is the next card of the deal. */
const accident = (companies: string, g: Given = {}) => given(companies, { at: 'lay out', deck: 'ACC', ...g })
const everything = { options: { bribery: 'everything' } } as const

describe('accident', () => {
  test('IW-5.1 it strikes everybody when drawn, and once more at the end', () => {
    const told: WorksEvent[] = []
    const drawn = accident('A{c16 w9} B{c16 w9} C{c16 w9}', { told })
    shows(drawn, 'A{c15 €10} B{c15 €10} C{c15 €10}', 'IW-5.1')
    const end = given('A{c19 w9 GRO} B{c16 w9} C{c16 w9}')
    moves(end, 'A grow')
    shows(end, 'A{c19} B{c15} C{c15}', 'IW-5.1')
  })

  test('IW-5.2 green: nothing; yellow: €5 and one column; red: €10 and two columns', () => {
    const told: WorksEvent[] = []
    const match = accident('A{c18 w8 €30} B{c18 w9 €30} C{c18 w12 €30} D{c18 w13 €30}', { told })
    shows(match, 'A{c18 €30} B{c17 €25} C{c17 €25} D{c16 €20}')
    expect(told.slice(1, 5)).toEqual([
      { what: 'unharmed', clause: 'IW-5.2', seat: 0 },
      {
        what: 'fined',
        clause: 'IW-5.2',
        seat: 1,
        colour: 'yellow',
        paid: 5,
        from: 18,
        column: 17,
        reveals: true,
      },
      {
        what: 'fined',
        clause: 'IW-5.2',
        seat: 2,
        colour: 'yellow',
        paid: 5,
        from: 18,
        column: 17,
        reveals: true,
      },
      {
        what: 'fined',
        clause: 'IW-5.2',
        seat: 3,
        colour: 'red',
        paid: 10,
        from: 18,
        column: 16,
        reveals: true,
      },
    ])
  })

  test('IW-5.2 IW-E7 yellow at 9, green at 8; the fine forces a loan', () => {
    shows(accident('A{c17 w9 €3} B{c17 w8 €15}'), 'A{c16 €8 L1} B{c17 €15 L0}', 'IW-E7')
  })

  test('IW-5.3 IW-E8 the factory stops in column 14, the fine is due all the same', () => {
    const told: WorksEvent[] = []
    const match = accident('A{c15 w13 €10} B{c14 w16 €25}', { told })
    shows(match, 'A{c14 €0 L0} B{c14 €15 L0}', 'IW-E8')
    expect(named(told, 'fined').map(({ clause, column }) => [clause, column])).toEqual([
      ['IW-5.3', 14],
      ['IW-5.3', 14],
    ])
  })

  test('IW-5.4 a fine larger than the cash brings forced credit', () => {
    const told: WorksEvent[] = []
    const match = accident('A{c16 w13 €9} B{}', { told })
    shows(match, 'A{€9 L1}', 'IW-5.4')
    expect(named(heard(told, 1), 'credit')).toEqual([
      {
        what: 'credit',
        clause: 'IW-3.4',
        seat: 0,
        loans: 1,
        forced: true,
        due: 10,
        for: 'fine',
        reveals: true,
      },
    ])
  })

  test('IW-5.5 waste, row and tower stay as they were', () => {
    shows(accident('A{c18 r3 w14 m7} B{c18 r2 w9 m9}'), 'A{r3 w14 m7} B{r2 w9 m9}', 'IW-5.5')
  })

  test('IW-5.6 IW-R3 bribery=move-only only with BRI, in yellow or red, and from column 15 on', () => {
    for (const [companies, questions] of [
      ['A{c16 w8 kept BRI} B{}', []],
      ['A{c14 w10 kept BRI} B{}', []],
      ['A{c14 w16 kept BRI} B{}', []],
      ['A{c16 w10 kept GRO} B{}', []],
      ['A{c16 w10} B{}', []],
      ['A{c15 w9 kept BRI} B{}', ['0:bribe']],
      ['A{c15 w13 kept BRI} B{}', ['0:bribe']],
    ] as const) {
      const match = accident(companies)
      expect(
        asked(match).filter((question) => question.endsWith('bribe')),
        `IW-R3 ${companies}`,
      ).toEqual(questions)
    }
  })

  test('IW-5.6 IW-E12 (a) green and (b) column 14 are not asked; (c) bribery=everything asks there too', () => {
    const a = accident('A{c16 w8 €15 kept BRI} B{}')
    expect(asked(a)).toEqual(['0:set'])
    shows(a, 'A{c16 €15 kept BRI}')
    const b = accident('A{c14 w10 €15 kept BRI} B{}')
    expect(asked(b)).toEqual(['0:set'])
    shows(b, 'A{c14 €10 kept BRI}')
    const c = accident('A{c14 w10 €15 kept BRI} B{}', everything)
    expect(asked(c)).toEqual(['0:bribe'])
    moves(c, 'A bribe')
    shows(c, 'A{c14 €14 none}', 'IW-E12')
    expect(asked(accident('A{c14 w8 kept BRI} B{}', everything))).toEqual(['0:set'])
  })

  test('IW-5.7 IW-R26 a BRI taken this round does not help in this round’s deal; kept, it does in the next', () => {
    const match = given('A{c16 w10 BRI} B{}', { deck: 'ORD RAW GRO INN ACC' })
    moves(match, 'A pass')
    expect(match.position.round).toBe(2)
    expect(asked(match), 'IW-5.7 IW-R26').toEqual(['0:bribe'])
    const last = given('A{c19 w12 GRO BRI} B{}')
    moves(last, 'A grow', 'A pass')
    expect(asked(last)).toEqual(['0:bribe'])
    moves(last, 'A bribe')
    shows(last, 'A{c20}')
  })

  test('IW-5.8 IW-R2 IW-E11 two are asked together, sealed; an answer is final', () => {
    const match = accident('A{c17 w9 €12 kept BRI} B{c18 w16 €12 kept BRI} C{c16 w12 €12}', { start: 1 })
    expect(asked(match), 'IW-R2 IW-E11').toEqual(['0:bribe', '1:bribe'])
    offers(match, 0, { act: 'bribe' }, { act: 'decline' })
    const before = canonical(game.view(match.position, 2).companies)
    const told = moves(match, 'B bribe')
    expect(heard(told, 1)).toEqual([{ what: 'answered', clause: 'IW-5.8', seat: 1, bribe: true }])
    for (const viewer of [0, 2, null])
      expect(heard(told, viewer)).toEqual([{ what: 'answered', clause: 'IW-5.8', seat: 1 }])
    expect(canonical(game.view(match.position, 2).companies)).toBe(before)
    expect(asked(match)).toEqual(['0:bribe'])
    refuses(match, 1, { act: 'decline' }, 'IW-5.8')
    refuses(match, 1, { act: 'bribe' }, 'IW-5.8')
    refuses(match, 2, { act: 'bribe' }, 'IW-5.6')
    const all = moves(match, 'A decline')
    shows(match, 'A{c16 €7 kept BRI} B{c18 €1 none} C{c15 €7}', 'IW-E11')
    expect(all.slice(2, 6)).toEqual([
      { what: 'bribed', clause: 'IW-5.9', seat: 1, paid: 11, reveals: true },
      {
        what: 'fined',
        clause: 'IW-5.2',
        seat: 2,
        colour: 'yellow',
        paid: 5,
        from: 16,
        column: 15,
        reveals: true,
      },
      { what: 'declined', clause: 'IW-5.11', seat: 0, reveals: true },
      {
        what: 'fined',
        clause: 'IW-5.2',
        seat: 0,
        colour: 'yellow',
        paid: 5,
        from: 17,
        column: 16,
        reveals: true,
      },
    ])
  })

  test('IW-5.8 the order in which the answers come makes no difference', () => {
    const ends = [
      ['A bribe', 'B decline'],
      ['B decline', 'A bribe'],
    ].map((order) => {
      const match = accident('A{c17 w9 kept BRI} B{c18 w16 kept BRI}')
      moves(match, ...order)
      return canonical(match.position)
    })
    expect(ends[0]).toBe(ends[1])
  })

  test('IW-5.9 IW-R1 IW-E9 bribery=move-only €1 and the full fine, and the factory stays', () => {
    const match = accident('A{c18 w14 €0 kept BRI} B{}')
    const told = moves(match, 'A bribe')
    shows(match, 'A{c18 €9 L2 none}', 'IW-R1 IW-E9')
    expect(match.position.companies[0]!.kept).toBe(false)
    expect(match.position.discards).toEqual(expect.arrayContaining(cards('BRI')))
    expect(told[2]).toEqual({ what: 'bribed', clause: 'IW-5.9', seat: 0, paid: 11, reveals: true })
  })

  test('IW-5.10 IW-R1 IW-E10 bribery=everything €1 and nothing else', () => {
    const match = accident('A{c18 w14 €0 kept BRI} B{}', everything)
    const told = moves(match, 'A bribe')
    shows(match, 'A{c18 €9 L1 none}', 'IW-R1 IW-E10')
    expect(told[2]).toEqual({ what: 'bribed', clause: 'IW-5.10', seat: 0, paid: 1, reveals: true })
  })

  test('IW-5.11 who declines keeps BRI and suffers; it may serve another time', () => {
    const match = accident('A{c18 w14 €30 kept BRI} B{}')
    moves(match, 'A decline')
    shows(match, 'A{c16 €20 kept BRI}')
  })

  test('IW-5.12 IW-R4 bribe and fine are one bill: the loans are worked out on the total', () => {
    const match = accident('A{c18 w14 €1 kept BRI} B{}')
    const told = moves(match, 'A bribe')
    shows(match, 'A{€0 L1}', 'IW-5.12 IW-R4')
    expect(named(heard(told, 0), 'credit')).toHaveLength(1)
    const short = accident('A{c18 w9 €5 kept BRI} B{}')
    moves(short, 'A bribe')
    shows(short, 'A{€9 L1}')
  })

  test('IW-5.13 consequences are told clockwise from the start player', () => {
    for (const [start, order] of [
      [0, [0, 1, 2]],
      [2, [2, 0, 1]],
    ] as const) {
      const told: WorksEvent[] = []
      const match = accident('A{c16 w9} B{c16 w13} C{c16 w9}', { start, told })
      expect(named(told, 'fined').map(({ seat }) => seat)).toEqual(order)
      shows(match, 'A{c15 €10} B{c14 €5} C{c15 €10}')
    }
  })

  test('IW-R2 nobody entitled: the accident runs without a stop', () => {
    expect(asked(accident('A{c16 w16} B{c16 w9 kept ORD}')), 'IW-R2').toEqual(['0:set'])
  })

  test('IW-R4 the asked player alone is told what each answer would cost, loans included', () => {
    const match = accident('A{c18 w14 €0 kept BRI} B{c16 w9 €20 kept BRI} C{}')
    const mine = (viewer: number | null) => game.view(match.position, viewer).accident!.mine
    expect(mine(0), 'IW-R4').toEqual({
      answer: null,
      bribe: { pays: 11, loans: 2, column: 18 },
      decline: { pays: 10, loans: 1, column: 16 },
    })
    expect(mine(1)).toEqual({
      answer: null,
      bribe: { pays: 6, loans: 0, column: 16 },
      decline: { pays: 5, loans: 0, column: 15 },
    })
    expect([mine(2), mine(null)]).toEqual([null, null])
    moves(match, 'A credit', 'B bribe')
    expect(mine(0)).toMatchObject({ bribe: { loans: 1 }, decline: { loans: 0 } })
    expect(mine(1)).toMatchObject({ answer: 'bribe' })
    expect(game.words.action(game.view(match.position, 0), { act: 'bribe' })).toBe(
      'Use Bribery: pay €11 with 1 new loan, factory in column 18',
    )
  })

  test('IW-R2 keptCard=open it may be seen who is asked and who has answered, never what', () => {
    const match = accident('A{c17 w9 kept BRI} B{c18 w16 kept BRI} C{}')
    const seen = () => game.view(match.position, 2).accident
    expect(seen()).toEqual({ final: false, asked: [0, 1], answered: [], mine: null })
    const other = given('A{c17 w9 kept BRI} B{c18 w16 kept BRI} C{}', { at: 'lay out', deck: 'ACC' })
    moves(match, 'B bribe')
    moves(other, 'B decline')
    expect(seen()).toEqual({ final: false, asked: [0, 1], answered: [1], mine: null })
    for (const viewer of [0, 2, null])
      expect(game.view(match.position, viewer)).toEqual(game.view(other.position, viewer))
    expect(game.view(other.position, 1).accident!.mine!.answer).toBe('decline')
  })

  test('IW-R2 IW-R7 keptCard=covered neither who is asked nor who has answered is seen', () => {
    const options = { keptCard: 'covered' } as const
    const match = accident('A{c17 w9 kept BRI} B{c18 w16 kept BRI} C{}', { options })
    const questions = (viewer: number | null) =>
      waiting(game, match.position, viewer).flatMap(({ seat, optional }) => (optional ? [] : [seat]))
    expect([0, 1, 2, null].map(questions), 'IW-R2 IW-R7').toEqual([[0], [1], [], []])
    const seen = game.view(match.position, 2)
    expect(seen.accident).toEqual({ final: false, asked: null, answered: null, mine: null })
    const told = moves(match, 'A bribe')
    expect(heard(told, 0)).toEqual([{ what: 'answered', clause: 'IW-5.8', seat: 0, bribe: true }])
    for (const viewer of [1, 2, null]) expect(heard(told, viewer)).toEqual([])
    expect(game.view(match.position, 2)).toEqual(seen)
    expect([0, 1, 2, null].map(questions)).toEqual([[], [1], [], []])
  })

  test('IW-5.11 IW-R7 keptCard=covered who declines tells nobody that Bribery is held', () => {
    const options = { keptCard: 'covered' } as const
    const match = accident('A{c17 w9 kept BRI} B{c18 w16} C{}', { options })
    const told = moves(match, 'A decline')
    const declined = { what: 'declined', clause: 'IW-5.11', seat: 0 }
    expect(
      heard(told, 0).filter(({ what }) => what === 'declined'),
      'IW-5.11',
    ).toEqual([declined])
    const without: WorksEvent[] = []
    accident('A{c17 w9 kept ORD} B{c18 w16} C{}', { options, told: without })
    const struck = (events: readonly WorksEvent[]) =>
      events.filter(({ what }) => ['declined', 'fined', 'unharmed'].includes(what))
    for (const viewer of [1, 2, null])
      expect(struck(heard(told, viewer)), 'IW-R7').toEqual(struck(heard(without, viewer)))
  })
})
