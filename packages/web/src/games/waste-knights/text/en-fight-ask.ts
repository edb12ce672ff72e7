/** Questions and buttons of fights, hazards and windows. */
export const fightAsks = {
  pass: 'Pass',
  /** letting a roll be, one's own or the other's, by when */
  passes: {
    'before check': ['Roll the dice', 'Let them roll'],
    'after check': ['Keep this roll', 'Let it stand'],
    'before soak': ['Keep the damage', 'Take the hit'],
  } as Readonly<Record<string, readonly [string, string]>>,
  changes: {
    chance: (from: string, to: string) => `${from} → ${to}`,
    damage: (from: string, to: string) => `damage ${from} → ${to}`,
    hit: (_from: string, to: string) => `miss → hit, damage ${to}`,
  },
  goOn: 'Go on',
  advance: 'Advance',
  retreat: 'Retreat',
  escape: (odds: string | null, price: number) => {
    const fail = price === 0 ? 'Fail: what it says happens' : `Fail: lose ${price} Health`
    return odds === null ? fail : `${odds}. ${fail}`
  },
  face: (odds: string | null, range: string) =>
    odds === null ? `fight at ${range}` : `fight; you hit at ${range} with ${odds}`,
  faceIt: (title: string) => `Face ${title}`,
  with: (title: string, icon: string) => `Attack with ${title}, icon ${icon}`,
  clash: (n: number) => `Clash ${n}: choose a card in secret`,
  theyLocked: (name: string) => `${name} is ready. Both cards are revealed together.`,
  bothSecret: 'Both choose in secret; the cards are revealed together.',
  dice: (own: boolean, name: string) => (own ? 'Keep this roll?' : `${name} has rolled. React?`),
  damage: (own: boolean, name: string) => (own ? 'You hit. React?' : `${name} hits you. React?`),
  windows: {
    'before check': 'Before the roll: play something?',
    'after check': 'After the roll: keep it?',
    'before combat': 'Before the fight: use something?',
    'combat end': 'After the fight: use something?',
    played: 'A card is played: react?',
    'luck played': 'A luck card is played: react?',
    'before move': 'Before the move: play something?',
    explore: 'While exploring: use something?',
  } as Readonly<Record<string, string>>,
  windowWhy: 'Play a highlighted card, or pass.',
  hazard: (title: string) => `${title}! Escape, or face it?`,
  hazardWhy: 'Escaping earns nothing; facing it may earn the reward.',
  approach: (name: string) => `${name} challenges you: agree to a duel?`,
  approachWhy:
    'If you refuse, they may look for you: Survival, 7+. If both of you Defend in the first clash, you may trade instead.',
}
