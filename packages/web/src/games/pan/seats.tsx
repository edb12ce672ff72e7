import type { Seat } from '@midden/kernel'
import { type PanView, TRICKS } from '@midden/pan'
import type { Phase, SeatMark } from '../contract.ts'
import { nextPlayer, total } from './logic/known.ts'
import { type PanText, usePanText } from './text/text.ts'

/** Where the game stands; `looking`: the last trick is still being looked at. */
export function phaseOf(t: PanText, view: PanView, looking: boolean): Phase {
  if (view.stage === 'trick' || looking) {
    const trick = view.stage === 'trick' ? view.trick : TRICKS + 1
    return { round: t.phase.trick(looking ? trick - 1 : trick), steps: t.phase.first, now: looking ? 1 : 0 }
  }
  if (view.stage === 'over') return { round: t.phase.over, steps: [], now: 0 }
  return { round: t.phase.second, steps: t.phase.turns, now: view.stage === 'turn' ? 0 : 1 }
}

function trickMark(t: PanText, view: PanView, seat: Seat): SeatMark {
  const ready = view.committed[seat]!
  if (ready) return { note: t.seat.isIn, ready }
  const picks = seat === view.picker
  if (seat === view.me) return { note: picks ? t.seat.choosePick : t.seat.choose }
  return { note: picks ? t.seat.choosingPick : t.seat.choosing }
}

const turnNote = (t: PanText, view: PanView, cards: number): string => {
  if (view.stage === 'offer') return t.seat.goOrStop
  if (view.stage !== 'turn') return t.seat.take(view.active)
  return cards === 0 ? t.seat.mustFlip : t.seat.act
}

/** What a seat does or waits for. */
export function seatMark(t: PanText, view: PanView, seat: Seat): SeatMark {
  if (view.stage === 'trick') return trickMark(t, view, seat)
  const cards = view.fronts[seat]!.length
  if (view.eliminated.includes(seat)) return { note: t.seat.out, out: true }
  if (view.stage === 'over') return { note: t.seat.wins }
  if (seat === view.player) return { note: turnNote(t, view, cards) }
  if (seat === nextPlayer(view)) return { note: t.seat.next }
  return { note: cards === 0 ? t.seat.noCards : t.seat.has(cards) }
}

/** Hand, front and its total: all that is public of a seat. */
export function PanFacts({ view, seat }: { view: PanView; seat: Seat }) {
  const t = usePanText()
  const front = view.fronts[seat]!
  const facts: [number, string][] = [
    ...(view.stage === 'trick' ? [[view.handSize, t.seat.hand] as [number, string]] : []),
    [front.length, t.seat.front],
    [total(front), t.seat.total],
  ]
  return (
    <dl className="facts">
      {facts.map(([figure, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
