import type { Seat } from '@midden/kernel'
import './seat-token.css'

/** A seat's ink and shape with its initial: never ink alone. */
export const SeatToken = ({ seat, name }: { seat: Seat; name: string }) => (
  <span className="seat-token" data-seat={seat + 1} aria-hidden="true">
    {[...name][0]?.toUpperCase() ?? '?'}
  </span>
)
