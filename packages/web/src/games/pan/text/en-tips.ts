/** Notes of the guided first game. */
export const enTips = {
  aim: 'Last one alive wins. First come four tricks for cards; then a gun with one bullet, and the cards are your money.',
  elephant:
    'The Elephant is your highest card. Try it: only a second Elephant or a single Mouse can stop it. Tap the card, then the yellow button.',
  youWon: 'You win: the highest card that is alone of its kind takes the whole trick, face up before you.',
  othersWon: 'The highest card that is alone of its kind takes the whole trick, face up before its player.',
  equals: 'Everybody plays at once and unseen. Try the Fox now, and see what equal cards do.',
  cancelled:
    'Equal cards cancel each other. The highest of what is left wins, even a Cat, and still takes all.',
  mouse: 'The Mouse is the lowest card, but a single Mouse beats a single Elephant. Its time may be now.',
  mouseWon: 'There it is: a single Mouse beats a single Elephant, whatever else lies there.',
  last: 'Only one card is left to you. It still counts.',
  gun: 'Six gun cards: five CLIC, one PAN. The red burst always says how likely the next one is PAN.',
  flip: 'At 1 in 6 or 1 in 5 a FLIP is a fair risk, and it costs nothing. The strip passes to the next player as it lies.',
  hot: 'It grows hot. RESHUFFLE costs one card of your front: all six gun cards are shuffled again, and you flip at 1 in 6.',
  skip: 'The next card is PAN for sure. SKIP: pay as many cards as are alive, turn nothing, and somebody else has to face it.',
  newPile: 'Somebody is out. All six gun cards are shuffled again, and whoever has the most cards starts.',
  two: 'Two are left, so SKIP costs only two cards. The next PAN ends the game.',
  robbed:
    'That was a Double CLIC: without cards one may flip twice, and after two CLICs take as many cards as are alive.',
  bare: 'Without cards you can only flip. But after a CLIC you may go on and flip once more: the Double CLIC.',
  offer: 'A second CLIC lets you take as many cards as are alive, from anybody. PAN, and you are out.',
  take: 'Take exactly this many, from whom you like. Fewer cards for the others are fewer ways out for them.',
  dead: 'You are out, and only watch now. It never takes long.',
  won: 'You are the last one alive. Cards count for nothing now. That was the whole game: play on without tips, or with more players.',
  lost: 'That was the whole game. Once more, without tips? Somebody with many cards starts every new pile, so hoarding is no safety.',
} as const
