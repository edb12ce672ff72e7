import type { Change, Fate, GameEvent, Showing, Viewer } from '@midden/kernel'
import type { StoryLine } from '../rules/types.ts'

/** What one cause brought within one move, as one viewer was told it. */
export interface Beat {
  /** its place in the story, for ever: the move, and where in the move it begins */
  move: number
  place: number
  /** where in the move it ends */
  end: number
  /** the same for all beats of one cause */
  cause: string
  /** what the game calls the cause */
  about: string
  as: 'moment' | 'recap'
  events: readonly GameEvent[]
  /** what it changed of the viewer's own without their having chosen it */
  mine: readonly Change[]
  /** it waits for the viewer */
  holds: boolean
}

/** A cause that is under way: what follows may belong to it. */
export interface Cause {
  id: string
  about: string
  /** the move that told of it last */
  move: number
  /** what joins goes on with it in later moves, too */
  keeps: boolean
  /** the cause that it came up in, and that goes on after it */
  within: Cause | null
}

const fateOf = (fate: Fate, event: GameEvent, me: Viewer): Change[] =>
  me === null ? [] : fate.changes(event, me).filter(({ chosen }) => chosen !== true)

/** Does an event belong to the cause under way? */
function goesOn({ cause, opens, joins }: Showing, open: Cause, move: number): boolean {
  if (opens === true) return false
  if (joins === true) return cause === undefined || open.move === move || open.keeps
  return cause !== undefined && cause === open.about
}

/** What may be told within the cause under way, whatever that is. */
const belongs = (showing: Showing, open: Cause, move: number): boolean => {
  const quiet = showing.as === 'log' || showing.as === 'mark'
  return goesOn(showing, open, move) || (quiet && showing.cause === undefined && showing.opens !== true)
}

/** The cause under way that an event belongs to: the innermost, or one that it came up in. */
function found(showing: Showing, open: Cause | null, move: number): Cause | null {
  for (let cause = open; cause !== null; cause = cause.within) if (belongs(showing, cause, move)) return cause
  return null
}

/** What a new cause comes up in: what keeps, unless it is of the same name; an account ends everything. */
function around({ as, cause: about }: Showing, open: Cause | null): Cause | null {
  if (as === 'recap') return null
  let cause = open
  while (cause !== null && (!cause.keeps || cause.about === about)) cause = cause.within
  return cause
}

/** What is under way once a cause of this name, and what came up in it, is over; without a name nothing is. */
function closed(open: Cause | null, about: string | undefined): Cause | null {
  if (about === undefined) return null
  for (let cause = open; cause !== null; cause = cause.within) if (cause.about === about) return cause.within
  return open
}

/** The beats of the lines that follow a cause under way, in their order, and the cause that is under way then. */
export function beatsOf(
  lines: readonly StoryLine[],
  fate: Fate,
  me: Viewer,
  before: Cause | null = null,
): { beats: Beat[]; open: Cause | null } {
  const beats: Beat[] = []
  let open = before
  let last: Beat | null = null
  let move = -1
  let place = 0
  for (const line of lines) {
    place = line.move === move ? place + 1 : 0
    move = line.move
    const showing = fate.shows(line.event, me)
    const mine = fateOf(fate, line.event, me)
    if (mine.length > 0 || showing.as === 'moment' || showing.as === 'recap') {
      // A moment that names no cause is one of its own, and leaves the one under way as it is.
      const alone = showing.as === 'moment' && showing.cause === undefined && showing.joins !== true
      const goes: Cause | null = alone ? null : found(showing, open, move)
      const cause: Cause =
        goes === null
          ? {
              id: `${move}.${place}`,
              about: showing.cause ?? line.event.what,
              move,
              keeps: showing.keeps === true,
              within: around(showing, open),
            }
          : { ...goes, move, keeps: goes.keeps && !(showing.keeps === false && showing.cause === goes.about) }
      if (!alone) open = cause
      if (last?.move !== move || last.cause !== cause.id) {
        last = {
          move,
          place,
          end: place,
          cause: cause.id,
          about: cause.about,
          as: 'moment',
          events: [],
          mine: [],
          holds: false,
        }
        beats.push(last)
      }
      const grown: Beat = {
        ...last,
        end: place,
        as: showing.as === 'recap' ? 'recap' : last.as,
        events: [...last.events, line.event],
        mine: [...last.mine, ...mine],
        holds: last.holds || (me !== null && showing.holds === true),
      }
      beats[beats.length - 1] = grown
      last = grown
    }
    if (showing.closes === true) open = closed(open, showing.cause)
  }
  return { beats, open }
}

/** Is the beat somebody's own fate, or made to be waited for? Such a beat is never left out. */
export const isOwn = ({ mine, holds }: Beat): boolean => mine.length > 0 || holds

/** Does one beat come later in the story than another? */
export const isLater = (a: Beat, b: Pick<Beat, 'move' | 'place'>): boolean =>
  a.move > b.move || (a.move === b.move && a.place > b.place)
