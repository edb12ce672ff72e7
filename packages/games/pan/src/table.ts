import type { Seat } from '@midden/kernel'
import { GUN_CARDS, TRICKS } from './cards.ts'
import type { PanView } from './view.ts'

type Who = (seat: Seat) => string

const inRow = (values: readonly number[]): string => (values.length === 0 ? '-' : values.join(' '))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const counted = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Six chambers: CLICs that lie open, the PAN that ended the game, and what is still face down. */
function gun(v: PanView): string {
  const turnedPan = GUN_CARDS - v.left - v.clics
  const chambers = [
    ...Array<string>(v.clics).fill('[CLIC]'),
    ...Array<string>(turnedPan).fill('[PAN!]'),
    ...Array<string>(v.left).fill('[ ?? ]'),
  ].join(' ')
  return v.stage === 'over' ? chambers : `${chambers}   PAN at 1 in ${v.left}`
}

function title(v: PanView): string {
  if (v.stage === 'trick') return `First step, trick ${v.trick} of ${TRICKS}`
  if (v.stage === 'over') return 'The game is over'
  return `Second step, ${v.active} active: reshuffling costs 1 card, skipping ${v.active}`
}

function mark(v: PanView, seat: Seat): string {
  if (v.stage === 'over') return v.order[0] === seat ? 'wins' : 'out'
  if (v.eliminated.includes(seat)) return 'out'
  if (v.stage !== 'trick') return seat === v.player ? 'to act' : ''
  return v.committed[seat] ? 'committed' : 'choosing'
}

function frontLine(v: PanView, seat: Seat, who: Who, width: number): string {
  const front = v.fronts[seat]!
  const doubling =
    v.stage !== 'trick' && v.order.includes(seat) && front.length === 0 ? '  (Double CLIC possible)' : ''
  const heads = [
    seat === v.player ? '>' : ' ',
    who(seat).padEnd(width),
    mark(v, seat).padEnd(9),
    counted(front.length).padStart(8),
    `total ${sum(front)}`.padEnd(9),
    inRow(front),
  ]
  return `${heads.join(' ')}${doubling}`
}

function ghostLines(v: PanView, who: Who): string[] {
  if (v.ghost === null || v.stage !== 'trick') return []
  const slots = [1, 2, 3, 4].map((slot) => (v.ghost!.open.includes(slot) ? `[${slot}]` : '[ ]')).join(' ')
  return [`Ghost   ${slots}  heap ${inRow(v.ghost.heap)}  (${who(v.picker!)} picks)`]
}

/** The table as plain text. */
export function table(v: PanView, who: Who): string {
  const seats = v.fronts.map((_, seat) => seat)
  const width = Math.max(...seats.map((seat) => who(seat).length))
  const lines = [
    title(v),
    `Gun     ${gun(v)}`,
    ...ghostLines(v, who),
    ...seats.map((seat) => frontLine(v, seat, who, width)),
  ]
  if (v.player !== null) lines.push(`Order   ${v.order.map(who).join(' > ')}`)
  if (v.free.length > 0) lines.push(`Free    ${inRow(v.free)}`)
  lines.push(`Discard ${inRow(v.discard)}   (${v.aside} set aside)`)
  if (v.asideCards !== null && v.aside > 0) lines.push(`Aside   ${inRow(v.asideCards)}`)
  if (v.hand.length > 0) lines.push(`Hand    ${inRow(v.hand)}`)
  if (v.commitment !== null) lines.push(`You have committed ${v.commitment.card}`)
  if (v.picked.length > 0) lines.push(`Picked  ${v.picked.length} of ${v.active}`)
  return lines.join('\n')
}
