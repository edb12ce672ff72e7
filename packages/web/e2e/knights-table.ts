import { botByName } from '@midden/bots'
import {
  type Action,
  act,
  begin,
  hashOf,
  isRefusal,
  type Journal,
  offers,
  owing,
  type Position,
  question,
  type Random,
  type Seat,
  seatsIn,
  seeded,
} from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'

/** A table to be looked at by one seat: a match, or what was played since an arranged position. */
export interface Stand {
  journal: Journal
  start: Position | null
  me: Seat
}

/** What the table waits with for that seat. */
export interface KnightsScene extends Stand {
  name: string
}

export interface Plan {
  seats: number
  options: Record<string, string>
}

const sit = (plan: Plan, seed: string) => begin(wasteKnights, { ...plan, seed })
export type Started = Exclude<ReturnType<typeof sit>, { reason: string }>
export type Wk = Started['position']

export function deal(plan: Plan, seed: string): Started {
  const match = sit(plan, seed)
  if (isRefusal(match)) throw new Error(match.reason)
  return match
}

/** Chance of its own for every answer. */
export const chanceOf = ({ journal }: Started, seat: Seat): Random =>
  seeded(hashOf([journal.seed, journal.moves.length, seat]))

export const steadily = (match: Started, seat: Seat): Action =>
  botByName('steady')!.choose(
    wasteKnights,
    wasteKnights.view(match.position, seat),
    seat,
    offers(wasteKnights, match.position, seat),
    chanceOf(match, seat),
  )

export function answer(match: Started, seat: Seat, action: Action): void {
  const refused = act(match, seat, action, [])
  if (refused !== null) throw new Error(refused.reason)
}

export const asked = ({ position }: Started): string => question(wasteKnights, position)!.name

const FIGHTING: readonly string[] = ['combat', 'clash', 'attack', 'steal', 'window', 'rearrange', 'knockout']

/** What is asked, told apart where the same question is another picture. */
export function nameOf(match: Started, seat: Seat): string {
  const { stack, seats } = match.position
  const top = stack.at(-1)!
  const name = top.at === 'window' ? `${asked(match)} ${top.moment}` : asked(match)
  if (top.at === 'overload' && top.by !== top.seat) return `${name} as the Waster`
  if (top.at === 'script' && top.you !== seat) return `${name} as the Waster`
  if (top.at === 'swap' && offers(wasteKnights, match.position, seat).some(({ act }) => act === 'accept'))
    return `${name} as an answer`
  if (top.at === 'explore' && seats === 2) return `${name} for two`
  const combat = stack.findLast((frame) => frame.at === 'combat')
  if (combat === undefined || !FIGHTING.includes(top.at)) return name
  if (combat.foe < 0) return `${name} in a duel`
  return combat.seats[1] === seat ? `${name} as the enemy` : `${name} in a fight`
}

/** A match that steady bots have played until this is so. */
export function playedUntil(plan: Plan, seed: string, so: (match: Started, seat: Seat) => boolean): Started {
  const match = deal(plan, seed)
  for (;;) {
    const [seat] = seatsIn(owing(wasteKnights, match.position))
    if (seat === undefined || so(match, seat)) return match
    answer(match, seat, steadily(match, seat))
  }
}
