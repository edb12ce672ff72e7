import type { Offer } from '@midden/kernel'

/**
 * Cards of one heap as one number, a decimal digit for each value: 210003 is two 6s, one 5 and three 1s.
 * Heaps are put together by adding and taken apart by subtracting; there are never more than four of a value.
 */
export type Cards = number

/** Single digits side by side, the first one rightmost: the cards of the seats or of the ghost's slots, 0 for none. */
export type Row = number

export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6]
export const COPIES = 4
export const HAND = 4
export const TRICKS = 4
export const SLOTS = 4
export const ALL_CARDS: Cards = 444444
export const HIGHEST = 6
export const LOWEST = 1

/** Names by value; 2 to 5 are ours, no rule uses them. */
export const CHARACTERS: readonly string[] = ['', 'Mouse', 'Cat', 'Fox', 'Wolf', 'Bear', 'Elephant']

/** The gun cards as the draw `gun` numbers them. */
export const CLIC = 0
export const PAN = 1
export const GUN_NAMES: readonly string[] = ['CLIC', 'PAN']
export const GUN_CARDS = 6

const UNITS: readonly number[] = [1, 10, 100, 1000, 10000, 100000]

export const digit = (row: Row, index: number): number => ((row / UNITS[index]!) | 0) % 10
export const placed = (value: number, index: number): Row => value * UNITS[index]!

export const card = (value: number): Cards => UNITS[value - 1]!
export const copies = (cards: Cards, value: number): number => digit(cards, value - 1)

export function size(cards: Cards): number {
  let count = 0
  for (let rest = cards; rest > 0; rest = (rest / 10) | 0) count += rest % 10
  return count
}

export function total(cards: Cards): number {
  let sum = 0
  let value = 1
  for (let rest = cards; rest > 0; rest = (rest / 10) | 0) sum += value++ * (rest % 10)
  return sum
}

export function cardsOf(values: readonly number[]): Cards {
  let cards = 0
  for (const value of values) cards += card(value)
  return cards
}

/** Value by value, lowest first, each as often as it is there. */
export function listOf(cards: Cards): number[] {
  const list: number[] = []
  let value = 1
  for (let rest = cards; rest > 0; rest = (rest / 10) | 0, value++)
    for (let copy = rest % 10; copy > 0; copy--) list.push(value)
  return list
}

/** As players read a front: highest first. */
export const shown = (cards: Cards): number[] => listOf(cards).reverse()

/** The 64 sets of values, lowest first. */
const SETS: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, set) =>
  VALUES.filter((value) => (set & (1 << (value - 1))) !== 0),
)

function setOf(cards: Cards): number {
  let set = 0
  let bit = 1
  for (let rest = cards; rest > 0; rest = (rest / 10) | 0, bit <<= 1) if (rest % 10 > 0) set |= bit
  return set
}

/** Something that depends only on which values are in a heap, worked out once for each of the 64 sets. */
export function bySet<T>(make: (values: readonly number[]) => T): (cards: Cards) => T {
  const made = SETS.map(make)
  return (cards) => made[setOf(cards)]!
}

/** The different values of a heap, lowest first. */
export const valuesIn = bySet((values) => values)

/** The offer of one card of a heap, after others; made once, so that searching builds none. */
export const offerOne = (act: string, ...before: Offer[]): ((cards: Cards) => Offer[]) =>
  bySet((of) => (of.length === 0 ? before : [...before, { act, of }]))

/** A card that lies before an owner, as actions name it: tens the owner's seat (9 for the free cards), ones the value. */
export const FREE = 9
export const lying = (owner: number, value: number): number => owner * 10 + value
export const ownerOf = (place: number): number => (place / 10) | 0
export const valueAt = (place: number): number => place % 10
