import { plays, table } from '@midden/kernel/testing'
import { type Waste, waste } from '../src/index.ts'
import { A, atAuction, bid, C, type WasteMatch } from './kit.ts'

/** What the audit says of this position after a change. */
export function after(match: WasteMatch, change: (s: Waste) => void): string | null {
  const s = structuredClone(match.position)
  change(s)
  return waste.audit(s)
}
export const move = (from: number[], to: number[], held: number): void => {
  from.splice(from.indexOf(held), 1)
  to.push(held)
  to.sort((a, b) => a - b)
}

export const draft = (): WasteMatch => table(waste, { seats: 3, seed: 'audit' })
export const auction = (): WasteMatch =>
  atAuction({ seats: 3, hands: ['HZ01', 'PA01'], stations: ['ME01 ME02'] })
export function choosing(): WasteMatch {
  const match = atAuction({ seats: 4, boss: A, hands: ['HZ01 HZ02', 'PA01', 'PA02', 'PA03'] })
  bid(match, 'HZ01 HZ02', 'PA01', 'PA02', 'PA03')
  plays(match, [A, { act: 'pile', n: 2 }])
  return match
}
export function recycling(): WasteMatch {
  const match = atAuction({
    seats: 4,
    boss: A,
    hands: ['HZ01 RC01 RC02', 'RC03', 'PA01', ''],
    stations: ['ME01', '', '', 'TX01'],
    top: 'RC05 FO10 FO11',
  })
  bid(match, 'HZ01', '', 'PA01', '')
  plays(match, [A, { act: 'pile', n: 1 }], [C, { act: 'pile', n: 3 }], [A, { act: 'draw' }])
  return match
}
