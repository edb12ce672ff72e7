import { cards, type Packed } from '../cards.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { WeaponRow } from '../content/rows.ts'
import { type Held, held } from '../held.ts'
import { each } from '../lists.ts'
import { BODY, type Knight, POCKET, type Table } from '../position.ts'

/** A weapon's row, or null for anything else. */
export const weaponOf = (catalogue: Catalogue, card: number): WeaponRow | null =>
  card < 0 ? null : (catalogue.gear[card]?.weapon ?? null)
export const isTwoHanded = (catalogue: Catalogue, card: number): boolean =>
  weaponOf(catalogue, card)?.hands === 2

/** Whether a card lies on this panel; a two-handed weapon on hand 0 fills hand 1 too (WK-22.4). */
function covers(catalogue: Catalogue, k: Knight, panel: number): boolean {
  if (k.panels[panel] !== null) return true
  return panel === 1 && k.panels[0] !== null && isTwoHanded(catalogue, k.panels[0]!.card)
}

/** Starting gear is covered by a card on its panel, a two-handed one by a card on either hand (WK-22.10). */
export function isCovered(s: Table, k: Knight, nth: number): boolean {
  const catalogue = cards(s)
  const { card, panel } = catalogue.knights[k.sheet]!.gear[nth]!
  if (panel <= 1 && isTwoHanded(catalogue, card)) return covers(catalogue, k, 0) || covers(catalogue, k, 1)
  return covers(catalogue, k, panel)
}

/** What is printed on a sheet, as its knight's own (WK-22.10). */
export function startingGear(s: Packed, sheet: number): Held[] {
  const { gear } = cards(s).knights[sheet]!
  return each(gear.length, (i) => held(gear[i]!.card))
}

/** Panels a card may lie on (WK-22.4): a two-handed weapon always names hand 0. */
export function panelsFor(s: Table, card: number): readonly number[] {
  const { group, weapon } = cards(s).gear[card]!
  switch (group) {
    case 'weapon':
      return weapon!.hands === 2 ? BOTH_HANDS : EITHER_HAND
    case 'armour':
      return ON_THE_BODY
    case 'general':
      return POCKETS
    default:
      return NOWHERE
  }
}
const BOTH_HANDS: readonly number[] = [0]
const EITHER_HAND: readonly number[] = [0, 1]
const ON_THE_BODY: readonly number[] = [BODY]
const POCKETS: readonly number[] = [POCKET, POCKET + 1, POCKET + 2]
const NOWHERE: readonly number[] = []
