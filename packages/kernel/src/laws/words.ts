import { eventsFor, type GameEvent } from '../events.ts'
import type { Position } from '../frames.ts'
import type { View, WholeGame } from '../game.ts'
import { expand } from '../offers.ts'
import { waiting } from '../play.ts'
import { seatsIn } from '../seats.ts'
import { offers, owing, question } from '../settle.ts'
import { must } from './broken.ts'
import { viewersOf } from './position.ts'

/** What happened and what may be done now can be said, to everybody as far as he knows of it. */
export function wordsFor<S extends Position, V extends View, O, E extends GameEvent, C extends string>(
  game: WholeGame<S, V, O, E, C>,
  s: S,
  events: readonly E[],
): void {
  const who = (seat: number): string => `Seat ${seat}`
  for (const viewer of viewersOf(s)) {
    const v = game.view(s, viewer)
    for (const event of eventsFor(events, viewer)) {
      must(event.clause in game.ledger, 'an event cites the ledger', event.clause)
      const sentence = game.words.event(event, who, v)
      must(
        sentence.length > 0 && !/undefined|NaN|\[object/.test(sentence),
        'an event reads as a sentence',
        sentence,
      )
    }
  }
  const asked = waiting(game, s).find(({ optional }) => !optional)
  for (const viewer of asked === undefined ? [] : viewersOf(s)) {
    const v = game.view(s, viewer)
    const at = game.words.waits(v, asked!.decision)
    must(at.length > 0 && !/undefined|NaN|\[object/.test(at), 'who waits is told for what', at)
    must(at !== game.words.question(v, asked!.decision), 'who waits is not asked the question himself', at)
  }
  for (const seat of seatsIn(owing(game, s))) {
    const v = game.view(s, seat)
    must(game.words.question(v, question(game, s)!.name).length > 0, 'a question has words')
    const labels = expand(offers(game, s, seat)).map((a) => game.words.action(v, a))
    must(!labels.some((label) => label === '' || /undefined|NaN/.test(label)), 'an action has a label')
    must(
      new Set(labels).size === labels.length,
      'labels tell actions apart',
      labels.join(' / ').slice(0, 300),
    )
  }
}
