import { type Ask, type Offer, only, type Seat } from '@midden/kernel'
import { HEXES } from '../../board/geometry.ts'
import { putKnight } from '../../board/markers.ts'
import { cards } from '../../cards.ts'
import { STRIPES } from '../../content/names.ts'
import type { Op } from '../../content/ops.ts'
import type { WkEvent } from '../../events.ts'
import type { ScriptFrame } from '../../frames/effects.ts'
import { markAt } from '../../gear/marks.ts'
import { cardAt, type Slot, takeOut, VEHICLE } from '../../gear/slots.ts'
import { discardGear } from '../../gear/storage.ts'
import { emptyTank, giveUpVehicle, toPool } from '../../gear/vehicles.ts'
import { held } from '../../held.ts'
import type { WkClause } from '../../ledger.ts'
import { distinct, placesWhere } from '../../lists.ts'
import type { Table, Wk } from '../../position.ts'
import { placeGear, runScript } from '../../push.ts'
import { fromSeat, leading, wasterNow } from '../../roles.ts'
import { refill } from '../../stalls/refill.ts'
import { tookFromStalls } from '../../tasks/goals.ts'
import type { Tell } from '../../types.ts'
import { clauseOf } from '../pay.ts'
import { attachable, droppable, isPossible, spacesOf } from '../possible.ts'
import { combatNow } from '../scene.ts'
import { ABILITY } from '../sources.ts'
import { heals, isFelled } from '../usable.ts'
import { sideOf } from './contest.ts'

type OpOf<D extends Op['do']> = Extract<Op, { do: D }>
type ScriptAsk = Ask<Wk, ScriptFrame, WkEvent, WkClause>

const opNow = <D extends Op['do']>(s: Table, f: ScriptFrame): OpOf<D> =>
  cards(s).scripts[f.no]![f.i] as OpOf<D>

/** Whoever is asked may have used up what he is asked for (WK-30.9). */
const isOpen = ([first]: Offer[]): boolean => !('of' in first!) || first.of.length > 0

/** An unconscious knight decides nothing: what needs his decision is skipped (WK-21.4, WK-8.13). */
const mayAnswer = (s: Wk, f: ScriptFrame, seat: Seat): boolean => seat !== f.you || !s.knights[seat]!.down

/** A question about the present effect: when it is answered the script goes on. */
function about(
  name: string,
  clause: WkClause,
  who: (s: Wk, f: ScriptFrame) => Seat,
  rest: Pick<ScriptAsk, 'offer' | 'take'>,
): ScriptAsk {
  return {
    name,
    clause,
    // Who is asked may change while it is open: a Waster leaves, another takes over.
    final: false,
    owed(s, f) {
      const seat = who(s, f)
      return f.asking && mayAnswer(s, f, seat) && isOpen(rest.offer(s, f, seat)) ? only(seat) : 0
    },
    ...rest,
    close(_s, f) {
      f.asking = false
      f.i++
      return 'next effect'
    },
  }
}
const you = (_s: Wk, f: ScriptFrame): Seat => f.you

/** Options of a choice that can be carried out, by their place in the list. */
export const optionsOf = (s: Table, f: ScriptFrame): number[] =>
  placesWhere(
    opNow<'choose'>(s, f).of,
    (script) => isPossible(s, f.you, script) && !(isFelled(s, f.you) && heals(s, script)),
  )

export function takeOption(s: Wk, f: ScriptFrame, n: number, tell: Tell): void {
  f.asking = false
  const deed = opNow<'choose'>(s, f).of[n]!
  tell?.({ what: 'option chosen', clause: clauseOf(s, f.line), seat: f.you, deed })
  runScript(s, deed, f.line, f.you, f.about, f.given)
}

const chooseOption = about('choose an option', 'WK-8.11', you, {
  offer: (s, f) => [{ act: 'choose', of: optionsOf(s, f) }],
  take: (s, f, _seat, a, tell) => takeOption(s, f, a.n!, tell),
})

/** Gives a card up: to its discard pile, a vehicle to the pool, an attached special card out of the game. */
function giveUp(s: Wk, f: ScriptFrame, slot: Slot, tell: Tell): void {
  const k = s.knights[f.you]!
  if (slot === VEHICLE) {
    const gone = giveUpVehicle(s, f.you)
    f.given = gone.damaged ? 0 : 1
    toPool(s, gone.card, gone.damaged)
    const { card, damaged } = gone
    tell?.({ what: 'vehicle given up', clause: 'WK-8.12', seat: f.you, card, damaged })
    emptyTank(s, f.you, tell)
    return
  }
  const card = takeOut(k, slot)
  const { colour } = cards(s).gear[card.card]!
  f.given = colour
  if (colour < 3) discardGear(s, f.you, card, tell)
  else {
    s.removedBlue.push(card.card)
    tell?.({ what: 'blue card removed', clause: 'WK-24.11', seat: f.you, card: card.card, vehicle: false })
  }
}

const giveUpGear = about(
  'give up gear',
  'WK-8.12',
  (s, f) => (opNow<'drop'>(s, f).by === 'you' ? f.you : wasterNow(s)),
  {
    offer(s, f) {
      const op = opNow<'drop'>(s, f)
      const slots = droppable(s, s.knights[f.you]!, op.which)
      return op.n === 'any' ? [{ act: 'drop', of: slots }, { act: 'enough' }] : [{ act: 'drop', of: slots }]
    },
    take(s, f, _seat, a, tell) {
      if (a.act === 'drop') giveUp(s, f, a.n!, tell)
      f.left--
      const more = f.left > 0 && droppable(s, s.knights[f.you]!, opNow<'drop'>(s, f).which).length > 0
      f.asking = a.act === 'drop' && more
    },
  },
)

/** Every knight there is hit, in round order from the Active Knight (WK-12.16). */
function strike(s: Wk, f: ScriptFrame, hex: number, script: number): void {
  for (const seat of fromSeat(s, leading(s)).reverse())
    if (s.knights[seat]!.hex === hex) runScript(s, script, f.line, seat, f.about)
}

const allHexes = Array.from({ length: HEXES }, (_, hex) => hex)

const nameHex = about('name a hex', 'WK-12.16', you, {
  offer: (s, f) => [
    {
      act: 'hex',
      of: opNow(s, f).do === 'strike' ? allHexes : allHexes.filter((hex) => hex !== s.knights[f.you]!.hex),
    },
  ],
  take(s, f, seat, a, tell) {
    const op = opNow<'strike' | 'go anywhere'>(s, f)
    f.asking = false
    f.hex = a.n!
    if (op.do === 'strike') return strike(s, f, a.n!, op.script)
    putKnight(s, seat, a.n!)
    tell?.({ what: 'put on a hex', clause: 'WK-7.26', seat, hex: a.n! })
  },
})

const takeFromStalls = about('take from the Stalls', 'WK-12.8b', you, {
  offer: (s, f) => [{ act: 'take', of: spacesOf(s, STRIPES.indexOf(opNow<'take'>(s, f).colour)) }],
  take(s, f, seat, a, tell) {
    const card = s.stalls[a.n!]!
    f.asking = false
    s.stalls[a.n!] = -1
    tell?.({ what: 'taken from the Stalls', clause: clauseOf(s, f.line), seat, space: a.n!, card })
    refill(s, clauseOf(s, f.line), tell)
    placeGear(s, seat, held(card), true)
    tookFromStalls(s, seat, card)
  },
})

const attachCard = about('attach a card', 'WK-12.11c', you, {
  offer: (s, f) => [{ act: 'attach', of: attachable(s, s.knights[f.you]!, opNow<'attach'>(s, f).trait) }],
  take(s, f, seat, a, tell) {
    const k = s.knights[seat]!
    const card = takeOut(k, a.n!)
    f.asking = false
    ;(opNow<'attach'>(s, f).trait === 'Tuning' ? k.under : k.beside).push(card)
    tell?.({ what: 'special card attached', clause: 'WK-24.11', seat, card: card.card })
  },
})

/** Unmarked components that lie open, and the special ability (WKC-R8). */
export function markable(s: Table, seat: Seat): Slot[] {
  const k = s.knights[seat]!
  const slots = droppable(s, k, 'available').concat(k.own.map((_, i) => 1000 + i * 10))
  const free = slots.filter((slot) => cardAt(k, slot)?.marked === false)
  return k.marked ? free : [ABILITY, ...free]
}

const markComponents = about('mark components', 'WKC-R8', (s) => combatNow(s)?.seats[1] ?? wasterNow(s), {
  offer(s, f) {
    const of = markable(s, f.you)
    return [{ act: 'mark', of, min: 0, max: Math.min(of.length, opNow<'mark'>(s, f).n) }]
  },
  take(s, f, seat, a, tell) {
    f.asking = false
    for (const slot of a.ns!) markAt(s, f.you, slot, 'WKC-R8', tell, seat)
  },
})

const setRange = about('set the starting range', 'WK-15.4', you, {
  offer: () => [{ act: 'range', of: [0, 1, 2] }],
  take(s, f, seat, a, tell) {
    f.asking = false
    startRange(s, f, a.n!)
    tell?.({ what: 'range asked for', clause: 'WK-15.4', seat, range: a.n! })
  },
})
export function startRange(s: Wk, f: ScriptFrame, range: number): void {
  const combat = combatNow(s)
  if (combat !== null) combat.start[sideOf(s, f)] = range
}

/** WK-12.13b: one under the Waster marker, the others discarded. */
const keepCard = about('keep a card', 'WK-12.18', you, {
  offer: (_s, f) => [{ act: 'keep', of: distinct(f.drawn) }],
  take(s, f, seat, a, tell) {
    f.asking = false
    f.drawn.splice(f.drawn.indexOf(a.n!), 1)
    s.planted.push({ card: a.n!, by: seat })
    s.wild.discard.push(...f.drawn)
    tell?.({ what: 'card planted', clause: 'WK-12.13b', seat, discarded: f.drawn.splice(0), reveals: true })
  },
})

export const scriptAsks: readonly ScriptAsk[] = [
  chooseOption,
  giveUpGear,
  nameHex,
  takeFromStalls,
  attachCard,
  markComponents,
  setRange,
  keepCard,
]
