import type { Phase as Stage, WorksEvent, WorksView } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import type { Beat } from '@midden/table'
import type { Face, Phase, SeatMark, Sound } from '../contract.ts'
import { asks, label, verdict } from './captions.ts'
import { because } from './logic/because.ts'
import { noteOf } from './logic/notes.ts'
import { answers, few, handIsList, keys } from './parts/answers.tsx'
import { Board } from './parts/board.tsx'
import { ACCIDENT, kindNamed } from './parts/card.tsx'
import { Closer } from './parts/closer.tsx'
import { Hand } from './parts/hand.tsx'
import { Mini } from './parts/mini.tsx'
import { Pile } from './parts/pile.tsx'
import { t } from './text/text.ts'
import { way } from './way.ts'
import './style/tokens.css'
import './index.css'

const STEP: Readonly<Record<Stage, number>> = {
  'lay out': 0,
  choose: 1,
  play: 2,
  'final accident': 3,
  over: 4,
}

const { steps } = t.phase

const phase = (view: WorksView, beat: Beat | null): Phase => ({
  round: t.phase.round(view.round),
  steps: [steps.deal, steps.choose, steps.play, steps.final(kindNamed(view, ACCIDENT)), steps.score],
  now:
    beat?.about !== 'accident'
      ? STEP[view.phase]
      : view.phase === 'over'
        ? STEP['final accident']
        : STEP['lay out'],
})

function doing(view: WorksView, seat: Seat): string | null {
  const { auction, accident, companies } = view
  const { hand, kept } = companies[seat]!
  if (view.phase === 'over') return null
  if (accident !== null) {
    if (accident.answered?.includes(seat)) return t.seat.answered
    return accident.asked?.includes(seat) ? t.seat.answers : null
  }
  if (auction !== null)
    return auction.turn === seat ? t.seat.bids : auction.seller === seat ? t.seat.auctioneer : null
  if (view.turn === seat) return view.phase === 'choose' ? t.seat.chooses : t.seat.plays
  if (kept) return t.seat.kept
  return view.phase === 'play' && hand.length === 0 ? t.seat.out : null
}

function seat(view: WorksView, at: Seat): SeatMark {
  const note = doing(view, at)
  return {
    ...(note === null ? {} : { note }),
    ...(at === view.start && view.phase !== 'over' ? { badges: [t.seat.start] } : {}),
    ready: view.accident?.answered?.includes(at) ?? false,
  }
}

const Facts = ({ view, seat: at }: { view: WorksView; seat: Seat }) => (
  <Mini view={view} seat={at} place="seat" />
)

const SOUNDS: Partial<Record<WorksEvent['what'], Sound>> = {
  dealt: 'card',
  accident: 'bang',
  fined: 'coin',
  bribed: 'coin',
  took: 'card',
  order: 'coin',
  growth: 'click',
  hiring: 'click',
  firing: 'click',
  innovation: 'click',
  disposal: 'click',
  removal: 'click',
  repaid: 'coin',
  credit: 'stamp',
  auction: 'turn',
  bid: 'click',
  sold: 'stamp',
  wages: 'coin',
  'end fixed': 'bell',
  'last round': 'bell',
  ranking: 'bell',
}

export const face: Face<WorksView, WorksEvent> = {
  plate: (
    <span>
      Industrial<span className="only-broad"> Waste</span>
    </span>
  ),
  Board,
  Hand,
  Closer,
  Facts,
  OverLog: Pile,
  answers,
  few,
  handIsList,
  keys,
  asks,
  label,
  because,
  verdict,
  phase,
  seat,
  way,
  // The plain list's own line says it all of a credit.
  detail: (view, action) => (action.act === 'credit' ? null : noteOf(view, action)),
  result: () => null,
  sound: (e) => SOUNDS[e.what] ?? null,
  chapter: (e) => (e.what === 'new round' ? t.phase.round(e.round) : null),
}
