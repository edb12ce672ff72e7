import {
  below,
  type Change,
  type Fate,
  type GameEvent,
  type Retelling,
  type Showing,
  seeded,
} from '@midden/kernel'
import { describe, expect, test } from 'vitest'
import { beatsOf, isLater, isOwn } from '../src/beats/beat.ts'
import {
  answeredNow,
  heardOf,
  NO_BEATS,
  nextBeat,
  type Queue,
  skipBeats,
  stays,
  takenBack,
} from '../src/beats/queue.ts'
import { type RetoldBeat, retold } from '../src/beats/retell.ts'
import { spokenBeat } from '../src/beats/spoken.ts'
import { type BeatSettings, type ReaderState, readingTime } from '../src/beats/time.ts'

interface Event extends GameEvent {
  seat?: number
  by?: number
}

const event = (what: string, seat?: number, by?: number): Event => ({
  what,
  clause: 'X-1',
  ...(seat !== undefined && { seat }),
  ...(by !== undefined && { by }),
})

const SHOWS: Record<string, Showing> = {
  silent: { as: 'log' },
  mark: { as: 'mark' },
  auction: { as: 'moment', cause: 'auction', opens: true },
  sold: { as: 'moment', cause: 'auction', closes: true },
  loan: { as: 'moment', joins: true },
  turn: { as: 'moment', cause: 'turn', joins: true },
  news: { as: 'moment' },
  blow: { as: 'moment', holds: true },
  round: { as: 'recap', cause: 'round' },
  fight: { as: 'moment', cause: 'fight', opens: true, keeps: true },
  shot: { as: 'moment', cause: 'fight' },
  over: { as: 'log', cause: 'fight', closes: true },
}

const fate: Fate = {
  shows: ({ what }) => SHOWS[what]!,
  changes: (e, seat): Change[] => {
    const { seat: whose, by } = e as Event
    return whose === seat && by !== undefined ? [{ of: 'money', key: 'money', by }] : []
  },
  holdings: () => ({}),
}
const retelling: Retelling = {
  title: (cause) => cause,
  line: ({ what }) => (what === 'mark' ? null : `${what} happens.`),
  chip: ({ by }) => String(by),
}

const line = (move: number, told: Event) => ({ move, event: told })
const named = (lines: readonly { move: number; event: Event }[], me: number | null = 0) =>
  beatsOf(lines, fate, me).beats.map(({ events }) => events.map(({ what }) => what).join(' '))

describe('beats', () => {
  test('what one cause brings within one move is one beat, and the log is in none', () => {
    const lines = [
      line(1, event('silent')),
      line(1, event('auction')),
      line(1, event('silent')),
      line(1, event('sold')),
      line(1, event('news')),
      line(1, event('news')),
    ]
    expect(named(lines)).toEqual(['auction sold', 'news', 'news'])
  })

  test('a cause goes on over moves until it closes; each move has a beat of its own', () => {
    const { beats } = beatsOf(
      [line(1, event('auction')), line(2, event('loan')), line(2, event('sold')), line(3, event('loan'))],
      fate,
      0,
    )
    expect(beats.map(({ move, cause }) => [move, cause])).toEqual([
      [1, '1.0'],
      [2, '1.0'],
      [3, '3.0'],
    ])
  })

  test('what joins under a name of its own joins only what the same move began', () => {
    const { beats } = beatsOf(
      [line(1, event('turn')), line(2, event('turn')), line(2, event('turn'))],
      fate,
      0,
    )
    expect(beats.map(({ cause }) => cause)).toEqual(['1.0', '2.0'])
  })

  test('what joins goes on with a cause that keeps, over moves and past what came up in it, until that is over', () => {
    const lines = [
      line(1, event('fight')),
      line(2, event('turn')),
      line(3, event('auction')),
      line(4, event('shot')),
      line(5, event('auction')),
      line(5, event('over')),
      line(6, event('shot')),
    ]
    expect(beatsOf(lines, fate, 0).beats.map(({ cause }) => cause)).toEqual([
      '1.0',
      '1.0',
      '3.0',
      '1.0',
      '5.0',
      '6.0',
    ])
    expect(beatsOf(lines.slice(0, 6), fate, 0).open).toBeNull()
  })

  test('a moment between two parts of a cause is told between them', () => {
    expect(named([line(1, event('auction')), line(1, event('news')), line(1, event('sold'))])).toEqual([
      'auction',
      'news',
      'sold',
    ])
  })

  test('what changes the viewer’s own is told whatever the game calls it, to nobody else', () => {
    const lines = [line(1, event('silent', 0, 5)), line(1, event('mark', 1, -5))]
    expect(named(lines, 0)).toEqual(['silent'])
    expect(named(lines, 1)).toEqual(['mark'])
    expect(named(lines, null)).toEqual([])
  })

  test('told move by move or all at once, the beats are the same', () => {
    const rng = seeded('moves')
    const names = Object.keys(SHOWS)
    for (let i = 0; i < 200; i++) {
      const lines = Array.from({ length: 12 }, (_, n) =>
        line(
          1 + Math.floor(n / 2),
          event(names[below(rng, names.length, 'name')]!, below(rng, 2, 'seat'), 1),
        ),
      )
      let open: ReturnType<typeof beatsOf>['open'] = null
      const one = [1, 2, 3, 4, 5, 6].flatMap((move) => {
        const told = beatsOf(
          lines.filter((l) => l.move === move),
          fate,
          0,
          open,
        )
        open = told.open
        return told.beats
      })
      expect(one).toEqual(beatsOf(lines, fate, 0).beats)
    }
  })
})

const reader = { me: 0, who: String, before: { me: 0, options: {} }, after: { me: 0, options: {} } }
const inWords = (lines: readonly { move: number; event: Event }[], me = 0): RetoldBeat[] =>
  beatsOf(lines, fate, me).beats.map((beat) =>
    retold({ fate, retelling }, beat, { ...reader, me } as never, () => null),
  )

const NORMAL: BeatSettings = { pace: 'normal', waits: 'own' }
const LOOKING: ReaderState = { seated: true, asked: false, clock: null }

describe('words', () => {
  test('one’s own line comes last, changes of one thing are added up', () => {
    const [beat] = inWords([
      line(1, event('auction', 0, -10)),
      line(1, event('loan', 0, 4)),
      line(1, event('sold', 1, 3)),
    ])
    expect(beat!.lines.map(({ text }) => text)).toEqual([
      'sold happens.',
      'auction happens.',
      'loan happens.',
    ])
    expect(beat!.chips.map(({ text }) => text)).toEqual(['-6'])
  })

  test('a message is at most 200 characters, and what it means for the listener is in it', () => {
    const [beat] = inWords([line(1, event('auction')), line(1, event('sold', 0, 1))])
    const long = { ...beat!, lines: [{ key: 'a', text: 'x'.repeat(190), mine: false }, ...beat!.lines] }
    const said = spokenBeat(long)
    for (const message of said) expect(message.length).toBeLessThanOrEqual(200)
    expect(said.join(' ')).toContain('sold happens.')
  })
})

describe('the queue', () => {
  const news = (move: number): RetoldBeat => inWords([line(move, event('news'))])[0]!
  const blow = (move: number): RetoldBeat => inWords([line(move, event('blow', 0, -1))])[0]!

  test('reading takes from 1.2 to 6 seconds', () => {
    expect(readingTime(0)).toBe(1200)
    expect(readingTime(60)).toBe(3700)
    expect(readingTime(600)).toBe(6000)
  })

  test('others’ beats run by themselves, one’s own waits, at fast it stays as a line', () => {
    const q = heardOf(NO_BEATS, [news(1), blow(2)], NORMAL, LOOKING)
    expect(stays(q, NORMAL, LOOKING)).toBeGreaterThan(1000)
    const own = nextBeat(q, 'time', NORMAL, LOOKING)
    expect(own.now[0]!.move).toBe(2)
    expect(stays(own, NORMAL, LOOKING)).toBeNull()
    expect(nextBeat(own, 'viewer', NORMAL, LOOKING).skipped).toEqual([])
    const fast: BeatSettings = { pace: 'fast', waits: 'own' }
    expect(stays(own, fast, LOOKING)).toBeGreaterThan(0)
    expect(nextBeat(own, 'time', fast, LOOKING).skipped.map(({ move }) => move)).toEqual([2])
  })

  test('beyond the ceiling the oldest of others fold; one’s own never does', () => {
    const many = Array.from({ length: 20 }, (_, i) => news(i + 1))
    const q = heardOf(NO_BEATS, [blow(0), ...many], NORMAL, LOOKING)
    expect(q.now[0]!.move).toBe(0)
    expect(q.folded.map(({ move }) => move)).toEqual(many.slice(0, q.folded.length).map(({ move }) => move))
    const shown = q.later.length
    expect(shown * 1400).toBeLessThanOrEqual(12_000)
    expect(shown).toBeGreaterThan(4)
    const fast: BeatSettings = { pace: 'fast', waits: 'own' }
    const hasty = heardOf(
      NO_BEATS,
      [news(0), blow(1), ...many.map(({ move }) => news(move + 2))],
      fast,
      LOOKING,
    )
    expect([...hasty.now, ...hasty.later].some(isOwn)).toBe(true)
    expect(hasty.skipped).toEqual([])
  })

  test('spectators wait for nothing; a clock that runs makes everything short', () => {
    const q = heardOf(NO_BEATS, [blow(1)], NORMAL, LOOKING)
    expect(stays(q, NORMAL, { ...LOOKING, seated: false })).toBeGreaterThan(0)
    const pressed: ReaderState = { seated: true, asked: true, clock: 60_000 }
    expect(stays(q, NORMAL, pressed)).toBe(stays(q, NORMAL, { ...LOOKING, seated: false })! / 2)
    const late = heardOf(NO_BEATS, [news(1), blow(2)], NORMAL, { ...pressed, clock: 10_000 })
    expect([late.now, late.skipped.length, late.folded.length]).toEqual([[], 1, 1])
  })

  test('at once: one card before the question, with all that was one’s own', () => {
    const once: BeatSettings = { pace: 'instant', waits: 'own' }
    const q = heardOf(NO_BEATS, [blow(1), news(2), blow(3)], once, LOOKING)
    expect([q.now.length, q.later.length]).toEqual([0, 2])
    const asked = heardOf(q, [], once, { ...LOOKING, asked: true })
    expect(asked.now.map(({ move }) => move)).toEqual([1, 3])
    expect(stays(asked, once, LOOKING)).toBeNull()
  })

  test('what is taken back is not told', () => {
    const q = heardOf(NO_BEATS, [blow(1), blow(2), blow(3)], NORMAL, LOOKING)
    const back = takenBack(q, 1, NORMAL, LOOKING)
    expect([back.now.map(({ move }) => move), back.later]).toEqual([[1], []])
    expect(takenBack(skipBeats(q), 2, NORMAL, LOOKING).skipped.map(({ move }) => move)).toEqual([1, 2])
  })

  test('whatever comes when, and whatever the viewer does: all that is theirs is shown or stays as a line, once and in order', () => {
    const manners: BeatSettings[] = (['slow', 'normal', 'fast', 'instant'] as const).flatMap((pace) =>
      (['own', 'all', 'never', 'summary'] as const).map((waits) => ({ pace, waits })),
    )
    for (const [i, manner] of manners.entries())
      for (let run = 0; run < 40; run++) {
        const rng = seeded(`queue ${i} ${run}`)
        let standing: ReaderState = LOOKING
        let q: Queue = NO_BEATS
        let move = 0
        const shown: RetoldBeat[] = []
        const passed = new Set<RetoldBeat>()
        const expected: RetoldBeat[] = []
        const look = (next: Queue): void => {
          for (const beat of next.now) if (!q.now.includes(beat)) shown.push(beat)
          for (const beat of [...next.skipped, ...next.folded]) passed.add(beat)
          q = next
        }
        for (let step = 0; step < 60; step++) {
          const choice = below(rng, 6, 'step')
          if (choice < 2) {
            const beat = below(rng, 3, 'own') === 0 ? blow(++move) : news(++move)
            expected.push(beat)
            look(heardOf(q, [beat], manner, standing))
          } else if (choice === 2) look(nextBeat(q, 'viewer', manner, standing))
          else if (choice === 3 && stays(q, manner, standing) !== null)
            look(nextBeat(q, 'time', manner, standing))
          else if (choice === 4 && below(rng, 4, 'skip') === 0) look(skipBeats(q))
          else {
            standing = { ...LOOKING, asked: !standing.asked }
            look(heardOf(q, [], manner, standing))
            // Before anything is answered it has been shown, or stands above the question.
            if (standing.asked && q.now.length === 0 && below(rng, 2, 'answer') === 0) {
              const own = expected.filter(isOwn)
              expect(own.filter((beat) => !shown.includes(beat) && !passed.has(beat))).toEqual([])
              look(answeredNow(q))
            }
          }
        }
        for (let n = 0; q.now.length > 0 && n < 500; n++) look(nextBeat(q, 'viewer', manner, standing))
        expect(q.now).toEqual([])
        expect(new Set(shown).size).toBe(shown.length)
        for (const [n, beat] of shown.entries()) if (n > 0) expect(isLater(beat, shown[n - 1]!)).toBe(true)
      }
  })
})
