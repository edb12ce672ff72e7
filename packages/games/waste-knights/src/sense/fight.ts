import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { ATTACK, CHANGE_RANGE, MULTI_ATTACK } from '../combat/options.ts'
import type { Wild } from '../content/catalogue.ts'
import { RANGES } from '../content/names.ts'
import { isEnemy, otherSide, panelOf } from '../effects/fight.ts'
import { combatNow } from '../effects/scene.ts'
import type { ClashFrame, CombatFrame, Side } from '../frames/combat.ts'
import type { Table } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { armsOf, armsOfFoe, type Way } from './arms.ts'
import {
  type Bout,
  bestPlay,
  bestWay,
  boutOf,
  playsOf,
  type Stakes,
  type Stand,
  worthOfStand,
} from './bout.ts'
import { listOf, type Option, offered } from './offered.ts'
import { prizeFor, prizeForDuel } from './prizes.ts'
import { HEALTH, worthOfRewards } from './worth.ts'

const MEDIUM = 1
const NOTHING = [0, 0, 0, 0, 0, 0] as const
const DUEL = 5
/** A fight lost for nothing is the smaller evil: the Health counts for itself. */
const BEATEN = -0.4

const against = (worths: readonly number[]): number[] => worths.map((worth) => -worth)

/** The range a fight with this enemy starts at. */
function startWith(s: Table, { lines }: Wild): number {
  for (const { at, script } of lines)
    if (at === 'before combat')
      for (const op of cards(s).scripts[script] ?? [])
        if (op.do === 'start range' && op.to !== 'any') return RANGES.indexOf(op.to)
  return MEDIUM
}

/** What a knight fights an enemy for: its rewards, and the tasks it counts for. */
const stakesAgainst = (s: Table, seat: Seat, foe: number): Stakes => ({
  win: worthOfRewards(cards(s).wild[foe]!.reward) + prizeFor(s, seat, foe),
  lose: BEATEN,
  own: HEALTH,
  other: NOTHING,
})
const freshStand = (s: Table, seat: Seat, wild: Wild, range: number): Stand => ({
  clash: 1,
  range,
  hp: s.knights[seat]!.hp,
  foe: wild.fighter!.health,
  lead: 0,
  ammo: s.knights[seat]!.ammo,
  prepared: false,
  braced: false,
})

/** What facing an enemy is worth to a knight as he stands, above what he has. */
export function worthOfFacing(s: Table, seat: Seat, foe: number): number {
  const wild = cards(s).wild[foe]!
  const bout = boutOf(armsOf(s, seat, wild), armsOfFoe(wild), stakesAgainst(s, seat, foe))
  return worthOfStand(bout, freshStand(s, seat, wild, startWith(s, wild))) - HEALTH[s.knights[seat]!.hp]!
}

/** One REP, something stolen, what task and mission give for it; the other way round if it is lost. */
const duelStakes = (s: Table, seat: Seat, rival: Seat): Stakes => ({
  win: DUEL + prizeForDuel(s, seat, rival),
  lose: -DUEL - prizeForDuel(s, rival, seat),
  own: HEALTH,
  other: against(HEALTH).map((worth) => worth / 2),
})

/** The fight that is under way, seen from one side. */
function boutNow(s: Table, combat: CombatFrame, side: Side): Bout {
  const [a, b] = combat.seats
  if (combat.foe < 0) {
    const [me, rival] = side === 0 ? [a, b] : [b, a]
    return boutOf(armsOf(s, me, null), armsOf(s, rival, null), duelStakes(s, me, rival))
  }
  const wild = cards(s).wild[combat.foe]!
  const [knight, foe] = [armsOf(s, a, wild), armsOfFoe(wild)]
  const stakes = stakesAgainst(s, a, combat.foe)
  if (side === 0) return boutOf(knight, foe, stakes)
  return boutOf(foe, knight, { win: -BEATEN, lose: -stakes.win, own: NOTHING, other: against(HEALTH) })
}

const healthOf = (s: Table, combat: CombatFrame, side: Side): number =>
  isEnemy(combat, side) ? panelOf(s, combat).health - combat.wounds : s.knights[combat.seats[side]]!.hp

function standNow(s: Table, combat: CombatFrame, side: Side): Stand {
  return {
    clash: Math.max(1, combat.clash),
    range: combat.range,
    hp: healthOf(s, combat, side),
    foe: healthOf(s, combat, otherSide(side)),
    lead: Math.max(-6, Math.min(6, side === 0 ? combat.dominance : -combat.dominance)),
    ammo: isEnemy(combat, side) ? 9 : s.knights[combat.seats[side]]!.ammo,
    prepared: combat.prepared[side],
    braced: combat.prepared[otherSide(side)],
  }
}

function fightOf(s: Table, seat: Seat): { bout: Bout; at: Stand; side: Side } {
  const combat = combatNow(s)!
  const side = combat.seats[0] === seat ? 0 : 1
  return { bout: boutNow(s, combat, side), at: standNow(s, combat, side), side }
}

/** The starting range that suits him best, and how much better it is than the one he would have. */
export function bestRange(s: Table, seat: Seat): { range: number; gain: number } {
  const { bout, at } = fightOf(s, seat)
  const worthAt = (range: number): number => worthOfStand(bout, { ...at, range })
  const worths = [worthAt(0), worthAt(1), worthAt(2)]
  const range = worths.indexOf(Math.max(...worths))
  return { range, gain: worths[range]! - worths[at.range]! }
}

/** What a duel with a rival is worth, for both begin at medium range. */
export function worthOfDuel(s: Table, seat: Seat, rival: Seat): number {
  const [me, other] = [s.knights[seat]!, s.knights[rival]!]
  const bout = boutOf(armsOf(s, seat, null), armsOf(s, rival, null), duelStakes(s, seat, rival))
  const at = { clash: 1, range: MEDIUM, lead: 0, prepared: false, braced: false, ammo: me.ammo }
  return worthOfStand(bout, { ...at, hp: me.hp, foe: other.hp }) - HEALTH[me.hp]! + HEALTH[other.hp]! / 2
}

/** The card that promises most, then the weapon that does; the direction was thought of with the card. */
export function senseClash(v: WkView, f: ClashFrame, seat: Seat, offers: readonly Offer[]): Action | null {
  const { bout, at, side } = fightOf(v, seat)
  const cardsOffered = listOf(offers, 'card')
  if (cardsOffered.length > 0) return { act: 'card', n: bestPlay(bout, at, cardsOffered).card }
  if (offered(offers, 'advance')) return { act: direction(bout, at) }
  const card = f.cards[side] === MULTI_ATTACK ? MULTI_ATTACK : ATTACK
  return nameWeapon(bout, at, card, offers)
}

/** What each card or direction promises, above how both stand now. */
export function waysToFight(v: WkView, seat: Seat, offers: readonly Offer[]): Option[] {
  const { bout, at } = fightOf(v, seat)
  const now = bout.stakes.own[at.hp]! + bout.stakes.other[at.foe]!
  const isDirection = offered(offers, 'advance')
  return playsOf(bout, at, isDirection ? [CHANGE_RANGE] : listOf(offers, 'card')).map(
    ({ card, step, worth }) => ({
      action: isDirection ? { act: step > 0 ? 'retreat' : 'advance' } : { act: 'card', n: card },
      worth: worth - now,
    }),
  )
}

/** −1 or 1 by what the next clash promises. */
function direction(bout: Bout, at: Stand): 'advance' | 'retreat' {
  return bestPlay(bout, at, [CHANGE_RANGE]).step > 0 ? 'retreat' : 'advance'
}

/** Among the weapons and icons that are offered, the one that takes most. */
function nameWeapon(bout: Bout, at: Stand, card: number, offers: readonly Offer[]): Action | null {
  const icons = listOf(offers, 'icon')
  const isOffered = ({ slot, icon }: Way): boolean =>
    icons.includes(icon) ||
    offers.some((one) => 'with' in one && one.of.includes(slot) && one.with?.includes(icon) === true)
  const way = bestWay(bout, at.range, card, at.prepared, isOffered)
  if (way === null) return null
  return icons.length > 0 ? { act: 'icon', n: way.icon } : { act: 'weapon', n: way.slot, with: way.icon }
}
