import type { Seat } from '@midden/kernel'
import { measured } from './tries.ts'
import type { Accuracy, Decision, Reason, Split, Step, Turn } from './types.ts'

const MOST_TURNS = 5

/** What a slip makes of another chance than the one it was measured at: the same part of it, or of what is missing. */
function moved(chance: number, at: number, effect: number): number {
  const after = Math.min(1, Math.max(0, at + effect))
  if (effect < 0) return at <= 0 ? 0 : (chance * after) / at
  return at >= 1 ? 1 : 1 - ((1 - chance) * (1 - after)) / (1 - at)
}

/** Points that are too few to be told. */
export const LEAST_POINTS = 0.05

/** The other seat whose points a better answer would have moved most. */
export function mostMoved({ points }: Reason, seat: Seat): Seat | null {
  const others = points.flatMap((_, one) => (one === seat ? [] : [one]))
  const most = others.reduce((top, one) => (Math.abs(points[one]!) > Math.abs(points[top]!) ? one : top))
  return Math.abs(points[most]!) < LEAST_POINTS ? null : most
}

/** Luck and choices told apart, as a sum that adds up, and the choices alone, as a chance. */
export function splitFor(steps: readonly Step[], decisions: readonly Decision[], seat: Seat): Split {
  const start = steps[0]!.chance[seat]!
  const end = steps.at(-1)!.chance[seat]!
  const draw = steps.reduce((sum, { luck }) => sum + luck[seat]!, 0)
  let [yours, theirs, adjusted] = [0, 0, start]
  for (const { step, effect, seat: whose } of decisions) {
    if (whose === seat) yours -= effect[seat]!
    else theirs += effect[seat]!
    adjusted = moved(adjusted, steps[step - 1]!.chance[seat]!, effect[seat]!)
  }
  return { start, draw, theirs, yours, rest: end - start - draw - theirs + yours, end, adjusted }
}

/** At every step luck and the rest are the change. */
export function tellApart(steps: readonly Step[]): void {
  for (const [i, step] of steps.entries())
    step.skill = step.chance.map((now, seat) =>
      i === 0 ? 0 : now - steps[i - 1]!.chance[seat]! - step.luck[seat]!,
    )
}

export function accuracyOf(decisions: readonly Decision[], seat: Seat): Accuracy {
  const own = decisions.filter((decision) => decision.seat === seat)
  if (own.length === 0) return { value: 1, error: 0, loss: 0, lossError: 0, decisions: 0 }
  const kept = own.map(({ loss, best }) => (best.chance <= 0 ? 1 : Math.max(0, 1 - loss / best.chance)))
  const { mean, error } = measured(kept)
  const lost = measured(own.map(({ loss }) => loss))
  return { value: mean, error, loss: lost.mean, lossError: lost.error, decisions: own.length }
}

/** How far two estimates of the same chance may lie apart by accident. */
function doubtOf(steps: readonly Step[], index: number, seat: Seat): number {
  const reach = ({ low, high }: Step): number => (high[seat]! - low[seat]!) / 2
  return Math.hypot(reach(steps[index - 1]!), reach(steps[index]!))
}

/** The largest swings of a seat's chance, or of anybody's. */
export function turnsOf(
  steps: readonly Step[],
  decisions: readonly Decision[],
  seat: Seat | undefined,
): Turn[] {
  const turns = steps.slice(1).map(({ index, chance, luck, actor }): Turn & { doubt: number } => {
    const changes = chance.map((now, one) => now - steps[index - 1]!.chance[one]!)
    const most =
      seat ??
      changes.reduce((top, change, one) => (Math.abs(change) > Math.abs(changes[top]!) ? one : top), 0)
    const change = changes[most]!
    const slip = decisions.find(({ step, loss }) => step === index && loss > 0)
    const isSlip = slip !== undefined && Math.abs(slip.effect[most]!) > Math.abs(change) / 2
    const isDrawn = !isSlip && luck[most]! / change > 1 / 2
    return { step: index, seat: most, change, by: isDrawn ? null : actor, doubt: doubtOf(steps, index, most) }
  })
  return turns
    .filter(({ change, doubt }) => Math.abs(change) > doubt)
    .map(({ doubt: _, ...turn }) => turn)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.step - b.step)
}
