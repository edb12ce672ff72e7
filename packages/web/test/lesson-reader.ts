import type { Action, Game, GameEvent } from '@midden/kernel'
import type { Chapter, Like } from '../src/lessons/course.ts'
import { asked, offered } from '../src/lessons/moves.ts'
import { type At, answered, beatAt, begun, next, READER, settled } from '../src/lessons/run.ts'

/** What the chapter asks for now: its alternatives that are offered. */
const askedFor = (chapter: Chapter, at: At): Action[] =>
  (beatAt(chapter, at).does[at.step] ?? []).flatMap((like) => offered(at.match, READER, like) ?? [])

/** What was told by the moves after this many. */
export const toldSince = (at: At, moves: number): GameEvent[] =>
  at.told.filter(({ move }) => move > moves).map(({ event }) => event)

interface Follow {
  /** chooses among what the chapter asks for; left out: the first */
  choose?(at: At, likes: readonly Action[]): Action
  /** looks at the chapter as it stands: asked, and when a beat is done */
  look?(at: At): void
}

/** Plays a chapter by doing exactly what it says, to its last question. */
export function follow(chapter: Chapter, game: Game, { choose, look }: Follow = {}): At {
  let at = settled(chapter, begun(chapter, game))
  for (let turns = 0; at.phase !== 'why'; turns++) {
    if (turns > 200) throw new Error('the chapter does not end')
    look?.(at)
    if (at.phase === 'seen') at = settled(chapter, next(chapter, at))
    else {
      const actions = askedFor(chapter, at)
      const action = choose?.(at, actions) ?? actions[0]!
      at = settled(chapter, answered(chapter, at, action)!)
    }
  }
  return at
}

/** The chapter where this beat asks, by its number from 1, done by what comes before. */
export function atBeat(chapter: Chapter, game: Game, number: number, step = 0): At {
  let found: At | null = null
  follow(chapter, game, {
    look: (at) => {
      if (found === null && at.place === number - 1 && (at.phase === 'asks' ? at.step === step : step < 0))
        found = at
    },
  })
  if (found === null) throw new Error(`beat ${number} is not asked`)
  return found
}

/** What becomes of trying something else at this beat. */
export function trying(chapter: Chapter, game: Game, number: number, like: Like, step = 0): At {
  const at = atBeat(chapter, game, number, step)
  const action = offered(at.match, READER, like)
  if (action === null)
    throw new Error(`${JSON.stringify(like)} is not offered, but ${JSON.stringify(asked(at.match))}`)
  const then = answered(chapter, at, action)
  if (then === null || then.tried === null) throw new Error('nothing is said about it')
  return then
}
