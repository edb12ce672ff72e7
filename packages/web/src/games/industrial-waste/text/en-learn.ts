/** How to play, on one page. */
export const learn = {
  aim: 'You run a factory. Fill orders for money, grow, make production cheaper and cleaner, and get rid of your waste before an accident happens. When a factory reaches column 20, that round is the last. Most points win.',
  pictures: {
    works: {
      title: 'The plan and your works',
      text: 'On the plan, your column is what an order pays, and points at the end; your row is how many workers you pay. On your mat, three pegs show what an order takes: R workers, M raw materials, W waste. Every hole a peg moves makes orders easier and scores more points.',
      clause: 'IW-2.2',
    },
    order: {
      title: 'An order, step by step',
      text: 'Enough raw materials in the tower, enough workers, room for the waste: then the bank pays. Here the waste goes from yellow to red.',
      clause: 'IW-8.4',
    },
    auction: {
      title: 'An auction: one bid each',
      text: 'Everyone gets one bid, the auctioneer last. The winner pays the auctioneer; if the auctioneer wins, the money goes to the bank.',
      clause: 'IW-9.9',
    },
    accident: {
      title: 'An accident',
      text: 'Green is safe. Yellow: pay €5 and go back one column. Red: pay €10 and go back two.',
      clause: 'IW-5.2',
    },
    end: {
      title: 'The end',
      text: 'After the last round there is one more accident. Then add your column, the points below your three pegs and half your cash; each loan costs ten.',
      clause: 'IW-13.4',
    },
  },
  cards: 'The ten cards',
  round: 'A round',
  steps: [
    {
      title: 'Deal',
      text: 'Deal sets of three cards face up, one more set than there are players. If the Accident turns up, resolve it before the deal goes on.',
      clause: 'IW-4.2',
    },
    {
      title: 'Choose',
      text: 'Clockwise from the start player, everyone takes one set. The last set is discarded.',
      clause: 'IW-6.1',
    },
    {
      title: 'Play',
      text: 'Take turns: play a card, with an Adviser if you like, or discard one. You may keep your last card for the next round.',
      clause: 'IW-7.2',
    },
    {
      title: 'Wages',
      text: 'Everyone pays €1 per worker. If you can’t pay, you must borrow.',
      clause: 'IW-11.1',
    },
  ],
  wrong: 'Easy to get wrong',
  mistakes: [
    {
      text: 'Orders don’t use up workers. But you pay their wages every round, busy or not.',
      clause: 'IW-11.1',
    },
    { text: 'You can play or keep Raw Materials, but never discard it.', clause: 'IW-7.9' },
    { text: 'A bribe saves your column, not the fine.', clause: 'IW-5.9' },
    { text: 'You can take a loan at any time, but only an Adviser pays it back.', clause: 'IW-3.7' },
    { text: 'No room, no order: waste never goes above 16.', clause: 'IW-8.3' },
    { text: 'Raw materials, waste and kept cards don’t score.', clause: 'IW-13.7' },
  ],
  names: ['Jorid', 'Bruna', 'Odd'],
} as const
