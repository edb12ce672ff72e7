import type { Recap, RecapCell, RecapRow, Seat } from '@midden/kernel'
import { TYPE_NAMES } from '../cards.ts'
import type { WasteEvent } from '../events.ts'
import { reasons } from '../explain.ts'
import { PARTS, type Part, type Score, tally } from '../score.ts'
import { counted } from '../words.ts'
import { called, place, pointed, signed, standsAt, type WasteReader } from './sums.ts'

const of = <W extends WasteEvent['what']>(round: readonly WasteEvent[], what: W) =>
  round.filter((e): e is Extract<WasteEvent, { what: W }> => e.what === what)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** What became of a seat's bid. */
function auctionCell(round: readonly WasteEvent[], seat: Seat): RecapCell {
  const count = of(round, 'bids shown')[0]?.bids[seat]?.count ?? 0
  if (count === 0) return { text: 'no bid' }
  const won = of(round, 'pile taken').find((e) => e.seat === seat)
  return won === undefined
    ? { text: `bid ${count}`, why: 'no pile, cards back' }
    : { text: `pile ${won.pile}`, why: `paid ${counted(count)}`, tone: 'good' }
}

function recyclerCell(round: readonly WasteEvent[], seat: Seat): RecapCell | null {
  const drawn = sum(of(round, 'drew').map((e) => (e.seat === seat ? e.cards.length : 0)))
  const removed = of(round, 'removed').filter((e) => e.seat === seat).length
  const parts = [...(drawn > 0 ? [`${drawn} drawn`] : []), ...(removed > 0 ? [`${removed} removed`] : [])]
  return parts.length === 0 ? null : { text: parts.join(', ') }
}

function laidCell(round: readonly WasteEvent[], seat: Seat): RecapCell | null {
  const laid = of(round, 'laid').find((e) => e.seat === seat)
  return laid === undefined || laid.cards.length === 0 ? null : { text: counted(laid.cards.length) }
}

const tone = (from: number, now: number): Pick<RecapCell, 'tone'> =>
  now > from ? { tone: 'good' } : now < from ? { tone: 'bad' } : {}

const step = (from: number, now: number): string =>
  from === now ? signed(now) : `${signed(from)} → ${signed(now)}`

const OPEN: readonly Part[] = ['electronics', 'plastic']
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function partRow(part: Part, before: readonly Score[], { after }: WasteReader): RecapRow {
  const counts = after.stations.map(tally)
  const cells = after.scores.map((score, seat) => {
    const { held, how } = reasons(counts, seat)[part]
    const from = before[seat]![part]
    return held === 0 && from === 0
      ? null
      : { text: step(from, score[part]), why: how, ...tone(from, score[part]) }
  })
  const open = OPEN.includes(part) && after.step !== 'over'
  return { label: capital(part), cells, ...(open && { open: true, why: 'can still change' }) }
}

function sentence(reader: WasteReader): string {
  const { me, after } = reader
  const { scores } = after
  if (me === null) {
    const first = scores.findIndex((_, seat) => standsAt(scores, seat) === 1)
    return `${reader.who(first)} leads with ${pointed(scores[first]!.points)}.`
  }
  const mine = scores[me]!
  const worst = PARTS.reduce((low, part) => (mine[part] < mine[low] ? part : low))
  const cost =
    mine[worst] < 0
      ? ` ${worst === 'hazardous' ? capital(TYPE_NAMES.HZ) : capital(worst)} costs you ${-mine[worst]}.`
      : ''
  return `You have ${pointed(mine.points)}, ${place(standsAt(scores, me))} of ${scores.length}.${cost}`
}

function foot(round: readonly WasteEvent[], reader: WasteReader): string[] {
  return [
    ...of(round, 'boss').map((e) => {
      const why = `with the fewest points${e.clause === 'WASTE-2.4' ? ', closest to the boss’s left' : ''}`
      return `${called(e.seat, reader, e.seat === e.from ? 'stays' : 'becomes', e.seat === e.from ? 'stay' : 'become')} boss, ${why}.`
    }),
    ...of(round, 'round not played').map((e) => `Too few cards are left: there is no round ${e.round}.`),
  ]
}

/** The account of a round, from its auction to the new boss. */
export function recap(round: readonly WasteEvent[], reader: WasteReader): Recap | null {
  const [standing] = of(round, 'standing')
  if (standing === undefined) return null
  const before = reader.before.scores
  const { scores } = reader.after
  const seats = scores.map((_, seat) => seat)
  return {
    title: `Round ${standing.round} is over`,
    sentence: sentence(reader),
    rows: [
      { label: 'Auction', cells: seats.map((seat) => auctionCell(round, seat)) },
      { label: 'Recyclers', cells: seats.map((seat) => recyclerCell(round, seat)) },
      { label: 'Sorted', cells: seats.map((seat) => laidCell(round, seat)) },
      ...PARTS.map((part) => partRow(part, before, reader)),
      {
        label: 'Points',
        sum: true,
        cells: scores.map(({ points }, seat) => ({
          text: step(before[seat]!.points, points),
          ...tone(before[seat]!.points, points),
        })),
      },
      { label: 'Place', cells: seats.map((seat) => ({ text: place(standsAt(scores, seat)) })) },
    ],
    foot: foot(round, reader),
    next: reader.after.step === 'over' ? 'See the result' : `Draft round ${reader.after.round}`,
  }
}
