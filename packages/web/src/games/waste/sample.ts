import { begin, isRefusal } from '@midden/kernel'
import { CARD_IDS, ladderOf, scoreStations, type WasteView, waste } from '@midden/waste'
import { stillProps } from '../still.ts'
import type { Auction } from './logic/auction.ts'
import type { WasteProps } from './parts/props.ts'

const cards = (ids: string): number[] => (ids === '' ? [] : ids.split(' ').map((id) => CARD_IDS.indexOf(id)))

/** Three stations in the middle of a game, for pictures. */
const STATIONS = [
  'FO01 FO07 FO13 CO03 FO02 ES03 TX05 TX01 ME01 ME09 PA02 PA07 PA12 HZ01 PL03',
  'FO03 ES01 EL01 TX02 TX06 TX11 ME05 ME06 ME13 PA01 HZ02 HZ03',
  'CO01 FO04 EL03 EL04 ME02 PA03 PA08 PA13 PA16 PL01 PL02 PL04',
].map(cards)

/** A table to look at, from a real deal with these stations. */
export function sampleProps(names: readonly string[]): WasteProps {
  const match = begin(waste, { seats: STATIONS.length, seed: 'a picture' })
  if (isRefusal(match)) throw new Error(match.reason)
  const dealt = waste.view(match.position, 0)
  const view: WasteView = {
    ...dealt,
    stations: STATIONS,
    scores: scoreStations(STATIONS, ladderOf(dealt.options)),
    passes: 2,
    drafted: cards('PA04 ME03'),
    hands: dealt.hands.map((hand) => ({ ...hand, holds: 5 })),
    asked: [0, 2],
  }
  return stillProps(view, names)
}

/** Three bids: the boss wins a tie of number, whatever the values. */
export const sampleAuction: Auction = {
  move: 0,
  boss: 0,
  bids: [
    { seat: 0, count: 2, value: 0, cards: cards('HZ05 HZ06') },
    { seat: 1, count: 2, value: 9, cards: cards('ME14 RC01') },
    { seat: 2, count: 3, value: 0, cards: cards('PL05 PL06 PL07') },
  ],
  piles: new Map([
    [2, 1],
    [0, 2],
  ]),
  returned: [1],
  burnt: [],
}

/** One card of every kind. */
export const sampleCards: readonly number[] = cards('FO07 CO03 ES03 EL03 TX05 ME13 PA08 HZ01 PL01 RC01')
