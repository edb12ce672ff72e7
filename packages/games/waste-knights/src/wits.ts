import { type Ask, has, offers, type Random, type Seat, type Wits } from '@midden/kernel'
import { program } from './book.ts'
import { cards } from './cards.ts'
import type { WkEvent } from './events.ts'
import type { FrameOf } from './frames/index.ts'
import { NONE } from './held.ts'
import { imagine } from './imagine/imagine.ts'
import { SEALED } from './kits/round.ts'
import { roundsLeft } from './missions/hooks.ts'
import { rulesOf } from './missions/modules.ts'
import { missions } from './missions/rows.ts'
import type { Wk } from './position.ts'
import { gearValue } from './score.ts'
import { gainsOf, worthOfHex } from './sense/aims.ts'
import { weigh } from './sense/list.ts'
import { sense } from './sense/steady.ts'
import { REP, worthOfRewards, worthOfState } from './sense/worth.ts'
import { glance } from './view/glance.ts'
import type { WkView } from './view/view.ts'

/** What the mission counts instead of Reputation, and what brings it to an end, in points of Reputation. */
const MARKER = 3
const CARRYING = 4
const COUNTING = new Set(['M2', 'M4', 'M5'])
/** What is not Reputation yet will be with time: all of it with so many rounds to go. */
const RIPE = 6
/** A card is worth half its stripes once there is no better one. */
const USED = 0.5
const ACCEPTED = 0.6
/** Points of Reputation that still move in a round, and at the very end. */
const SURE = 0.8
const SWING = 0.9

/** What he has beside Reputation, and what he can hope for from where he stands. */
function prospects(s: Wk, seat: Seat): number {
  const k = s.knights[seat]!
  let tasks = 0
  for (const { card, accepted } of k.tasks)
    if (accepted) tasks += ACCEPTED * worthOfRewards(cards(s).tasks[card]!.private!.reward)
  return (
    worthOfState(k) +
    USED * gearValue(s, seat) +
    tasks +
    (k.hex < 0 ? 0 : worthOfHex(s, seat, gainsOf(s, seat), k.hex))
  )
}

/** Missions without markers count nothing but Reputation. */
const countsReputation = ({ quest }: Wk): boolean => !COUNTING.has(missions[quest.mission]?.id ?? '')

function pointsOf(s: Wk, seat: Seat): number {
  const { rep } = s.knights[seat]!
  if (has(s.gone, seat) || s.knights[seat]!.sheet < 0) return 0
  const counted = countsReputation(s) ? 0 : (rulesOf(s).measure(s, seat) ?? 0)
  const ripe = Math.min(1, (1 + roundsLeft(s)) / RIPE)
  return (
    rep + MARKER * counted + (s.quest.carrier === seat ? CARRYING : 0) + (ripe * prospects(s, seat)) / REP
  )
}

const quick: Wits<Wk, WkView, WkEvent>['quick'] = (s, seat, offered, rng) =>
  sense(glance(s, seat), seat, offered, rng)

/** A card that lies locked is the one that its owner would choose. */
function believe(v: WkView, _kept: unknown, rng: Random): Wk {
  const s = imagine(v, rng)
  const f = s.stack.at(-1)
  const seen = v.stack.at(-1)
  if (f?.at !== 'clash' || seen?.at !== 'clash') return s
  const combat = s.stack.at(-2) as FrameOf<'combat'>
  const ask = program.clash!.steps[f.step] as Ask<Wk, FrameOf<'clash'>, WkEvent, string>
  for (const side of [0, 1] as const) {
    if (seen.cards[side] !== SEALED) continue
    const seat = combat.seats[side]
    f.cards[side] = NONE
    ask.take(s, f, seat, quick(s, seat, offers({ program }, s, seat), rng), null)
  }
  return s
}

export const wits: Wits<Wk, WkView, WkEvent> = {
  weigh,
  quick,
  value: (s) => s.knights.map((_, seat) => pointsOf(s, seat)),
  swing: (s) => SURE + SWING * Math.sqrt(roundsLeft(s)),
  horizon: (s) => s.round,
  believe,
}
