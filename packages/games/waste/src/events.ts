import type { Seat, Seats } from '@midden/kernel'
import type { Score, ScoreChange } from './score.ts'

/** A card as a viewer gets it: null is a blank. */
export type Face = number | null

/** A bid as it is shown; what stays face down is null. */
export interface ShownBid {
  seat: Seat
  count: number
  value: number | null
  cards: number[] | null
}

/** Everything that is told, each with the clause that made it happen. `automatic`: nobody had a choice (WASTE-1.9). */
export type WasteEvent = { only?: Seats; reveals?: true } & (
  | { what: 'first boss'; clause: 'WASTE-2.2'; seat: Seat }
  | { what: 'boss'; clause: 'WASTE-2.3' | 'WASTE-2.4' | 'WASTE-2.5'; seat: Seat; from: Seat; points: number }
  | { what: 'round not played'; clause: 'WASTE-3.12'; round: number }
  | { what: 'shuffled'; clause: 'WASTE-3.1'; round: number; cards: number }
  | { what: 'dealt'; clause: 'WASTE-3.2'; first: Seat; each: number }
  | { what: 'kept'; clause: 'WASTE-3.4' | 'WASTE-3.6'; seat: Seat; card: Face; automatic: boolean }
  | { what: 'packs passed'; clause: 'WASTE-3.5'; to: 'left' | 'right' }
  | { what: 'piles laid out'; clause: 'WASTE-4.2'; piles: Face[][] }
  | { what: 'bid made'; clause: 'WASTE-5.1'; seat: Seat; cards: number[] | null }
  | { what: 'bids shown'; clause: 'WASTE-5.5'; bids: ShownBid[] }
  | {
      what: 'bid tie'
      clause: 'WASTE-5.7' | 'WASTE-5.8' | 'WASTE-5.9'
      seat: Seat
      over: Seat
      /** cards in each of the two bids */
      count: number
      /** what the two bids are worth, where that was compared */
      values: [number, number] | null
    }
  | { what: 'nobody bid'; clause: 'WASTE-5.17' }
  | { what: 'paid'; clause: 'WASTE-5.11'; seat: Seat; cards: number[] }
  | {
      what: 'pile taken'
      clause: 'WASTE-5.11' | 'WASTE-5.13'
      seat: Seat
      pile: number
      cards: Face[]
      automatic: boolean
    }
  | { what: 'bid returned'; clause: 'WASTE-5.15'; seat: Seat; count: number; cards: number[] | null }
  | { what: 'pile burnt'; clause: 'WASTE-5.16'; pile: number; cards: Face[] }
  | { what: 'plays Recyclers'; clause: 'WASTE-6.2'; seat: Seat }
  | {
      what: 'drew'
      clause: 'WASTE-6.5' | 'WASTE-6.12'
      seat: Seat
      recycler: number
      cards: number[]
      automatic: boolean
      scored: ScoreChange[]
    }
  | { what: 'chained'; clause: 'WASTE-6.6'; seat: Seat; recycler: number }
  | {
      what: 'removed'
      clause: 'WASTE-6.8'
      seat: Seat
      recycler: number
      card: number
      from: 'hand' | 'station' | 'pending'
      automatic: boolean
      scored: ScoreChange[]
    }
  | { what: 'no effect'; clause: 'WASTE-6.14'; seat: Seat; recycler: number }
  | { what: 'laid'; clause: 'WASTE-7.1'; seat: Seat; cards: number[]; scored: ScoreChange[] }
  | { what: 'standing'; clause: 'WASTE-7.3'; round: number; scores: Score[] }
  | {
      what: 'final order'
      clause: 'WASTE-9.1'
      places: Seat[][]
      points: number[]
      values: number[]
    }
  | { what: 'level on points'; clause: 'WASTE-9.2'; seat: Seat; over: Seat; values: [number, number] }
  | { what: 'level on value'; clause: 'WASTE-R30'; seat: Seat; over: Seat }
  | { what: 'place shared'; clause: 'WASTE-9.3'; place: number; seats: Seat[] }
  | { what: 'all is shown'; clause: 'WASTE-9.5'; drawPile: number[]; burnt: number[] }
)
