import type { Seat } from '@midden/kernel'
import { ACC, type CardNames, type Kind, nameOf } from './cards.ts'
import { colourOf, FIRST_COLUMN, LAST_COLUMN } from './mat.ts'
import { inLastRound } from './options.ts'
import { pointsOf } from './score.ts'
import type { CompanyView, WorksView } from './view.ts'
import { count } from './words-actions.ts'

type Who = (seat: Seat) => string

const held = (kinds: readonly (Kind | null)[], names: CardNames): string =>
  kinds.map((kind) => (kind === null ? 'a card face down' : nameOf(kind, names))).join(', ')

/** Factories as their company's first letters on the board: columns across, rows down. */
function board(v: WorksView): string[] {
  const columns = Array.from({ length: LAST_COLUMN - FIRST_COLUMN + 1 }, (_, i) => FIRST_COLUMN + i)
  const letters = (row: number, column: number): string =>
    v.companies
      .flatMap((c) => (c.row === row && c.column === column ? [c.colour[0]!.toUpperCase()] : []))
      .join('')
  return [
    `row \\ column ${columns.map((column) => String(column).padEnd(5)).join('')}`.trimEnd(),
    ...[5, 4, 3, 2, 1].map((row) =>
      `           ${row} ${columns.map((column) => (letters(row, column) || '·').padEnd(5)).join('')}`.trimEnd(),
    ),
  ]
}

function companyLine(v: WorksView, c: CompanyView, seat: Seat, who: Who): string[] {
  const rounding = v.options.moneyRounding
  const purse = c.cash === null ? 'cash hidden' : `€${c.cash}`
  const score = pointsOf(c, c.cash ?? 0, rounding).score
  const points = c.cash === null ? `${score} points plus half the cash` : `${score} points`
  const mark = seat === v.start ? ' (€)' : ''
  const cards =
    c.hand.length === 0
      ? 'no cards'
      : `${held(c.hand, v.options.cardNames)}${c.kept ? ' (first card kept)' : ''}`
  return [
    `${who(seat)}${mark}, ${c.colour}: column ${c.column}, ${count(c.row, 'worker')}, R${c.R} M${c.M} W${c.W}`,
    `  waste ${c.waste} (${colourOf(c.waste)}), ${count(c.tower, 'raw material')}, ${purse}, ${count(c.loans, 'loan')}, ${points}`,
    `  ${cards}`,
  ]
}

function auctionLines(v: WorksView, who: Who): string[] {
  if (v.auction === null) return []
  const { seller, lot, bids, turn } = v.auction
  const said = bids.flatMap((bid, seat) =>
    bid === null ? [] : [`${who(seat)} ${bid === 0 ? 'no bid' : `€${bid}`}`],
  )
  return [
    `${who(seller)} auctions ${count(lot, 'raw material')}: ${said.join(', ') || 'no bids yet'}; ${who(turn)} is next.`,
  ]
}

const counted = (counts: readonly number[], names: CardNames): string =>
  counts.flatMap((n, kind) => (n === 0 ? [] : [`${n} ${nameOf(kind, names)}`])).join(', ') || 'none'

const setLines = (v: WorksView): string[] =>
  v.sets.flatMap((set, i) => (set.length === 0 ? [] : [`Set ${i + 1}: ${held(set, v.options.cardNames)}`]))

/** The whole table as text. */
export function tableWords(v: WorksView, who: Who): string {
  const supply = v.supply === null ? 'unlimited' : String(v.supply)
  const names = v.options.cardNames
  return [
    `Round ${v.round}, ${v.phase}${inLastRound(v) ? ', last round' : ''}. Supply: ${supply}. Deck: ${count(v.deck, 'card')}${v.aside ? `, the ${nameOf(ACC, names)} lies aside` : ''}.`,
    ...board(v),
    ...v.companies.flatMap((c, seat) => companyLine(v, c, seat, who)),
    ...setLines(v),
    ...auctionLines(v, who),
    ...(v.accident === null ? [] : [`The ${nameOf(ACC, names)} strikes.`]),
    `Discards: ${counted(v.discards, names)}.`,
    `Unseen: ${counted(v.unseen, names)}.`,
  ].join('\n')
}
