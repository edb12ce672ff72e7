import type { EventRow } from '../content/rows.ts'

/** The eighteen event cards of the wasteland deck. */
export const events: readonly EventRow[] = [
  {
    id: 'W01',
    title: 'Tornado',
    copies: 2,
    trait: 'Weather',
    escape: { skill: 'Survival', difficulty: 7 },
    text: [
      { at: 'event', if: [{ has: 'vehicle' }], do: [{ do: 'vehicle', how: 'damage' }] },
      { at: 'event', if: [{ no: 'vehicle' }], do: [{ do: 'change', what: 'hp', by: -1 }] },
      { at: 'event always', do: [{ do: 'token', token: 'obstacle', where: 'here and around' }] },
    ],
    reward: [{ gain: 'rep', n: 1 }],
    origin: 'S*',
    line: 'Free relocation service. Terms apply to whatever lands.',
  },
  {
    id: 'W02',
    title: 'Acid Rain',
    copies: 2,
    trait: 'Weather',
    escape: { skill: 'Survival', difficulty: 7 },
    text: [
      {
        at: 'event',
        do: [
          { do: 'stop' },
          { do: 'change', what: 'hp', by: -1 },
          { do: 'token', token: 'contamination', where: 'here and around' },
        ],
      },
    ],
    reward: [],
    origin: 'S*',
    line: 'Good for the tomatoes. There are no tomatoes.',
  },
  {
    id: 'W03',
    title: 'Radiation Storm',
    copies: 2,
    trait: 'Weather',
    escape: { skill: 'Medicine', difficulty: 7 },
    text: [
      {
        at: 'event',
        do: [
          { do: 'change', what: 'rad', by: 1 },
          { do: 'token', token: 'radiation', where: 'here and around' },
        ],
      },
    ],
    reward: [],
    origin: 'S*',
    line: 'A warm glow, outdoors, from every direction.',
  },
  {
    id: 'W04',
    title: 'Car Wreck',
    copies: 1,
    trait: 'Place',
    escape: { skill: 'Repair', difficulty: 5 },
    text: [
      { at: 'event', do: [{ do: 'stop' }, { do: 'change', what: 'hp', by: -1 }, { do: 'skip exploration' }] },
    ],
    reward: [
      { draw: 'green', n: 1 },
      { gain: 'fuel', n: 3 },
    ],
    origin: 'S*',
    line: 'One careful owner, still buckled in.',
  },
  {
    id: 'W05',
    title: 'Rough Terrain',
    copies: 2,
    trait: 'Place',
    escape: { skill: 'Repair', difficulty: 7 },
    text: [
      {
        at: 'event',
        if: ['vehicle'],
        do: [
          { do: 'change', what: 'fuel', by: -1 },
          { do: 'mp', by: -2 },
        ],
      },
    ],
    reward: [],
    origin: 'S*',
    line: 'The road was here. It has been moved to several places nearby.',
  },
  {
    id: 'W06',
    title: 'Wandering Merchant',
    copies: 1,
    trait: 'Stranger',
    escape: { skill: 'Talk', difficulty: 5 },
    text: [{ at: 'event', may: true, do: [{ do: 'trade' }] }],
    reward: [],
    origin: 'S*',
    line: 'Everything must go, including, he says, himself.',
  },
  {
    id: 'W07',
    title: 'Wounded Stranger',
    copies: 1,
    trait: 'Stranger',
    escape: { skill: 'Medicine', difficulty: 9 },
    text: [
      { at: 'event', do: [{ do: 'stop' }] },
      { at: 'event', if: [{ has: 'gear' }], do: [{ do: 'drop', n: 1, which: 'any', by: 'you' }] },
      { at: 'event', if: [{ no: 'gear' }], do: [{ do: 'change', what: 'hp', by: -1 }] },
    ],
    reward: [
      { gain: 'rep', n: 1 },
      { gain: 'luck', n: 1 },
    ],
    origin: 'S*',
    line: 'Says he is fine. Is holding the part that is not.',
  },
  {
    id: 'W08',
    title: 'Dust Wall',
    copies: 1,
    trait: 'Weather',
    escape: { skill: 'Survival', difficulty: 5 },
    text: [
      {
        at: 'event',
        do: [
          { do: 'luck', by: -1, random: true },
          { do: 'token', token: 'threat', where: 'here and around' },
        ],
      },
    ],
    reward: [],
    origin: 'O',
    line: "A kilometre of somebody else's farm, arriving.",
  },
  {
    id: 'W09',
    title: 'Bushfire',
    copies: 1,
    trait: 'Weather',
    escape: { skill: 'Survival', difficulty: 7 },
    text: [{ at: 'event', do: [{ do: 'change', what: 'hp', by: -1 }, { do: 'go back' }, { do: 'stop' }] }],
    reward: [],
    origin: 'O',
    line: 'The wildlife is leaving. The wildlife has a point.',
  },
  {
    id: 'W10',
    title: 'Abandoned Servo',
    copies: 1,
    trait: 'Place',
    escape: { skill: 'Survival', difficulty: 5 },
    text: [
      {
        at: 'event',
        do: [
          {
            do: 'check',
            skill: ['Repair'],
            difficulty: 7,
            pass: [{ do: 'change', what: 'fuel', by: 2 }],
            fail: [{ do: 'change', what: 'hp', by: -1 }],
          },
        ],
      },
    ],
    reward: [{ draw: 'green', n: 1 }],
    origin: 'O',
    line: 'Still open, in the sense that it has no doors.',
  },
  {
    id: 'W11',
    title: 'Two-up School',
    copies: 1,
    trait: 'Stranger',
    escape: { skill: 'Talk', difficulty: 5 },
    text: [
      {
        at: 'event',
        if: [{ has: 'gear' }],
        do: [
          { do: 'drop', n: 1, which: 'any', by: 'you' },
          {
            do: 'roll',
            bands: [
              { to: 5, deeds: [] },
              { to: 9, deeds: [{ do: 'draw next colour up' }] },
              { to: 10, deeds: [{ do: 'draw', colour: 'red', n: 1 }] },
            ],
          },
        ],
      },
    ],
    reward: [],
    origin: 'O',
    line: 'Come in, spinner. The coins are washers. The rules are the same.',
  },
  {
    id: 'W12',
    title: 'Old Minefield',
    copies: 1,
    trait: 'Place',
    escape: { skill: 'Repair', difficulty: 7 },
    text: [
      {
        at: 'event',
        do: [
          { do: 'choose', of: [[{ do: 'vehicle', how: 'damage' }], [{ do: 'change', what: 'hp', by: -2 }]] },
        ],
      },
    ],
    reward: [{ draw: 'yellow', n: 1 }],
    origin: 'O',
    line: 'The warning sign went first.',
  },
  {
    id: 'W13',
    title: 'Hitchhiker',
    copies: 1,
    trait: 'Stranger',
    escape: { skill: 'Talk', difficulty: 7 },
    text: [{ at: 'event', do: [{ do: 'stop' }] }],
    reward: [{ gain: 'luck', n: 2 }],
    origin: 'O',
    line: 'Knows every short cut. Has taken none of them.',
  },
  {
    id: 'W14',
    title: 'Vending Oracle',
    copies: 1,
    trait: 'Place',
    escape: { skill: 'Repair', difficulty: 5 },
    text: [
      {
        at: 'event',
        do: [
          {
            do: 'roll',
            bands: [
              { to: 3, deeds: [{ do: 'change', what: 'rad', by: 1 }] },
              { to: 7, deeds: [{ do: 'change', what: 'hp', by: 1 }] },
              { to: 10, deeds: [{ do: 'change', what: 'ammo', by: 2 }] },
            ],
          },
        ],
      },
    ],
    reward: [],
    origin: 'O',
    line: 'Exact change only. Fortune included.',
  },
]
