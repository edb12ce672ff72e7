import type { Picture } from '@midden/table'
import { describe, expect, test } from 'vitest'
import { eyesFor, NOBODY_YET } from '../src/online/wire/eyes.ts'

/** A match in which these seats are asked, seen by a person who holds some of them. */
const seen = (me: number | null, mine: number[], asked: number[], status = 'playing'): Picture =>
  ({
    me,
    mine,
    status,
    match: { waiting: asked.map((seat) => ({ seat, optional: false })) },
  }) as unknown as Picture

describe('who looks at a table elsewhere', () => {
  test('with one seat or none, its own eyes', () => {
    expect(eyesFor(seen(1, [1], [0]), NOBODY_YET)).toEqual({ front: 1, handTo: null })
    expect(eyesFor(seen(null, [], [0]), NOBODY_YET)).toEqual({ front: null, handTo: null })
  })

  test('with several, nobody before somebody has said who they are', () => {
    expect(eyesFor(seen(0, [0, 2], [1, 2]), NOBODY_YET)).toEqual({ front: null, handTo: 2 })
    expect(eyesFor(seen(0, [0, 2], [1]), NOBODY_YET)).toEqual({ front: null, handTo: 0 })
  })

  test('the device goes to whoever of them is asked next, and stays while nobody is', () => {
    const front = { front: 0, handTo: null }
    expect(eyesFor(seen(0, [0, 2], [0, 2]), front)).toEqual(front)
    expect(eyesFor(seen(0, [0, 2], [1]), front)).toEqual(front)
    expect(eyesFor(seen(0, [0, 2], [2]), front)).toEqual({ front: 0, handTo: 2 })
  })

  test('a device handed over by hand stays covered, whatever happens meanwhile', () => {
    const covered = { front: null, handTo: 2 }
    expect(eyesFor(seen(0, [0, 2], [0]), covered)).toEqual(covered)
    expect(eyesFor(seen(0, [0, 2], []), covered)).toEqual(covered)
  })

  test('before the match and after it there is nothing to hide', () => {
    expect(eyesFor(seen(0, [0, 2], [2], 'over'), { front: 2, handTo: 2 })).toEqual({ front: 0, handTo: null })
    expect(eyesFor(seen(0, [0, 2], [], 'open'), NOBODY_YET)).toEqual({ front: 0, handTo: null })
  })
})
