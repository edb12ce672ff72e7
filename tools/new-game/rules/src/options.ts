import type { Sheet } from '@midden/kernel'

export interface Options {
  wins: 'highest' | 'lowest'
}

export const sheet: Sheet<Options> = {
  wins: {
    kind: 'choice',
    name: 'The winner',
    values: ['highest', 'lowest'],
    names: { highest: 'Highest card', lowest: 'Lowest card' },
    default: 'highest',
    clause: '__PREFIX__-3.1',
    about: 'The highest card wins, or the lowest',
  },
}
