import { type Offer, only, type Seat } from '@midden/kernel'
import type { Cost } from '../content/vocabulary.ts'
import type { WindowFrame } from '../frames/effects.ts'
import { offerAny } from '../lists.ts'
import type { Wk } from '../position.ts'
import { playLuck } from '../push.ts'
import type { Procedure } from '../types.ts'
import { isBrokenOff } from './fight.ts'
import { use } from './pay.ts'
import { combatNow, type Scene } from './scene.ts'
import { sceneAt } from './scenes.ts'
import { numbersOf, type Source } from './sources.ts'
import { mightPlay, playable, playsFoe, usable } from './usable.ts'

/** "You" in a text used by this seat: the knight himself, or the knight the enemy fights. */
const you = (s: Wk, seat: Seat): Seat => (playsFoe(s, seat) ? combatNow(s)!.seats[0] : seat)

/** A text works once in a window; another copy of a card that is discarded for it may follow (WK-22.7). */
const hasCopies = (pay: readonly Cost[]): boolean => pay.includes('discard') && !pay.includes('limit')

function choices(s: Wk, f: WindowFrame, seat: Seat, scene: Scene): Source[] {
  if (s.knights[seat]!.down && !playsFoe(s, seat)) return []
  const list = usable(s, seat, f.moment, scene)
  if (list.length === 0 || f.used.length === 0) return list
  return list.filter(({ line }) => !f.used.includes(line.no) || hasCopies(line.pay))
}
/** Text that must be used comes first and cannot be passed over (WK-15.10). */
function compulsory(list: readonly Source[]): Source | undefined {
  for (const source of list) if (!source.line.may) return source
  return undefined
}

/** A combat that is broken off has no windows but its last (WK-15.10, WK-18.13). */
function isCutShort(s: Wk, f: WindowFrame): boolean {
  const combat = combatNow(s)
  return combat !== null && f.moment !== 'combat end' && combat.winner < 0 && isBrokenOff(s, combat)
}

/** An answer to a luck card does nothing but cancel it: once it is cancelled nothing is left to answer (WK-14.7). */
function isAnswered(s: Wk, f: WindowFrame): boolean {
  const card = s.stack[f.about]
  return f.moment === 'luck played' && card?.at === 'luck' && card.cancelled
}

/** He may have fallen meanwhile, by an effect used at any time (WK-21.4). */
function mayAct(s: Wk, f: WindowFrame): boolean {
  const seat = f.seats[f.turn]!
  return !isCutShort(s, f) && (!s.knights[seat]!.down || playsFoe(s, seat))
}

function pass(f: WindowFrame): void {
  f.passes++
  f.turn = (f.turn + 1) % f.seats.length
}
function acted(f: WindowFrame, line: number): void {
  f.used.push(line)
  f.passes = 0
  f.turn = (f.turn + 1) % f.seats.length
}

/** One seat after the other uses one effect or passes, until all have passed in a row. */
export const window: Procedure<'window'> = [
  {
    name: 'whose turn',
    clause: 'WK-14.12',
    run(s, f, tell) {
      const scene = sceneAt(s, f.about)
      while (f.passes < f.seats.length) {
        if (isCutShort(s, f) || isAnswered(s, f)) return 'done'
        const seat = f.seats[f.turn]!
        const list = choices(s, f, seat, scene)
        const must = compulsory(list)
        if (must !== undefined) {
          acted(f, must.line.no)
          use(s, seat, must, you(s, seat), f.about, tell)
          return 'again'
        }
        if (list.length > 0 || mightPlay(s, seat, f.moment, scene)) {
          f.open = true
          return undefined
        }
        pass(f)
      }
      return 'done'
    },
  },
  {
    name: 'act or pass',
    clause: 'WK-14.12',
    final: false,
    owed: (s, f) => (f.open && mayAct(s, f) ? only(f.seats[f.turn]!) : 0),
    offer: (s, f, seat) => windowOffers(s, f, seat),
    take(s, f, seat, a, tell) {
      f.open = false
      if (a.act === 'pass') return pass(f)
      const scene = sceneAt(s, f.about)
      if (a.act === 'luck') {
        acted(f, -1)
        return playLuck(s, seat, a.n!, f.about)
      }
      const source = choices(s, f, seat, scene).find(({ line }) => line.no === a.n)!
      acted(f, source.line.no)
      use(s, seat, source, you(s, seat), f.about, tell)
    },
    close(_s, f) {
      f.open = false
      return 'whose turn'
    },
  },
]

function windowOffers(s: Wk, f: WindowFrame, seat: Seat): Offer[] {
  const scene = sceneAt(s, f.about)
  const list: Offer[] = [{ act: 'pass' }]
  offerAny(list, 'use', numbersOf(choices(s, f, seat, scene)))
  offerAny(list, 'luck', playable(s, seat, f.moment, scene))
  return list
}
