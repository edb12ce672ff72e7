/** How to play, on one page. */
export const learn = {
  aim: 'You run a factory. Fill orders for money, grow, make your works cheaper and cleaner, and get rid of your waste before an accident finds it. When a factory reaches column 20 the round is the last; most points win.',
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
  score: 'The end',
  scoreText:
    'After the last round one more accident strikes. Then your column, the points below your three pegs and half of your cash are added; every loan costs ten.',
  scoreClause: 'IW-13.4',
}
