import type { Seat } from '@midden/kernel'
import { GUN_CARDS, TRICKS } from './cards.ts'
import type { PanView } from './view.ts'

type Who = (seat: Seat) => string

/** What the plain table says, in one language. */
export interface TableWords {
  oneIn(left: number): string
  trick(trick: number, of: number): string
  over: string
  second(active: number): string
  marks: Readonly<Record<'wins' | 'out' | 'acts' | 'committed' | 'choosing', string>>
  cards(count: number): string
  total(sum: number): string
  doubling: string
  labels: Readonly<
    Record<'gun' | 'ghost' | 'order' | 'free' | 'discard' | 'aside' | 'hand' | 'picked', string>
  >
  heap(cards: string, picker: string): string
  setAside(count: number): string
  committed(card: number): string
  picked(count: number, of: number): string
}

const english: TableWords = {
  oneIn: (left) => `PAN at 1 in ${left}`,
  trick: (trick, of) => `First step, trick ${trick} of ${of}`,
  over: 'The game is over',
  second: (active) => `Second step, ${active} active: reshuffling costs 1 card, skipping ${active}`,
  marks: { wins: 'wins', out: 'out', acts: 'to act', committed: 'committed', choosing: 'choosing' },
  cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  total: (sum) => `total ${sum}`,
  doubling: '(Double CLIC possible)',
  labels: {
    gun: 'Gun',
    ghost: 'Ghost',
    order: 'Order',
    free: 'Free',
    discard: 'Discard',
    aside: 'Aside',
    hand: 'Hand',
    picked: 'Picked',
  },
  heap: (cards, picker) => `heap ${cards}  (${picker} picks)`,
  setAside: (count) => `(${count} set aside)`,
  committed: (card) => `You have committed ${card}`,
  picked: (count, of) => `${count} of ${of}`,
}

const inRow = (values: readonly number[]): string => (values.length === 0 ? '-' : values.join(' '))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Six chambers: CLICs that lie open, the PAN that ended the game, and what is still face down. */
function gun(t: TableWords, v: PanView): string {
  const turnedPan = GUN_CARDS - v.left - v.clics
  const chambers = [
    ...Array<string>(v.clics).fill('[CLIC]'),
    ...Array<string>(turnedPan).fill('[PAN!]'),
    ...Array<string>(v.left).fill('[ ?? ]'),
  ].join(' ')
  return v.stage === 'over' ? chambers : `${chambers}   ${t.oneIn(v.left)}`
}

function title(t: TableWords, v: PanView): string {
  if (v.stage === 'trick') return t.trick(v.trick, TRICKS)
  return v.stage === 'over' ? t.over : t.second(v.active)
}

function mark({ marks }: TableWords, v: PanView, seat: Seat): string {
  if (v.stage === 'over') return v.order[0] === seat ? marks.wins : marks.out
  if (v.eliminated.includes(seat)) return marks.out
  if (v.stage !== 'trick') return seat === v.player ? marks.acts : ''
  return v.committed[seat] ? marks.committed : marks.choosing
}

function frontLine(t: TableWords, v: PanView, seat: Seat, who: Who, width: number): string {
  const front = v.fronts[seat]!
  const doubling =
    v.stage !== 'trick' && v.order.includes(seat) && front.length === 0 ? `  ${t.doubling}` : ''
  const heads = [
    seat === v.player ? '>' : ' ',
    who(seat).padEnd(width),
    mark(t, v, seat).padEnd(9),
    t.cards(front.length).padStart(8),
    t.total(sum(front)).padEnd(9),
    inRow(front),
  ]
  return `${heads.join(' ')}${doubling}`
}

function ghostLines(t: TableWords, v: PanView, who: Who, head: (label: string) => string): string[] {
  if (v.ghost === null || v.stage !== 'trick') return []
  const slots = [1, 2, 3, 4].map((slot) => (v.ghost!.open.includes(slot) ? `[${slot}]` : '[ ]')).join(' ')
  return [`${head(t.labels.ghost)}${slots}  ${t.heap(inRow(v.ghost.heap), who(v.picker!))}`]
}

/** The table as plain text. */
export const tableIn =
  (t: TableWords) =>
  (v: PanView, who: Who): string => {
    const seats = v.fronts.map((_, seat) => seat)
    const width = Math.max(...seats.map((seat) => who(seat).length))
    const labels = Math.max(...Object.values(t.labels).map((label) => label.length))
    const head = (label: string): string => label.padEnd(labels + 1)
    const lines = [
      title(t, v),
      `${head(t.labels.gun)}${gun(t, v)}`,
      ...ghostLines(t, v, who, head),
      ...seats.map((seat) => frontLine(t, v, seat, who, width)),
    ]
    if (v.player !== null) lines.push(`${head(t.labels.order)}${v.order.map(who).join(' > ')}`)
    if (v.free.length > 0) lines.push(`${head(t.labels.free)}${inRow(v.free)}`)
    lines.push(`${head(t.labels.discard)}${inRow(v.discard)}   ${t.setAside(v.aside)}`)
    if (v.asideCards !== null && v.aside > 0) lines.push(`${head(t.labels.aside)}${inRow(v.asideCards)}`)
    if (v.hand.length > 0) lines.push(`${head(t.labels.hand)}${inRow(v.hand)}`)
    if (v.commitment !== null) lines.push(t.committed(v.commitment.card))
    if (v.picked.length > 0) lines.push(`${head(t.labels.picked)}${t.picked(v.picked.length, v.active)}`)
    return lines.join('\n')
  }

export const table = tableIn(english)
