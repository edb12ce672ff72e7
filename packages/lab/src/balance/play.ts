import { steady } from '@midden/bots'
import {
  type Action,
  apply,
  applyAside,
  below,
  check,
  firstOf,
  isRefusal,
  menu,
  nthOf,
  owing,
  type Random,
  type Seat,
  seeded,
  widthOf,
} from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { missions } from '@midden/waste-knights/reading'
import { type Facts, noFacts } from './facts.ts'
import { catalogue, opening, type Position, witness } from './witness.ts'

export interface Stretch {
  mission: string
  seats: number
  from: number
  to: number
}

/**
 * Knights and vehicles are dealt out, so that all of them are seen; everything else is the steady bot's, who need not
 * be asked where there is only one thing to do.
 */
function decide(s: Position, seat: Seat, rng: Random): Action {
  const offers = menu(wasteKnights, s, seat)
  const width = widthOf(offers)
  if (width === 1) return nthOf(offers, 0)
  if (s.stack.at(-1)?.at === 'setup') return nthOf(offers, below(rng, width, 'action'))
  return steady.choose(wasteKnights, wasteKnights.view(s, seat), seat, offers, rng)
}

function playOne(facts: Facts, seed: string): void {
  const { mission, seats } = facts
  const s = opening(seats, mission, seed)
  const rng = seeded(`${seed}/bots`)
  const { tell, end } = witness(facts, s)
  for (let owed = owing(wasteKnights, s); owed !== 0; ) {
    const seat = firstOf(owed)
    const accepted = check(wasteKnights, s, seat, decide(s, seat, rng))
    if (isRefusal(accepted)) throw new Error(`refused: ${accepted.reason}`)
    const { action, aside } = accepted
    owed =
      aside === null
        ? apply(wasteKnights, s, seat, action, tell)
        : applyAside(wasteKnights, s, aside, seat, action, tell)
  }
  end()
}

/** Plays the games from one number up to (not with) another. */
export function playStretch({ mission, seats, from, to }: Stretch): Facts {
  const rounds = missions.find(({ id }) => id === mission)!.rounds
  const facts = noFacts(mission, seats, {
    rounds,
    knights: catalogue.knights.length,
    vehicles: catalogue.printed - catalogue.vehicles,
    wild: catalogue.wild.length,
    luck: catalogue.luck.length,
    gear: catalogue.gear.length,
    tasks: catalogue.tasks.length,
    lines: catalogue.lines.length,
  })
  for (let number = from; number < to; number++) playOne(facts, `balance/${mission}/${seats}/${number}`)
  return facts
}
