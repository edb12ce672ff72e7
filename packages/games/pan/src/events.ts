import type { Seat, Seats } from '@midden/kernel'
import type { PanClause } from './ledger.ts'

/** What separated the first player from the next in rank; `tie`: nothing did (PAN-5.3). */
export type Criterion = 'cards' | 'total' | 'sixes' | 'fives' | 'fours' | 'threes' | 'tie'

/** Cards taken from one owner; null for the free cards. */
export interface TakenFrom {
  owner: Seat | null
  cards: number[]
}

type Happened<W extends string, C extends PanClause, D = object> = {
  what: W
  clause: C
  only?: Seats
  reveals?: true
} & D

export type PanEvent =
  | Happened<'dealt', 'PAN-1.2', { each: number; ghost: number; aside: number }>
  | Happened<'hand', 'PAN-1.2', { seat: Seat; cards: number[] }>
  | Happened<'committed', 'PAN-2.4', { seat: Seat }>
  | Happened<'commitment', 'PAN-2.4', { seat: Seat; card: number; slot: number | null }>
  | Happened<'revealed', 'PAN-2.5', { cards: number[]; ghost: { slot: number; card: number } | null }>
  | Happened<'cancelled', 'PAN-3.1', { values: number[] }>
  | Happened<'nobody won', 'PAN-3.2', { cards: number[] }>
  | Happened<
      'trick won',
      'PAN-3.3' | 'PAN-3.4',
      { seat: Seat; with: number; cards: number[]; discarded: number[] }
    >
  | Happened<
      'ghost won',
      'PAN-4.5',
      { by: 'PAN-3.3' | 'PAN-3.4'; with: number; cards: number[]; discarded: number[] }
    >
  | Happened<'ghost left', 'PAN-4.6', { cards: number[]; to: 'discard' | 'free' }>
  | Happened<'cardless out', 'PAN-5.1', { seats: Seat[] }>
  | Happened<'tie broken', 'PAN-5.4', { among: Seat[]; order: Seat[]; drawn: boolean }>
  | Happened<'first player', 'PAN-5.3' | 'PAN-9.5', { seat: Seat; by: Criterion; order: Seat[] }>
  | Happened<'reshuffled', 'PAN-6.3', { seat: Seat; card: number }>
  | Happened<'skipped', 'PAN-6.5', { seat: Seat; cards: number[] }>
  | Happened<'clic', 'PAN-6.8', { seat: Seat; left: number }>
  | Happened<'offered', 'PAN-7.1', { seat: Seat; left: number }>
  | Happened<'stopped', 'PAN-7.3', { seat: Seat }>
  | Happened<'went on', 'PAN-7.4', { seat: Seat }>
  | Happened<'picked', 'PAN-7.11', { seat: Seat; owner: Seat | null; card: number }>
  | Happened<'took', 'PAN-7.7', { seat: Seat; from: TakenFrom[] }>
  | Happened<'pan', 'PAN-9.1', { seat: Seat }>
  | Happened<'front left', 'PAN-9.2', { seat: Seat; cards: number[]; to: 'discard' | 'free' }>
  | Happened<'gun shuffled', 'PAN-9.4'>
  | Happened<'won', 'PAN-10.1', { seat: Seat }>
