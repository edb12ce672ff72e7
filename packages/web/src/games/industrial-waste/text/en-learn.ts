/** How to play, on one page. */
export const learn = {
  aim: 'You run a factory. Fill orders for money, grow, make your works cheaper and cleaner, and get rid of your waste before an accident finds it. When a factory reaches column 20 the round is the last; most points win.',
  pictures: {
    works: {
      title: 'The plan and your works',
      text: 'On the plan, your column is what an order pays and what it scores; your row is the number of workers and the wages. On your mat, three pegs say what an order needs and makes: R workers, M materials, W waste. Every hole a peg moves on makes orders easier and is worth more points.',
      clause: 'IW-2.2',
    },
    order: {
      title: 'An order, station by station',
      text: 'Enough materials in the tower, enough workers, room for the waste: then the bank pays. Here the waste goes from yellow into red.',
      clause: 'IW-8.4',
    },
    auction: {
      title: 'An auction, once around',
      text: 'Everybody has one chance, the auctioneer the last. Whoever wins pays the auctioneer; the auctioneer pays the bank.',
      clause: 'IW-9.9',
    },
    accident: {
      title: 'An accident',
      text: 'Green is safe. Yellow pays €5 and goes back one column, red €10 and two.',
      clause: 'IW-5.2',
    },
    end: {
      title: 'The end',
      text: 'After the last round one more accident strikes. Then your column, the points below your three pegs and half of your cash are added; every loan costs ten.',
      clause: 'IW-13.4',
    },
  },
  cards: 'The ten kinds of card',
  round: 'A round',
  steps: [
    {
      title: 'Lay out',
      text: 'Sets of three cards, one more than there are players, are dealt face up. If the Accident is drawn, the deal stops until it is settled.',
      clause: 'IW-4.2',
    },
    {
      title: 'Choose',
      text: 'From the start player on, everybody takes one set. The last set nobody takes.',
      clause: 'IW-6.1',
    },
    {
      title: 'Play',
      text: 'In turn: play a card, with an Adviser if you like, or discard one. The last card may be kept for the next round.',
      clause: 'IW-7.2',
    },
    {
      title: 'Wages',
      text: 'Everybody pays one euro for each worker. Who lacks cash must take credit.',
      clause: 'IW-11.1',
    },
  ],
  wrong: 'What newcomers get wrong',
  mistakes: [
    {
      text: 'Workers are not used up by orders. They cost wages every round, busy or not.',
      clause: 'IW-11.1',
    },
    { text: 'Raw Materials can be played or kept, but never discarded.', clause: 'IW-7.9' },
    { text: 'A bribe saves the move, not the fine.', clause: 'IW-5.9' },
    { text: 'Credit may be taken at any time, but only an Adviser pays it back.', clause: 'IW-3.7' },
    { text: 'A full store stops orders: waste never goes above 16.', clause: 'IW-8.3' },
    { text: 'Materials, waste and kept cards score nothing at the end.', clause: 'IW-13.7' },
  ],
  names: ['Jorid', 'Bruna', 'Odd'],
} as const
