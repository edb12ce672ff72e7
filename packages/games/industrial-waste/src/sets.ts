import { type Action, type Go, leftOf, type Offer, type Seat } from '@midden/kernel'
import type { WorksTell } from './events.ts'
import { NOBODY, type RoundFrame, type Works } from './position.ts'

/** Any one of the sets left (IW-6.1). */
export function offerSets(s: Works): Offer[] {
  const left: number[] = []
  for (let i = 0; i < s.sets.length; i++) if (s.sets[i]!.length > 0) left.push(i)
  return [{ act: 'set', of: left }]
}

export function takeSet(s: Works, f: RoundFrame, seat: Seat, a: Action, tell: WorksTell): void {
  const n = a.n!
  const set = s.sets[n]!
  const { hand } = s.companies[seat]!
  tell?.({
    what: 'took',
    clause: 'IW-6.1',
    seat,
    set: n,
    kinds: set.slice(),
    names: s.options.cardNames,
  })
  for (let i = 0; i < set.length; i++) hand.push(set[i]!)
  set.length = 0
  const next = leftOf(seat, s.seats)
  f.turn = next === s.start ? NOBODY : next
}

/** IW-6.3: the set nobody took goes to the discard pile. */
export function discardLeftOver(s: Works, _f: RoundFrame, tell: WorksTell): Go {
  for (let i = 0; i < s.sets.length; i++) {
    const set = s.sets[i]!
    if (set.length === 0) continue
    tell?.({
      what: 'left over',
      clause: 'IW-6.3',
      set: i,
      kinds: set.slice(),
      names: s.options.cardNames,
    })
    for (let k = 0; k < set.length; k++) s.discards.push(set[k]!)
    set.length = 0
  }
  return undefined
}

/** IW-6.4: a kept card joins the new ones, and a covered one is turned up only now. */
export function joinKept(s: Works, f: RoundFrame, tell: WorksTell): Go {
  for (let seat = 0; seat < s.seats; seat++) {
    const c = s.companies[seat]!
    if (c.kept && s.options.keptCard === 'covered')
      tell?.({
        what: 'turned up',
        clause: 'IW-6.4',
        seat,
        kind: c.hand[0]!,
        names: s.options.cardNames,
        reveals: true,
      })
    c.kept = false
  }
  f.turn = s.start
  return undefined
}
