import type { Picture } from '@midden/table'
import { type InFront, nextInFront } from '../../link/in-front.ts'

/** The page has just been opened: nobody has said yet who looks at it. */
export const NOBODY_YET: InFront = { front: null, handTo: null }

/** Several people of a table elsewhere may share this device: who looks at it, and who is to take it next. */
export function eyesFor({ me, mine, status, match }: Picture, now: InFront): InFront {
  if (mine.length < 2 || status !== 'playing' || match === null) return { front: me, handTo: null }
  const asked = match.waiting.flatMap(({ seat, optional }) => (optional ? [] : [seat]))
  if (now.front === null)
    return { front: null, handTo: now.handTo ?? asked.find((seat) => mine.includes(seat)) ?? me }
  return nextInFront(mine, asked, now, () => false)
}
