import type { BrokenPromise } from './ledger.ts'
import { HOUR, type Plan } from './plan.ts'
import type { RunReport } from './world.ts'

/** A shorter list that still does it: pieces are left out, smaller and smaller ones. */
async function without<T>(
  list: readonly T[],
  stillDoes: (shorter: T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = list
  for (let size = Math.ceil(list.length / 2); size >= 1 && left.length > 0; size = Math.floor(size / 2))
    for (let from = 0; from < left.length; ) {
      const shorter = left.filter((_, i) => i < from || i >= from + size)
      if (await stillDoes(shorter)) left = shorter
      else from += size
    }
  return left
}

/** The same promise broken by less: an earlier end, fewer faults and fewer tables, in so many tries at most. */
export async function shorten(
  plan: Plan,
  { promise, at }: BrokenPromise,
  play: (plan: Plan) => Promise<RunReport>,
  tries = 80,
): Promise<Plan> {
  let left = tries
  let best: Plan = { ...plan, hours: (at + 1) / HOUR }
  async function breaks(shorter: Plan): Promise<boolean> {
    if (left-- <= 0) return false
    const { broken } = await play(shorter)
    if (broken?.promise !== promise) return false
    best = { ...shorter, hours: Math.min(shorter.hours, (broken.at + 1) / HOUR) }
    return true
  }
  const { tables, faults } = best
  const isBefore = (each: { at: number }): boolean => each.at <= at
  await breaks({ ...best, tables: tables.filter(isBefore), faults: faults.filter(isBefore) })
  await without(best.tables, (fewer) => breaks({ ...best, tables: fewer }))
  await without(best.faults, (fewer) => breaks({ ...best, faults: fewer }))
  return best
}
