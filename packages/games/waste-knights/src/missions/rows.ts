import type { MissionRow } from '../content/rows.ts'
import { placesWhere } from '../lists.ts'

/** M5: so many Cultists on the board, and all lose. */
export const TOO_MANY_CULTISTS = 4

/** The missions, in the order they are offered; a mission's number is its place here. Figures are data. */
export const missions: readonly MissionRow[] = [
  {
    id: 'M1',
    title: 'Savior of the Waste',
    players: 2,
    rounds: 12,
    needs: [],
    villain: null,
    rules: [
      'Gangraen gains the action Address the crowd for a knight with 8 Reputation (7 with 2 or 3 players): Talk (7) wins at once; with 2 more Reputation you win without a roll.',
      'After the last round the highest Reputation wins.',
    ],
    line: 'Somebody has to be the statue.',
  },
  {
    id: 'M2',
    title: 'There Can Be Only One',
    players: 3,
    rounds: 12,
    needs: [],
    villain: null,
    rules: [
      "Winning a duel puts one of your markers on that rival's sheet, one per rival.",
      'From round 6 Gangraen gains the action Call out: a conscious rival, once per round each, is placed there and you duel.',
      "A marker on every rival's sheet wins at once; after the last round most markers win.",
    ],
    line: 'The sequel rights have been sold.',
  },
  {
    id: 'M3',
    title: 'Damsel in Distress',
    players: 2,
    rounds: 12,
    needs: ['W17'],
    villain: 'W17',
    rules: [
      'Lord Humus holds the Dame on Compost Keep. From round 3 the Waster moves him 1 hex in each Waster Step, never into a city; once she is taken up to 2 hexes towards her carrier, who loses 1 Health if he is reached.',
      'Entering his hex before your wasteland card was played gives you Lord Humus as that card.',
      'A knight with 5 Reputation who defeats him takes the Dame; he returns to Compost Keep. Her carrier has 1 more die in Repair checks; she can be stolen, and stays on the hex where her carrier falls.',
      "The carrier who explores Queen's Valley wins at once; after the last round all lose.",
    ],
    line: 'She has asked twice for the correct spanner.',
  },
  {
    id: 'M4',
    title: 'Avengers',
    players: 2,
    rounds: 12,
    needs: ['W15', 'W32'],
    villain: 'W32',
    rules: [
      'Six clues lie face down on the outer special hexes. Exploring such a hex you may turn the clue up as your action, resolve it and keep it.',
      'When 3 clues are held (4 with 4 players) Aunty Entropy appears on the hex of the last one; the Waster moves her 1 hex in each Waster Step, never into a city.',
      'A knight on her hex with 4 Reputation and a clue may fight her as his action, with 1 more die per clue, at most 2. Losing costs a clue.',
      'Defeating her wins at once; after the last round most clues win.',
    ],
    line: 'She started it. Everybody agrees on that, including her.',
  },
  {
    id: 'M5',
    title: 'Cult of the Manifold',
    players: 2,
    rounds: 12,
    needs: [],
    villain: null,
    rules: [
      'In each even round the Waster draws a Cultist and puts it on a special hex without a knight, a Cultist or a special token.',
      'A hex with a Cultist has 1 more threat icon and no exploration actions. Exploring it you may fight the Cultist instead: winning keeps the marker, 1 Reputation and 1 yellow card.',
      `With ${TOO_MANY_CULTISTS} Cultists on the board at the end of a Waster Step all lose; after the last round most markers win.`,
    ],
    line: 'There are many of them, and they insist there is one.',
  },
  {
    id: 'M0',
    title: 'Road to Gangraen',
    players: 2,
    rounds: 1,
    needs: [],
    villain: null,
    rules: ['One round for two, with everything prepared: Chris on the road, Naomi in town.'],
    line: 'You drive. I read the map.',
  },
  {
    id: 'REF',
    title: 'Race to Ten',
    players: 2,
    rounds: 10,
    needs: [],
    villain: null,
    rules: [
      'A knight with 10 Reputation who explores Gangraen wins at once; after the last round the highest Reputation wins.',
    ],
    line: 'No frills.',
  },
]

export const missionNumber = (id: string): number => missions.findIndex((row) => row.id === id)

/** Missions a table may settle on by itself: of its size, and with the cards they need (WK-3.17). */
export const missionsFor = (seats: number, has: (card: string) => boolean): number[] =>
  placesWhere(
    missions,
    ({ id, players, needs }) =>
      players <= seats && id.startsWith('M') && id !== 'M0' && (needs.length === 0 || needs.every(has)),
  )
