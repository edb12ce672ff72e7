/** How to play, on one page. Words between stars are set in bold. */
export const enLearn = {
  aim: 'Be the last one alive. In four tricks you win cards; then a gun goes round, and cards buy your way past it. Ten minutes, two to six players.',
  animals: 'Six animals, four of each',
  animalsText: 'The number is all that counts. Everybody gets four cards and keeps them hidden.',
  tricks: 'First step: four tricks',
  tricksText: 'Everybody lays one card face down, then all turn up at once.',
  examples: {
    highest: 'The highest card that is alone of its kind wins.',
    cancel: 'Equal cards cancel each other first. What is left decides.',
    mouse: 'A single Mouse beats a single Elephant, whatever else is there.',
    nobody: 'Nothing is alone of its kind: nobody wins, and the cards are discarded.',
  },
  spoils:
    'The winner takes the whole trick, the cancelled cards too, face up in front of them. That is their front: their money for the second step.',
  gun: 'Second step: the gun',
  gunText:
    'Six gun cards, shuffled: five CLIC and one PAN. Whoever has the most cards starts. On your turn you do one of three things:',
  flip: 'Turn up the next gun card. Free.',
  reshuffle: 'Pay one card. All six gun cards are shuffled again, and you turn one up.',
  skip: 'Pay one card per surviving player. Nothing is flipped; the next player faces the same pile.',
  clicText:
    'A *CLIC* stays face up beside the pile, so the next card is more dangerous. After five of them PAN is certain.',
  double: 'Without cards: the Double CLIC',
  doubleText:
    'Whoever has no cards can only flip. But after a CLIC they may flip once more. A second CLIC, and they take one card per surviving player, from anybody.',
  pan: 'PAN!',
  panText:
    'You are out, and your front is discarded. All six gun cards are shuffled, and the player with the most cards starts the new pile. The last one alive wins; cards don’t count at the end.',
  victim: 'Bruna',
  ghost: 'Two players',
  ghostText:
    'A ghost plays along in the tricks. Its four cards lie face down; you take turns at picking one for it, blind. It leaves before the gun comes out.',
  wrong: 'Easy to get wrong',
  wrongs: [
    'RESHUFFLE does not save your turn: you still flip, at 1 in 6.',
    'SKIP does not reset the pile: it passes the same danger on.',
    'SKIP gets cheaper as players drop out.',
    'After a PAN it isn’t the next player’s turn: whoever has most cards starts.',
    'Most cards also means flipping first on every new pile.',
  ] as readonly string[],
} as const
