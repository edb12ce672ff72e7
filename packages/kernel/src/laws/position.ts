import type { GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { expand, type Offer, WIDEST, widthOf } from '../offers.ts'
import { menu, waiting } from '../play.ts'
import { seeded } from '../random.ts'
import { seatsIn, type Viewer } from '../seats.ts'
import { applyAside, asidesFor, offers, owing } from '../settle.ts'
import { LawBroken, must, same } from './broken.ts'
import { deepFreeze, jsonCopy, plain, sharesNothing } from './plain.ts'

export const viewersOf = (s: Position): Viewer[] => [
  ...Array.from({ length: s.seats }, (_, seat) => seat),
  null,
]

function wellFormed(list: readonly Offer[], where: string): void {
  must(list.length > 0, 'options are never empty while a seat owes an answer', where)
  for (const offer of list) {
    if ('min' in offer) must(offer.min >= 0 && offer.max <= offer.of.length, 'offers are well formed', where)
    else if ('of' in offer) {
      must(offer.of.length > 0, 'a list to choose from is not empty', `${where}: "${offer.act}"`)
      must(
        new Set(offer.of).size === offer.of.length,
        'one of a list, none twice',
        `${where}: "${offer.act}"`,
      )
      if (offer.with !== undefined)
        must(offer.with.length > 0, 'a list to choose from is not empty', `${where}: "${offer.act}"`)
    } else if ('from' in offer) must(offer.from <= offer.to, 'an amount has room', where)
  }
  const total = widthOf(list)
  must(total >= 1 && total <= WIDEST, 'a decision has 1 to 5,000 answers', `${where}: ${total}`)
}

/** Laws that hold at every single decision, cheap enough to be checked at each. */
export function atEveryDecision<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
): void {
  const owed = owing(game, s)
  for (const seat of seatsIn(owed)) wellFormed(offers(game, s, seat), `seat ${seat} at ${s.stack.at(-1)?.at}`)
  must((game.outcome(s) === null) === (owed !== 0), 'an outcome exactly when the match is over')
}

/** Shape, ranges, conservation: nothing the rules do leads to a position that would not be let in from outside. */
export function audits<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
): void {
  const wrong = game.audit(s)
  must(wrong === null, 'what is conserved stays conserved', wrong ?? '')
}

/** Whatever right somebody uses beside the question, the table goes on: who is asked then has an answer. */
export function rightsLeadOn<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (const aside of [...asidesFor(game, s, seat), ...asidesFor(game, s, seat, true)])
      for (const action of expand(aside.offer(s, seat))) {
        const after = game.clone(s)
        applyAside(game, after, aside, seat, action, null)
        atEveryDecision(game, after)
        audits(game, after)
      }
}

/** The hand-written clone, and the way through JSON. */
export function copies<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
): void {
  plain(s, 'position')
  same(jsonCopy(s), s, 'JSON gives the position back')
  const twin = game.clone(s)
  same(twin, s, 'a clone equals')
  sharesNothing(s, twin, 'position')
}

const WRITES = /read only|not extensible|Cannot delete/

/** On a position frozen through and through, whatever writes throws. */
export function neverWrites<T>(what: string, query: () => T): T {
  try {
    return query()
  } catch (error) {
    if (!(error instanceof TypeError && WRITES.test(error.message))) throw error
    throw new LawBroken(`queries never write: ${what} did: ${error.message}`, { cause: error })
  }
}

/** Every query on a position frozen through and through. */
export function queriesNeverWrite<
  S extends Position,
  V extends View,
  O,
  E extends GameEvent,
  C extends string,
>(game: WholeGame<S, V, O, E, C>, s: S): void {
  const frozen = deepFreeze(game.clone(s))
  const owed = neverWrites('owed', () => seatsIn(owing(game, frozen)))
  for (const viewer of viewersOf(frozen)) {
    const v = deepFreeze(neverWrites('the view', () => game.view(frozen, viewer)))
    plain(v, 'view')
    must(v.me === viewer, 'a view says whose it is')
    neverWrites('waiting', () => waiting(game, frozen, viewer))
    const read = neverWrites('the table in words', () => game.words.table(v, (seat) => `S${seat}`))
    must(read.length > 0, 'the table can be read')
    if (viewer === null) continue
    const list = deepFreeze(neverWrites('an offer', () => menu(game, frozen, viewer)))
    neverWrites('barred', () => game.barred(v, viewer))
    neverWrites('refuse', () => game.refuse(v, viewer, { act: 'nonsense' }))
    if (list.length === 0 || !owed.includes(viewer)) continue
    neverWrites('standIn', () => game.standIn(v, viewer, list, seeded('stand-in')))
    neverWrites('sense', () => game.sense(v, viewer, list, seeded('sense')))
    const { wits } = game
    if (wits === undefined) continue
    neverWrites('weigh', () => wits.weigh(v, viewer, list, seeded('sense')))
    neverWrites('quick', () => wits.quick(frozen, viewer, list, seeded('sense')))
    neverWrites('value', () => wits.value(frozen))
  }
  neverWrites('the outcome', () => game.outcome(frozen))
  neverWrites('the audit', () => game.audit(frozen))
}
