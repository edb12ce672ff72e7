import {
  type Action,
  allowed,
  branch,
  canonical,
  cloneRandom,
  type Game,
  type Move,
  menu,
  type Position,
  type Random,
  type View,
  waiting,
} from '@midden/kernel'
import { type AnyWits, playLine } from '../search/line.ts'
import { untilFor, worldOf } from './curve.ts'
import type { Moment } from './moments.ts'
import { difference, Tries } from './tries.ts'
import type { Choice, Decision, Label, Reason } from './types.ts'

/** Answers of the short list that are held against the one played. */
const WIDTH = 8
/** Standard errors beyond which a loss is no accident of the lines: a match has many decisions. */
const BEYOND_DOUBT = 2.5
/** The same where so few lines have to tell their own error, as Student has it. */
const beyondDoubt = (lines: number): number =>
  BEYOND_DOUBT + (BEYOND_DOUBT ** 3 + BEYOND_DOUBT) / (4 * (lines - 1))
/** Lines are cut at the end of the round: what comes later is mostly the same after either answer, and noise. */
const A_ROUND = 1
/** There is always this much. Where hardly anything is hidden lines agree; then they go on a round, and so many at most. */
const LEAST_DOUBT = 0.002
const MOST_ROUNDS = 3
const COSTLY = 0.02
const GIFT = 0.06

const labelOf = (loss: number): Label => (loss >= GIFT ? 'gift' : loss >= COSTLY ? 'costly' : 'fine')

const isSame = (a: Action, b: Action): boolean => canonical(a) === canonical(b)

/** The answers to be tried: the short list, best first, and the one that was played. */
function candidates(
  game: Game,
  wits: AnyWits,
  position: Position,
  move: Move,
  view: View,
  rng: Random,
): Tries[] {
  const offered = menu(game, position, move.seat)
  if (!allowed(offered, move.action)) return []
  const list = wits.weigh(view, move.seat, offered, rng).slice(0, WIDTH)
  const actions = list.map(({ action }) => action)
  if (!actions.some((action) => isSame(action, move.action))) actions.push(move.action)
  return actions.map((action) => new Tries(action))
}

/** Is there anything to judge: a short list that holds more than what was played? */
export const isDecision = (
  game: Game,
  wits: AnyWits,
  { position }: Moment,
  move: Move,
  rng: Random,
): boolean => candidates(game, wits, position, move, game.view(position, move.seat), rng).length > 1

/**
 * Judges a decision by what its seat could know then: every answer in the same worlds that its view allows, with the
 * same luck. The best is found with half of the lines, and what it is better by is counted with fresh ones.
 */
export function grade(
  game: Game,
  wits: AnyWits,
  before: Moment,
  move: Move,
  rng: Random,
  lines: number,
): Omit<Decision, 'step'> | null {
  const { seat } = move
  const { position } = before
  const view = game.view(position, seat)
  const all = candidates(game, wits, position, move, view, rng)
  if (all.length < 2) return null
  const played = all.find(({ action }) => isSame(action, move.action))!

  const tryOut = (running: readonly Tries[], rounds: number): void => {
    const world = worldOf(game, wits, before, seat, rng)
    const luck = branch(rng)
    const until = untilFor(wits, world, rounds)
    for (const one of running)
      one.ends.push(playLine(game, wits, game.clone(world), seat, one.action, cloneRandom(luck), until))
  }

  const share = (one: Tries): number => one.shareOf(seat).mean
  let running = all
  const stages = Math.ceil(Math.log2(all.length))
  for (let stage = 0; stage < stages; stage++) {
    const worlds = Math.max(2, Math.floor(lines / 2 / stages / running.length))
    for (let i = 0; i < worlds; i++) tryOut(running, A_ROUND)
    const others = running.filter((one) => one !== played).sort((a, b) => share(b) - share(a))
    running = [played, ...others.slice(0, Math.max(1, Math.floor(running.length / 2)))]
  }
  const rival = running[1]!
  const words = (action: Action): string => game.words.action(view, action)
  const choice = (one: Tries): Choice => {
    const { mean, error } = one.shareOf(seat)
    return { action: one.action, words: words(one.action), chance: mean, error }
  }
  const others = all
    .filter((one) => one !== played)
    .map(choice)
    .sort((a, b) => b.chance - a.chance)
  // Fresh worlds: whoever came out best was also lucky in the old ones.
  const [old, oldRival] = [played.ends.splice(0), rival.ends.splice(0)]
  const afresh = (rounds: number): ReturnType<typeof difference> => {
    for (const one of [played, rival]) one.ends.length = 0
    for (let i = 0; i < Math.max(4, Math.floor(lines / 4)); i++) tryOut([played, rival], rounds)
    return difference(rival.ends, played.ends, ({ shares }) => shares[seat]!)
  }
  let by = afresh(A_ROUND)
  for (let rounds = A_ROUND + 1; rounds <= MOST_ROUNDS && by.mean > 0 && by.error < LEAST_DOUBT; rounds++)
    by = afresh(rounds)
  const isBeaten = by.mean > beyondDoubt(rival.lines) * Math.max(LEAST_DOUBT, by.error)
  const loss = isBeaten ? by.mean : 0
  const effect = Array.from({ length: position.seats }, (_, other) =>
    isBeaten ? difference(played.ends, rival.ends, ({ shares }) => shares[other]!).mean : 0,
  )
  const reason: Reason | null = isBeaten
    ? {
        points: effect.map(
          (_, one) => difference(rival.ends, played.ends, ({ points }) => points[one]!).mean,
        ),
        lines: 2 * rival.lines,
        isPolicy: rival === all[0],
        clauses: waiting(game, position).flatMap((one) => (one.seat === seat ? [one.clause] : [])),
      }
    : null
  played.ends.push(...old)
  rival.ends.push(...oldRival)
  const own = choice(played)
  const isBest = !isBeaten && own.chance >= others[0]!.chance
  return {
    seat,
    played: move.action,
    words: own.words,
    chance: own.chance,
    loss,
    error: by.error,
    label: isBest ? 'best' : labelOf(loss),
    best: isBeaten ? choice(rival) : own,
    effect,
    reason,
    others,
  }
}
