import { type Game, type GameEvent, owing, seatsIn, seeded, type View } from '@midden/kernel'
import { expect } from 'vitest'
import type { Face } from '../src/games/contract.ts'
import { propsOf } from './boards.ts'
import { carryOut, dealt, look } from './chronicle.ts'
import { plan } from './tables.ts'

/** How many answers an offer has. */
const answers = (offer: object): number =>
  'of' in offer ? (offer.of as unknown[]).length : 'to' in offer ? 2 : 1

/** A game played by hints alone: every sentence said. Wherever there is a choice there is a reason. */
export function byHints<V extends View, E extends GameEvent>(
  game: unknown,
  face: Face<V, E>,
  seed: string,
  seats: number,
  options: Record<string, unknown> = {},
): Set<string> {
  const plain = game as Game
  const chronicle = dealt(plain, seats, seed, options)
  const { match } = chronicle
  const sitters = plan(seats, 0).map(({ name }, seat) => ({ seat, name, kind: 'here' as const }))
  const said = new Set<string>()
  while (match.game.outcome(match.position) === null) {
    const seat = seatsIn(owing(match.game, match.position))[0]!
    const state = look(chronicle, seat, sitters, 0)
    const action = match.game.sense(state.view, seat, state.menu, seeded(seed))
    for (const aids of [true, false]) {
      const reason = face.because!(propsOf<V, E>(state, action, aids), action)
      if (reason === null) expect(state.menu.reduce((sum, offer) => sum + answers(offer), 0)).toBe(1)
      else expect(reason).toMatch(aids ? /^[^a-z](?!.*(undefined|NaN|−0|Infinity)).*\.$/ : /^[A-Z€].*\.$/)
      if (reason !== null && aids) said.add(reason)
    }
    expect(carryOut(chronicle, seat, action)).toBeNull()
  }
  return said
}
