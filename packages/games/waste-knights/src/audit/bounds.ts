import { cards } from '../cards.ts'
import type { Catalogue } from '../content/catalogue.ts'
import { STRIPES } from '../content/names.ts'
import { panelsFor } from '../gear/panels.ts'
import type { Knight, Reserved, Wk } from '../position.ts'
import { STORED, wrongHeld, wrongPlus } from './gear.ts'

const within = (list: readonly number[], from: number, to: number): boolean =>
  list.every((n) => n >= from && n < to)

function wrongSeats(s: Wk): string | null {
  const lists = [s.knights, s.rejected, s.acted, s.quest.kept, s.quest.beaten]
  if (lists.some((list) => list.length !== s.seats))
    return `there must be one entry for each of ${s.seats} seats`
  if (s.first >= s.seats || s.active >= s.seats) return 'there is no such seat'
  const everybody = (1 << s.seats) - 1
  const bits = [s.gone, s.quest.called, ...s.quest.beaten, ...s.knights.map((k) => k.floored)]
  if (bits.some((seats) => (seats & ~everybody) !== 0)) return 'there is no such seat'
  const left = everybody & ~s.gone
  if (left === 0 || (s.result === null && (left & (left - 1)) === 0)) return 'two players must be left'
  return null
}

/** The common task, or one of his own that he has accepted (WK-13.2). */
const isOpenTo = (s: Wk, { seat, card }: Reserved): boolean =>
  card === s.posted[0]!.card ||
  s.knights[seat]?.tasks.some((own) => own.card === card && own.accepted) === true

function wrongDecks(s: Wk, c: Catalogue): string | null {
  if (!within([...s.luck.deck, ...s.luck.discard], 0, c.luck.length)) return 'there is no such luck card'
  if (!within([...s.wild.deck, ...s.wild.discard, ...s.quest.beside], 0, c.cultists))
    return 'there is no such wasteland card'
  for (const [colour, pile] of s.gear.entries())
    if ([...pile.deck, ...pile.discard].some((card) => c.gear[card]?.colour !== colour || card >= c.vehicles))
      return `the ${STRIPES[colour]} deck holds ${STRIPES[colour]} cards`
  if ([...s.blue, ...s.removedBlue].some((card) => c.gear[card]?.colour !== 3)) return 'blue cards are blue'
  if (!within([...s.commons.deck, ...s.commons.discard], 0, c.commons))
    return 'the common deck holds common tasks'
  const own = [...s.privates.deck, ...s.privates.discard, ...s.unused, ...s.rejected.flat()]
  if (!within(own, c.commons, c.tasks.length)) return 'the private deck holds private tasks'
  for (const pile of [s.commons, s.privates])
    if (pile.seen.length !== pile.deck.length) return 'what is known of a task deck is told card by card'
  if (!s.met.every((met) => isOpenTo(s, met))) return 'only a task that is open to him is met by a knight'
  return within(s.removedTasks, 0, c.tasks.length) ? null : 'there is no such task'
}

function wrongSpaces(s: Wk, c: Catalogue): string | null {
  if (s.stalls.length !== c.stalls.length) return `the Stalls have ${c.stalls.length} spaces`
  for (const [space, card] of s.stalls.entries())
    if (card >= 0 && c.gear[card]?.colour !== STRIPES.indexOf(c.stalls[space]!.card))
      return `space ${c.stalls[space]!.space} holds a ${c.stalls[space]!.card} card`
  const titles = c.pack.vehicles.length
  if (s.pool.length !== titles || s.poolDamaged.length !== titles)
    return 'the pool counts every vehicle title'
  if (s.options.soldDamaged === 'off' && s.poolDamaged.some((n) => n > 0))
    return 'the pool holds no damaged vehicles'
  const [common, ...own] = s.posted.map(({ card }) => card)
  if (common! >= c.commons) return 'the purple space holds a common task'
  if (own.some((card) => card >= 0 && (card < c.commons || card >= c.tasks.length)))
    return 'orange and green spaces hold private tasks'
  if (s.planted.some(({ card, by }) => card >= c.cultists || by >= s.seats))
    return 'a planted card is a wasteland card'
  const seen = new Set([...s.tiles, ...(s.quest.tile >= 0 ? [s.quest.tile] : [])])
  seen.delete(c.tiles.length)
  return seen.size === c.tiles.length && Math.max(...seen) < c.tiles.length
    ? null
    : 'every tile lies on one hex'
}

function wrongKnight(s: Wk, c: Catalogue, k: Knight): string | null {
  if (k.sheet >= c.knights.length) return 'there is no such knight'
  const printed = k.sheet < 0 ? [] : c.knights[k.sheet]!.gear.map(({ card }) => card)
  if (k.own.length !== printed.length || k.own.some((h, i) => h.card !== printed[i]))
    return 'starting gear is what the sheet says'
  if (k.vehicle >= 0 && c.gear[k.vehicle]?.row.group !== 'vehicle') return 'a vehicle is a vehicle card'
  if (k.vehicle < 0 && (k.damaged || k.under.length > 0))
    return 'nothing is damaged or tuned without a vehicle'
  for (const [panel, h] of k.panels.entries()) {
    if (h === null) continue
    const wrong = wrongHeld(s, h, ['weapon', 'armour', 'general'])
    if (wrong !== null) return wrong
    if (!panelsFor(s, h.card).includes(panel))
      return `${c.gear[h.card]!.row.title} does not go on panel ${panel}`
  }
  if (k.panels[1] !== null && k.panels[0] !== null && panelsFor(s, k.panels[0]!.card).length === 1)
    return 'a two-handed weapon fills both hands'
  for (const h of [...k.pack, ...k.cargo, ...k.over]) {
    const wrong = wrongHeld(s, h, STORED)
    if (wrong !== null) return wrong
  }
  if (k.over.some(({ card }) => c.gear[card]!.colour !== 3)) return 'only blue cards stay over capacity'
  if ([...k.beside, ...k.under].some((h) => c.gear[h.card]?.row.group !== 'attached' || h.plus.length > 0))
    return 'only Implants, Mutations and Tuning cards are attached to a knight or vehicle'
  for (const h of k.own) {
    const wrong = wrongPlus(s, h)
    if (wrong !== null) return wrong
  }
  if (!within(k.hand, 0, c.luck.length)) return 'there is no such luck card'
  return within(
    k.tasks.map(({ card }) => card),
    c.commons,
    c.tasks.length,
  )
    ? null
    : 'a task in an area is private'
}

/** Numbers that must name something, and things that must lie where they may. */
export function outOfBounds(s: Wk): string | null {
  const c = cards(s)
  const wrong = wrongSeats(s) ?? wrongDecks(s, c) ?? wrongSpaces(s, c)
  if (wrong !== null) return wrong
  for (const [seat, k] of s.knights.entries()) {
    const reason = wrongKnight(s, c, k)
    if (reason !== null) return `seat ${seat}: ${reason}`
  }
  return null
}
