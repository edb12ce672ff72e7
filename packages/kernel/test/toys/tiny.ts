import type { GameEvent } from '../../src/events.ts'
import { type Aside, compile, type Frame, type Position, type Step, type Watch } from '../../src/frames.ts'
import { seeded } from '../../src/random.ts'

/** The smallest table there is: two kinds of frames, and a diary of what was done. */
export interface Line extends Frame {
  at: 'main' | 'inner'
}
export interface Tiny extends Position<Line> {
  owed: number
  diary: string[]
}
export type TinyStep = Step<Tiny, Line, GameEvent, string>
export type TinyAside = Aside<Tiny, GameEvent, string>
export type TinyWatch = Watch<Tiny, GameEvent, string>

export const at = (where: Line['at'], step = 0): Line => ({ at: where, step })

export const tiny = (): Tiny => ({
  seats: 3,
  rng: seeded('tiny'),
  stack: [at('main')],
  owed: 0,
  diary: [],
})

/** A step that writes its name in the diary and goes where it is told. */
export const goes = (name: string, go?: string): TinyStep => ({
  name,
  clause: 'T-1',
  run(s) {
    s.diary.push(name)
    return go
  },
})

/** A question to the seats in `owed`; each answer is written down and takes its seat off. */
export const asks = (name: string, close?: string): TinyStep => ({
  name,
  clause: 'T-2',
  owed: (s) => s.owed,
  offer: (_s, _f, seat) => [{ act: name, from: seat, to: seat + 1 }],
  take(s, _f, seat, a, tell) {
    s.owed &= ~(1 << seat)
    s.diary.push(`${seat} answers ${a.n}`)
    tell?.({ what: 'answer', clause: 'T-2' })
  },
  close(s) {
    s.diary.push(`${name} closes`)
    return close
  },
})

export const rules = (
  main: TinyStep[],
  inner: TinyStep[] = [],
  more: { watch?: TinyWatch[]; asides?: TinyAside[] } = {},
) => ({ program: compile<Tiny, GameEvent, string>({ main, inner }), ...more })
