/** Questions and buttons of fights, hazards and windows. */
export const fightAsks = {
  pass: 'Pass',
  letStand: 'Let it stand',
  goOn: 'Go on',
  escape: (odds: string, price: number) =>
    price === 0 ? `${odds}; else its text happens` : `${odds}; else −${price} Health`,
  face: (odds: string) => `fight; you hit at Medium with ${odds}`,
  faceIt: (title: string) => `Face ${title}`,
  with: (title: string, icon: string) => `Attack with ${title}, icon ${icon}`,
  clash: (n: number) => `Clash ${n}: choose in secret`,
  theyLocked: (name: string) => `${name} has locked a card. Both are turned up together.`,
  bothSecret: 'Both choose in secret; the cards are turned up together.',
  dice: (own: boolean, name: string) =>
    own ? 'Your dice have fallen. Let them stand?' : `${name} has rolled. React?`,
  damage: (own: boolean, name: string) => (own ? 'You hit. Let it stand?' : `${name} hits you. React?`),
  windows: {
    'before check': 'Before the dice fall: play something?',
    'after check': 'The dice have fallen: let them stand?',
    'before combat': 'Before the fight: use something?',
    'combat end': 'After the fight: use something?',
    played: 'A card is played: answer it?',
    'luck played': 'A luck card is played: answer it?',
    'before move': 'Before the move: play something?',
    explore: 'In this place: use something?',
  } as Readonly<Record<string, string>>,
  windowWhy: 'Yellow heads and edges can be used now; or pass, and the table goes on.',
  hazard: (title: string) => `${title}! Escape, or face it?`,
  hazardWhy: 'Escaping pays nothing; facing it may pay its reward.',
  approach: (name: string) => `${name} approaches you: agree to a duel?`,
  approachWhy:
    'If you refuse, he may search for you: Survival (7). Two who both Defend at first may trade instead.',
}
