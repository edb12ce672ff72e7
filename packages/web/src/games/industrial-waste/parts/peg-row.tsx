import { type Peg, POINTS } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import { t } from '../text/text.ts'
import { inkOf, Use } from './card.tsx'
import './peg-row.css'

const HOLES = [5, 4, 3, 2, 1]
export const PEG_ICON: Readonly<Record<Peg, string>> = { R: 'hat', M: 'cubes', W: 'bin' }

interface RowProps {
  seat: Seat
  peg: Peg
  value: number
  to: number
  /** moves the peg one hole on, where that may be picked */
  step: (() => void) | null
}

const holeLook = (hole: number, value: number, to: number): string =>
  `iw-hole${hole === value ? ' peg' : hole === to ? ' next' : hole > value ? ' done' : ''}`

/** A peg on its way down, one row of the mat. */
export function PegRow({ seat, peg, value, to, step }: RowProps) {
  return (
    <div className={`iw-row ${inkOf(seat)}`}>
      <div className="lb">
        <Use id={PEG_ICON[peg]} />
        <b>{value}</b>
        <span>{t.mat.pegs[peg]}</span>
      </div>
      {HOLES.map((hole) => {
        const inside = (
          <>
            {hole}
            <span className="o" data-card={hole === value ? `peg${peg}-${seat}` : undefined} />
            <small>{t.mat.points(POINTS[hole]!)}</small>
          </>
        )
        return step !== null && hole === value - 1 ? (
          <button
            key={hole}
            type="button"
            className={holeLook(hole, value, to)}
            aria-label={t.mat.step[peg]}
            aria-pressed={to < value}
            onClick={step}
          >
            {inside}
          </button>
        ) : (
          <div key={hole} aria-hidden="true" className={holeLook(hole, value, to)}>
            {inside}
          </div>
        )
      })}
    </div>
  )
}
