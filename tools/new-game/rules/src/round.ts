import { compile, only, type Procedure } from '@midden/kernel'
import type { Clause } from './ledger.ts'
import type { Event, Round, State } from './position.ts'

const round: Procedure<State, Round, Event, Clause> = [
  {
    name: 'keep or draw',
    clause: '__PREFIX__-2.1',
    final: true,
    owed: (s, f) => (f.turn < s.seats ? only(f.turn) : 0),
    offer: () => [{ act: 'keep' }, { act: 'draw' }],
    take(s, f, seat, action, tell) {
      f.turn++
      if (action.act === 'keep') {
        tell?.({ what: 'kept', clause: '__PREFIX__-2.1', seat })
        return
      }
      const card = s.cards[seat]!
      s.aside[seat] = card
      tell?.({ what: 'laid aside', clause: '__PREFIX__-2.1', seat, card, reveals: true })
      const drawn = s.deck.pop()!
      s.cards[seat] = drawn
      tell?.({ what: 'drew', clause: '__PREFIX__-2.1', seat, card: drawn, only: only(seat), reveals: true })
    },
  },
  {
    name: 'show',
    clause: '__PREFIX__-3.1',
    run(s, _f, tell) {
      s.cards.forEach((card, seat) => {
        tell?.({ what: 'showed', clause: '__PREFIX__-3.1', seat, card, reveals: true })
      })
      return undefined
    },
  },
]

export const program = compile<State, Event, Clause>({ round })
