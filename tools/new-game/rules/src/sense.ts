import type { Action, Barred, Refusal, Seat } from '@midden/kernel'
import type { Clause } from './ledger.ts'
import { HIGHEST } from './position.ts'
import type { GameView } from './view.ts'

/** The steady bot keeps a card of the better half. */
export function sense(v: GameView, seat: Seat): Action {
  const high = v.cards[seat]! > HIGHEST / 2
  return { act: high === (v.options.wins === 'highest') ? 'keep' : 'draw' }
}

/** For a player who is away. */
export const standIn = (): Action => ({ act: 'keep' })

export const refuse = (): Refusal<Clause> => ({
  clauses: ['__PREFIX__-2.1'],
  reason: 'each player keeps or draws once, in turn',
})

/** Nothing is ever shown greyed. */
export const barred = (): Barred<Clause>[] => []
