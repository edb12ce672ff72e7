import type { Seat, Viewer } from '@midden/kernel'
import { tells } from '@midden/kernel/conformance'
import { describe, expect, test } from 'vitest'
import type { WorksEvent } from '../src/events.ts'
import { fate, retelling } from '../src/fate/index.ts'
import { industrialWaste as game } from '../src/index.ts'
import { type Given, given, heard, moves, named } from './support.ts'

tells(game, { fate, retelling }, { games: 40, least: 4000 })

const names = ['Ada', 'Bruna', 'Cem', 'Dora']
const rows = (companies: string, g: Given = {}) => ({ companies, g })

/** What these moves tell one viewer. */
function toldTo(me: Viewer, { companies, g }: ReturnType<typeof rows>, ...texts: string[]) {
  const match = given(companies, g)
  const before = game.view(match.position, me)
  const events = heard(moves(match, ...texts), me)
  const reader = { me, who: (seat: Seat) => names[seat]!, before, after: game.view(match.position, me) }
  return { events, lines: events.map((event) => retelling.line(event, reader)), reader }
}

const loan = 'Each open loan costs 10 points at the end.'

describe('Industrial Waste tells each company its own fate', () => {
  test('a loan is told with the bill that forced it; what was in the purse to its owner alone', () => {
    const scene = rows('A{c16 w13 €30} B{c18 w14 €1 kept BRI}', { at: 'lay out', deck: 'ACC' })
    const [other, own] = [0, 1].map((me) => toldTo(me, scene, 'B bribe').lines)
    expect(own!.slice(1, 4)).toEqual([
      'Ada is in the red: €10 fine, back to column 14 (was 16).',
      'You play Bribery, pay €11 and don’t move.',
      `You had only €1 for the bribe of €11, so the bank lent you €10. ${loan}`,
    ])
    expect(other!.slice(1, 4)).toEqual([
      'You were in the red: you pay €10 and fall back to column 14 (was 16).',
      'Bruna plays Bribery, pays €11 and doesn’t move.',
      'Bruna can’t pay the bribe of €11 and borrows €10.',
    ])
  })

  test('waste that somebody else hauls onto one’s track waits for its owner', () => {
    const scene = rows('A{w3 REM GRO} B{w8} C{w16} D{w0}')
    const told = [0, 1, 2].map((me) => toldTo(me, scene, 'A remove'))
    expect(told.map(({ lines }) => lines[0])).toEqual([
      'You haul waste away (3 → 2). Everyone else gets some.',
      'Ada hauls waste away (3 → 2). Yours: waste 8 → 9, yellow now.',
      'Ada hauls waste away (3 → 2). Your track is full already.',
    ])
    expect(told.map(({ events }, me) => fate.shows(events[0]!, me).holds === true)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('a sale waits for buyer and seller, and for nobody else', () => {
    const told = [0, 1, 2].map((me) =>
      toldTo(me, rows('A{RAW GRO} B{€9} C{€9}'), 'A raw', 'B bid 3', 'C pass', 'A pass'),
    )
    expect(told.map(({ lines }) => lines.at(-1))).toEqual([
      'Bruna buys 5 raw materials for €3. You get €3.',
      'You buy 5 raw materials for €3. Ada gets the money.',
      'Bruna buys 5 raw materials for €3. Ada gets the money.',
    ])
    const holds = told.map(({ events }, me) => fate.shows(events.at(-1)!, me).holds === true)
    expect(holds).toEqual([true, true, false])
  })
})

describe('the account of a round', () => {
  const scene = rows('A{c16 r5 m9 €2 ORD GRO} B{c18 r4 w13 €30 kept HIR} C{r3 GRO}')

  test('every euro has its row, before and after, and others’ purses stay closed', () => {
    const { events, reader } = toldTo(0, scene, 'A order', 'C pass', 'A pass')
    const recap = retelling.recap!(events, reader)!
    const row = (label: string) => recap.rows.find((one) => one.label === label)!.cells
    expect(recap.title).toBe('Round 1 is over')
    expect(recap.sentence).toBe('You earned €16 and paid €5.')
    expect(row('Orders')).toEqual([{ text: '+€16', tone: 'good' }, null, null])
    expect(row('Wages').map((cell) => cell!.text)).toEqual(['−€5', '−€4', '−€3'])
    expect(row('Cash').map((cell) => cell!.text)).toEqual(['€2 → €13', '?', '?'])
    expect(row('Waste').map((cell) => cell!.text)).toEqual(['0 green → 5 green', '13 red', '0 green'])
    expect(recap.foot).toEqual(['Bruna starts round 2.'])
    expect(recap.next).toBe('Deal round 2')
  })

  test('a loan that the wages forced stands with what forced it', () => {
    const poor = rows('A{c16 r5 €1 GRO} B{€9 GRO}')
    const own = toldTo(0, poor, 'A pass', 'B pass')
    const recap = retelling.recap!(own.events, own.reader)!
    const row = (label: string) => recap.rows.find((one) => one.label === label)!.cells
    expect(recap.sentence).toBe('You earned €0 and paid €5. 1 forced loan: −10 points.')
    expect(row('Loans')[0]).toEqual({ text: '+€10', why: 'forced: wages €5, cash €1', tone: 'good' })
    expect(row('Open loans').map((cell) => cell!.text)).toEqual(['0 → 1', '0'])
    const other = toldTo(1, poor, 'A pass', 'B pass')
    expect(JSON.stringify(retelling.recap!(other.events, other.reader))).not.toContain('cash €1')
  })

  test('an accident that comes with the next layout is in the next account', () => {
    const { events, reader } = toldTo(0, rows('A{w13 €30 GRO} B{GRO}', { deck: 'ACC' }), 'A pass', 'B pass')
    const now: WorksEvent[] = events
    expect(named(now, 'fined')).toHaveLength(1)
    const recap = retelling.recap!(now, reader)!
    expect(recap.rows.map(({ label }) => label)).not.toContain('Accident')
    expect(recap.rows.find(({ label }) => label === 'Cash')!.cells[0]!.text).toBe('€30 → €25')
  })

  test('cards have the names the table was set to', () => {
    const last = rows('A{c19 €20 GRO INN} B{GRO}', { options: { cardNames: 'condensed' } })
    const { events, reader } = toldTo(0, last, 'A grow', 'B pass', 'A innovate 0')
    const recap = retelling.recap!(events, reader)!
    expect(recap.next).toBe('The final Pollution Check')
    expect(recap.rows.map(({ label }) => label)).toContain('Innovate')
    expect(recap.foot).toEqual(['That was the last round: the final Pollution Check follows.'])
  })
})
