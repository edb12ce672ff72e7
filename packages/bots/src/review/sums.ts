import type { Seat } from '@midden/kernel'
import { measured } from './tries.ts'
import type { Accuracy, Decision, Split, Step, Turn } from './types.ts'

const MOST_TURNS = 5

/** Luck and choices told apart, as a sum that adds up: what no choice accounts for, the draws and hidden cards did. */
export function splitFor(steps: readonly Step[], decisions: readonly Decision[], seat: Seat): Split {
  const start = steps[0]!.chance[seat]!
  const end = steps.at(-1)!.chance[seat]!
  let [yours, theirs] = [0, 0]
  for (const decision of decisions)
    if (decision.seat === seat) yours += decision.loss
    else theirs += decision.effect[seat]!
  return { start, draw: end - start - theirs + yours, theirs, yours, end }
}

export function accuracyOf(decisions: readonly Decision[], seat: Seat): Accuracy {
  const own = decisions.filter((decision) => decision.seat === seat)
  if (own.length === 0) return { value: 1, error: 0, decisions: 0 }
  const kept = own.map(({ loss, best }) => (best.chance <= 0 ? 1 : Math.max(0, 1 - loss / best.chance)))
  const { mean, error } = measured(kept)
  return { value: mean, error, decisions: own.length }
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
  const turns = steps.slice(1).map(({ index, chance, actor }): Turn & { doubt: number } => {
    const changes = chance.map((now, one) => now - steps[index - 1]!.chance[one]!)
    const most =
      seat ??
      changes.reduce((top, change, one) => (Math.abs(change) > Math.abs(changes[top]!) ? one : top), 0)
    const slip = decisions.find(({ step, loss }) => step === index && loss > 0)
    const change = changes[most]!
    const isChoice = slip !== undefined && Math.abs(slip.effect[most]!) > Math.abs(change) / 2
    const kind = isChoice ? 'choice' : 'draw'
    return { step: index, seat: isChoice ? actor! : most, change, kind, doubt: doubtOf(steps, index, most) }
  })
  return turns
    .filter(({ change, doubt }) => Math.abs(change) > doubt)
    .map(({ doubt: _, ...turn }) => turn)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.step - b.step)
}
