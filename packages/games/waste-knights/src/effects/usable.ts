import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { Line } from '../content/catalogue.ts'
import type { Cost, Moment } from '../content/vocabulary.ts'
import { losable, mayLose } from '../gear/losing.ts'
import { placeOf, type Slot } from '../gear/slots.ts'
import { totalWorth, worth } from '../gear/worth.ts'
import type { Table } from '../position.ts'
import { sideOfKnight } from './fight.ts'
import { foeLines, isForbidden, wrongWeapon } from './modifiers.ts'
import { allHold, combatNow, nothing, type Scene } from './scene.ts'
import { ABILITY, available, hasText, type Source } from './sources.ts'

/** The card an enemy's line stands on is nobody's gear. */
export const FOE: Slot = -3

const isLimited = (s: Table, seat: Seat, line: Line): boolean =>
  available(s, seat, undefined, line.at).some((other) => other.line === line && other.marked)

/** Starting gear and blue cards are never discarded. */
const canDiscard = (s: Table, seat: Seat, slot: Slot): boolean =>
  slot >= 0 && !(placeOf(slot) === 'own' && slot % 10 === 0) && mayLose(s, s.knights[seat]!, slot)

function canPayOne(
  s: Table,
  seat: Seat,
  cost: Cost,
  source: Source,
  scene: Scene,
  luckLess: number,
): boolean {
  const k = s.knights[seat]!
  if (cost === 'mark') return !source.marked
  if (cost === 'once') return combatNow(s)?.used.includes(source.line.no) !== true
  if (cost === 'limit') return !isLimited(s, seat, source.line)
  if (cost === 'discard') return canDiscard(s, seat, source.slot)
  // AMMO an attack is about to cost cannot be spent a second time (WKC-R22).
  if ('spend' in cost) return k[cost.spend] >= cost.n + (cost.spend === 'ammo' ? scene.ammo : 0)
  if ('lose' in cost) return k[cost.lose] >= cost.n
  if ('luck' in cost) return k.hand.length - luckLess >= cost.luck
  return totalWorth(s, k, losable(s, k)) >= cost.n * worth(s, cost.gear)
}
export function canPay(s: Table, seat: Seat, source: Source, scene: Scene, luckLess = 0): boolean {
  for (const cost of source.line.pay) if (!canPayOne(s, seat, cost, source, scene, luckLess)) return false
  return true
}

/** In a fight against an enemy the Waster has nothing but its card (WK-4.7). */
export const playsFoe = (s: Table, seat: Seat): boolean => {
  const combat = combatNow(s)
  return combat !== null && combat.foe >= 0 && combat.seats[1] === seat && combat.seats[0] !== seat
}

/** The knight a text about "you" means, when this seat uses it. */
const reader = (s: Table, seat: Seat): Seat => (playsFoe(s, seat) ? combatNow(s)!.seats[0] : seat)

function fits(s: Table, seat: Seat, source: Source, moment: Moment, scene: Scene): boolean {
  const { line } = source
  return (
    line.at === moment &&
    allHold(s, line.if, reader(s, seat), scene) &&
    canPay(s, seat, source, scene) &&
    !wrongWeapon(s, source, scene) &&
    !(isFelled(s, seat) && heals(s, line.script))
  )
}

/** Whoever strikes back at 0 HP has everything but healing (WK-17.12, WK-17.13). */
export function isFelled(s: Table, seat: Seat): boolean {
  const combat = combatNow(s)
  if (combat === null || combat.winner >= 0) return false
  const side = sideOfKnight(combat, seat)
  return side >= 0 && combat.down[side as 0 | 1]
}
/** Of a choice the other options are left to him. */
export const heals = (s: Table, script: number): boolean =>
  (cards(s).scripts[script] ?? []).some(
    (op) =>
      (op.do === 'counters' && op.of === 'you' && (op.hp > 0 || op.rad < 0)) ||
      (op.do === 'choose' && op.of.every((option) => heals(s, option))),
  )

const isVictim = (s: Table, seat: Seat): boolean => s.stack.some((f) => f.at === 'wild' && f.seat === seat)

/**
 * What a seat can use at a moment beside luck cards, each line once. An enemy's own text is used by whoever plays it,
 * what it says when it is played by the knight it is played on.
 */
export function usable(s: Table, seat: Seat, moment: Moment, scene: Scene, stored?: boolean): Source[] {
  const found: Source[] = []
  const foe = playsFoe(s, seat)
  if (!foe && hasText(s, seat, moment, stored))
    for (const source of available(s, seat, stored, moment)) addFitting(s, seat, source, moment, scene, found)
  if (moment === 'played' ? isVictim(s, seat) : foe)
    for (const line of foeLines(s))
      if (line.at === moment) addFitting(s, seat, { line, slot: FOE, marked: false }, moment, scene, found)
  return found
}
function addFitting(
  s: Table,
  seat: Seat,
  source: Source,
  moment: Moment,
  scene: Scene,
  found: Source[],
): void {
  if (fits(s, seat, source, moment, scene) && !found.some(({ line }) => line === source.line))
    found.push(source)
}

const luckSource = (line: Line): Source => ({ line, slot: ABILITY, marked: false })

function mayPlayLuck(s: Table, seat: Seat): boolean {
  const k = s.knights[seat]!
  return !k.down && k.hand.length > 0 && !playsFoe(s, seat) && !isForbidden(s, seat, 'luck', nothing)
}

/** Luck cards in hand that fit the moment. */
export function playable(s: Table, seat: Seat, moment: Moment, scene: Scene): number[] {
  if (!mayPlayLuck(s, seat)) return []
  const { luck } = cards(s)
  const found: number[] = []
  for (const card of s.knights[seat]!.hand)
    if (luckFits(s, seat, luck[card]!.line, moment, scene)) found.push(card)
  return found
}
const luckFits = (s: Table, seat: Seat, line: Line, moment: Moment, scene: Scene): boolean =>
  line.at === moment &&
  allHold(s, line.if, seat, scene) &&
  (line.pay.length === 0 || canPay(s, seat, luckSource(line), scene, 1)) &&
  !(isFelled(s, seat) && heals(s, line.script))

/** WK-30.11: might a seat holding luck cards have one that fits? By public knowledge alone. */
export function mightPlay(s: Table, seat: Seat, moment: Moment, scene: Scene): boolean {
  if (!mayPlayLuck(s, seat)) return false
  for (const line of cards(s).luckAt[moment]) if (luckFits(s, seat, line, moment, scene)) return true
  return false
}

/** The source a seat would use for a line it was offered. */
export const sourceOf = (s: Table, seat: Seat, line: number, moment: Moment, scene: Scene): Source =>
  usable(s, seat, moment, scene).find((source) => source.line.no === line)!
