import { type Colour, colourOf } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import { inkOf } from './card.tsx'
import './gauge.css'

export const TRACK = Array.from({ length: 17 }, (_, n) => n)
export const ZONE: Readonly<Record<Colour, 'g' | 'y' | 'r'>> = { green: 'g', yellow: 'y', red: 'r' }

function cellLook(n: number, waste: number, to: number): string {
  const zone = ZONE[colourOf(n)]
  if (n === waste) return `${zone} peg`
  if (n === to) return `${zone} ghost`
  return (n - waste) * (n - to) < 0 ? `${zone} way` : zone
}

/** The waste a company has stored, and where it would go. */
export function Gauge({ seat, waste, to }: { seat: Seat; waste: number; to: number }) {
  return (
    <div className={`iw-gauge ${inkOf(seat)}`} aria-hidden="true">
      {TRACK.map((n) => (
        <i
          key={n}
          className={cellLook(n, waste, to)}
          data-n={n}
          data-card={n === waste ? `waste-${seat}` : undefined}
        >
          {n}
        </i>
      ))}
    </div>
  )
}
