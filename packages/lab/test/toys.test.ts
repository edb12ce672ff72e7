import { act, anyOf, apply, below, offers, owing, seatsIn, seeded, shuffle } from '@midden/kernel'
import { conformance, withstands } from '@midden/kernel/conformance'
import { walk } from '@midden/kernel/laws'
import { table } from '@midden/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type MiniEvent, mini, miniOf } from '../src/toys/mini.ts'
import * as plainMini from '../src/toys/mini-plain.ts'
import { ticTacToe } from '../src/toys/tic-tac-toe.ts'
import * as plainTicTacToe from '../src/toys/tic-tac-toe-plain.ts'

conformance(mini, 100)
conformance(ticTacToe, 200)
describe('mini', () => withstands(mini, { least: { refused: 200, played: 200 } }))
describe('tic-tac-toe', () => withstands(ticTacToe, { least: { refused: 200, played: 200 } }))

test('mini over more moves than there are cards keeps the laws, too', () => {
  for (let i = 0; i < 20; i++) expect(walk(miniOf(200), `${i}`).decisions).toBe(200)
})

/** Who may draw which card is not the bare implementation's business. */
const bare = (events: readonly MiniEvent[]): object[] =>
  events
    .filter((e) => e.what !== 'drew' || e.card !== undefined)
    .map(({ clause: _, only: __, reveals: ___, ...rest }) => rest)

describe('the bare mini and ours agree', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('on the same decisions, seed %s', (seed) => {
    const match = table(mini, { seats: 4, seed })
    const deck = plainMini.unshuffled()
    shuffle(seeded(seed), deck, 'deck')
    const other: plainMini.PlainMatch = { position: plainMini.deal(deck), journal: [] }
    const rng = seeded(`choices ${seed}`)
    while (owing(mini, match.position) !== 0) {
      const s = match.position
      expect(plainMini.isOver(other.position)).toBe(false)
      expect(offers(mini, s, s.turn)).toEqual([{ act: 'play', of: plainMini.options(other.position) }])
      for (let seat = 0; seat < 4; seat++)
        expect(plainMini.view(other.position, seat)).toEqual(omitOver(mini.view(s, seat)))
      const seat = s.turn
      const card = s.hands[seat]![below(rng, s.hands[seat]!.length, 'card')]!
      const ours: MiniEvent[] = []
      const theirs: plainMini.PlainEvent[] = []
      expect(act(match, seat, { act: 'play', n: card }, ours)).toBeNull()
      expect(plainMini.act(other, seat, card, theirs)).toBe(true)
      expect(bare(ours)).toEqual(theirs)
    }
    expect(plainMini.isOver(other.position)).toBe(true)
    expect(other.position.scores).toEqual(match.position.scores)
    expect(other.journal).toHaveLength(60)
  })

  const omitOver = <T extends { over: boolean }>({ over: _, ...rest }: T): Omit<T, 'over'> => rest

  test('on what is refused', () => {
    const other: plainMini.PlainMatch = { position: plainMini.deal(plainMini.unshuffled()), journal: [] }
    expect(plainMini.act(other, 1, other.position.hands[1]![0]!, [])).toBe(false)
    expect(plainMini.act(other, 0, other.position.hands[1]![0]!, [])).toBe(false)
    expect(other.journal).toEqual([])
  })
})

test('the bare tic-tac-toe and ours agree on the same decisions', () => {
  const rng = seeded('choices')
  for (let i = 0; i < 50; i++) {
    const { position: s } = table(ticTacToe, { seats: 2 })
    const other: plainTicTacToe.PlainMatch = { position: plainTicTacToe.empty(), journal: [] }
    for (let owed = owing(ticTacToe, s); owed !== 0; ) {
      const [seat] = seatsIn(owed)
      const list = offers(ticTacToe, s, seat!)
      expect(list).toEqual([{ act: 'mark', of: plainTicTacToe.options(other.position) }])
      const action = anyOf(list, rng)
      expect(plainTicTacToe.act(other, 1 - seat!, action.n!, [])).toBe(false)
      expect(plainTicTacToe.act(other, seat!, action.n!, [])).toBe(true)
      expect(plainTicTacToe.act(other, 1 - seat!, action.n!, [])).toBe(false)
      owed = apply(ticTacToe, s, seat!, action, null)
    }
    expect(plainTicTacToe.isOver(other.position)).toBe(true)
    const { seats: _, rng: __, stack: ___, ...rest } = s
    expect(rest).toEqual(other.position)
  }
})
