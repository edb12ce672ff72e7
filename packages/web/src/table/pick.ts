import { type Action, allowed, nth, type Offer, width } from '@midden/kernel'

/** One line of the plain list: a button, an amount to set, or pieces to choose from. */
export type OptionRow =
  | { kind: 'one'; action: Action }
  | { kind: 'amount'; act: string; from: number; to: number }
  | { kind: 'some'; act: string; of: readonly number[]; min: number; max: number }

function rowsOfOffer(offer: Offer): OptionRow[] {
  const { act } = offer
  if ('min' in offer) {
    if (width(offer) === 1) return [{ kind: 'one', action: nth(offer, 0) }]
    return [{ kind: 'some', act, of: offer.of, min: offer.min, max: offer.max }]
  }
  if ('of' in offer) {
    const sides = offer.with
    if (sides === undefined) return offer.of.map((n) => ({ kind: 'one', action: { act, n } }))
    return offer.of.flatMap((n) =>
      sides.map((side): OptionRow => ({ kind: 'one', action: { act, n, with: side } })),
    )
  }
  if ('from' in offer) {
    if (offer.from === offer.to) return [{ kind: 'one', action: { act, n: offer.from } }]
    return [{ kind: 'amount', act, from: offer.from, to: offer.to }]
  }
  return [{ kind: 'one', action: { act } }]
}

/** The name by which a control says what it picks (`data-does`): "keep 501". */
export const doing = ({ act, n, with: side }: Pick<Action, 'act' | 'n' | 'with'>): string =>
  [act, n, side].filter((part) => part !== undefined).join(' ')

/** Everything that may be done, line by line, in the order of the offers. */
export const rowsOf = (offers: readonly Offer[]): OptionRow[] => offers.flatMap(rowsOfOffer)

export const sameAction = (a: Action | null, b: Action | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.act === b.act &&
    a.n === b.n &&
    a.with === b.with &&
    a.ns?.join() === b.ns?.join())

const ascending = (a: number, b: number): number => a - b
const count = (list: readonly number[], n: number): number => list.filter((x) => x === n).length

type Some = Extract<Offer, { min: number }>
const someOf = (offers: readonly Offer[], act: string): Some | undefined =>
  offers.find((offer): offer is Some => 'min' in offer && offer.act === act)

type Sided = Extract<Offer, { of: readonly number[] }> & { with: readonly number[] }
const isSided = (offer: Offer): offer is Sided => 'with' in offer && offer.with !== undefined

/** One half of a choice with a side choice: the card without the slot, or the slot without the card. */
const isHalf = (offers: readonly Offer[], { act, n, ns, with: side }: Action): boolean =>
  ns === undefined &&
  (n === undefined) !== (side === undefined) &&
  offers.some(
    (offer) =>
      isSided(offer) &&
      offer.act === act &&
      (n === undefined ? offer.with.includes(side!) : offer.of.includes(n)),
  )

/** Is this the beginning of something offered: a selection that only needs more pieces, or half a choice? */
export function mayGrow(offers: readonly Offer[], picked: Action): boolean {
  if (isHalf(offers, picked)) return true
  const offer = someOf(offers, picked.act)
  const { ns } = picked
  if (offer === undefined || ns === undefined || ns.length > offer.max) return false
  return ns.every((n) => count(ns, n) <= count(offer.of, n))
}

/** Adds a piece to a selection, or takes it out. One piece too many replaces the only one, else changes nothing. */
export function toggled(
  offers: readonly Offer[],
  picked: Action | null,
  act: string,
  n: number,
  add = picked?.act !== act || !(picked.ns ?? []).includes(n),
): Action | null {
  const offer = someOf(offers, act)
  if (offer === undefined || !offer.of.includes(n)) return picked
  const ns = picked?.act === act ? [...(picked.ns ?? [])] : []
  if (!add) {
    ns.splice(ns.indexOf(n), 1)
    return ns.length === 0 ? null : { act, ns }
  }
  if (ns.length >= offer.max) return offer.max === 1 ? { act, ns: [n] } : picked
  return { act, ns: [...ns, n].sort(ascending) }
}

/** How many pieces are still missing before this can be committed; 0 when it can, null when nothing fits. */
export function missing(offers: readonly Offer[], picked: Action | null): number | null {
  if (picked === null) return null
  if (allowed(offers, picked)) return 0
  const offer = someOf(offers, picked.act)
  return offer === undefined || picked.ns === undefined ? null : Math.max(0, offer.min - picked.ns.length)
}

/** The only thing that can be done, if there is only one: it is picked without asking. */
export function onlyChoice(offers: readonly Offer[]): Action | null {
  const rows = rowsOf(offers)
  const first = rows[0]
  return rows.length === 1 && first?.kind === 'one' ? first.action : null
}

/** What the number keys stand for, in the order of the list: whole actions, and pieces of a selection. */
export type Key = { action: Action } | { act: string; piece: number }

export const keysOf = (rows: readonly OptionRow[]): Key[] =>
  rows.flatMap((row): Key[] => {
    const { kind } = row
    if (kind === 'one') return [{ action: row.action }]
    if (kind === 'some') return row.of.map((piece) => ({ act: row.act, piece }))
    return quickFigures(row.from, row.to).map((n) => ({ action: { act: row.act, n } }))
  })

/** A few figures one tap away: the smallest, and the next ones. */
export const quickFigures = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(5, to - from + 1) }, (_, i) => from + i)
