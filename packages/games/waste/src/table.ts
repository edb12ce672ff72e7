import type { Seat } from '@midden/kernel'
import { cardId, PL, TYPE_NAMES, TYPES } from './cards.ts'
import type { Face } from './events.ts'
import { ROUNDS } from './options.ts'
import { electronicUnits, tally } from './score.ts'
import type { WasteView } from './view.ts'

type Who = (seat: Seat) => string

const STEPS: Readonly<Record<WasteView['step'], string>> = {
  keep: 'the draft',
  bid: 'the auction: bids',
  pile: 'the auction: piles',
  recycler: 'Recyclers',
  over: 'over',
}

const face = (card: Face): string => (card === null ? '????' : cardId(card))
const inRow = (cards: readonly Face[]): string => (cards.length === 0 ? '-' : cards.map(face).join(' '))

/** Cards of a station by type: how many of each. */
const grouped = (counts: readonly number[]): string =>
  TYPES.flatMap((type, i) => (counts[i]! > 0 ? [`${counts[i]} ${type}`] : [])).join(', ') || 'empty'

function doing(v: WasteView, seat: Seat): string {
  if (v.step === 'over') return ''
  if (v.step === 'keep' || v.step === 'bid') return v.asked.includes(seat) ? 'choosing' : 'ready'
  return v.turn === seat ? 'to act' : ''
}

function seatLines(v: WasteView, seat: Seat, who: Who, width: number): string[] {
  const counts = tally(v.stations[seat]!)
  const { holds, known } = v.hands[seat]!
  const held = v.step === 'keep' ? `${v.passes} kept, pack of ${holds}` : `${holds} in hand`
  const heads = [
    v.turn === seat ? '>' : ' ',
    who(seat).padEnd(width),
    seat === v.boss ? 'boss' : '    ',
    doing(v, seat).padEnd(8),
    `${v.scores[seat]!.points} points`.padStart(10),
    `value ${v.values[seat]}`.padStart(9),
    `${electronicUnits(counts)} units`.padStart(8),
    `${counts[PL]} plastic`.padStart(10),
    held,
  ]
  const lines = [heads.join(' '), `    station: ${grouped(counts)}`]
  if (known.length > 0) lines.push(`    known in hand: ${inRow(known)}`)
  const bid = v.bids[seat]
  if (bid !== undefined && v.step !== 'over')
    lines.push(`    bid: ${bid.cards === null ? `${bid.count} face down` : inRow(bid.cards)}`)
  return lines
}

function pileLine(v: WasteView, pile: number, who: Who): string {
  const { cards, taker, burnt } = v.piles[pile]!
  const gone = burnt ? '  (burnt)' : taker === null ? '' : `  (${who(taker)})`
  return `Pile ${pile + 1}    ${inRow(cards)}${gone}`
}

function ownLines(v: WasteView): string[] {
  if (v.me === null || v.step === 'over') return []
  const lines =
    v.step === 'keep'
      ? [`Pack      ${inRow(v.hand)}`, `Kept      ${inRow(v.drafted)}`]
      : [`Hand      ${inRow(v.hand)}`]
  if (v.answer !== null) lines.push(`Chosen    ${inRow(v.answer)}`)
  return lines
}

/** The table as plain text. */
export function table(v: WasteView, who: Who): string {
  const seats = v.stations.map((_, seat) => seat)
  const width = Math.max(...seats.map((seat) => who(seat).length))
  const unseen = TYPES.flatMap((type, i) => (v.unseen[i]! > 0 ? [`${v.unseen[i]} ${TYPE_NAMES[type]}`] : []))
  const lines = [
    v.step === 'over' ? 'The game is over' : `Round ${v.round} of ${ROUNDS}, ${STEPS[v.step]}`,
    ...seats.flatMap((seat) => seatLines(v, seat, who, width)),
    ...v.piles.map((_, pile) => pileLine(v, pile, who)),
    `Draw pile ${v.drawPile} cards; burnt ${inRow(v.burnt)} and ${v.burntUnseen} unseen`,
  ]
  if (v.pending.length > 0) lines.push(`Pending   ${inRow(v.pending)}`)
  if (unseen.length > 0) lines.push(`Unseen    ${unseen.join(', ')}`)
  return lines.concat(ownLines(v)).join('\n')
}
