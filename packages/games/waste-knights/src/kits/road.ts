import { bool, int, list, oneOf } from '@midden/kernel'
import { adjacent } from '../board/geometry.ts'
import { cards } from '../cards.ts'
import type { FrameOf } from '../frames/index.ts'
import type { Kits } from '../frames/kit.ts'
import type { Wk } from '../position.ts'
import { count, hex, hexOrNone, number, numbers, seat, seats } from './shapes.ts'

const isKnight = (s: Wk, at: number): boolean => at < s.seats && s.knights[at]!.sheet >= 0

/** A route never enters a hex twice, and each hex lies next to the one before (WK-6.6). */
function wrongMove(f: FrameOf<'move'>, s: Wk): string | null {
  const { cultists, luck } = cards(s)
  if (!isKnight(s, f.seat)) return 'only knights that were chosen move'
  if (f.i > f.route.length) return 'no more hexes are entered than the route has'
  for (let i = 1; i < f.route.length; i++)
    if (!adjacent(f.route[i - 1]!, f.route[i]!) || f.route.indexOf(f.route[i]!) < i)
      return 'a route goes from hex to hex, each once'
  if (f.revealed.some((card) => card < 0 || card >= cultists)) return 'there is no such wasteland card'
  return f.laid.every((card) => card >= 0 && card < luck.length) ? null : 'there is no such luck card'
}

function wrongWild(f: FrameOf<'wild'>, s: Wk): string | null {
  if (!isKnight(s, f.seat)) return 'cards are played on knights'
  const card = cards(s).wild[f.card]
  if (card === undefined || f.card >= cards(s).cultists) return 'there is no such wasteland card'
  return f.due >> card.lines.length === 0 ? null : 'the card has no such line'
}

export const roadKits: Kits<'move' | 'wild' | 'meet' | 'steal' | 'explore'> = {
  move: {
    clone: (f) => ({
      at: 'move',
      step: f.step,
      seat: f.seat,
      mode: f.mode,
      route: f.route.slice(),
      i: f.i,
      pool: f.pool,
      spent: f.spent,
      from: f.from,
      revealed: f.revealed.slice(),
      planted: f.planted,
      spared: f.spared,
      played: f.played,
      stopped: f.stopped,
      ending: f.ending,
      over: f.over,
      asked: f.asked,
      met: f.met,
      here: f.here,
      mp: f.mp,
      laid: f.laid.slice(),
    }),
    fields: {
      seat,
      mode: oneOf('stay', 'foot', 'vehicle'),
      route: list(hex, 0, 36),
      i: int(0, 36),
      pool: count,
      spent: int(0, 100),
      from: hex,
      revealed: numbers,
      planted: bool,
      spared: bool,
      played: bool,
      stopped: bool,
      ending: bool,
      over: bool,
      asked: bool,
      met: seats,
      here: bool,
      mp: count,
      laid: numbers,
    },
    sound: (f, s) => wrongMove(f, s),
  },
  wild: {
    clone: (f) => ({
      at: 'wild',
      step: f.step,
      seat: f.seat,
      card: f.card,
      choice: f.choice,
      outcome: f.outcome,
      cancelled: f.cancelled,
      redraw: f.redraw,
      unstoppable: f.unstoppable,
      due: f.due,
      asked: f.asked,
    }),
    fields: {
      seat,
      card: count,
      choice: oneOf('', 'escape', 'face'),
      outcome: number,
      cancelled: bool,
      redraw: bool,
      unstoppable: bool,
      due: int(0, 0xffff),
      asked: bool,
    },
    sound: (f, s) => wrongWild(f, s),
  },
  meet: {
    clone: (f) => ({
      at: 'meet',
      step: f.step,
      seat: f.seat,
      other: f.other,
      answer: f.answer,
      outcome: f.outcome,
    }),
    fields: { seat, other: seat, answer: oneOf('', 'agree', 'refuse'), outcome: number },
  },
  steal: {
    clone: (f) => ({
      at: 'steal',
      step: f.step,
      seat: f.seat,
      victim: f.victim,
      left: f.left,
      taken: f.taken.slice(),
    }),
    fields: { seat, victim: seat, left: int(0, 9), taken: list(count, 0, 9) },
  },
  explore: {
    clone: (f) => ({
      at: 'explore',
      step: f.step,
      seat: f.seat,
      hex: f.hex,
      doing: f.doing,
      accepted: f.accepted,
      attempted: f.attempted,
      acted: f.acted,
      bargains: f.bargains,
      outcome: f.outcome,
    }),
    fields: {
      seat,
      hex: hexOrNone,
      doing: oneOf('', 'explore', 'done', 'action', 'other'),
      accepted: bool,
      attempted: bool,
      acted: bool,
      bargains: int(0, 30),
      outcome: number,
    },
    sound: (f, s) => (isKnight(s, f.seat) ? null : 'only knights that were chosen explore'),
  },
}
