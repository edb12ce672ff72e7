import type { Chance } from './chance.ts'

interface Scheduled {
  at: number
  tie: number
  job: (() => void) | null
}

const isBefore = (a: Scheduled, b: Scheduled): boolean => a.at < b.at || (a.at === b.at && a.tie < b.tie)

/** What is to come, the next first. */
function heap() {
  const all: Scheduled[] = []
  return {
    add(item: Scheduled): void {
      let at = all.push(item) - 1
      while (at > 0) {
        const above = (at - 1) >> 1
        if (isBefore(all[above]!, item)) break
        all[at] = all[above]!
        at = above
      }
      all[at] = item
    },
    first: (): Scheduled | undefined => all[0],
    take(): Scheduled | undefined {
      const first = all[0]
      const last = all.pop()
      if (last === undefined || all.length === 0) return first
      let at = 0
      for (;;) {
        let below = 2 * at + 1
        if (below + 1 < all.length && isBefore(all[below + 1]!, all[below]!)) below++
        if (below >= all.length || isBefore(last, all[below]!)) break
        all[at] = all[below]!
        at = below
      }
      all[at] = last
      return first
    },
  }
}

/** Time that passes from event to event. What happens at one moment happens in an order that the seed decides. */
export function scheduler(chance: Chance) {
  const queue = heap()
  let now = 0
  let events = 0

  return {
    /** milliseconds since the world began; parts of one are told as well */
    now: (): number => now,
    events: (): number => events,
    /** Does something after so many milliseconds; what it gives back calls it off. */
    after(ms: number, job: () => void): () => void {
      const item: Scheduled = { at: now + Math.max(0, ms), tie: chance.below(0x7fffffff), job }
      queue.add(item)
      return () => {
        item.job = null
      }
    },
    /** Goes on until a moment: one event, all that follows from it at once, and a look at it, which may end the run. */
    async run(until: number, look: () => boolean, failed: (error: unknown) => void): Promise<void> {
      for (;;) {
        const next = queue.first()
        if (next === undefined || next.at > until) break
        queue.take()
        if (next.job === null) continue
        now = next.at
        events++
        try {
          next.job()
        } catch (error) {
          failed(error)
        }
        // Comes after all promises that are settled and all ticks.
        await new Promise((rest) => setImmediate(rest))
        if (!look()) return
      }
      now = until
    },
  }
}

export type Scheduler = ReturnType<typeof scheduler>
