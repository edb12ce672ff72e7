import { bool, int, list, oneOf } from '@midden/kernel'
import { cards } from '../cards.ts'
import { TRIGGERS, WINDOWS } from '../content/vocabulary.ts'
import type { Kits } from '../frames/kit.ts'
import { NONE } from '../held.ts'
import type { Wk } from '../position.ts'
import { count, hexOrNone, number, numbers, seat } from './shapes.ts'

/** Whoever acts is at the table and has chosen his knight. */
const wrongSeat = (s: Wk, at: number): string | null =>
  at < s.seats && s.knights[at]!.sheet >= 0 ? null : 'there is no such knight'

/** The effects each step of a script is about, in the order of its steps; the first is about any. */
const SUBJECTS: readonly (readonly string[])[] = [
  [],
  ['check'],
  ['choose'],
  ['drop'],
  ['strike', 'go anywhere'],
  ['take'],
  ['attach'],
  ['mark'],
  ['start range'],
  ['plant'],
]

export const effectKits: Kits<'window' | 'luck' | 'hand' | 'script' | 'check'> = {
  window: {
    clone: (f) => ({
      at: 'window',
      step: f.step,
      moment: f.moment,
      seats: f.seats.slice(),
      turn: f.turn,
      passes: f.passes,
      open: f.open,
      about: f.about,
      used: f.used.slice(),
    }),
    fields: {
      moment: oneOf(...WINDOWS, ...TRIGGERS),
      seats: list(seat, 1, 4),
      turn: int(0, 3),
      passes: int(0, 4),
      open: bool,
      about: number,
      used: numbers,
    },
    sound(f, s) {
      if (f.turn >= f.seats.length) return 'it is the turn of somebody who has no part'
      for (const at of f.seats) if (wrongSeat(s, at) !== null) return wrongSeat(s, at)
      return null
    },
  },
  luck: {
    clone: (f) => ({
      at: 'luck',
      step: f.step,
      by: f.by,
      card: f.card,
      about: f.about,
      cancelled: f.cancelled,
    }),
    fields: { by: seat, card: count, about: number, cancelled: bool },
    sound(f, s) {
      if (f.step === 0) return 'a luck card that is played has left the hand'
      return f.card < cards(s).luck.length ? wrongSeat(s, f.by) : 'there is no such luck card'
    },
  },
  hand: {
    clone: (f) => ({ at: 'hand', step: f.step, seat: f.seat, n: f.n }),
    fields: { seat, n: count },
    sound: (f, s) => wrongSeat(s, f.seat),
  },
  script: {
    clone: (f) => ({
      at: 'script',
      step: f.step,
      no: f.no,
      i: f.i,
      line: f.line,
      you: f.you,
      about: f.about,
      given: f.given,
      hex: f.hex,
      drawn: f.drawn.slice(),
      outcome: f.outcome,
      asking: f.asking,
      left: f.left,
      awake: f.awake,
    }),
    fields: {
      no: count,
      i: count,
      line: number,
      you: seat,
      about: number,
      given: number,
      hex: hexOrNone,
      drawn: numbers,
      outcome: number,
      asking: bool,
      left: count,
      awake: bool,
    },
    /** `drawn` holds the wasteland cards of the Redoubt, known to him who drew them (WK-12.18). */
    seen: (f, viewer) => ({
      at: 'script',
      step: f.step,
      no: f.no,
      i: f.i,
      line: f.line,
      you: f.you,
      about: f.about,
      given: f.given,
      hex: f.hex,
      drawn: viewer === f.you ? f.drawn.slice() : f.drawn.map(() => NONE),
      outcome: f.outcome,
      asking: f.asking,
      left: f.left,
      awake: f.awake,
    }),
    sound(f, s) {
      const script = cards(s).scripts[f.no]
      if (script === undefined || f.i > script.length) return 'there is no such effect'
      if (f.step > 0 && !SUBJECTS[f.step]?.includes(script[f.i]?.do ?? '')) return 'there is no such effect'
      return f.line < cards(s).lines.length ? wrongSeat(s, f.you) : 'there is no such line'
    },
    dream(f, viewer, _s, deal) {
      if (viewer !== f.you) for (let i = 0; i < f.drawn.length; i++) f.drawn[i] = deal.wild()
    },
  },
  check: {
    clone: (f) => ({
      at: 'check',
      step: f.step,
      seat: f.seat,
      kind: f.kind,
      skills: f.skills.slice(),
      skill: f.skill,
      difficulty: f.difficulty,
      need: f.need,
      plus: f.plus,
      minus: f.minus,
      dice: f.dice.slice(),
      sure: f.sure,
    }),
    fields: {
      seat,
      kind: oneOf('escape', 'explore', 'search', 'task', 'text'),
      skills: list(int(0, 5), 1, 2),
      skill: int(-1, 5),
      difficulty: oneOf(5, 7, 9),
      need: count,
      plus: count,
      minus: count,
      dice: list(int(1, 10), 0, 100),
      sure: bool,
    },
    sound: (f, s) => wrongSeat(s, f.seat),
  },
}
