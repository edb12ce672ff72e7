import { industrialWaste } from '@midden/industrial-waste'
import * as works from '@midden/industrial-waste/fate'
import {
  anyOf,
  below,
  type Game,
  offers,
  owing,
  type Seat,
  seatsIn,
  seeded,
  type View,
  type Viewer,
} from '@midden/kernel'
import { pan } from '@midden/pan'
import * as shots from '@midden/pan/fate'
import { isLater, type RetoldBeat, type Storyteller, spokenBeat } from '@midden/table'
import { waste } from '@midden/waste'
import * as rounds from '@midden/waste/fate'
import { wasteKnights } from '@midden/waste-knights'
import * as days from '@midden/waste-knights/fate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Playhead, playhead } from '../src/beats/playhead.ts'
import type { Mark } from '../src/beats/seen.ts'
import { teller } from '../src/beats/teller.ts'
import type { TableLink, TableView } from '../src/link/table-link.ts'
import { spoken } from '../src/table/sentence.tsx'
import { carryOut, dealt, look, type Played } from './chronicle.ts'
import { plan } from './tables.ts'

interface Tried {
  name: string
  game: Game
  storyteller: Storyteller
}

const GAMES: readonly Tried[] = [
  { name: 'Pan', game: pan, storyteller: shots },
  { name: 'WASTE', game: waste, storyteller: rounds },
  { name: 'Industrial Waste', game: industrialWaste, storyteller: works },
  { name: 'Waste Knights', game: wasteKnights, storyteller: days },
].map(({ name, game, storyteller }) => ({
  name,
  game: game as unknown as Game,
  storyteller: storyteller as unknown as Storyteller,
}))

/** A random game as one viewer sees it, a state a move; half of the answers are sensible. */
function seenBy({ game }: Tried, seats: number, seed: string, viewer: Viewer, most = 400): TableView[] {
  const told: Played = dealt(game, seats, seed)
  const sitters = plan(1, seats - 1).map(({ name, bot }, seat) => ({
    seat,
    name,
    kind: bot === null ? ('here' as const) : ('bot' as const),
  }))
  const own = (): number => told.match.journal.moves.findLastIndex(({ seat }) => seat === viewer) + 1
  const states = [look(told, viewer, sitters, own())]
  const rng = seeded(seed)
  for (let moves = 0; moves < most && owing(game, told.match.position) !== 0; moves++) {
    const asked = seatsIn(owing(game, told.match.position))
    const seat = asked[below(rng, asked.length, 'who')]!
    const menu = offers(game, told.match.position, seat)
    const view = game.view(told.match.position, seat)
    const action = below(rng, 2, 'way') === 0 ? game.sense(view, seat, menu, rng) : anyOf(menu, rng)
    expect(carryOut(told, seat, action)).toBeNull()
    states.push(look(told, viewer, sitters, own()))
  }
  return states
}

const linesOf = ({ story }: TableView, move: number) => story.filter((line) => line.move === move)

describe.each(GAMES)('$name', (tried) => {
  const { storyteller } = tried
  const { fate } = storyteller

  test('whatever changes what a seat has or is, without its having chosen it, is told to it: once, in order, with words', () => {
    let changes = 0
    for (let i = 0; i < 6; i++) {
      const seats = 2 + (i % 3)
      const viewer = i % seats
      const states = seenBy(tried, seats, `fate ${i}`, viewer)
      const views = states.map(({ view }): View => view)
      const tells = teller(storyteller, (move) => views[move] ?? null)
      const beats: RetoldBeat[] = []
      for (const [move, state] of states.entries())
        if (move > 0) beats.push(...tells.tell(linesOf(state, move), state, views[move - 1]!))
      const story = states.at(-1)!.story.filter(({ move }) => move > 0)
      const fateful = story.filter(({ event }) =>
        fate.changes(event, viewer).some(({ chosen }) => chosen !== true),
      )
      changes += fateful.length
      const told = beats.flatMap(({ move, events }) =>
        events.map((event) => `${move} ${JSON.stringify(event)}`),
      )
      for (const { move, event } of fateful) expect(told).toContain(`${move} ${JSON.stringify(event)}`)
      const all = story.map(({ move, event }) => `${move} ${JSON.stringify(event)}`)
      let at = -1
      for (const one of told) {
        at = all.indexOf(one, at + 1)
        expect(at).toBeGreaterThanOrEqual(0)
      }
      for (const [n, beat] of beats.entries()) {
        if (n > 0) expect(isLater(beat, beats[n - 1]!)).toBe(true)
        expect(beat.recap !== null || beat.lines.length + beat.chips.length > 0).toBe(true)
        for (const text of spokenBeat(beat)) expect(spoken(text).length).toBeLessThanOrEqual(200)
        const said = spokenBeat(beat).join(' ')
        for (const { mine, text } of beat.lines) if (mine) expect(said).toContain(text)
        for (const row of beat.recap?.rows ?? []) expect(row.cells.length).toBe(seats)
      }
    }
    expect(changes).toBeGreaterThan(10)
  })

  test('for somebody who only watches nothing is their own, and nothing waits', () => {
    const states = seenBy(tried, 3, 'watched', null, 120)
    const tells = teller(storyteller, (move) => states[move]?.view ?? null)
    for (const [move, state] of states.entries())
      for (const { mine, holds } of move === 0
        ? []
        : tells.tell(linesOf(state, move), state, states[move - 1]!.view))
        expect([mine.length, holds]).toEqual([0, false])
  })

  describe('at the table', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    /** A table that comes as fast as it likes, and what is told of it. */
    function table(
      states: readonly TableView[],
      pace: 'normal' | 'fast' | 'instant',
      at = 0,
      marks = new Map<Seat, Mark>(),
    ) {
      let now = states[at]!
      const listeners = new Set<() => void>()
      const lingers: boolean[] = []
      const link = {
        game: tried.game,
        state: () => now,
        subscribe(listener: () => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        linger: (on: boolean) => lingers.push(on),
        past: (since: number) => states.slice(since, at + 1).map(({ view }) => view),
        act: async () => null,
      } as unknown as TableLink
      const head: Playhead = playhead(link, {
        storyteller,
        manner: () => ({ pace, waits: 'own' }),
        recaps: () => 'on',
        seen: {
          of: (seat) => marks.get(seat) ?? null,
          keep: (seat, mark) => marks.set(seat, mark),
        },
        suspense: () => null,
      })
      const shown: RetoldBeat[] = []
      head.subscribe(() => {
        const { beats } = head.shown()
        for (const beat of beats) if (!shown.includes(beat)) shown.push(beat)
        if (beats.length === 1) expect(head.state().moves).toBe(beats[0]!.move)
      })
      const go = (state: TableView): void => {
        now = state
        for (const listener of listeners) listener()
      }
      return { head, shown, go, lingers }
    }

    test.each(['normal', 'fast', 'instant'] as const)(
      'at pace %s all that is one’s own is shown or stands above the question before one answers, whatever others do meanwhile',
      (pace) => {
        for (let i = 0; i < 3; i++) {
          const states = seenBy(tried, 2 + i, `table ${i}`, 0, 200)
          const { head, shown, go } = table(states, pace)
          const rng = seeded(`${pace} ${i}`)
          let answered = 0
          for (const state of states.slice(1)) {
            // An answer is given on the live table only.
            if (state.seenTo > answered) {
              head.skip()
              const { skipped, told } = head.shown()
              const own = told.filter((beat) => beat.mine.length > 0)
              for (const beat of own)
                expect(shown.includes(beat) || skipped.includes(beat) || beat.move <= answered).toBe(true)
              answered = state.seenTo
            }
            go(state)
            const choice = below(rng, 4, 'reader')
            if (choice === 0) head.next()
            else if (choice === 1) vi.advanceTimersByTime(below(rng, 9000, 'time'))
            else if (choice === 2 && below(rng, 5, 'skip') === 0) head.skip()
          }
          for (let n = 0; head.shown().beats.length > 0 && n < 900; n++) head.next()
          expect(head.shown().beats).toEqual([])
          expect(head.state()).toBe(states.at(-1))
          expect(new Set(shown).size).toBe(shown.length)
          for (const [n, beat] of shown.entries()) if (n > 0) expect(isLater(beat, shown[n - 1]!)).toBe(true)
        }
      },
    )

    test('bots wait as long as something is shown; time stands while something lies over it, or while it is held', () => {
      const states = seenBy(tried, 3, 'time', 0, 200)
      const { head, go, lingers } = table(states, 'normal')
      let timed = 0
      for (const state of states.slice(1)) {
        go(state)
        for (let n = 0; head.shown().beats.length > 0 && n < 50; n++) {
          expect(lingers.at(-1)).toBe(true)
          const { beats, time } = head.shown()
          if (time === null) {
            vi.advanceTimersByTime(60_000)
            expect(head.shown().beats).toBe(beats)
            head.next()
            continue
          }
          timed++
          head.pause(true)
          vi.advanceTimersByTime(60_000)
          expect(head.shown().beats).toBe(beats)
          head.pause(false)
          head.hold()
          vi.advanceTimersByTime(60_000)
          expect(head.shown().beats).toBe(beats)
          head.hold()
          vi.advanceTimersByTime(time)
          expect(head.shown().beats).not.toBe(beats)
        }
        expect(lingers.at(-1) ?? false).toBe(false)
      }
      expect(timed).toBeGreaterThan(3)
    })

    test('an answer by a rule leaves what is told where it is, and what was passed over above the question', () => {
      const states = seenBy(tried, 2, 'rule', 0, 200)
      const { head, go } = table(states, 'normal')
      const rng = seeded('rule')
      let told = 0
      let kept = 0
      for (const [move, state] of states.entries()) {
        const own = move > 0 && state.seenTo > states[move - 1]!.seenTo
        if (own && below(rng, 3, 'skip') === 0) head.skip()
        const { beats, skipped } = head.shown()
        if (own) head.answerFor({ act: 'by a rule' })
        go(state)
        if (!own) continue
        if (beats.length > 0) told++
        if (skipped.length > 0) kept++
        if (beats.length > 0) expect(head.shown().beats).toBe(beats)
        for (const beat of skipped) expect(head.shown().skipped).toContain(beat)
        expect(head.shown().since).toBe(0)
        expect(head.live()).toBe(state)
      }
      expect([told > 0, kept > 0]).toEqual([true, true])
    })

    test('what was gone past is not told again when the table is opened anew; what was not, is', () => {
      const states = seenBy(tried, 3, 'anew', 0, 200)
      const marks = new Map<Seat, Mark>()
      const { head, go } = table(states, 'normal', 0, marks)
      let again = 0
      for (const [move, state] of states.entries()) {
        go(state)
        if (state.outcome !== null || state.seenTo < move - 6) continue
        const waiting = head.shown().beats
        const reopened = table(states, 'normal', move, new Map(marks)).head.shown().beats
        const own = waiting.filter((beat) => beat.mine.length > 0 || beat.holds || beat.as === 'recap')
        if (own.length > 0 && own[0]!.move >= state.seenTo) {
          again++
          expect(reopened.map(({ move, place }) => [move, place])).toEqual([[own[0]!.move, own[0]!.place]])
        }
        for (let n = 0; head.shown().beats.length > 0 && n < 50; n++) head.next()
        expect(table(states, 'normal', move, new Map(marks)).head.shown().beats).toEqual([])
      }
      expect(again).toBeGreaterThan(0)
    })

    test('what is taken back is not told any more', () => {
      const states = seenBy(tried, 3, 'back', 0, 120)
      const { head, go } = table(states, 'normal')
      for (const state of states.slice(1)) go(state)
      const half = Math.floor(states.length / 2)
      go(states[half]!)
      const { beats, told, skipped, folded } = head.shown()
      for (const beat of [...beats, ...told, ...skipped, ...folded])
        expect(beat.move).toBeLessThanOrEqual(half)
      for (let n = 0; head.shown().beats.length > 0 && n < 900; n++) head.next()
      expect(head.state()).toBe(states[half])
    })
  })
})
