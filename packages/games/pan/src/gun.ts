import { below, type Random, type Seat, shuffle, type Tell } from '@midden/kernel'
import { CLIC, GUN_CARDS, PAN } from './cards.ts'
import type { PanEvent } from './events.ts'
import type { Pan } from './position.ts'

/** How deep PAN lies after a shuffle. CLICs are all alike, so one number says it; a script lists the whole pile. */
function shuffled(rng: Random): number {
  if (rng.script === null) return 1 + below(rng, GUN_CARDS, 'gun')
  const pile = Array.from({ length: GUN_CARDS }, (_, i) => (i + 1 === GUN_CARDS ? PAN : CLIC))
  shuffle(rng, pile, 'gun')
  return GUN_CARDS - pile.indexOf(PAN)
}

/** PAN-8.2: all six gun cards, flipped or not, into one face-down pile. */
export function shuffleGun(s: Pan): void {
  s.left = GUN_CARDS
  s.pan = shuffled(s.rng)
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
