/** Notes of the guided first game. */
export const enTips = {
  aim: 'Last one alive wins. First come four tricks for cards; then a gun with one bullet, and the cards are your money.',
  elephant:
    'The Elephant is your highest card. Try it: only a second Elephant or a single Mouse can stop it. Tap the card, then the yellow button.',
  youWon:
    'You win: the highest card that is alone of its kind takes the whole trick, face up in front of you.',
  othersWon:
    'The highest card that is alone of its kind takes the whole trick, face up in front of its player.',
  equals: 'Everyone plays at once, in secret. Try the Fox now, and see what equal cards do.',
  cancelled:
    'Equal cards cancel each other. The highest of what is left wins, even a Cat, and still takes all.',
  mouse: 'The Mouse is the lowest card, but a single Mouse beats a single Elephant. Its time may be now.',
  mouseWon: 'There it is: a single Mouse beats a single Elephant, whatever else was played.',
  last: 'You have one card left. It still counts.',
  gun: 'Six gun cards: five CLIC, one PAN. The red burst always says how likely the next one is PAN.',
  flip: 'At 1 in 6 or 1 in 5 a FLIP is a fair risk, and it costs nothing. The strip passes to the next player as it lies.',
  hot: 'It’s getting dangerous. RESHUFFLE costs one card of your front: all six gun cards are shuffled again, and you flip at 1 in 6.',
  skip: 'The next card is PAN for sure. SKIP: pay one card per surviving player, flip nothing, and the next player has to face it.',
  newPile: 'Somebody is out. All six gun cards are shuffled again, and whoever has the most cards starts.',
  two: 'Two are left, so SKIP costs only two cards. The next PAN ends the game.',
  robbed:
    'That was a Double CLIC: with no cards you may flip twice, and after two CLICs take one card per surviving player.',
  bare: 'Without cards you can only flip. But after a CLIC you may go on and flip once more: the Double CLIC.',
  offer: 'A second CLIC lets you take one card per surviving player, from anybody. PAN, and you are out.',
  take: 'Take exactly this many, from whom you like. Fewer cards for the others are fewer ways out for them.',
  dead: 'You’re out. Watch the rest: it never takes long.',
  won: 'You are the last one alive. Cards don’t count now. That was the whole game: play on without tips, or with more players.',
  lost: 'That was the whole game. Once more, without tips? Somebody with many cards starts every new pile, so hoarding is no safety.',
} as const
