import type { Seat } from '@midden/kernel'
import { useContext } from 'react'
import { characterOf } from '../cast/cast.ts'
import { Head } from '../cast/portraits.tsx'
import { SeatedContext } from '../cast/seated.ts'
import './seat-token.css'

interface Props {
  seat: Seat
  name: string
  /** who plays here, away from the table */
  bot?: string | null
}

/** A seat's ink and shape with the initial, or the head of who plays there: never ink alone. */
export function SeatToken({ seat, name, bot }: Props) {
  const seated = useContext(SeatedContext)
  const one = characterOf(bot === undefined ? seated[seat] : bot)
  return (
    <span className="seat-token" data-seat={seat + 1} aria-hidden="true">
      {one === null ? ([...name][0]?.toUpperCase() ?? '?') : <Head one={one} />}
    </span>
  )
}
