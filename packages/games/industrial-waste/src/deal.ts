import { type Go, shuffle } from '@midden/kernel'
import { ACC, type Kind } from './cards.ts'
import type { WorksTell } from './events.ts'
import { type RoundFrame, UNANSWERED, type Works } from './position.ts'

/** IW-4.5: the discard pile becomes the deck, but only when a card is needed and none is there. */
function reshuffle(s: Works, tell: WorksTell): void {
  const emptied = s.deck
  s.deck = s.discards
  s.discards = emptied
  shuffle(s.rng, s.deck, 'deck')
  tell?.({ what: 'reshuffled', clause: 'IW-4.5', cards: s.deck.length })
}

function draw(s: Works, tell: WorksTell): Kind {
  if (s.deck.length === 0) reshuffle(s, tell)
  return s.deck.pop()!
}

/** IW-4.6: the Accident is put aside and strikes before the next card is drawn. */
function setAside(s: Works, tell: WorksTell): void {
  s.aside = true
  const names = s.options.cardNames
  tell?.({ what: 'accident', clause: 'IW-4.6', final: false, names, reveals: true })
  strike(s, false)
}

/** The accident waits for the bribes, if any, and then takes its course (IW-5). */
export function strike(s: Works, final: boolean): void {
  s.stack.push({ at: 'accident', step: 0, final, answers: Array<number>(s.seats).fill(UNANSWERED) })
}

/** Face up, row by row; a kind that the set already holds is discarded and the place dealt again (IW-4.2, 4.3). */
function dealTo(s: Works, f: RoundFrame, kind: Kind, tell: WorksTell): void {
  const at = f.place % s.sets.length
  const set = s.sets[at]!
  const names = s.options.cardNames
  if (set.includes(kind)) {
    s.discards.push(kind)
    tell?.({ what: 'duplicate', clause: 'IW-4.3', set: at, kind, names, reveals: true })
  } else {
    set.push(kind)
    f.place++
    tell?.({ what: 'dealt', clause: 'IW-4.2', set: at, kind, names, reveals: true })
  }
}

export function layOut(s: Works, f: RoundFrame, tell: WorksTell): Go {
  const places = 3 * s.sets.length
  while (f.place < places) {
    const kind = draw(s, tell)
    if (kind === ACC) {
      setAside(s, tell)
      return 'again'
    }
    dealTo(s, f, kind, tell)
  }
  f.turn = s.start
  return undefined
}
