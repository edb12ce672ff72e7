import { eventsFor, type Seat, type Viewer } from '@midden/kernel'
import { tells } from '@midden/kernel/conformance'
import { plays } from '@midden/kernel/testing'
import { expect, test } from 'vitest'
import type { WasteEvent } from '../src/events.ts'
import { fate, retelling } from '../src/fate/index.ts'
import { waste } from '../src/index.ts'
import { A, atAuction, atRecyclers, B, bid, C, type WasteMatch } from './kit.ts'

tells(waste, { fate, retelling }, { games: 60, least: 4000 })

const names = ['Ada', 'Bruna', 'Cem', 'Dora']

/** What a move told one viewer, line by line. */
function toldTo(me: Viewer, match: WasteMatch, move: () => WasteEvent[]) {
  const before = waste.view(match.position, me)
  const events = eventsFor(move(), me)
  const reader = { me, who: (seat: Seat) => names[seat]!, before, after: waste.view(match.position, me) }
  const lines = events.flatMap((event) => retelling.line(event, reader) ?? [])
  return { lines, recap: retelling.recap!(events, reader), events }
}

const tied = (): WasteMatch =>
  atAuction({ seats: 3, boss: C, hands: ['PA16 HZ01', 'ME13 PA01', ''], piles: ['FO01 FO02 FO03', ''] })

test('an auction is told to the winner of a tie, to the loser and to those who look on', () => {
  const told = [A, B, C, null].map((me) => {
    const match = tied()
    return toldTo(me, match, () => bid(match, 'HZ01', 'ME13', '')).lines
  })
  expect(told[A]!.slice(0, 3)).toEqual([
    'Bids revealed: Bruna 1 card, Cem none, you 1.',
    'Bruna and you both bid 1. Bruna wins the tie: higher value (4 to 0).',
    'Bruna pays Metal 4.',
  ])
  expect(told[B]!.slice(1, 3)).toEqual([
    'Ada and you both bid 1. You win the tie: higher value (4 to 0).',
    'You pay Metal 4: it’s gone.',
  ])
  expect(told[C]![1]).toBe('Bruna and Ada both bid 1. Bruna wins the tie: higher value (4 to 0).')
  expect(told[3]![0]).toBe('Bids revealed: Ada 1 card, Bruna 1, Cem none.')
})

test('the hidden card of a pile is named to its taker alone', () => {
  const told = [A, B].map((me) => {
    const match = tied()
    bid(match, 'HZ01', 'ME13', '')
    return toldTo(me, match, () => plays(match, [B, { act: 'pile', n: 1 }])).lines
  })
  expect(told[A]).toContain('Bruna takes pile 1.')
  expect(told[B]).toContain('You take pile 1: its hidden card is Food waste 1.')
  expect(told[A]!.filter((line) => line.includes('hidden'))).toHaveLength(1)
})

test('a majority that turns is told to whoever loses it, and waits for them', () => {
  const told = [A, B].map((me) => {
    const { match } = atRecyclers({
      seats: 2,
      hands: ['RC01'],
      stations: ['', 'PL05'],
      top: 'PL01 HZ01 PL02',
    })
    return toldTo(me, match, () => plays(match, [A, { act: 'draw' }]))
  })
  const drew = told.map(({ events }) => events.find(({ what }) => what === 'drew')!)
  expect(told[A]!.lines[0]).toBe(
    'You draw Plastic, Hazardous waste and Plastic. You now have the most plastic.',
  )
  expect(told[B]!.lines[0]).toBe(
    'Ada draws Plastic, Hazardous waste and Plastic. Ada now has the most plastic. You drop from +12 to −10.',
  )
  expect(drew.map((event, seat) => fate.shows(event, seat).holds === true)).toEqual([false, true])
  expect(fate.changes(drew[B]!, B).map((change) => retelling.chip(change))).toEqual(['plastic +12 → −10'])
})

test('a round is accounted for part by part, from before to after', () => {
  const match = atAuction({
    seats: 2,
    hands: ['PL01 PL02 PA01 PA02', 'TX01 TX02'],
    stations: ['HZ01', 'PL05'],
    piles: ['FO01 FO02 FO03'],
  })
  const { recap } = toldTo(B, match, () => bid(match, 'PA01', ''))
  const row = (label: string) => recap!.rows.find((one) => one.label === label)!
  expect(recap!.title).toBe('Round 1 is over')
  expect(recap!.sentence).toMatch(/^You have −?\d+ points?, 2nd of 2\. Plastic costs you 10\.$/)
  expect(row('Auction').cells.map((cell) => cell!.text)).toEqual(['pile 1', 'no bid'])
  expect(row('Plastic')).toMatchObject({
    open: true,
    cells: [
      { text: '0 → +12', tone: 'good', why: 'most, with 2' },
      { text: '+12 → −10', tone: 'bad', why: '1, fewer than the most' },
    ],
  })
  expect(recap!.rows.at(-2)!.sum).toBe(true)
  expect(recap!.foot.join(' ')).toMatch(/boss, with the fewest points/)
  expect(recap!.next).toBe('Draft round 2')
})

test('whose badge it was is told to both, and to nobody else', () => {
  const passed: WasteEvent = { what: 'boss', clause: 'WASTE-2.3', seat: B, from: A, points: 3 }
  expect([A, B, C].map((seat) => fate.changes(passed, seat).map(({ by }) => by))).toEqual([[-1], [1], []])
})
