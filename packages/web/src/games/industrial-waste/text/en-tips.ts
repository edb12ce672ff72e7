/** What a newcomer is told in a guided first game. */
export const tips = {
  sets: {
    text: 'Each round deals one more set of three cards than there are players. Take one; everyone sees your cards.',
    clause: 'IW-6.1',
  },
  order: {
    text: 'Orders bring in money: the bank pays you the number of your factory’s column. An order uses raw materials and makes waste.',
    clause: 'IW-8.4',
  },
  picked: {
    text: 'Before you confirm, orange shows what your works would look like: tower, waste and cash.',
    clause: 'IW-7.2',
  },
  line: {
    text: 'The line on top shows whether you can fill an order: enough raw materials, enough workers, room for the waste.',
    clause: 'IW-8.1',
  },
  adviser: {
    text: 'Play an Adviser with another card: €5 more for an order, twice the effect for most others. On its own it can only pay back a loan.',
    clause: 'IW-10.1',
  },
  last: {
    text: 'You may keep your last card: you are out for this round, and it joins your next set.',
    clause: 'IW-7.3',
  },
  auction: {
    text: 'Raw materials are auctioned: everyone gets one bid. The seller bids last and is paid the price.',
    clause: 'IW-9.4',
  },
  cash: {
    text: 'Nobody sees your cash. You can take a loan at any time: €10 now, ten points less at the end.',
    clause: 'IW-3.6',
  },
  accident: {
    text: 'Yellow and red waste costs a fine, and your factory is pushed back. Green is safe: get rid of waste in time.',
    clause: 'IW-5.2',
  },
  bribe: {
    text: 'You kept Bribery: it saves your factory from being pushed back. Answers stay secret until everyone has decided.',
    clause: 'IW-5.8',
  },
  ending: {
    text: 'This is the last round. At its end, yellow and red waste is fined once more.',
    clause: 'IW-13.1',
  },
  score: {
    text: 'Your column, your pegs and half your cash are points; each loan costs ten.',
    clause: 'IW-13.4',
  },
}
