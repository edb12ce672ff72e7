import type { Seat } from '@midden/kernel'
import type { Beat } from '@midden/table'
import type { WasteEvent, WasteView } from '@midden/waste'
import type { Face, Phase, SeatMark, Sound } from '../contract.ts'
import { asks, label, verdict } from './captions.ts'
import { leftOfBoss } from './logic/auction.ts'
import { because } from './logic/because.ts'
import { answers, detail, keys } from './parts/answers.tsx'
import { Board } from './parts/board.tsx'
import { nameOf, reads } from './parts/card.tsx'
import { Closer } from './parts/closer.tsx'
import { Hand } from './parts/hand.tsx'
import { Stock } from './parts/stock.tsx'
import { aloud, tally } from './parts/tally.tsx'
import { t } from './text/text.ts'
import { way } from './way.ts'
import './style/tokens.css'
import './index.css'

const STEP: Readonly<Record<WasteView['step'], number>> = { keep: 1, bid: 3, pile: 3, recycler: 4, over: 6 }

const phase = (view: WasteView, beat: Beat | null): Phase => ({
  round: t.phase.round(beat?.as === 'recap' && view.step === 'keep' ? view.round - 1 : view.round),
  steps: t.phase.steps,
  now: beat?.as === 'recap' ? 5 : beat?.about === 'auction' ? 3 : STEP[view.step],
})

function doing(view: WasteView, seat: Seat): string | null {
  const asked = view.asked.includes(seat)
  const mine = seat === view.me
  switch (view.step) {
    case 'keep':
      return asked ? t.seat.choosing : t.seat.ready
    case 'bid':
      return asked ? t.seat.choosing : t.seat.bidIn
    case 'pile':
      return !asked ? null : mine ? t.seat.pile : t.seat.picksPile
    case 'recycler':
      return !asked ? null : mine ? t.seat.recycler : t.seat.recycles
    default:
      return null
  }
}

function seat(view: WasteView, at: Seat): SeatMark {
  const boss = at === view.boss
  const where = boss || view.step === 'over' ? null : t.seat.left(leftOfBoss(view.boss, at, view.seats))
  const what = doing(view, at)
  const note = where !== null && what !== null ? t.seat.and(where, what) : (where ?? what)
  const sealed = view.step === 'keep' || view.step === 'bid'
  return {
    ...(note === null ? {} : { note }),
    ...(boss && view.step !== 'over' ? { badges: [t.seat.boss] } : {}),
    ready: sealed && !view.asked.includes(at),
  }
}

function Facts({ view, seat: at }: { view: WasteView; seat: Seat }) {
  const draft = view.step === 'keep'
  const facts: [string, string][] = [
    [draft ? t.seat.kept : t.seat.hand, String(draft ? view.passes : view.hands[at]!.holds)],
    [t.seat.station, String(view.stations[at]!.length)],
    [t.seat.points, t.figure(view.scores[at]!.points)],
  ]
  return (
    <dl className="facts">
      {facts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The sheet on the board says it all. */
const result = () => null

const SOUNDS: Partial<Record<WasteEvent['what'], Sound>> = {
  dealt: 'card',
  'packs passed': 'card',
  'piles laid out': 'card',
  'bids shown': 'stamp',
  paid: 'coin',
  'pile taken': 'click',
  drew: 'card',
  removed: 'click',
  standing: 'stamp',
  'final order': 'bell',
}

const chapter = (e: WasteEvent): string | null =>
  e.what === 'shuffled'
    ? t.chapter.round(e.round)
    : e.what === 'piles laid out'
      ? t.market.title
      : e.what === 'bids shown'
        ? t.chapter.auction
        : null

export const face: Face<WasteView, WasteEvent> = {
  Board,
  Hand,
  Closer,
  Facts,
  UnderSeats: Stock,
  answers,
  detail,
  keys,
  asks,
  label,
  because,
  tally,
  aloud,
  verdict,
  result,
  phase,
  seat,
  chapter,
  reads,
  way,
  handIsList: (_view, decision) => decision === 'keep' || decision === 'bid',
  beside: ({ decision }) =>
    decision === 'bid' ? { label: t.bid.nothing, action: { act: 'bid', ns: [] } } : null,
  piece: (view, _act, n) => nameOf(view, n),
  sound: (e) => SOUNDS[e.what] ?? null,
}
