/** What a newcomer is told in a guided first game. */
export const tips = {
  sets: {
    text: 'Every round one set of three cards more than there are players is laid out. You take one, and everybody sees what you hold.',
    clause: 'IW-6.1',
  },
  order: {
    text: 'Orders bring money: the bank pays as many euros as the column your factory stands in. An order uses materials and makes waste.',
    clause: 'IW-8.4',
  },
  picked: {
    text: 'What you pick is drawn in orange on your works before you commit: tower, waste and cash as they would be.',
    clause: 'IW-7.2',
  },
  line: {
    text: 'The line on top shows whether you could fill an order: enough in the tower, enough workers, room for the waste.',
    clause: 'IW-8.1',
  },
  adviser: {
    text: 'An Adviser goes with another card: €5 more for an order, twice the effect of most others. Without one it can only repay a loan.',
    clause: 'IW-10.1',
  },
  last: {
    text: 'Your last card may be kept: you are out of this round, and it joins your next set.',
    clause: 'IW-7.3',
  },
  auction: {
    text: 'Materials are sold once around the table, one bid each. Who offers them bids last and gets the price.',
    clause: 'IW-9.4',
  },
  cash: {
    text: 'Nobody sees your cash. You can take credit at any time: €10 now, ten points less at the end.',
    clause: 'IW-3.6',
  },
  accident: {
    text: 'An accident fines yellow and red waste and pushes the factory back. Green is safe: dispose of waste in time.',
    clause: 'IW-5.2',
  },
  bribe: {
    text: 'You kept Bribery: it spares your factory the way back. The answer stays sealed until all have given theirs.',
    clause: 'IW-5.8',
  },
  ending: {
    text: 'A factory has reached column 20. This round is the last, and one more accident strikes at its end.',
    clause: 'IW-13.1',
  },
  score: {
    text: 'Column, pegs and half of the cash are points; every loan costs ten.',
    clause: 'IW-13.4',
  },
}
