import { type Seat, shuffle, type Tell } from '@midden/kernel'
import { CLIC, GUN_CARDS, PAN } from './cards.ts'
import type { PanEvent } from './events.ts'
import type { Pan } from './position.ts'

/** The pile while it is shuffled, top card last. The position keeps only where PAN lies: CLICs are all alike. */
const pile: number[] = Array.from({ length: GUN_CARDS }, () => CLIC)

/** PAN-8.2: all six gun cards, flipped or not, into one face-down pile. */
export function shuffleGun(s: Pan): void {
  pile.fill(CLIC)
  pile[GUN_CARDS - 1] = PAN
  shuffle(s.rng, pile, 'gun')
  s.left = GUN_CARDS
  s.pan = GUN_CARDS - pile.indexOf(PAN)
}

/** Turns up the top card: true for PAN. */
export function turnUp(s: Pan, seat: Seat, tell: Tell<PanEvent>): boolean {
  s.left--
  s.pan--
  if (s.pan === 0) {
    tell?.({ what: 'pan', clause: 'PAN-9.1', seat, reveals: true })
    return true
  }
  tell?.({ what: 'clic', clause: 'PAN-6.8', seat, left: s.left, reveals: true })
  return false
}
