import type { Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { skillOf } from '../checks/check.ts'
import { diceLost, difficultyAt, isShown } from '../combat/ranges.ts'
import { ICONS } from '../content/names.ts'
import type { WeaponRow } from '../content/rows.ts'
import type { Moment } from '../content/vocabulary.ts'
import { MELEE } from '../effects/scenes.ts'
import { weaponOf } from '../gear/panels.ts'
import { BODY, POCKET, type Table } from '../position.ts'
import { losses, mean } from './odds.ts'

/** How often a fight is at short, medium and long range, and the armour one mostly meets. */
const OFTEN = [0.4, 0.4, 0.2] as const
const ARMOUR = 0.6
/** What lying open is worth by when a text works; in the Rest Step stored cards work as well. */
const AT_HAND: Readonly<Partial<Record<Moment, number>>> = {
  any: 1.6,
  passive: 1.3,
  played: 1.2,
  'before combat': 2,
  'before check': 1.5,
  'after check': 2,
  'luck draw': 2,
  ko: 3,
  would: 1.4,
}
const RESTING = 1

/** Health a weapon takes at a range from what one mostly meets, by the skill of its owner. */
function takes(s: Table, seat: Seat, row: WeaponRow, range: number): number {
  let most = 0
  for (let icon = 0; icon < ICONS.length; icon++) {
    if (!row.icons.includes(ICONS[icon]!) || !isShown(range, icon)) continue
    const pool = skillOf(s, seat, icon === MELEE ? 0 : 1) - diceLost(range, icon) + row.multi / 2
    const damage = 1 + row.damage - Math.max(0, ARMOUR - row.pierce)
    const blow = { pool, difficulty: difficultyAt(range), crit: 10, each: 1, damage: 0 }
    const hit = 1 - losses({ ...blow, damage: 1 })[0]!
    most = Math.max(most, hit * damage + mean(losses(blow)))
  }
  return row.free ? most + 0.2 : most
}

/** How well somebody fights with these weapons: the best of them at each range. */
function powerOf(s: Table, seat: Seat, weapons: readonly number[]): number {
  let sum = 0
  for (const range of [0, 1, 2] as const) {
    let most = 0
    for (const card of weapons) {
      const row = weaponOf(cards(s), card)
      if (row !== null) most = Math.max(most, takes(s, seat, row, range))
    }
    sum += OFTEN[range] * most
  }
  return sum
}

export const armourOn = (s: Table, card: number): number => {
  const row = cards(s).gear[card]?.row
  return row?.group === 'armour' ? row.armour : 0
}

/** What a card in a pocket does for its owner. */
export function worthInPocket(s: Table, card: number): number {
  let most = 0
  for (const { at } of cards(s).gear[card]?.lines ?? []) most = Math.max(most, AT_HAND[at] ?? 0)
  return most
}
export const worksResting = (s: Table, card: number): boolean =>
  (cards(s).gear[card]?.lines ?? []).some(({ at }) => at === 'rest')

/** The printed cards of his sheet on this panel. */
const printedOn = (s: Table, seat: Seat, panel: number): number[] =>
  cards(s)
    .knights[s.knights[seat]!.sheet]!.gear.filter((printed) => printed.panel === panel)
    .map(({ card }) => card)

/** What he fights with and wears: cards on his hands cover what is printed there. */
export interface Outfit {
  hands: (number | null)[]
  body: number | null
}
export const outfitOf = (s: Table, seat: Seat): Outfit => {
  const { panels } = s.knights[seat]!
  return { hands: [panels[0]?.card ?? null, panels[1]?.card ?? null], body: panels[BODY]?.card ?? null }
}
/** Weapons at hand in an outfit. */
function weaponsIn(s: Table, seat: Seat, { hands }: Outfit): number[] {
  const [left, right] = hands
  const two = left !== null && weaponOf(cards(s), left!)?.hands === 2
  const found = [left, right].filter((card) => card !== null && card !== undefined) as number[]
  for (const hand of [0, 1])
    if (hands[hand] === null && !two)
      for (const card of printedOn(s, seat, hand))
        if (found.length === 0 || weaponOf(cards(s), card)?.hands !== 2) found.push(card)
  return found
}
/** An outfit in one figure: power, and armour, which is the strongest number in the game. */
export function worthOfOutfit(s: Table, seat: Seat, outfit: Outfit): number {
  const printed = Math.max(0, ...printedOn(s, seat, BODY).map((card) => armourOn(s, card)))
  const armour = outfit.body === null ? printed : armourOn(s, outfit.body)
  return 3 * powerOf(s, seat, weaponsIn(s, seat, outfit)) + 1.5 * armour
}
/** The outfit with a card on this panel instead of what lies there. */
export function wearing(s: Table, outfit: Outfit, card: number, panel: number): Outfit {
  if (panel === BODY) return { ...outfit, body: card }
  const hands = outfit.hands.slice()
  const old = hands[0]
  const two = (n: number | null | undefined): boolean =>
    n !== null && weaponOf(cards(s), n ?? -1)?.hands === 2
  if (two(card) || two(old)) hands.fill(null)
  hands[two(card) ? 0 : panel] = card
  return { ...outfit, hands }
}

/** What a card is good for to this knight, on a panel of his or for the Rest Step; 0 if he has better. */
export function useOf(s: Table, seat: Seat, card: number): number {
  const row = cards(s).gear[card]?.row
  if (row === undefined) return 0
  const outfit = outfitOf(s, seat)
  if (row.group === 'weapon' || row.group === 'armour') {
    const panel = row.group === 'armour' ? BODY : 0
    return Math.max(
      0,
      worthOfOutfit(s, seat, wearing(s, outfit, card, panel)) - worthOfOutfit(s, seat, outfit),
    )
  }
  if (row.group === 'enhancement') return row.fits === 'armour' ? 1.5 : 1
  return Math.max(
    worthInPocket(s, card),
    worksResting(s, card) ? RESTING * (1 + cards(s).gear[card]!.colour / 2) : 0,
  )
}

/** Free pockets first those with nothing printed on them. */
export const pocketsFor = (s: Table, seat: Seat, among: readonly number[]): number[] =>
  among
    .filter((place) => place >= POCKET && place < POCKET + 3)
    .toSorted((a, b) => printedOn(s, seat, a).length - printedOn(s, seat, b).length)
