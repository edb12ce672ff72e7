import type { Recap, RecapCell, RecapRow, Seat } from '@midden/kernel'
import { ACC, type CardNames, INN, nameOf } from '../cards.ts'
import type { Mat, WorksEvent } from '../events.ts'
import { colourOf, LOAN, PEGS } from '../mat.ts'
import { pointsOf } from '../score.ts'
import { count } from '../words-actions.ts'
import { fate } from './fate.ts'
import { called, type WorksReader } from './you.ts'

type Of<W extends WorksEvent['what']> = Extract<WorksEvent, { what: W }>

const all = <W extends WorksEvent['what']>(round: readonly WorksEvent[], what: W): Of<W>[] =>
  round.filter((e): e is Of<W> => e.what === what)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const euros = (n: number): string => (n < 0 ? `−€${-n}` : `€${n}`)
const gain = (n: number): string => (n > 0 ? `+€${n}` : euros(n))
const tone = (by: number): Pick<RecapCell, 'tone'> => (by === 0 ? {} : { tone: by > 0 ? 'good' : 'bad' })

/** How much of something these events gave or took. */
const changed = (events: readonly WorksEvent[], seat: Seat, key: string): number =>
  sum(events.flatMap((e) => fate.changes(e, seat).flatMap((one) => (one.key === key ? [one.by] : []))))

/** Money that came and went by some of the round's events, and in a few words how. */
function money(
  round: readonly WorksEvent[],
  whats: readonly string[],
  why: (e: WorksEvent, seat: Seat) => string | null,
) {
  return (seat: Seat): RecapCell | null => {
    const own = round.filter(
      (e) => whats.includes(e.what) && fate.changes(e, seat).some(({ key }) => key === 'cash'),
    )
    if (own.length === 0) return null
    const by = changed(own, seat, 'cash')
    const reasons = [...new Set(own.flatMap((e) => why(e, seat) ?? []))]
    return { text: gain(by), ...(reasons.length > 0 && { why: reasons.join(', ') }), ...tone(by) }
  }
}

function accidentWhy(e: WorksEvent): string | null {
  if (e.what === 'bribed') return 'bribed'
  if (e.what !== 'fined') return null
  return e.from === e.column ? e.colour : `${e.colour}: column ${e.from} → ${e.column}`
}

function loanWhy(e: WorksEvent): string | null {
  if (e.what === 'repaid') return 'one paid back'
  if (e.what !== 'credit') return null
  if (!e.forced) return 'taken'
  return e.cash === undefined
    ? `forced by ${e.for} of €${e.due}`
    : `forced: ${e.for} €${e.due}, cash €${e.cash}`
}

function auctionWhy(e: WorksEvent, seat: Seat): string | null {
  if (e.what !== 'sold') return null
  return `${e.lot} ${seat === e.to ? 'bought' : 'sold'}`
}

function moneyRows(round: readonly WorksEvent[], seats: readonly Seat[], names: CardNames): RecapRow[] {
  const row = (
    label: string,
    whats: readonly WorksEvent['what'][],
    why: (e: WorksEvent, seat: Seat) => string | null,
    what?: string,
  ): RecapRow => ({
    label,
    ...(what !== undefined && { why: what }),
    cells: seats.map(money(round, whats, why)),
  })
  const rows = [
    row(nameOf(ACC, names), ['fined', 'bribed'], accidentWhy, 'fines and bribes'),
    row('Orders', ['order'], () => null),
    row('Auctions', ['sold'], auctionWhy, 'raw materials'),
    row(nameOf(INN, names), ['innovation'], () => null),
    row('Wages', ['wages'], () => null, '€1 a worker'),
    row('Loans', ['credit', 'repaid'], loanWhy, `−${LOAN} points each at the end`),
  ]
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null))
}

/** What the round left of a company, and what it began with. */
interface Span {
  before: Mat
  now: Mat
  /** the reader's alone */
  cash: { before: number; now: number } | null
}

function span(round: readonly WorksEvent[], wages: Of<'wages'>): Span {
  const { seat, mat } = wages
  const rest = round.slice(round.indexOf(wages))
  const now = { ...mat, loans: mat.loans + changed(rest, seat, 'loans') }
  const before = { ...now }
  for (const key of Object.keys(now) as (keyof Mat)[]) before[key] -= changed(round, seat, key)
  if (wages.cash === undefined) return { before, now, cash: null }
  const cash = wages.cash + changed(rest, seat, 'cash')
  return { before, now, cash: { before: cash - changed(round, seat, 'cash'), now: cash } }
}

const step = (from: string, now: string): string => (from === now ? now : `${from} → ${now}`)

function matRows(spans: readonly Span[], { after }: WorksReader): RecapRow[] {
  const row = (label: string, text: (mat: Mat) => string, rest: Partial<RecapRow> = {}): RecapRow => ({
    label,
    cells: spans.map(({ before, now }) => ({ text: step(text(before), text(now)) })),
    ...rest,
  })
  const worth = (mat: Mat): number => pointsOf(mat, 0, after.options.moneyRounding).score
  const purse = spans.map(({ cash }) =>
    cash === null
      ? { text: '?' }
      : { text: step(euros(cash.before), euros(cash.now)), ...tone(cash.now - cash.before) },
  )
  return [
    { label: 'Cash', sum: true, cells: purse },
    row('Column', ({ column }) => `${column}`, { why: 'what an order pays' }),
    row('Workers', (mat) => `${mat.row}`),
    row('An order needs', (mat) => PEGS.map((peg) => mat[peg]).join('/'), {
      why: 'workers, raw materials, waste',
    }),
    row('Raw materials', ({ tower }) => `${tower}`),
    row('Waste', ({ waste }) => `${waste} ${colourOf(waste)}`),
    row('Open loans', ({ loans }) => `${loans}`),
    row('Points without money', (mat) => `${worth(mat)}`.replace('-', '−'), { sum: true }),
  ]
}

function sentence(round: readonly WorksEvent[], reader: WorksReader): string {
  const { me } = reader
  if (me === null) return 'Wages are paid.'
  const flows = round.flatMap((e) =>
    e.what === 'credit' ? [] : fate.changes(e, me).flatMap(({ key, by }) => (key === 'cash' ? [by] : [])),
  )
  const forced = sum(all(round, 'credit').map((e) => (e.forced && e.seat === me ? e.loans : 0)))
  const earned = sum(flows.filter((n) => n > 0))
  const paid = -sum(flows.filter((n) => n < 0))
  const loans = forced === 0 ? '' : ` ${count(forced, 'forced loan')}: −${LOAN * forced} points.`
  return `You earned €${earned} and paid €${paid}.${loans}`
}

/** The round's own events: what comes after its account, in the same move, belongs to the next. */
function ofRound(told: readonly WorksEvent[]): {
  round: readonly WorksEvent[]
  close: readonly WorksEvent[]
} {
  const end = told.findLastIndex(({ what }) => what === 'marker' || what === 'last round over')
  const start = told.findLastIndex(({ what }, i) => what === 'new round' && i < end) + 1
  return { round: told.slice(start, end), close: told.slice(end, end + 3) }
}

/** The account of a round, from its layout to the wages. */
export function recap(told: readonly WorksEvent[], reader: WorksReader): Recap | null {
  const { round, close } = ofRound(told)
  const wages = all(round, 'wages')
  if (wages.length === 0) return null
  const seats = wages.map(({ seat }) => seat)
  const names = reader.after.options.cardNames
  const final = `final ${nameOf(ACC, names)}`
  const [next] = all(close, 'new round')
  const number = next === undefined ? all(close, 'last round over')[0]!.round : next.round - 1
  return {
    title: `Round ${number} is over`,
    sentence: sentence(round, reader),
    rows: [
      ...moneyRows(round, seats, names),
      ...matRows(
        wages.map((one) => span(round, one)),
        reader,
      ),
    ],
    foot:
      next === undefined
        ? [`That was the last round: the ${final} follows.`]
        : [
            `${called(next.seat, reader, 'starts', 'start')} round ${next.round}.`,
            ...all(close, 'last round').map(() => 'It is the last round.'),
          ],
    next: next === undefined ? `The ${final}` : `Deal round ${next.round}`,
  }
}
