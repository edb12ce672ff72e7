import { begin, has, isRefusal, seatsIn } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { cards, type WkEvent } from '@midden/waste-knights/reading'
import type { Facts, Share, Use } from './facts.ts'

export type Position = Parameters<typeof wasteKnights.view>[0]

export function opening(seats: number, mission: string, seed: string): Position {
  const match = begin(wasteKnights, { seats, options: { mission }, seed })
  if (isRefusal(match)) throw new Error(match.reason)
  return match.position
}
/** The cards the game is sold with. */
export const catalogue = cards(opening(2, 'M1', 'cards'))

const POCKETS = 6
const BLUE = 3
/** Everybody starts with one of each. */
const starters = catalogue.gear.flatMap(({ row }, card) =>
  catalogue.pack.starters.includes(row.id) ? [card] : [],
)
const saw = (use: Use | undefined, n = 1): void => {
  if (use !== undefined) use.came += n
}
const usedUp = (use: Use | undefined): void => {
  if (use !== undefined) use.used++
}

/** Cards on the panels of all knights: there they are at work. */
function worn(facts: Facts, s: Position): void {
  for (const k of s.knights) {
    for (let panel = 0; panel < POCKETS; panel++) {
      const held = k.panels[panel]
      if (held === null || held === undefined) continue
      usedUp(facts.gear[held.card])
      for (const { card } of held.plus) usedUp(facts.gear[card])
    }
    for (const held of [...k.beside, ...k.under]) usedUp(facts.gear[held.card])
  }
}

function usedLine(facts: Facts, no: number): void {
  const line = catalogue.lines[no]!
  facts.lines[no]!++
  if (line.from === 'gear') usedUp(facts.gear[line.of])
}

/** Counts what one event says. */
function count(facts: Facts, s: Position, e: WkEvent, foe: { now: number }): void {
  switch (e.what) {
    case 'cards turned up':
      for (const card of e.cards) saw(facts.wild[card])
      break
    case 'card played':
    case 'card replaced':
      usedUp(facts.wild[e.card])
      break
    case 'tries to escape':
      facts.fights.fled++
      break
    case 'combat begins':
      foe.now = e.foe
      if (e.foe < 0) facts.duels++
      else facts.fights.faced++
      break
    case 'combat decided':
      if (foe.now >= 0 && e.winner === 0) {
        facts.fights.won++
        facts.won[foe.now]!++
      }
      break
    case 'luck drawn':
      for (const card of e.cards ?? []) saw(facts.luck[card])
      break
    case 'luck played':
      usedUp(facts.luck[e.card])
      break
    case 'gear drawn':
      if (e.card !== undefined) saw(facts.gear[e.card])
      break
    case 'taken from the Stalls':
    case 'vehicle chosen':
    case 'vehicle taken':
    case 'special card attached':
      saw(facts.gear[e.card])
      break
    case 'gear placed':
      // Blue cards come as rewards, and everybody sees them.
      if (e.card !== undefined && e.only === undefined && catalogue.gear[e.card]!.colour === BLUE)
        saw(facts.gear[e.card])
      break
    case 'blue card removed':
      saw(facts.gear[e.card])
      usedUp(facts.gear[e.card])
      break
    case 'weapon named':
      usedUp(facts.gear[e.card])
      break
    case 'used':
      usedLine(facts, e.line)
      break
    case 'task posted':
      saw(facts.tasks[e.card])
      break
    case 'task accomplished':
      usedUp(facts.tasks[e.card])
      break
    case 'fell unconscious':
      facts.falls++
      break
    case 'round begins':
      worn(facts, s)
      reputation(facts, s, e.round - 1)
      break
  }
}
function reputation(facts: Facts, s: Position, round: number): void {
  const list = s.knights.map(({ rep }) => rep)
  facts.rep.games[round]!++
  facts.rep.best[round]! += Math.max(...list)
  facts.rep.mean[round]! += list.reduce((a, b) => a + b, 0) / list.length
}

function share(to: Share | undefined, win: number, rep: number): void {
  if (to === undefined) return
  to.games++
  to.wins += win
  to.rep += rep
}

/** Looks on at one game: what it is told it counts, and at the end how it came out. */
export function witness(facts: Facts, s: Position): { tell: (e: WkEvent) => void; end: () => void } {
  const foe = { now: -1 }
  const first = s.first
  for (const { card } of s.posted) if (card >= 0) saw(facts.tasks[card])
  const vehicles: number[] = []
  return {
    tell(e) {
      if (e.what === 'vehicle chosen') vehicles[e.seat] = e.card - catalogue.vehicles
      count(facts, s, e, foe)
    },
    end() {
      const { result } = s
      if (result === null) throw new Error('the game has no end')
      facts.games++
      for (const card of starters) saw(facts.gear[card], s.seats)
      facts.rounds[s.round]!++
      facts.ends[result.how] = (facts.ends[result.how] ?? 0) + 1
      reputation(facts, s, s.round)
      const winners = seatsIn(result.winners).length
      s.knights.forEach((k, seat) => {
        const win = has(result.winners, seat) ? 1 / winners : 0
        share(facts.knights[k.sheet], win, k.rep)
        share(facts.vehicles[vehicles[seat] ?? -1], win, k.rep)
        share(facts.places[(seat - first + s.seats) % s.seats], win, k.rep)
      })
    },
  }
}
