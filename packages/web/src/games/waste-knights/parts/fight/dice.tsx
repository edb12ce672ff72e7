import type { CSSProperties } from 'react'
import { t } from '../../text/text.ts'
import './dice.css'

type Fall = 'crit' | 'hit' | 'miss' | 'plain'

/** How a die counts: from `from` on it does, from `crit` on it is a Bull's Eye; 0 for neither. */
function fallOf(die: number, from: number, crit: number): Fall {
  if (from === 0) return 'plain'
  if (crit > 0 && die >= crit) return 'crit'
  return die >= from || die === 10 ? 'hit' : 'miss'
}

const placed = (dice: readonly number[]): { die: number; place: number }[] =>
  dice.map((die, place) => ({ die, place }))

/** One after the other, the sixth and those after it at once. */
const nth = (place: number): CSSProperties => ({ '--nth': Math.min(place, 5) }) as CSSProperties

const NOTE = { crit: t.rolls.crit, hit: t.rolls.hit, miss: '', plain: '' } as const

/** Dice that have landed: they stay readable, and say in words what they are. */
export function Dice({
  dice,
  from,
  crit,
  small = false,
}: {
  dice: readonly number[]
  from: number
  crit: number
  small?: boolean
}) {
  return (
    <ol className={small ? 'wk-dice sm' : 'wk-dice'}>
      {placed(dice).map(({ die, place }) => {
        const fall = fallOf(die, from, crit)
        return (
          <li key={`${place} ${die}`} className={`wk-die ${fall}`} style={nth(place)}>
            <svg aria-hidden="true">
              <use href="#k-die" />
            </svg>
            <b>{die}</b>
            {NOTE[fall] !== '' && <small>{NOTE[fall]}</small>}
          </li>
        )
      })}
    </ol>
  )
}

/** Dice to be rolled: so many, the added ones in green. */
export const Pool = ({ pool, added = 0 }: { pool: number; added?: number }) => (
  <div className="wk-dice ghosts" role="img" aria-label={t.dice(pool)}>
    {Array.from({ length: pool }, (_, place) => place).map((place) => (
      <span key={place} className={place >= pool - added ? 'wk-die ghost plus' : 'wk-die ghost'}>
        <svg aria-hidden="true">
          <use href="#k-die0" />
        </svg>
      </span>
    ))}
  </div>
)
