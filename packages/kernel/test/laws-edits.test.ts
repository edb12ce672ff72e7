import { describe, expect, test } from 'vitest'
import { edited, LawBroken } from '../src/laws/index.ts'
import { ask, withStep } from './toys/broken.ts'
import { type Draft, draft } from './toys/draft.ts'

const keep = ask(draft, 'keep')

/** The first thing that is wrong with this game's guard against foreign positions. */
function caught(game: typeof draft, own: ((s: Draft) => void) | null = null): string {
  for (let i = 0; i < 200; i++)
    try {
      edited(game, `caught-${i}`, 10, own)
    } catch (error) {
      return (error as Error).message
    }
  return ''
}

describe('edited positions', () => {
  test('a sound guard refuses them or lets them be played', () => {
    const total = { refused: 0, played: 0 }
    for (let i = 0; i < 200; i++) {
      const { refused, played } = edited(draft, `edits-${i}`, 10)
      total.refused += refused
      total.played += played
    }
    expect(total.refused).toBeGreaterThan(500)
    expect(total.played).toBeGreaterThan(50)
    expect(total.refused + total.played).toBe(2000)
  })

  test('the same seed edits the same places', () => {
    expect(edited(draft, 'again', 50)).toEqual(edited(draft, 'again', 50))
  })

  test('a guard that lets everything in is caught, with the seed and the position that got through', () => {
    expect(caught({ ...draft, audit: () => null })).toMatch(/\n {2}in draft, seed "caught-\d+", edit \d: \{"/)
  })

  test('a refusal without a sentence is caught', () => {
    expect(caught({ ...draft, audit: () => 'no' })).toMatch(
      /^what is not let in is refused with a sentence: no\n/,
    )
  })

  test('what is let in must be seen the same when it is imagined, and read', () => {
    const imagine: typeof draft.imagine = (v, rng) => {
      const s = draft.imagine(v, rng)
      s.kept[0]!.push(7)
      return s
    }
    expect(caught({ ...draft, imagine }, () => {})).toMatch(/^a position let in can be imagined:/)
    const words = { ...draft.words, table: () => '' }
    expect(caught({ ...draft, words }, () => {})).toMatch(/^a position let in can be read\n/)
  })

  test('what is let in must stay sound, be talked about and come to an end', () => {
    let audited = 0
    const audit: typeof draft.audit = (s) => (audited++ % 2 === 0 ? draft.audit(s) : 'lost cards')
    expect(caught({ ...draft, audit }, () => {})).toMatch(/^what is conserved stays conserved: lost cards\n/)
    const words = { ...draft.words, event: () => '' }
    expect(caught({ ...draft, words }, () => {})).toMatch(/^an event reads as a sentence\n/)
    const take: typeof keep.take = (t, f, seat, a, tell) =>
      'stuck' in t ? undefined : keep.take(t, f, seat, a, tell)
    const letIn: typeof draft.audit = (t) => ('stuck' in (t as Draft) ? null : 'let in only where it sticks')
    const stuck = { ...withStep(draft, 'keep', { take }), audit: letIn }
    const stick = (t: Draft): void => void Object.assign(t, { stuck: true })
    expect(caught(stuck, stick)).toMatch(/^a position let in comes to an end\n/)
    expect(caught({ ...draft, outcome: () => null }, () => {})).toMatch(
      /^a position let in comes to an outcome\n/,
    )
  })

  test('a game’s own edits are tried as well', () => {
    let tried = 0
    edited(draft, 'own', 20, () => {
      tried++
    })
    expect(tried).toBeGreaterThan(5)
    expect(() =>
      edited({ ...draft, audit: () => '' }, 'own', 1, (s) => void Object.assign(s, { seats: 0 })),
    ).toThrow(LawBroken)
  })
})
