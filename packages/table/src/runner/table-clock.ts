import type { TableState } from '../rules/state.ts'
import type { ClockPort } from './ports.ts'

/**
 * A table's own time, which never goes back. Where its journal is ahead of the clock, because somebody has set that back
 * or another place's is ahead, time goes on from the last entry as fast as anywhere.
 */
export function tableClock({ now, after }: ClockPort, newest: () => TableState | null): ClockPort {
  let ahead = 0
  return {
    now: () => {
      const clock = now()
      const last = newest()?.changed ?? 0
      if (clock >= last) ahead = 0
      else if (clock + ahead < last) ahead = last - clock
      return clock + ahead
    },
    after,
  }
}
