import type { TurnShape } from './match.ts'
import './turn-mark.css'

const shapes: Record<TurnShape, string> = {
  yours: 'M3 3h18v18H3z',
  draw: 'M12 0l12 12-12 12L0 12z',
  theirs: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z',
}

/** A turning point's mark: a square for one's own choice, a diamond for the draw, a disc for anybody else's. */
export const TurnMark = ({ shape, number }: { shape: TurnShape; number?: number }) => (
  <span className="turn-mark" aria-hidden="true">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
    {number !== undefined && <b>{number}</b>}
  </span>
)
