import { leftOf, type Seat } from '@midden/kernel'
import { mayBribe } from './accident.ts'
import { highest } from './auction.ts'
import { stepOf } from './book.ts'
import { LAST_COLUMN } from './mat.ts'
import { lastRound } from './options.ts'
import {
  type AccidentFrame,
  type AuctionFrame,
  type Company,
  inRound,
  NO_BID,
  NOBODY,
  NOT_YET,
  type RoundFrame,
  UNANSWERED,
  type Works,
} from './position.ts'

/** Between rounds nobody holds more than the card they kept. */
const restsBetweenRounds = (c: Company): boolean => c.hand.length === (c.kept ? 1 : 0)
const emptySets = (s: Works): boolean => s.sets.every((set) => set.length === 0)

/** A set for everybody who has chosen, in order from the start player; the others still wait (IW-6.1). */
function auditChoosing(s: Works, f: RoundFrame): string | null {
  if (s.ending) return 'no round begins after the end is fixed (IW-12.1)'
  if (f.turn === NOBODY || f.turn >= s.seats) return 'somebody must be choosing'
  let chosen = 0
  for (let seat = s.start; seat !== f.turn; seat = leftOf(seat, s.seats)) chosen++
  for (let i = 0, seat = s.start; i < s.seats; i++, seat = leftOf(seat, s.seats)) {
    const c = s.companies[seat]!
    const held = (c.kept ? 1 : 0) + (i < chosen ? 3 : 0)
    if (c.hand.length !== held) return `seat ${seat} must hold ${held} cards`
  }
  const left = s.sets.filter((set) => set.length === 3).length
  const taken = s.sets.filter((set) => set.length === 0).length
  if (taken !== chosen || left !== s.sets.length - chosen)
    return `${chosen} sets must be taken, the others whole`
  return null
}

function auditPlaying(s: Works, f: RoundFrame, auction: boolean): string | null {
  if (!emptySets(s)) return 'no set lies out while cards are played'
  if (s.companies.some((c) => c.kept && c.hand.length !== 1)) return 'only the last card is kept (IW-7.4)'
  if (f.turn === NOBODY) return auction && !s.companies.some(inRound) ? null : 'somebody must be to play'
  if (f.turn >= s.seats || !inRound(s.companies[f.turn]!)) return 'who is to play must hold cards'
  return null
}

function auditLayingOut(s: Works, f: RoundFrame): string | null {
  if (s.ending) return 'no round begins after the end is fixed (IW-12.1)'
  if (!s.aside) return 'dealing stops only for the Accident (IW-4.6)'
  if (f.turn !== NOBODY) return 'nobody plays while cards are dealt'
  if (!s.companies.every(restsBetweenRounds)) return 'only kept cards are held while cards are dealt'
  const across = s.sets.length
  const rows = Math.floor(f.place / across)
  const full = s.sets.every((set, i) => set.length === rows + (i < f.place % across ? 1 : 0))
  return full && f.place < 3 * across ? null : 'cards are dealt row by row up to the place (IW-4.2)'
}

function auditFinal(s: Works, f: RoundFrame): string | null {
  if (!s.ending && s.round < lastRound(s.options)) return 'the final accident comes at the end only'
  if (f.turn !== NOBODY || !emptySets(s) || !s.companies.every(restsBetweenRounds))
    return 'the round must be over before the final accident'
  return null
}

function auditAccident(s: Works, f: AccidentFrame): string | null {
  if (f.step !== 0 || f.answers.length !== s.seats)
    return 'an accident waits for an answer of each seat asked'
  if (f.answers.some((answer, seat) => answer !== UNANSWERED && !mayBribe(s, s.companies[seat]!)))
    return 'only who may bribe answers (IW-5.6)'
  if (!s.companies.some((c, seat) => f.answers[seat] === UNANSWERED && mayBribe(s, c)))
    return 'an accident waits only while somebody may bribe (IW-R2)'
  return null
}

/** Bids rise in order from the auctioneer's left, each covered by its bidder's cash (IW-9.4, 9.6, 9.7). */
function auditAuction(s: Works, f: AuctionFrame): string | null {
  if (f.step !== 0 || f.bids.length !== s.seats || f.seller >= s.seats || f.turn >= s.seats)
    return 'an auction waits for the bid of a seat'
  if (f.lot > 2 * s.companies[f.seller]!.M)
    return 'a lot is at most twice what the auctioneer needs (IW-10.8)'
  const before: number[] = []
  for (let seat: Seat = leftOf(f.seller, s.seats); seat !== f.turn; seat = leftOf(seat, s.seats)) {
    const bid = f.bids[seat]!
    if (bid === NOT_YET) return 'bids are made in order (IW-9.4)'
    if (bid !== NO_BID && bid <= highest(before)) return 'a bid is higher than those before (IW-9.6)'
    if (bid > s.companies[seat]!.cash) return 'a bid is covered by cash (IW-9.7)'
    before.push(bid)
  }
  return f.bids.filter((bid) => bid !== NOT_YET).length === before.length
    ? null
    : 'nobody bids before their turn (IW-9.4)'
}

function auditEnd(s: Works): string | null {
  if (!emptySets(s) || !s.companies.every(restsBetweenRounds)) return 'cards are left to play'
  return s.ending || s.round >= lastRound(s.options) ? null : 'the end was never reached (IW-12.1)'
}

/** The end is fixed exactly when a factory has come to column 20; only the final accident moves it away. */
function auditEnding(s: Works): string | null {
  const arrived = s.companies.some(({ column }) => column === LAST_COLUMN)
  if (arrived !== s.ending) return 'the end is fixed when a factory stands in column 20 (IW-13.1)'
  return s.round > lastRound(s.options) ? 'the round limit is passed' : null
}

function auditRound(s: Works, f: RoundFrame): string | null {
  const above = s.stack[1]
  const ending = auditEnding(s)
  if (ending !== null) return ending
  if (f.step !== stepOf('lay out') && f.place !== 3 * s.sets.length) return 'all places must have been dealt'
  if (above?.at === 'accident') {
    const expected = above.final ? 'score' : 'lay out'
    if (f.step !== stepOf(expected))
      return 'an accident strikes while cards are dealt, or at the end (IW-5.1)'
    return (above.final ? auditFinal(s, f) : auditLayingOut(s, f)) ?? auditAccident(s, above)
  }
  if (above?.at === 'auction') {
    if (f.step !== stepOf('turn')) return 'auctions are held while cards are played'
    return auditPlaying(s, f, true) ?? auditAuction(s, above)
  }
  if (above !== undefined) return 'there is only one round at a time'
  if (f.step === stepOf('set')) return auditChoosing(s, f)
  return f.step === stepOf('turn') ? auditPlaying(s, f, false) : 'the table must wait for somebody'
}

/** A position at rest: somebody is asked, and all the rest fits; or the game is over. */
export function auditFrames(s: Works): string | null {
  const f = s.stack[0]
  if (f === undefined) return auditEnd(s)
  return f.at === 'round' ? auditRound(s, f) : 'everything happens within a round'
}
