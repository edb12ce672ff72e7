/** Notes for the guided first game, by the moment they belong to. */
export const tips = {
  pack: {
    text: 'You run a recycling station. Keep one of these seven cards; the others go on to your left. Tap a card to see what it is good for.',
    clause: 'WASTE-3.4',
  },
  picked: { text: 'The button says what will happen. Until you press it you can tap another card.' },
  wall: {
    text: 'The table above is every station, sorted by what scores together; scroll to see all of it. Dashed are the cards you hold: at the end of the round they are laid.',
    clause: 'WASTE-7.1',
  },
  passed: {
    text: 'All packs moved one seat. This one came from your right, and somebody has taken the first pick.',
    clause: 'WASTE-3.5',
  },
  figures: {
    text: 'A figure on a card is the change of your points with it. Three metal score 10, but one alone nothing: look ahead.',
    clause: 'WASTE-8.12',
  },
  market: {
    text: 'Bonus piles: three cards each, two of them up. With three players two piles are for sale, so one player gets none.',
    clause: 'WASTE-4.2',
  },
  bid: {
    text: 'Tap the cards you would give. More cards win, whatever their value; value only separates level bids.',
    clause: 'WASTE-5.6',
  },
  junk: {
    text: 'Junk bids as well as treasure: plastic and hazardous waste count as cards. If you get no pile, everything comes back.',
    clause: 'WASTE-5.15',
  },
  shown: {
    text: 'Bids are ranked from the top. What settled each place stands white on black.',
    clause: 'WASTE-5.6',
  },
  pile: {
    text: 'You have paid. Take one of the piles; only you will see its third card.',
    clause: 'WASTE-5.14',
  },
  recycler: {
    text: 'A Recycler must be played now. Draw three cards straight into your station, or burn one card of yours.',
    clause: 'WASTE-6.4',
  },
  burn: {
    text: 'Getting rid of a lone plastic can be worth 10 points: tap it in your station or hand and read the button.',
    clause: 'WASTE-6.8',
  },
  pending: { text: 'You drew another Recycler. It must be played too, at once.', clause: 'WASTE-6.6' },
  standing: {
    text: 'All hands are laid. Points are counted once, at the end: this standing only moves the boss card to whoever has the fewest.',
    clause: 'WASTE-7.4',
  },
  again: {
    text: 'Round two. Your station stays, so look for what completes a set there.',
    clause: 'WASTE-7.2',
  },
  plastic: {
    text: 'Plastic and electronics are races. Having some plastic but not the most costs 10; having none costs nothing.',
    clause: 'WASTE-8.17',
  },
  boss: {
    text: 'The boss wins every tie in number, then value counts. Who is boss stands at the seats.',
    clause: 'WASTE-5.7',
  },
  last: { text: 'The last round. Only what finishes a set now is worth anything.', clause: 'WASTE-9.1' },
  score: {
    text: 'The score, line by line. Level on points, the value of the whole station decides.',
    clause: 'WASTE-9.2',
  },
} as const
