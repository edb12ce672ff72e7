import { only, shuffle } from '@midden/kernel'
import { each } from '../lists.ts'
import type { TaskPile, Wk } from '../position.ts'
import { wasterNow } from '../roles.ts'
import type { Procedure, Tell } from '../types.ts'

const pileOf = (s: Wk, space: number): TaskPile => (space === 0 ? s.commons : s.privates)

/** As any deck, and with a reshuffle everything known of its order is gone (WK-1.14). */
function topTask(s: Wk, space: number, tell: Tell): number {
  const pile = pileOf(s, space)
  const deck = space === 0 ? 'common tasks' : 'private tasks'
  if (pile.deck.length === 0) {
    if (pile.discard.length === 0) return -1
    pile.deck = pile.discard
    pile.discard = []
    pile.seen = each(pile.deck.length, () => 0)
    shuffle(s.rng, pile.deck, deck)
    tell?.({ what: 'reshuffled', clause: 'WK-1.14', deck })
  }
  pile.seen.pop()
  return pile.deck.pop()!
}

/** Two cards for the Waster's eyes, one to post, the other unseen to the bottom (WK-13.9, WK-13.10). */
export const introducing: Procedure<'introduce'> = [
  {
    name: 'draw two',
    clause: 'WK-13.9',
    run(s, f, tell) {
      const waster = wasterNow(s)
      for (let i = 0; i < 2; i++) {
        const card = topTask(s, f.space, tell)
        if (card >= 0) f.cards.push(card)
      }
      if (f.cards.length === 0) return 'done'
      tell?.({
        what: 'tasks looked at',
        clause: 'WK-13.9',
        seat: waster,
        cards: f.cards.slice(),
        only: only(waster),
        reveals: true,
      })
      return undefined
    },
  },
  {
    name: 'introduce a task',
    clause: 'WK-13.9',
    final: false,
    owed: (s, f) => (f.cards.length > 1 ? only(wasterNow(s)) : 0),
    offer: (_s, f) => [{ act: 'introduce', of: f.cards.slice() }],
    take(s, f, seat, a) {
      const pile = pileOf(s, f.space)
      const other = f.cards.find((card) => card !== a.n)!
      pile.deck.unshift(other)
      pile.seen.unshift(only(seat))
      f.cards = [a.n!]
    },
    close(s, f, tell) {
      const card = f.cards.pop()!
      s.posted[f.space] = { card, markers: 0 }
      if (f.space === 0) s.acted.fill(0)
      tell?.({ what: 'task posted', clause: 'WK-13.9', space: f.space, card, reveals: true })
      return 'done'
    },
  },
]
