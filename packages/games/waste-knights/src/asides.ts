import { type Aside, has, type Offer, type Seat, type Seats } from '@midden/kernel'
import type { Moment } from './content/vocabulary.ts'
import { use } from './effects/pay.ts'
import { combatNow, nothing } from './effects/scene.ts'
import { available, type Source, storedCounts } from './effects/sources.ts'
import { mightPlay, playable, usable } from './effects/usable.ts'
import type { WkEvent } from './events.ts'
import type { WkClause } from './ledger.ts'
import type { Wk } from './position.ts'
import { playLuck } from './push.ts'

/** Never between the roll and the defeat test of an attack, nor while the match is being set up (WK-30.9). */
const isClosed = (s: Wk): boolean => s.phase === 'setup' || s.stack.some((f) => f.at === 'attack' && f.rolled)

/** Inside a combat only its knights, outside everybody; the unconscious may only come round (WK-21.12). */
function momentFor(s: Wk, seat: Seat): Moment | null {
  if (isClosed(s) || has(s.gone, seat) || s.knights[seat]!.sheet < 0) return null
  const combat = combatNow(s)
  const fights = combat !== null && (combat.seats[0] === seat || (combat.foe < 0 && combat.seats[1] === seat))
  if (s.knights[seat]!.down) return combat !== null && fights ? null : 'ko'
  return combat === null || fights ? 'any' : null
}

/** Who uses something while he rearranges has to plan again. */
function planAnew(s: Wk, seat: Seat): void {
  for (const f of s.stack)
    if (f.at === 'rearrange' && has(f.seats, seat)) {
      f.drafts[seat] = null
      f.busy |= 1 << seat
    }
}

const rights = (s: Wk, seat: Seat, moment: Moment): Source[] => usable(s, seat, moment, nothing)

/** By public knowledge: what lies open, cards in hand, and where stored cards count, that there are some. */
function may(s: Wk, seat: Seat): boolean {
  const moment = momentFor(s, seat)
  if (moment === null) return false
  if (moment === 'any' && mightPlay(s, seat, 'any', nothing)) return true
  const { pack, cargo } = s.knights[seat]!
  if (storedCounts(s) && pack.length + cargo.length > 0) return true
  return (
    available(s, seat, false).some(({ line }) => line.at === moment) &&
    usable(s, seat, moment, nothing, false).length > 0
  )
}

function offer(s: Wk, seat: Seat): Offer[] {
  const moment = momentFor(s, seat)
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
    for (let seat = 0; seat < s.seats; seat++) if (may(s, seat)) seats |= 1 << seat
    return seats
  },
  offer,
  take(s, seat, a, tell) {
    planAnew(s, seat)
    if (a.act === 'any luck') return playLuck(s, seat, a.n!, -1)
    const source = rights(s, seat, momentFor(s, seat)!).find(({ line }) => line.no === a.n)!
    use(s, seat, source, seat, -1, tell)
  },
}

export const asides = [anyTime]
