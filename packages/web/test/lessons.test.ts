import { industrialWaste } from '@midden/industrial-waste'
import { expand, menu, type Offer, type WholeGame } from '@midden/kernel'
import { pan } from '@midden/pan'
import { waste } from '@midden/waste'
import { wasteKnights } from '@midden/waste-knights'
import { describe, expect, test } from 'vitest'
import { courseIn as worksCourse } from '../src/games/industrial-waste/lessons/index.ts'
import { courseIn as panCourse } from '../src/games/pan/lessons/index.ts'
import { courseIn as wasteCourse } from '../src/games/waste/lessons/index.ts'
import { courseIn as knightsCourse } from '../src/games/waste-knights/lessons/index.ts'
import type { Chapter, Course } from '../src/lessons/course.ts'
import { openLesson } from '../src/lessons/lesson-link.ts'
import { fits } from '../src/lessons/like.ts'
import { offered } from '../src/lessons/moves.ts'
import { pointsAt } from '../src/lessons/points.ts'
import { type At, answered, back, beatAt, chose, READER, resumed } from '../src/lessons/run.ts'
import { follow } from './lesson-reader.ts'

const whole = (game: unknown): WholeGame => game as WholeGame

const COURSES: readonly [game: WholeGame, course: Course, language: string][] = [
  [whole(pan), await panCourse('en'), 'en'],
  [whole(pan), await panCourse('fr'), 'fr'],
  [whole(waste), await wasteCourse(), 'en'],
  [whole(industrialWaste), await worksCourse(), 'en'],
  [whole(wasteKnights), await knightsCourse(), 'en'],
]

const chapters = COURSES.flatMap(([game, { chapters }, language]) =>
  chapters.map((chapter) => ({ name: `${game.id}, ${language}: ${chapter.title}`, game, chapter, language })),
)

const offersOf = ({ match }: At): readonly Offer[] => menu(match.game, match.position, READER)
/** So many of the other answers are tried at each beat. */
const MOST = 40

/** As many words fit beside the thing they speak of. */
const WORDS = { en: 25, fr: 30 }
const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

/** All that a chapter says. */
const said = ({ beats, goal, won, asks, reasons }: Chapter): string[] => [
  goal,
  won,
  asks,
  ...reasons.map(({ says }) => says),
  ...beats.flatMap(({ says, after, learnt, tries = [] }) => [
    says,
    after ?? '',
    learnt ?? '',
    ...tries.map((one) => one.says),
  ]),
]

describe.each(chapters)('$name', ({ game, chapter, language }) => {
  test('every position is one of the game, and what the lesson says leads through it to the last question', () => {
    for (const opening of chapter.openings) {
      const { position } = opening.lay(game, [])
      expect(game.audit(JSON.parse(JSON.stringify(position)))).toBeNull()
    }
    const at = follow(chapter, game)
    expect(at.place).toBe(chapter.beats.length - 1)
    expect(at.match.position.rng.script ?? []).toEqual([])
    expect(at.lists.flat(), 'moves of the others that were never made').toEqual([])
  })

  test('each try is allowed where it stands, is answered, and leaves the table as it was', () => {
    const tried = new Set<string>()
    follow(chapter, game, {
      look: (at) => {
        if (at.phase !== 'asks') return
        const beat = beatAt(chapter, at)
        for (const [i, one] of (beat.tries ?? []).entries()) {
          const action = expand(offersOf(at)).find(
            (other) =>
              beat.tries!.find(({ on }) => fits(on, other)) === one &&
              !beat.does[at.step]!.some((like) => fits(like, other)),
          )
          if (action === undefined) continue
          const before = game.clone(at.match.position)
          const then = answered(chapter, at, action)
          if (then?.tried?.says !== one.says) continue
          expect(back(then)).toMatchObject({ match: at.match, told: at.told, step: at.step, tried: null })
          expect(at.match.position).toEqual(before)
          tried.add(`${at.place}/${i}`)
        }
      },
    })
    const all = chapter.beats.flatMap(({ tries = [] }, place) => tries.map((_, i) => `${place}/${i}`))
    expect([...tried].sort()).toEqual(all.sort())
  })

  test('whatever else is offered costs nothing and is answered', () => {
    follow(chapter, game, {
      look: (at) => {
        if (at.phase !== 'asks') return
        for (const action of expand(offersOf(at)).slice(0, MOST)) {
          const then = answered(chapter, at, action)
          if (then?.tried == null) continue
          expect(then.match).toBe(at.match)
          expect(then.tried.says).not.toBe('')
        }
      },
    })
  })

  test('something is pointed at wherever it asks, and the button once that is picked', () => {
    follow(chapter, game, {
      look: (at) => {
        if (at.phase !== 'asks') return
        const likes = beatAt(chapter, at).does[at.step]!
        const action = likes.flatMap((like) => offered(at.match, READER, like) ?? [])[0]!
        expect(pointsAt(likes, offersOf(at), null)).toContain('data-does')
        expect(pointsAt(likes, offersOf(at), action)).toBe('.confirm .btn-go')
      },
    })
  })

  test('its sentences are short, and its list of what is learnt has no line twice', () => {
    for (const text of said(chapter)) {
      expect(words(text), text).toBeLessThanOrEqual(language === 'fr' ? WORDS.fr : WORDS.en)
      expect(text.split('*').length % 2, text).toBe(1)
    }
    const learnt = chapter.beats.flatMap((beat) => beat.learnt ?? [])
    expect(new Set(learnt).size).toBe(learnt.length)
  })

  test('a right reason ends it, or all of them together; the others are answered and asked again', () => {
    const end = follow(chapter, game)
    const right = [...chapter.reasons.keys()].filter((i) => chapter.reasons[i]!.right === true)
    expect(right.length).toBeGreaterThan(0)
    expect(right.length).toBeLessThanOrEqual(chapter.allReasons === true ? 3 : 2)
    for (const i of chapter.reasons.keys()) {
      const ends = right.includes(i) && (chapter.allReasons !== true || right.length === 1)
      expect(chose(chapter, end, i)).toMatchObject({ reason: i, phase: ends ? 'over' : 'why' })
    }
    expect(right.reduce((at, i) => chose(chapter, at, i), end).phase).toBe('over')
  })

  test('who leaves comes back to the very beat and position, and moves that do not fit begin anew', () => {
    follow(chapter, game, {
      look: (at) => {
        const again = resumed(chapter, game, at.own, at.place)
        expect([again?.place, again?.phase]).toEqual([at.place, at.phase])
        expect(again!.match.position).toEqual(at.match.position)
      },
    })
    expect(resumed(chapter, game, [{ act: 'nothing like it' }], 3)).toBeNull()
  })

  test('its table asks the reader only while the lesson does, and tells no more than the seat may know', async () => {
    const kept: number[] = []
    const lesson = openLesson(
      { game, chapter, reader: 'Jorid', kept: null, allowed: 'Not now.' },
      { pace: () => 0, keep: ({ place }) => kept.push(place) },
    )
    for (let turns = 0; lesson.now().phase !== 'why'; turns++) {
      expect(turns).toBeLessThan(200)
      const at = lesson.now()
      const state = lesson.link.state()
      expect(state.question !== null).toBe(at.phase === 'asks')
      expect(state.view).toEqual(game.view(at.match.position, READER))
      if (at.phase === 'seen') lesson.next()
      else {
        const likes = beatAt(chapter, at).does[at.step]!
        expect(
          await lesson.link.act(likes.flatMap((like) => offered(at.match, READER, like) ?? [])[0]!),
        ).toBeNull()
      }
    }
    expect(kept).toEqual([...kept].sort((a, b) => a - b))
    for (const [i, { right }] of chapter.reasons.entries()) if (right === true) lesson.choose(i)
    expect(lesson.now().phase).toBe('over')
    lesson.restart()
    expect(lesson.now()).toMatchObject({ place: 0, own: [] })
    lesson.link.close()
  })
})
