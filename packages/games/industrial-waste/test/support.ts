import { type Action, eventsFor, type Match, type Seat, settle, type Viewer } from '@midden/kernel'
import { offersExactly, plays, table } from '@midden/kernel/testing'
import { expect } from 'vitest'
import { stepOf } from '../src/book.ts'
import { ACC, CARDS, fullDeck, type Kind } from '../src/cards.ts'
import type { WorksEvent } from '../src/events.ts'
import { industrialWaste } from '../src/index.ts'
import type { WorksClause } from '../src/ledger.ts'
import type { WorksOptions } from '../src/options.ts'
import type { Company, Works } from '../src/position.ts'
import type { WorksView } from '../src/view.ts'

export type WorksMatch = Match<Works, WorksView, WorksOptions, WorksEvent, WorksClause>

const CODES = CARDS.map(({ code }) => code)

/** Cards by their codes: 'ORD RAW'. */
export const cards = (text: string): Kind[] =>
  text
    .split(/[\s·|]+/)
    .filter((code) => code !== '')
    .map((code) => {
      const kind = CODES.indexOf(code)
      if (kind < 0) throw new Error(`there is no card ${code}`)
      return kind
    })

export const card = (code: string): Kind => cards(code)[0]!

const FIGURES: readonly [string, keyof Company][] = [
  ['c', 'column'],
  ['r', 'row'],
  ['R', 'R'],
  ['M', 'M'],
  ['W', 'W'],
  ['w', 'waste'],
  ['m', 'tower'],
  ['€', 'cash'],
  ['L', 'loans'],
]

/** The ledger's notation: `c17 r4 | w10 | €30 | L1 | kept BRI`. Only what is written is read. */
function figures(text: string): Partial<Company> {
  const read: Record<string, unknown> = {}
  const hand: Kind[] = []
  for (const token of text.split(/[\s|]+/).filter((part) => part !== '' && part !== 'start')) {
    const figure = FIGURES.find(([mark]) => token.startsWith(mark) && /^.-?\d+$/.test(token))
    if (figure !== undefined) read[figure[1]] = Number(token.slice(1))
    else if (token === 'kept') read.kept = true
    else if (token === 'none') read.hand = hand
    else {
      hand.push(card(token))
      read.hand = hand
    }
  }
  return read as Partial<Company>
}

/** `A{…} B{…}`: seat and figures of each company named. */
const companiesIn = (text: string): [Seat, Partial<Company>][] =>
  [...text.matchAll(/([A-D])\{([^}]*)\}/g)].map(([, letter, inside]) => [
    'ABCD'.indexOf(letter!),
    figures(inside!),
  ])

export interface Given {
  seats?: number
  seed?: string
  options?: Partial<WorksOptions>
  start?: Seat
  turn?: Seat
  at?: 'lay out' | 'set' | 'turn' | 'pay workers' | 'end or go on'
  supply?: number
  /** top card first; the cards named nowhere lie under these, or where `rest` says */
  deck?: string
  discards?: string
  rest?: 'deck' | 'discards'
  sets?: string[]
  aside?: boolean
  round?: number
  /** prescribed draws */
  draws?: { name: string; value: number | number[] }[]
  /** filled with what is told on the way to the first question */
  told?: WorksEvent[]
}

function lay(s: Works, g: Given): void {
  s.sets = Array.from({ length: s.seats + 1 }, (_, i) => cards(g.sets?.[i] ?? ''))
  s.discards = cards(g.discards ?? '')
  const top = cards(g.deck ?? '')
  const rest = fullDeck()
  const placed = [...s.sets.flat(), ...s.discards, ...top, ...s.companies.flatMap(({ hand }) => hand)]
  s.aside = g.aside ?? false
  for (const kind of s.aside ? [...placed, ACC] : placed) {
    const at = rest.indexOf(kind)
    if (at < 0) throw new Error(`there are not so many ${CODES[kind]}`)
    rest.splice(at, 1)
  }
  rest.reverse()
  if (g.rest === 'discards') {
    s.deck = top.reverse()
    s.discards.push(...rest)
  } else s.deck = [...rest, ...top.reverse()]
}

/** A table as an example gives it. What is not mentioned stands as at the start; nobody else holds a card. */
export function given(companies: string, g: Given = {}): WorksMatch {
  const named = companiesIn(companies)
  const seats = g.seats ?? Math.max(2, ...named.map(([seat]) => seat + 1))
  const match = table(industrialWaste, {
    seats,
    seed: g.seed ?? 'given',
    options: { firstPlayer: 'host', ...g.options },
  })
  const s = industrialWaste.clone(match.position)
  for (const c of s.companies) Object.assign(c, { hand: [], kept: false })
  for (const [seat, read] of named) Object.assign(s.companies[seat]!, read)
  s.round = g.round ?? 1
  s.start = g.start ?? 0
  s.ending = s.companies.some(({ column }) => column === 20)
  lay(s, g)
  const towers = s.companies.reduce((sum, { tower }) => sum + tower, 0)
  if (s.supply !== null) s.supply = g.supply ?? 50 - towers
  const at = g.at ?? 'turn'
  const place = at === 'lay out' ? 0 : 3 * s.sets.length
  const turn = at === 'set' || at === 'turn' ? (g.turn ?? s.start) : -1
  s.stack = [{ at: 'round', step: stepOf(at), place, turn }]
  if (g.draws !== undefined) s.rng.script = structuredClone(g.draws)
  const { told } = g
  settle(industrialWaste, s, told === undefined ? null : (event) => void told.push(event))
  const wrong = industrialWaste.audit(s)
  if (wrong !== null) throw new Error(`the given position is impossible: ${wrong}`)
  return { ...match, position: s, journal: { ...match.journal, moves: [] }, freeFrom: 0 }
}

/** The companies stand as written, by these clauses; what is not mentioned is not looked at. */
export function shows(match: WorksMatch, companies: string, holds = ''): void {
  for (const [seat, expected] of companiesIn(companies))
    expect(match.position.companies[seat], `company ${'ABCD'[seat]} ${holds}`).toMatchObject(expected)
}

/** Exactly these answers, and credit beside them, by these clauses. */
export const offersBy =
  (holds: string) =>
  (match: WorksMatch, seat: Seat, ...actions: Action[]): void =>
    offersExactly(match, seat, [...actions, { act: 'credit' }], holds)

/** Exactly these answers, and credit beside them. */
export const offers = offersBy('')

/** Plays acts of one seat written short: 'raw', 'bid 4', 'innovate 2', 'discard GRO'. */
export function short(text: string): Action {
  const [act = '', n] = text.split(' ')
  if (n === undefined) return { act }
  return { act, n: /^-?\d+$/.test(n) ? Number(n) : card(n) }
}

export const acts = (...texts: string[]): Action[] => texts.map(short)

/** Moves written short, 'A raw', 'B bid 4'; answers the events. */
export const moves = (match: WorksMatch, ...texts: string[]): WorksEvent[] =>
  plays(match, ...texts.map((text) => ['ABCD'.indexOf(text[0]!), short(text.slice(2))] as const))

export const heard = (events: readonly WorksEvent[], viewer: Viewer): WorksEvent[] =>
  eventsFor(events, viewer)

export const named = <W extends WorksEvent['what']>(
  events: readonly WorksEvent[],
  what: W,
): Extract<WorksEvent, { what: W }>[] =>
  events.filter((event): event is Extract<WorksEvent, { what: W }> => event.what === what)
