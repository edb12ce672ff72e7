import type { PlainRules } from '../box.ts'

export const plainRules: PlainRules = {
  en: {
    set: [
      'Taking a set',
      'Take one set of three cards for this round. Nobody gets the last set: it is discarded.',
      'Can you fill an Order with it? Highlighted cards can be played now.',
      [
        'Why are there more sets than players?',
        'Each round deals one more set than there are players, so even the last to choose has a choice.',
      ],
    ],
    turn: [
      'Your turn',
      'Play one card, discard one, or keep your very last one by passing.',
      'Money first, then improvements. Get out of yellow before the next deal.',
      [
        'When does the round end?',
        'When everybody has played or discarded their cards. You may keep one card for the next round.',
      ],
      [
        'What is an accident?',
        'It hits everybody at once, by their waste. Green: nothing. Yellow: €5 and one column back. Red: €10 and two columns back.',
      ],
    ],
    bid: [
      'The auction',
      'One bid each, once around; the seller speaks last.',
      'What is it worth to you? If the seller buys, the money goes to the bank.',
      ['Can I bid again?', 'No. You bid once, higher than the last bid, or pass.'],
    ],
    bribe: [
      'Bribery',
      'An accident, and you kept Bribery. €1 more and your factory stays put.',
      'By the usual rules the fine is due either way. A column is a point and €1 per Order.',
    ],
    credit: [
      'Taking a loan',
      'Take €10 now for −10 points at the end, at any time.',
      'Only for an Order you couldn’t fill otherwise, and with an Adviser in sight.',
    ],
  },
}
