/** What the lesson of Pan says. */
export const en = {
  title: 'Last one standing',
  goal: 'You’ll win tricks, read the gun, and know when to flip, pay, or pass the danger on.',
  beats: {
    bear: {
      says: 'Last one alive wins. First: four tricks for cards. The highest card takes all three. *Play your Bear.*',
      mouse: 'Ha! A lone Mouse beats a lone Elephant. Hold that thought; Bear first.',
      cat: 'Two Cats cancel each other; the Elephant takes all.',
      fox: 'Highest wins, and that’s the Elephant.',
      after: 'Nib’s Elephant is higher. All three cards lie in front of Nib now.',
      learnt: 'The highest card takes the trick',
    },
    small: {
      says: 'Everyone chooses in secret. Equal cards cancel each other. *Play something small* and watch.',
      mouse: 'That wins too! But keep it: it’s about to catch an Elephant.',
      after: 'Two Bears cancel. Yours is the highest left. You take all three.',
      learnt: 'Equal cards cancel each other',
    },
    mouse: {
      says: 'Nib loves Elephants. *Your Mouse* is the lowest card, with one talent. *Play it.*',
      other: 'The Elephant took it. Only a lone Mouse stops a lone Elephant.',
      after: 'A lone Mouse beats a lone Elephant.',
      learnt: 'A lone Mouse beats a lone Elephant',
    },
    last: {
      says: 'One card left. It counts as well. *Play it.*',
      after: 'Six cards for you, six for Nib, none for Gus. Cards are money now.',
      learnt: 'Cards in front of you are money',
    },
    flip: {
      says: 'The gun: five CLIC, one PAN. Six face down, so flipping risks 1 in 6. *Flip.*',
      reshuffle: 'You paid for 1 in 6, and had 1 in 6 already.',
      skip: 'Safe, but three cards is a lot to dodge 1 in 6.',
      after: 'CLIC, and CLIC for Gus and Nib too. Each CLIC makes the next flip worse.',
      learnt: 'The risk is 1 in the cards left',
    },
    reshuffle: {
      says: 'Three left: 1 in 3. Pay one card to *RESHUFFLE* all six, then flip at 1 in 6.',
      flip: 'PAN! That was the 1 in 3. One card would have bought 1 in 6.',
      skip: 'Safe, but three cards. A reshuffle costs one.',
      after: 'One card poorer, still alive. That’s what cards are for.',
      learnt: 'RESHUFFLE: one card, back to 1 in 6',
    },
    free: {
      says: 'Nib reshuffled too. Five left: 1 in 5, and free. *Flip.*',
      reshuffle: '1 in 6 for a card, or 1 in 5 for nothing. Save your cards.',
      after: 'CLIC for you, CLIC for Gus, CLIC for Nib: two cards left.',
      learnt: 'A small risk for free is fine',
    },
    skip: {
      says: '*1 in 2!* SKIP costs one card per player alive: three. Nothing is flipped; Gus is next. *Skip.*',
      flip: 'PAN! One in two is a coin toss with your life.',
      reshuffle: 'Safe for one card. But look who’s next, with no cards. Try SKIP.',
      after: 'You passed it on. Gus had no cards, so he had to flip: PAN!',
      learnt: 'SKIP passes the danger on',
    },
    alone: {
      says: 'Gus is out: six fresh cards. Most cards goes first, so Nib flipped. Now you: 1 in 5. *Flip.*',
      skip: 'Two left alive, so SKIP costs two: all you have. Too dear now.',
      after: 'CLIC, and CLIC for Nib. With two left alive, SKIP costs 2.',
      learnt: 'After a PAN: a new pile, and whoever has most cards starts',
    },
    again: {
      says: '1 in 3 again, and you have two cards. *You know this one.*',
      flip: 'PAN! 1 in 3 again. Buy the better odds.',
      after: 'CLIC, and CLIC for Nib.',
    },
    lastCard: {
      says: '1 in 4, one card left. *Pay it:* without cards, a CLIC lets you try a second flip.',
      flip: 'PAN, with an unspent card in front of you.',
      after: 'CLIC! And nothing in front of you: now you may try for two.',
      learnt: 'Without cards, a CLIC may become a Double CLIC',
    },
    go: {
      says: 'Flip again at 1 in 5? A second CLIC lets you rob the others. *Go!*',
      stop: 'Safe, but broke. Next turn you could only flip.',
      after: 'CLIC, CLIC!',
    },
    take: {
      says: 'Double CLIC! Take one card per player alive: two. *Choose from Nib’s.*',
      after: 'Nib had to flip at 1 in 4: PAN. You’re the last one alive. You win!',
      learnt: 'A Double CLIC robs the others',
    },
  },
  won: 'You’re the last one alive. You win!',
  asks: 'Why did you win?',
  reasons: {
    tricks: { name: 'The tricks I won', says: 'Nib won as many tricks, and had more cards.' },
    cards: { name: 'Nib’s cards', says: 'Nib won as many tricks, and had more cards.' },
    payments: {
      name: 'What I paid, on the discard pile',
      says: 'You bought better odds every time. Nib died with three cards unspent: they don’t count at the end.',
    },
  },
  remember: [
    'Highest lone card wins the trick; equals cancel; a lone Mouse beats a lone Elephant.',
    'The risk is 1 in the cards left.',
    'One card reshuffles: back to 1 in 6.',
    'One card per player alive skips: the danger moves on.',
    'Cards don’t count at the end. Spend them.',
  ],
}
