import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')

/** Words about the table: roles, mission, Stalls, set-up, the end. */
export const tableWords = {
  tabs: {
    label: 'What to look at',
    now: 'Now',
    map: 'Map',
    mine: 'My knight',
    stalls: 'Stalls',
    mission: 'Mission',
    reputation: 'Reputation',
    beside: 'Beside the map',
  },

  phase: {
    round: (n: number, of: number) => (of === 0 ? `Round ${n}` : `Round ${n} of ${of}`),
    setup: 'Set-up',
    steps: ['Waster', 'Knights', 'Move', 'Explore', 'Rest'] as readonly string[],
  },

  seat: {
    first: 'First',
    waster: 'Waster',
    down: 'unconscious',
    at: (knight: string, place: string) => `${knight} · ${place}`,
    chooses: 'no knight yet',
    nothing: 'It would do nothing now. Use it anyway?',
    leave:
      'Your knight is taken off the map; your gear, luck cards and task are discarded, and the others play on without you. If only one is left, that one wins.',
  },

  waster: {
    you: 'You are the Waster.',
    against: (name: string) => `You play the wasteland against ${name}.`,
    round: 'Make this round worse for everybody else.',
    revealed: 'Turned up on the way',
    none: 'Nothing yet.',
    played: 'The card of this move has been played.',
    event: (trait: string) => `${trait} event`,
    enemy: (trait: string, aggression: number, health: number) =>
      `${trait}, aggression ${aggression}, health ${health}`,
    must: (traits: string) => `A task says the Waster must play ${traits} first, if one is turned up.`,
    ahead: (threat: number, hexes: number) =>
      hexes === 0
        ? 'The route ends here.'
        : `${threat === 0 ? 'No threat icon' : plural(threat, { one: '# threat icon', other: '# threat icons' })} ahead on ${plural(hexes, { one: '# hex', other: '# hexes' })}.`,
    planted: (n: number) =>
      plural(n, {
        one: '# card lies under the Waster marker.',
        other: '# cards lie under the Waster marker.',
      }),
    introduce: 'Two tasks: introduce one',
    asks: {
      '1e clear the Stalls': 'Discard up to two cards from the Stalls; new ones take their place.',
      'introduce a task': 'Introduce one of these tasks; the other goes under the deck.',
      'choose the mission': 'There was no agreement: you choose the mission.',
      'move the villain': 'You move the villain.',
      'place the Cultist': 'Put the Cultist where it hurts.',
      'which task first': 'Say which of the two tasks comes first.',
      'card from the Redoubt': 'What waits at the Redoubt is turned up for this knight.',
      'give up a clue': 'The fight was lost: say which clue is lost with it.',
      'city to wake in': 'Two cities are equally near: choose where the knight wakes up.',
    } as Readonly<Record<string, string>>,
  },

  choice: {
    rewards: (name: string) => (name === 'You' ? 'Your rewards' : `Rewards of ${name}`),
    tasks: 'Two tasks completed at once',
    redoubt: (name: string) =>
      name === 'You'
        ? 'Three cards of the wasteland: one waits at the Redoubt'
        : `${name} looks at three cards`,
    clues: (name: string) => (name === 'You' ? 'Your clues' : `Clues of ${name}`),
    clue: (n: number) => `Clue ${n}`,
    settled: (name: string, title: string) =>
      name === 'You' ? `You have accomplished ${title}.` : `${name} has accomplished ${title}.`,
    waits: 'A card from the Redoubt',
    by: (name: string) => (name === 'You' ? 'laid by you' : `laid by ${name}`),
  },

  company: {
    title: 'On the same hex',
    figures: (hp: number, ammo: number, rep: number) => `Health ${hp}, Ammo ${ammo}, Reputation ${rep}`,
    down: 'unconscious',
  },

  mission: {
    title: 'Mission',
    rules: 'How to win',
    markers: 'markers',
    clues: 'clues',
    dame: 'carries the Dame',
    have: (n: number, goal: number, note: string) =>
      goal === 0 ? `${n} ${note}` : `${n} of ${goal} ${note}`,
    of: (n: number, goal: number) => (goal === 0 ? String(n) : `${n} of ${goal}`),
    cultists: (n: number, most: number) => `${n} of ${most} Cultists on the board: with ${most} all lose.`,
    held: (n: number, of: number) => `${n} of ${of} clues found: then Aunty Entropy appears.`,
  },

  market: {
    frame: { A: 'Stalls, left frame', B: 'Stalls, right frame' },
    dear: '+1',
    cheap: '−1',
    empty: 'empty',
    only: (place: string) => `Open on ${place} only`,
    pool: (price: number) => `Vehicle pool, ${price} each`,
    inPool: (n: number) => `${n} in the pool`,
  },

  setup: {
    knights: 'Knights',
    taken: (name: string) => `taken by ${name}`,
    colours: 'Colours',
    colour: { amber: 'Amber', blue: 'Blue', red: 'Red', yellow: 'Yellow' },
    vehicles: 'Vehicles',
    left: (n: number) => `${n} left`,
    missions: 'Missions',
    rounds: (n: number, players: number) =>
      `${plural(n, { one: '# round', other: '# rounds' })}, ${players} players or more`,
    starters: 'Starting gear',
    where: (title: string) => `Where ${title} goes`,
    into: ['Pocket', 'Backpack', 'Vehicle'] as readonly string[],
    tasks: 'Four private tasks: keep two',
  },

  end: {
    how: { goal: 'Goal reached', time: 'Time is up', lost: 'All have lost', alone: 'One knight is left' },
    explain: {
      goal: 'Whoever reaches the goal of the mission wins at once.',
      time: 'After the last round, whoever is furthest ahead wins; ties go by Reputation, then by gear.',
      lost: 'The wasteland has won.',
      alone: 'Everybody else has left for good.',
    },
    knight: 'Knight',
    goal: 'Mission',
    gear: 'Gear value',
    first: 'first tie-break',
    second: 'second tie-break',
    place: 'Place',
    won: '1st',
    lost: 'Lost',
    rules: 'How to win this mission',
    wins: (names: string) => `${names} wins`,
    win: (names: string) => `${names} win`,
    youWin: 'You win',
    nobody: 'Nobody wins',
  },
}
