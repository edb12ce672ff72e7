import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { WildFrame } from '../frames/road.ts'
import type { Table } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { caughtBy, neededToEscape } from '../wasteland/wild.ts'
import { worthOfFacing } from './fight.ts'
import { offered } from './offered.ts'
import { prizeForEvent } from './prizes.ts'
import { chanceOf, HEALTH, worthOfRewards, worthOfText } from './worth.ts'

/** What it is worth to run from a card. */
export function worthOfEscape(s: Table, seat: Seat, card: number): number {
  const wild = cards(s).wild[card]!
  if (wild.escape === null) return Number.NEGATIVE_INFINITY
  const { skill, difficulty } = wild.escape
  const chance = chanceOf(s, seat, skill, difficulty, 'escape', neededToEscape(s, wild))
  const { hp } = s.knights[seat]!
  const harm =
    wild.fighter === null
      ? worthOfText(s, seat, wild)
      : HEALTH[Math.max(0, hp - caughtBy(wild))]! - HEALTH[hp]!
  return chance * worthOfText(s, seat, wild, true) + (1 - chance) * harm
}
/** What it is worth to face it. */
export function worthOfStaying(s: Table, seat: Seat, card: number): number {
  const wild = cards(s).wild[card]!
  if (wild.fighter !== null) return worthOfFacing(s, seat, card)
  return worthOfText(s, seat, wild) + worthOfRewards(wild.reward) + prizeForEvent(s, wild)
}
/** What a card is worth to a knight who does the better of the two. */
export const worthOfCard = (s: Table, seat: Seat, card: number): number =>
  Math.max(worthOfStaying(s, seat, card), worthOfEscape(s, seat, card))

export function senseWild(v: WkView, f: WildFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  if (offered(offers, 'yes')) return { act: 'yes' }
  if (!offered(offers, 'face')) return null
  return { act: worthOfStaying(v, seat, f.card) >= worthOfEscape(v, seat, f.card) ? 'face' : 'escape' }
}
