import type { Seat } from '@midden/kernel'
import type { Thinker } from '@midden/table'
import { notePace } from '../cast/pace.ts'

/** A bot at its thoughts: in which seat, and since when. */
export interface Mulling {
  seat: Seat
  since: number
}

/** The thinker of a table, and who is at it. */
export function mulling(thinker: Thinker, game: string, now: () => number, changed: () => void) {
  let all: readonly Mulling[] = []
  const hurries = new Set<() => void>()

  const watched: Thinker = {
    think(question, asker) {
      let mine: Mulling | null = null
      const begun = (): void => {
        mine = { seat: question.seat, since: now() }
        all = [...all, mine]
        changed()
      }
      const thought = thinker.think(question, { table: '', personWaits: false, ...asker, begun })
      let isCut = false
      const hurry = (): void => {
        isCut = true
        thought.hurry?.()
      }
      hurries.add(hurry)
      const over = (): void => {
        hurries.delete(hurry)
        if (mine === null) return
        all = all.filter((one) => one !== mine)
        changed()
      }
      thought.answer.then(() => {
        if (mine !== null && !isCut) notePace(game, question.bot, now() - mine.since)
        over()
      }, over)
      return thought
    },
    close: thinker.close,
  }

  return {
    thinker: watched,
    /** those who think, the first first; the same list until it is another one */
    all: () => all,
    /** whoever thinks plays the best that was found so far */
    hurry: () => {
      for (const hurry of hurries) hurry()
    },
  }
}
