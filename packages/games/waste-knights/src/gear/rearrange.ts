import { type Offer, only, type Seat, type Seats, seatsIn } from '@midden/kernel'
import { isBrokenOff } from '../effects/fight.ts'
import { combatNow } from '../effects/scene.ts'
import type { Draft, RearrangeFrame } from '../frames/gear.ts'
import { offerAny, placesWhere } from '../lists.ts'
import { PANELS, type Table, type Wk } from '../position.ts'
import type { Procedure, Tell } from '../types.ts'
import { blueWaits, fitsOn, isEnhancement, newPlan, overfull, PRINTED, planOf } from './drafts.ts'
import { isBlue } from './losing.ts'
import { panelsFor } from './panels.ts'
import { CARGO, GONE, PACK, put } from './places.ts'
import { discardGear, mixStored } from './storage.ts'

/** Changes anybody may make in one rearranging: far more than any plan needs. */
const PATIENCE = 60
/** Two small numbers in one: a card and a place, a card and its host, a host and what is on it. */
const both = (a: number, b: number): number => a * 100 + b
const first = (n: number): number => Math.floor(n / 100)
const second = (n: number): number => n % 100

const isMovable = ({ to, moved }: Draft): boolean => to < PRINTED && !moved

/** Other places a card may go to (WK-22.4). */
function puts(s: Table, seat: Seat, plan: readonly Draft[]): number[] {
  const found: number[] = []
  const drives = s.knights[seat]!.vehicle >= 0
  for (let i = 0; i < plan.length; i++) {
    const draft = plan[i]!
    if (!isMovable(draft)) continue
    const panels = panelsFor(s, draft.held.card)
    for (let j = 0; j < panels.length; j++) if (panels[j] !== draft.to) found.push(both(i, panels[j]!))
    if (draft.to !== PACK) found.push(both(i, PACK))
    if (drives && draft.to !== CARGO) found.push(both(i, CARGO))
  }
  return found
}
/** Enhancements lying loose in storage, and the cards they fit on. */
function attachments(s: Table, plan: readonly Draft[]): number[] {
  const found: number[] = []
  for (let i = 0; i < plan.length; i++) {
    const { held, to } = plan[i]!
    if ((to !== PACK && to !== CARGO) || !isEnhancement(s, held.card)) continue
    for (let j = 0; j < plan.length; j++)
      if (j !== i && fitsOn(s, held.card, plan[j]!.held)) found.push(both(i, j))
  }
  return found
}
function detachments(plan: readonly Draft[]): number[] {
  const found: number[] = []
  for (let host = 0; host < plan.length; host++)
    for (let i = 0; i < plan[host]!.held.plus.length; i++) found.push(both(host, i))
  return found
}
const discards = (s: Table, plan: readonly Draft[]): number[] =>
  placesWhere(plan, ({ held, to }) => to < GONE && !isBlue(s, held.card))

function offers(s: Table, f: RearrangeFrame, seat: Seat): Offer[] {
  const plan = planOf(s, f, seat)
  const unfit = overfull(s, seat, plan) || blueWaits(s, seat, plan)
  const list: Offer[] = []
  if (!unfit) list.push({ act: 'done' })
  if (f.changes[seat]! < PATIENCE) {
    offerAny(list, 'put', puts(s, seat, plan))
    if (f.loose) offerAny(list, 'attach', attachments(s, plan))
    if (f.loose) offerAny(list, 'detach', detachments(plan))
  }
  if (list.length === 0 || unfit) offerAny(list, 'discard', discards(s, plan))
  // A full backpack of blue cards and no patience left: as it was.
  if (list.length === 0) list.push({ act: 'as before' })
  return list
}

function alter(s: Wk, f: RearrangeFrame, seat: Seat, act: string, n: number): void {
  f.drafts[seat] ??= newPlan(s, seat)
  const plan = f.drafts[seat]
  f.changes[seat]!++
  const draft = plan[act === 'discard' ? n : first(n)]!
  if (act === 'put') {
    draft.to = second(n)
    draft.moved = true
  } else if (act === 'attach') {
    plan[second(n)]!.held.plus.push({ card: draft.held.card, marked: draft.held.marked })
    plan.splice(first(n), 1)
  } else if (act === 'detach') {
    const [plus] = draft.held.plus.splice(second(n), 1)
    plan.push({ held: { card: plus!.card, marked: plus!.marked, plus: [] }, to: PACK, moved: false })
  } else {
    draft.to = GONE
    draft.moved = true
  }
}

function carryOut(s: Wk, seat: Seat, plan: readonly Draft[], tell: Tell): void {
  const k = s.knights[seat]!
  k.pack = []
  k.cargo = []
  k.over = []
  for (let panel = 0; panel < PANELS; panel++) k.panels[panel] = null
  for (const { held, to } of plan) {
    if (to >= PRINTED) k.own[to - PRINTED] = held
    else if (to !== GONE) put(k, held, to)
  }
  for (const { held, to } of plan) if (to === GONE) discardGear(s, seat, held, tell)
  mixStored(s, k)
  tell?.({ what: 'gear rearranged', clause: 'WK-22.12', seat, reveals: true })
}

/** Those of them who are conscious: a plan nobody finishes is not carried out (WK-21.4, WK-18.13). */
function awake(s: Table, seats: Seats): Seats {
  const combat = combatNow(s)
  if (combat !== null && isBrokenOff(s, combat)) return 0
  let found = seats
  for (let seat = 0; seat < s.seats; seat++) if (s.knights[seat]!.down) found &= ~only(seat)
  return found
}

/** Each plans for himself until all are done; then everything lies as planned (WK-30.10). */
export const rearranging: Procedure<'rearrange'> = [
  {
    name: 'rearrange',
    clause: 'WK-22.12',
    final: false,
    owed: (s, f) => awake(s, f.busy),
    offer: (s, f, seat) => offers(s, f, seat),
    take(s, f, seat, a, tell) {
      if (a.act === 'as before') f.drafts[seat] = null
      if (a.act !== 'done' && a.act !== 'as before') return alter(s, f, seat, a.act, a.n!)
      f.busy &= ~only(seat)
      tell?.({ what: 'done rearranging', clause: 'WK-30.10', seat })
    },
    close(s, f, tell) {
      for (const seat of seatsIn(f.seats & ~f.busy)) {
        const plan = f.drafts[seat]
        if (plan !== null && plan !== undefined) carryOut(s, seat, plan, tell)
      }
      return undefined
    },
  },
]
