import type { Sheet } from '@midden/kernel'

export interface PanOptions {
  cardless: 'play' | 'out'
  cancelled: 'to-winner' | 'discarded'
  ownerless: 'discarded' | 'takeable'
  startTie: 'random' | 'clockwise'
  turnOrder: 'clockwise' | 'ranked'
}

/** The table options; the defaults are the game of the source as ruled. */
export const sheet: Sheet<PanOptions> = {
  cardless: {
    kind: 'choice',
    name: 'Players without a card',
    values: ['play', 'out'],
    names: { play: 'Play on', out: 'Are out' },
    default: 'play',
    clause: 'PAN-R1',
    about: 'Players who won no card in the first step play the second, or are out before it',
  },
  cancelled: {
    kind: 'choice',
    name: 'Cancelled cards',
    values: ['to-winner', 'discarded'],
    default: 'to-winner',
    clause: 'PAN-R3',
    about: 'Cancelled cards of a won trick go to its winner, or to the discard',
  },
  ownerless: {
    kind: 'choice',
    name: 'Cards without an owner',
    values: ['discarded', 'takeable'],
    default: 'discarded',
    clause: 'PAN-R9',
    about: 'Cards of eliminated players and of the ghost are discarded, or stay free for a Double CLIC',
  },
  startTie: {
    kind: 'choice',
    name: 'Tie for the first turn',
    values: ['random', 'clockwise'],
    names: { random: 'Drawn', clockwise: 'Clockwise' },
    default: 'random',
    clause: 'PAN-R5',
    about: 'A complete tie for first player is broken by a draw, or clockwise',
  },
  turnOrder: {
    kind: 'choice',
    name: 'Order of turns',
    values: ['clockwise', 'ranked'],
    names: { clockwise: 'Clockwise', ranked: 'By cards' },
    default: 'clockwise',
    clause: 'PAN-R4',
    about: 'Behind the first player turns go clockwise, or down the ranking by cards',
  },
}
