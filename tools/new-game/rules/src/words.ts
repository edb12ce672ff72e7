import type { Words } from '@midden/kernel'
import type { Event } from './position.ts'
import type { GameView } from './view.ts'

export const words: Words<GameView, Event> = {
  event(e, who) {
    switch (e.what) {
      case 'dealt':
        return `${who(e.seat)} is dealt the ${e.card}.`
      case 'kept':
        return `${who(e.seat)} keeps.`
      case 'laid aside':
        return `${who(e.seat)} lays the ${e.card} aside and draws.`
      case 'drew':
        return `${who(e.seat)} draws the ${e.card}.`
      case 'showed':
        return `${who(e.seat)} shows the ${e.card}.`
    }
  },
  action: (_v, { act }) => (act === 'keep' ? 'Keep the card' : 'Lay it aside and draw'),
  question: () => 'Keep or draw?',
  waits: () => 'Keeping a card, or drawing one.',
  table: (v, who) =>
    [
      `The ${v.options.wins} card wins. Deck: ${v.deck}`,
      ...v.cards.map((card, seat) => {
        const aside = v.aside[seat]
        return `${who(seat)}: ${card ?? '?'}${aside === null ? '' : `, laid aside: ${aside}`}`
      }),
    ].join('\n'),
}
