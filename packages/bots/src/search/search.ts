import { branch, cloneRandom, type Game, type Offer, type Random, type Seat, type View } from '@midden/kernel'
import { atOnce, type Choice, type Terms } from '../bot.ts'
import { lines, sooner } from '../budget.ts'
import { type AnyWits, playLine } from './line.ts'
import type { Manner } from './manner.ts'
import { Rival } from './rivals.ts'

/** Worlds that an answer is tried in before it may be dropped. */
const LEAST_WORLDS = 2

const byGain = (a: Rival, b: Rival): number => b.gain - a.gain

/** The best so far: the policy's own answer, unless another one is better beyond doubt. */
function bestOf(running: readonly Rival[], own: Rival, doubt: number): Rival {
  const best = running.reduce((top, runner) => (runner.gain > top.gain ? runner : top), own)
  return best.significance > doubt ? best : own
}

/** The better half goes on, and the policy's own answer with it: all others are held against that. */
function halved(runners: readonly Rival[], own: Rival): Rival[] {
  const others = runners.filter((runner) => runner !== own).sort(byGain)
  return [own, ...others.slice(0, Math.floor(runners.length / 2))]
}

/**
 * Tries the answers on the short list in the same imagined worlds, with the same luck in each, and drops the worse
 * half at every stage of the budget. The policy's own answer stands unless another one is better beyond doubt.
 */
export function search(
  game: Game,
  wits: AnyWits,
  view: View,
  seat: Seat,
  offers: readonly Offer[],
  rng: Random,
  manner: Manner,
  terms: Terms,
): Choice {
  const given = terms.budget ?? lines(manner.lines)
  const budget = terms.most === undefined ? given : sooner(given, terms.most)
  const list = wits.weigh(view, seat, offers, rng).slice(0, manner.width)
  const own = new Rival(list[0]!.action)
  const all = [own, ...list.slice(1).map(({ action }) => new Rival(action))]
  if (all.length === 1) return atOnce(own.action)
  const stages = Math.ceil(Math.log2(all.length))
  const beyond = Math.min(manner.rounds, wits.farthest ?? 1) - 1
  let running = all
  let played = 0
  let stage = 1
  let worlds = 0
  let told: Rival | null = null
  for (let used = 0; used < 1; used = budget.used(played)) {
    const world =
      manner.remembers && terms.blind !== true && wits.believe !== undefined
        ? wits.believe(view, terms.kept ?? null, rng)
        : game.imagine(view, rng)
    const until = wits.horizon(world) + beyond
    const luck = branch(rng)
    let standard = 0
    for (const runner of running) {
      const here = game.clone(world)
      const end = playLine(game, wits, here, seat, runner.action, cloneRandom(luck), until, terms.learned)
      const payoff = manner.payoff(end, seat)
      if (runner === own) standard = payoff
      runner.add(payoff - standard, end.shares[seat]!)
      played++
    }
    worlds++
    const best = terms.tell === undefined ? null : bestOf(running, own, manner.doubt)
    if (best !== null && best !== told) {
      told = best
      terms.tell!(best.action)
    }
    if (worlds < LEAST_WORLDS * stage || budget.used(played) < stage / stages) continue
    stage++
    running = halved(running, own)
    if (running.length === 1) break
  }
  const { action } = bestOf(running, own, manner.doubt)
  const considered = all.map((runner) => runner.considered()).sort((a, b) => b.share - a.share)
  return { action, considered, lines: played }
}
