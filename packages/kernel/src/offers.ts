import { below, type Random } from './random.ts'

/**
 * One thing a seat may do. The same list draws the buttons, feeds the bots and checks the wire.
 * Legality lives here and nowhere else.
 */
export type Offer =
  | { act: string }
  /** an amount */
  | { act: string; from: number; to: number }
  /** one of these (no value twice), with one of those beside it where `with` is given; `unsaid`: it may be left out */
  | { act: string; of: readonly number[]; with?: readonly number[]; unsaid?: true }
  /** some of these; a value that stands there twice may be taken twice */
  | { act: string; of: readonly number[]; min: number; max: number }

/** The answer to an offer: `n` for an amount or one of a list, `ns` (ascending) for some, `with` for the side choice. */
export interface Action {
  act: string
  n?: number
  ns?: number[]
  with?: number
}

/** A decision with more answers than this must be broken into smaller ones. */
export const WIDEST = 5000

const ascending = (a: number, b: number): number => a - b

function isSorted(list: readonly number[]): boolean {
  for (let i = 1; i < list.length; i++) if (list[i - 1]! > list[i]!) return false
  return true
}
const inOrder = (list: readonly number[]): readonly number[] =>
  isSorted(list) ? list : list.slice().sort(ascending)

/**
 * How many ways there are to complete a selection, by the place in the sorted list from which values may still be
 * taken and by how many are taken already. Filled from the end, a group of equal values at a time; unused stay rows
 * inside a group, more than can be taken by then, and fewer than can still be completed.
 */
let ways = new Float64Array(1024)

/** What was counted last: a choice is counted to draw a number, and once more to find the selection of that number. */
let counted = new Float64Array(256)
const last = { length: 0, min: 0, max: -1 }

function isCounted(sorted: readonly number[], min: number, max: number): boolean {
  if (last.min !== min || last.max !== max || last.length !== sorted.length) return false
  for (let i = 0; i < sorted.length; i++) if (counted[i] !== sorted[i]) return false
  return true
}

function remember(sorted: readonly number[], min: number, max: number): void {
  if (counted.length < sorted.length) counted = new Float64Array(sorted.length)
  for (let i = 0; i < sorted.length; i++) counted[i] = sorted[i]!
  last.length = sorted.length
  last.min = min
  last.max = max
}

function countWays(sorted: readonly number[], min: number, max: number): number {
  const end = sorted.length
  if (max < min || max < 0 || end < min) return 0
  if (isCounted(sorted, min, max)) return ways[0]!
  remember(sorted, min, max)
  const sizes = max + 1
  if (ways.length < (end + 1) * sizes) ways = new Float64Array((end + 1) * sizes)
  for (let size = Math.max(0, min); size <= Math.min(end, max); size++) ways[end * sizes + size] = 1
  for (let after = end; after > 0; ) {
    let start = after - 1
    while (start > 0 && sorted[start - 1] === sorted[start]) start--
    const needed = min - end + after
    for (let size = Math.min(start, max); size >= 0 && size >= min - end + start; size--) {
      const most = Math.min(max, size + after - start)
      let sum = 0
      for (let then = Math.max(size, needed); then <= most; then++) sum += ways[after * sizes + then]!
      ways[start * sizes + size] = sum
    }
    after = start
  }
  return ways[0]!
}

/** Any selection at all of values of which none stands twice: then they are the numbers below 2^n, and need no counting. */
function isFree(of: readonly number[], min: number, max: number): boolean {
  if (min > 0 || max < of.length || of.length > 30) return false
  for (let i = 1; i < of.length; i++) if (of[i - 1]! >= of[i]!) return false
  return true
}

/** The selection that a number stands for, its highest bit for the first value: the same order as by counting. */
function freely(act: string, of: readonly number[], index: number): Action {
  const ns: number[] = []
  for (let i = 0, bit = of.length - 1; bit >= 0; i++, bit--) if ((index >> bit) & 1) ns.push(of[i]!)
  return { act, ns }
}

/** Any offer, to read a field that only some have: over many kinds of offers that is far quicker than `in`. */
interface AnyOffer {
  act: string
  from?: number
  to?: number
  of?: readonly number[]
  with?: readonly number[]
  min?: number
  max?: number
}

/** How many different actions an offer stands for. */
export function width(offer: Offer): number {
  const o: AnyOffer = offer
  if (o.of !== undefined) {
    if (o.min !== undefined)
      return isFree(o.of, o.min, o.max!) ? 2 ** o.of.length : countWays(inOrder(o.of), o.min, o.max!)
    return o.with === undefined ? o.of.length : o.of.length * o.with.length
  }
  return o.from === undefined ? 1 : o.to! - o.from + 1
}

export function widthOf(offers: readonly Offer[]): number {
  let total = 0
  for (let i = 0; i < offers.length; i++) total += width(offers[i]!)
  return total
}

/** The index-th selection, by the ways just counted: value by value, skipping whole groups of selections. */
function selection(act: string, sorted: readonly number[], min: number, max: number, index: number): Action {
  const sizes = max + 1
  const ns: number[] = []
  let left = index
  for (let start = 0; start < sorted.length; ) {
    const value = sorted[start]!
    let after = start + 1
    while (sorted[after] === value) after++
    const needed = min - sorted.length + after
    for (let size = ns.length; size < sizes; size++) {
      const here = size < needed ? 0 : ways[after * sizes + size]!
      if (left < here) break
      left -= here
      ns.push(value)
    }
    start = after
  }
  return { act, ns }
}

/** The index-th action an offer stands for. */
export function nth(offer: Offer, index: number): Action {
  const o: AnyOffer = offer
  if (o.of === undefined) return o.from === undefined ? { act: o.act } : { act: o.act, n: o.from + index }
  if (o.min !== undefined) {
    if (isFree(o.of, o.min, o.max!)) return freely(o.act, o.of, index)
    const sorted = inOrder(o.of)
    countWays(sorted, o.min, o.max!)
    return selection(o.act, sorted, o.min, o.max!, index)
  }
  if (o.with === undefined) return { act: o.act, n: o.of[index]! }
  const across = o.with.length
  return { act: o.act, n: o.of[Math.floor(index / across)]!, with: o.with[index % across]! }
}

/** The index-th action of a whole list of offers. */
export function nthOf(offers: readonly Offer[], index: number): Action {
  if (offers.length === 1) return nth(offers[0]!, index)
  let left = index
  for (let i = 0; i < offers.length; i++) {
    const here = width(offers[i]!)
    if (left < here) return nth(offers[i]!, left)
    left -= here
  }
  throw new RangeError(`no action number ${index} among the offers`)
}

/** Any of them, each as likely as the others. */
export const anyOf = (offers: readonly Offer[], rng: Random): Action =>
  nthOf(offers, below(rng, widthOf(offers), 'action'))

/** Every action, one by one. */
export const expand = (offers: readonly Offer[]): Action[] =>
  offers.flatMap((offer) => Array.from({ length: width(offer) }, (_, index) => nth(offer, index)))

function holds(of: readonly number[], ns: readonly number[]): boolean {
  const rest = of.slice()
  return ns.every((n) => {
    const at = rest.indexOf(n)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

/** Is this action one of those the offer stands for? */
export function allows(offer: Offer, a: Action): boolean {
  if (offer.act !== a.act) return false
  if ('min' in offer) {
    if (a.ns === undefined || a.n !== undefined || a.with !== undefined) return false
    return a.ns.length >= offer.min && a.ns.length <= offer.max && holds(offer.of, a.ns)
  }
  if (a.ns !== undefined) return false
  if ('of' in offer) {
    if (a.n === undefined || !offer.of.includes(a.n)) return false
    if (a.with === undefined) return offer.with === undefined || offer.unsaid === true
    return offer.with?.includes(a.with) === true
  }
  if (a.with !== undefined) return false
  if ('from' in offer) return a.n !== undefined && a.n >= offer.from && a.n <= offer.to
  return a.n === undefined
}

export const allowed = (offers: readonly Offer[], a: Action): boolean =>
  offers.some((offer) => allows(offer, a))

/** The longest list of cards any action may name; longer ones are refused unread. */
const LONGEST = 256
const whole = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x)

/** A copy in ascending order, or null where something is not a whole number. Adding 0 turns -0 into 0. */
function wholes(list: unknown): number[] | null {
  if (!Array.isArray(list) || list.length > LONGEST) return null
  const read: number[] = []
  for (let i = 0; i < list.length; i++) {
    const x: unknown = list[i]
    if (!whole(x)) return null
    read.push(x + 0)
  }
  return read.sort(ascending)
}

/** Reads foreign data as an action; a sentence says what is wrong with it. `ns` comes back ascending. */
export function readAction(raw: unknown): Action | string {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return 'an action is a JSON object'
  for (const key in raw)
    if (key !== 'act' && key !== 'n' && key !== 'ns' && key !== 'with')
      return `an action has no field "${key.slice(0, 40)}"`
  const { act, n, ns, with: side } = raw as Record<string, unknown>
  if (typeof act !== 'string' || act === '' || act.length > 40) return 'an action needs "act", a short text'
  if (n !== undefined && !whole(n)) return '"n" must be a whole number'
  const action: Action = n === undefined ? { act } : { act, n: n + 0 }
  if (ns !== undefined) {
    const read = wholes(ns)
    if (read === null) return '"ns" must be a list of whole numbers'
    action.ns = read
  }
  if (side !== undefined) {
    if (!whole(side)) return '"with" must be a whole number'
    action.with = side + 0
  }
  return action
}
