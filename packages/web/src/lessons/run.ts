import type { Action, Game, GameEvent } from '@midden/kernel'
import type { Chapter, LessonBeat, LessonStart, Like, Play, Try } from './course.ts'
import { fits } from './like.ts'
import { asked, copied, LessonBroken, moved, offered, type PlayedMatch } from './moves.ts'

/** The reader. */
export const READER = 0

/**
 * Where a chapter stands. `asks`: the reader is to do something; `others`: somebody else moves, or the lesson itself;
 * `seen`: it is done, or there is only something to look at; `why`: the last question; `over`: it is answered.
 */
export interface At extends PlayedMatch {
  phase: 'asks' | 'others' | 'seen' | 'why' | 'over'
  /** the beat, by its place in `order` */
  place: number
  /** the beats in the order in which the reader does them */
  order: readonly number[]
  /** the next step of the beat; what comes before is done */
  step: number
  /** what the others will do, a list a seat */
  lists: readonly (readonly Action[])[]
  /** the reader's own moves that counted */
  own: readonly Action[]
  /** a try that is looked at, and how many there were in this beat */
  tried: (PlayedMatch & { says: string }) | null
  tries: number
  /** the reason that was chosen last, by its number, and the right ones found so far */
  reason: number | null
  found: readonly number[]
}

export const beatAt = ({ beats }: Chapter, { order, place }: At): LessonBeat => beats[order[place]!]!

function laid(
  { lay, others }: LessonStart,
  game: Game,
  before: PlayedMatch | null,
): Pick<At, 'match' | 'told' | 'lists'> {
  const events: GameEvent[] = []
  const match = lay(game, events)
  const move = before?.match.journal.moves.length ?? 0
  // Moves are counted on: a later position is news for the table as any move is.
  const moves = [...(before?.match.journal.moves ?? [])]
  return {
    match: { ...match, journal: { ...match.journal, moves } },
    told: [...(before?.told ?? []), ...events.map((event) => ({ move, event }))],
    lists: others,
  }
}

function entered(chapter: Chapter, at: At): At {
  const beat = beatAt(chapter, at)
  const fresh: At = { ...at, step: 0, tries: 0, phase: beat.does.length === 0 ? 'seen' : 'others' }
  if (beat.opens === undefined) return fresh
  return { ...fresh, ...laid(chapter.openings[beat.opens]!, at.match.game, at) }
}

/** The beginning of a chapter. */
export function begun(chapter: Chapter, game: Game): At {
  return entered(chapter, {
    ...laid(chapter.openings[0], game, null),
    phase: 'others',
    place: 0,
    order: chapter.beats.map((_, i) => i),
    step: 0,
    own: [],
    tried: null,
    tries: 0,
    reason: null,
    found: [],
  })
}

/** On to the next beat, or to the question at the end. */
export function next(chapter: Chapter, at: At): At {
  if (at.phase !== 'seen') return at
  const place = at.place + 1
  return place === chapter.beats.length ? { ...at, phase: 'why' } : entered(chapter, { ...at, place })
}

const done = (chapter: Chapter, at: At): At => {
  const seen: At = { ...at, phase: 'seen' }
  return beatAt(chapter, at).after === undefined ? next(chapter, seen) : seen
}

/** Is one of these steps offered to the reader? The first that is, by its place. */
const openStep = ({ match }: At, steps: readonly (readonly Like[])[], from: number): number =>
  steps.findIndex((likes, i) => i >= from && likes.some((like) => offered(match, READER, like) !== null))

/** Does the position ask for what the next beats want? */
function wantedNext(chapter: Chapter, at: At): boolean {
  for (let place = at.place + 1; place < chapter.beats.length; place++) {
    const { does, opens } = beatAt(chapter, { ...at, place })
    if (opens !== undefined) return false
    if (does.length > 0) return openStep(at, does, 0) >= 0
  }
  return false
}

/** What one of the others does now, or the lesson for them. */
function otherMove({ habits = {} }: Chapter, { match, lists }: At): Partial<At> | null {
  for (const { seat, decision } of asked(match)) {
    if (seat === READER) continue
    const [first, ...rest] = lists[seat] ?? []
    if (first !== undefined && offered(match, seat, first) !== null)
      return { lists: lists.with(seat, rest), ...moved({ match, told: [] }, seat, first) }
    const habit = habits[decision]
    const action = habit === undefined ? null : offered(match, seat, habit)
    if (action !== null) return moved({ match, told: [] }, seat, action)
  }
  return null
}

/** What the lesson itself does for the reader. */
function habitMove({ habits = {} }: Chapter, { match }: At): PlayedMatch | null {
  const own = asked(match).find(({ seat }) => seat === READER)
  const habit = own === undefined ? undefined : habits[own.decision]
  const action = habit === undefined ? null : offered(match, READER, habit)
  return action === null ? null : moved({ match, told: [] }, READER, action)
}

/** One move of the others, or what comes when they have nothing to do. Null: the reader is waited for. */
export function carriedOn(chapter: Chapter, at: At): At | null {
  if (at.phase !== 'others') return null
  const after = (change: Partial<At>): At => ({ ...at, ...change, told: at.told.concat(change.told ?? []) })
  const other = otherMove(chapter, at)
  if (other !== null) return after(other)
  const step = openStep(at, beatAt(chapter, at).does, at.step)
  if (step >= 0) return { ...at, phase: 'asks', step }
  if (at.step > 0 && wantedNext(chapter, at)) return done(chapter, at)
  const habit = habitMove(chapter, at)
  if (habit !== null) return after(habit)
  if (at.step === 0) throw new LessonBroken(`beat ${at.place + 1} of "${chapter.id}" is not offered`)
  return done(chapter, at)
}

/** Until the reader is waited for. */
export function settled(chapter: Chapter, at: At): At {
  const then = carriedOn(chapter, at)
  return then === null ? at : settled(chapter, then)
}

const wanted = (chapter: Chapter, at: At, place: number, step: number): readonly Like[] =>
  beatAt(chapter, { ...at, place }).does[step] ?? []

/** The beat that this answers: the one at hand, or a later one where the order does not matter. */
function answeredPlace(chapter: Chapter, at: At, action: Action): number | null {
  if (wanted(chapter, at, at.place, at.step).some((like) => fits(like, action))) return at.place
  const { anyOrder } = beatAt(chapter, at)
  for (let place = at.place + 1; anyOrder !== undefined && place < chapter.beats.length; place++) {
    if (beatAt(chapter, { ...at, place }).anyOrder !== anyOrder) break
    if (wanted(chapter, at, place, 0).some((like) => fits(like, action))) return place
  }
  return null
}

function swapped(order: readonly number[], a: number, b: number): number[] {
  const list = [...order]
  const [moving] = list.splice(b, 1)
  list.splice(a, 0, moving!)
  return list
}

/** A window that nobody uses. */
function passing({ habits = {} }: Chapter, match: At['match']): Play | null {
  for (const { seat, decision } of asked(match)) {
    const habit = habits[decision]
    const pass = habit?.act === 'pass' ? offered(match, seat, habit) : null
    if (pass !== null) return [seat, pass]
  }
  return null
}

/** What a try comes to, on a copy: what is played there, and every window passed. */
function triedOut(chapter: Chapter, at: At, { says, draws, plays = [] }: Try, action: Action): At['tried'] {
  const left = [...plays]
  let copy = moved(copied(at, draws), READER, action)
  for (;;) {
    const play = passing(chapter, copy.match) ?? left.shift()
    if (play === undefined) return { ...copy, says }
    copy = moved(copy, ...play)
  }
}

/**
 * The reader's answer: what was asked for, a try, or null: it is allowed, but there is nothing to be learnt from it
 * now.
 */
export function answered(chapter: Chapter, at: At, action: Action): At | null {
  if (at.phase !== 'asks' || at.tried !== null) return at
  const place = answeredPlace(chapter, at, action)
  if (place !== null) {
    const order = swapped(at.order, at.place, place)
    const step = place === at.place ? at.step + 1 : 1
    return { ...at, ...moved(at, READER, action), phase: 'others', order, step, own: [...at.own, action] }
  }
  const tries = at.tries + 1
  const row = beatAt(chapter, at).tries?.find(({ on }) => fits(on, action))
  return row === undefined ? null : { ...at, tries, tried: triedOut(chapter, at, row, action) }
}

export const back = (at: At): At => ({ ...at, tried: null })

/** An answer to the last question; the right one ends the chapter, or the last of them. */
export function chose({ reasons, allReasons }: Chapter, at: At, reason: number): At {
  if (at.phase !== 'why') return at
  if (reasons[reason]!.right !== true) return { ...at, reason }
  const found = at.found.includes(reason) ? at.found : [...at.found, reason]
  const due = allReasons === true ? reasons.filter(({ right }) => right === true).length : 1
  return { ...at, reason, found, phase: found.length >= due ? 'over' : 'why' }
}

/** Where somebody was who had come to this beat by these moves; null where they do not fit any more. */
export function resumed(chapter: Chapter, game: Game, own: readonly Action[], place: number): At | null {
  try {
    let at = settled(chapter, begun(chapter, game))
    for (const action of own) {
      while (at.phase === 'seen') at = settled(chapter, next(chapter, at))
      const then = answered(chapter, at, action)
      if (then === null || then.tried !== null || then === at) return null
      at = settled(chapter, then)
    }
    while (at.phase === 'seen' && at.place < place) at = settled(chapter, next(chapter, at))
    return at
  } catch (problem) {
    if (problem instanceof LessonBroken) return null
    throw problem
  }
}
