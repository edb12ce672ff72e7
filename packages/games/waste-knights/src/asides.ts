import { type Aside, all, has, type Offer, type Seat, type Seats } from '@midden/kernel'
import type { Moment } from './content/vocabulary.ts'
import { anyTimeMoment, mayUseAnyTime } from './effects/any-time.ts'
import { use } from './effects/pay.ts'
import { nothing } from './effects/scene.ts'
import type { Source } from './effects/sources.ts'
import { playable, usable } from './effects/usable.ts'
import type { WkEvent } from './events.ts'
import { depart } from './leaving/depart.ts'
import type { WkClause } from './ledger.ts'
import { takeBack } from './meeting/goods.ts'
import type { Wk } from './position.ts'
import { playLuck } from './push.ts'

/** Who uses something while he rearranges has to plan again; what he offered in a trade he takes back. */
function planAnew(s: Wk, seat: Seat): void {
  for (const f of s.stack) {
    if (f.at === 'swap' && f.seats.includes(seat)) takeBack(f, f.seats[0] === seat ? 0 : 1)
    if (f.at === 'trade' && f.seat === seat) f.offered = []
    if (f.at === 'rearrange' && has(f.seats, seat)) {
      f.drafts[seat] = null
      f.busy |= 1 << seat
    }
  }
}

const rights = (s: Wk, seat: Seat, moment: Moment): Source[] => usable(s, seat, moment, nothing)

function offer(s: Wk, seat: Seat): Offer[] {
  const moment = anyTimeMoment(s, seat)
  if (moment === null) return []
  const list: Offer[] = []
  const lines = rights(s, seat, moment)
  if (lines.length > 0) list.push({ act: 'any use', of: lines.map(({ line }) => line.no) })
  const luck = moment === 'any' ? playable(s, seat, 'any', nothing) : []
  if (luck.length > 0) list.push({ act: 'any luck', of: luck })
  return list
}

/** Effects that may be used whenever the table waits for anybody (WK-30.9). */
const anyTime: Aside<Wk, WkEvent, WkClause> = {
  name: 'any time',
  clause: 'WK-30.9',
  may(s) {
    let seats: Seats = 0
    for (let seat = 0; seat < s.seats; seat++) if (mayUseAnyTime(s, seat)) seats |= 1 << seat
    return seats
  },
  offer,
  take(s, seat, a, tell) {
    planAnew(s, seat)
    if (a.act === 'any luck') return playLuck(s, seat, a.n!, -1)
    const source = rights(s, seat, anyTimeMoment(s, seat)!).find(({ line }) => line.no === a.n)!
    use(s, seat, source, seat, -1, tell)
  },
}

/** A player may leave for good whenever the table waits (WK-28.10); nobody is ever asked to. */
const leaving: Aside<Wk, WkEvent, WkClause> = {
  name: 'leave for good',
  clause: 'WK-28.10',
  rare: true,
  may: (s) => (s.phase === 'setup' ? 0 : all(s.seats) & ~s.gone),
  offer: () => [{ act: 'leave for good' }],
  take: (s, seat, _a, tell) => depart(s, seat, tell),
}

export const asides = [anyTime, leaving]
