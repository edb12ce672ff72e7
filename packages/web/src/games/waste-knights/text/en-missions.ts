/** A mission as it is chosen: its story, the way to its end in three words, and whom it suits. */
export interface Story {
  story: string
  path: readonly string[]
  win(seats: number): string
  minutes: string
  /** one skull, two or three */
  hard: 1 | 2 | 3
  suits: string
  first?: boolean
}

/** Minutes are estimates, until enough matches have been timed. */
export const stories: Readonly<Record<string, Story>> = {
  M1: {
    story:
      'Gangraen wants a hero, or at least a statue. Make a name for yourself, then ask the crowd to carve it.',
    path: ['Tasks and fights', 'Reputation', 'Gangraen'],
    win: (seats) => `be first to earn ${seats === 4 ? 8 : 7} Reputation and win over the crowd in Gangraen.`,
    minutes: 'about 90 min',
    hard: 1,
    suits: 'a first game; racing, little fighting',
    first: true,
  },
  M2: {
    story: 'Too many knights, one legend. Challenge your rivals on the road and settle it in the pit.',
    path: ['Meet', 'Duel', 'Everyone once'],
    win: () => 'beat every rival in a duel once.',
    minutes: 'about 2 hours',
    hard: 2,
    suits: 'rivals who like to meet',
  },
  M3: {
    story:
      'Lord Humus has locked up the only engineer who can fix anything. She would like the right spanner, and out.',
    path: ['5 Reputation', 'Lord Humus', 'Queen’s Valley'],
    win: () => 'free her from Lord Humus, bring her to Queen’s Valley. If nobody does, all lose.',
    minutes: 'about 2 hours',
    hard: 3,
    suits: 'fighters; thieves, too',
  },
  M4: {
    story:
      'Aunty Entropy started it. Six clues lie scattered in the waste, and each makes her easier to find and to beat.',
    path: ['Clues', '4 Reputation', 'Beat her'],
    win: () => 'collect clues, then be the one who defeats her.',
    minutes: 'about 2 hours',
    hard: 2,
    suits: 'explorers who like one big fight',
  },
  M5: {
    story:
      'Every second round another Cultist takes a place. There are many of them, and they insist there is one.',
    path: ['A Cultist appears', 'Fight it', 'Keep its mark'],
    win: () => 'defeat the most Cultists by round 12. With 4 on the map at once, all lose.',
    minutes: 'about 2½ hours',
    hard: 3,
    suits: 'a long evening; uneasy allies',
  },
}

export const missionWords = {
  win: 'Win:',
  first: 'good first mission',
  rounds: (n: number) => `up to ${n} rounds`,
  hard: ['Gentle', 'Medium', 'Hard'] as readonly string[],
  skulls: (n: number) => `${n} of 3 skulls`,
  suits: 'Suits',
  needs: (n: number) => `Needs ${n} knights`,
  remedy: (n: number) => `You are ${n}. Add a player or a bot.`,
  cards: 'Needs cards that are not in this pack',
}
