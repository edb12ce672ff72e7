/** How to play, on one page. */
export const learn = {
  aim: 'You run a recycling station. In three rounds you draft cards, bid some of them for bonus piles, play your Recyclers and lay everything else into your station. After the third round every station is scored once; most points win.',
  cards: 'The ten kinds of card',
  cardsText:
    'One sign, one ink, one pattern a kind. Beside the hammer stands the value in auctions; it is never points.',
  round: 'A round',
  steps: [
    {
      title: 'Boss',
      text: 'In round one somebody is drawn. Later the boss card goes to whoever has the fewest points. The boss wins ties of number in the auction.',
      clause: 'WASTE-2.3',
    },
    {
      title: 'Draft',
      text: 'Everybody gets a pack. Keep one card, pass the others to the left, and again, until all cards are kept.',
      clause: 'WASTE-3.4',
    },
    {
      title: 'Market',
      text: 'Bonus piles of three cards are laid out, one fewer than there are players. Two cards lie face up; nobody knows the third.',
      clause: 'WASTE-4.2',
    },
    {
      title: 'Auction',
      text: 'Everybody bids cards of the hand in secret, or none. More cards win; level on cards the boss, then the higher value, then the seat nearer to the boss’s left. Winners burn their whole bid and take a pile; a losing bid comes back.',
      clause: 'WASTE-5.6',
    },
    {
      title: 'Recyclers',
      text: 'Every Recycler must be played: draw three cards straight into your station, or burn one card of your hand or station.',
      clause: 'WASTE-6.4',
    },
    {
      title: 'Sort',
      text: 'The rest of the hand is laid into the station, wanted or not. Points as they stand only move the boss card.',
      clause: 'WASTE-7.1',
    },
  ],
  station: 'A station, and what it scores',
  stationText:
    'Sets are drawn as sets: food on compost, pairs, threes, fives. Empty places are outlined, full sets underlined.',
  bids: 'Three bids, ranked',
  bidsText: 'What settled each place stands white on black.',
  wrong: 'What newcomers get wrong',
  mistakes: [
    { text: 'The number of cards wins an auction, not their value.', clause: 'WASTE-5.6' },
    { text: 'Junk bids as well as treasure, and a losing bid costs nothing.', clause: 'WASTE-5.15' },
    { text: 'A bid of nothing never gets a pile, even if one is left over.', clause: 'WASTE-5.4' },
    {
      text: 'Plastic costs 10 if you have any and somebody has more. None costs nothing.',
      clause: 'WASTE-8.17',
    },
    { text: 'Sharing the most electronics cancels second place.', clause: 'WASTE-8.8' },
    { text: 'A ninth paper starts a new set at 1 point.', clause: 'WASTE-8.14' },
  ],
  names: ['Jorid', 'Bruna', 'Odd'],
} as const
