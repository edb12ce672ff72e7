import type { HexRow } from '../content/rows.ts'

/** The hex reference sheet (WK-12): what a numbered hex offers to those who explore it. */
export const hexes: readonly HexRow[] = [
  {
    number: 1,
    name: 'Gangraen',
    city: true,
    explore: null,
    text: [
      {
        at: 'action',
        pay: [{ gear: 'green', n: 1 }],
        do: [
          {
            do: 'choose',
            of: [
              [
                { do: 'fill', what: 'hp' },
                { do: 'fill', what: 'rad' },
              ],
              [
                { do: 'fill', what: 'ammo' },
                { do: 'fill', what: 'fuel' },
                { do: 'vehicle', how: 'repair' },
              ],
            ],
          },
        ],
      },
      {
        at: 'action',
        pay: [{ gear: 'green', n: 1 }],
        do: [
          {
            do: 'roll',
            bands: [
              { to: 4, deeds: [{ do: 'change', what: 'hp', by: -1 }] },
              { to: 9, deeds: [{ do: 'draw', colour: 'yellow', n: 1 }] },
              { to: 10, deeds: [{ do: 'draw', colour: 'red', n: 1 }] },
            ],
          },
        ],
      },
      { at: 'action', do: [{ do: 'trade' }] },
    ],
    clauses: ['WK-12.1b', 'WK-12.1c', 'WK-12.1a'],
  },
  {
    number: 2,
    name: 'Pumps',
    city: true,
    explore: null,
    text: [
      {
        at: 'action',
        pay: [{ gear: 'green', n: 1 }],
        do: [
          { do: 'fill', what: 'hp' },
          { do: 'fill', what: 'rad' },
          { do: 'fill', what: 'ammo' },
          { do: 'fill', what: 'fuel' },
          { do: 'vehicle', how: 'repair' },
        ],
      },
      { at: 'action', do: [{ do: 'trade' }] },
    ],
    clauses: ['WK-12.2b', 'WK-12.2a'],
  },
  {
    number: 3,
    name: "Queen's Valley",
    city: true,
    explore: null,
    text: [
      {
        at: 'action',
        pay: [{ gear: 'green', n: 2 }],
        do: [
          {
            do: 'choose',
            of: [
              [
                { do: 'fill', what: 'hp' },
                { do: 'fill', what: 'rad' },
              ],
              [
                { do: 'fill', what: 'ammo' },
                { do: 'fill', what: 'fuel' },
                { do: 'vehicle', how: 'repair' },
              ],
            ],
          },
        ],
      },
      { at: 'action', do: [{ do: 'luck', by: 2 }] },
      { at: 'passive', do: [{ forbid: ['trade'] }] },
    ],
    clauses: ['WK-12.3b', 'WK-12.3c', 'WK-12.3a'],
  },
  {
    number: 4,
    name: 'New Sydney',
    city: true,
    explore: null,
    text: [
      {
        at: 'action',
        pay: [{ gear: 'green', n: 1 }],
        do: [
          { do: 'fill', what: 'hp' },
          { do: 'fill', what: 'rad' },
          { do: 'fill', what: 'ammo' },
          { do: 'fill', what: 'fuel' },
          { do: 'vehicle', how: 'repair' },
        ],
      },
      { at: 'action', do: [{ do: 'trade' }] },
    ],
    clauses: ['WK-12.4b', 'WK-12.4a'],
  },
  {
    number: 5,
    name: 'Alice Offsprings',
    city: true,
    explore: null,
    text: [
      {
        at: 'action',
        pay: [{ gear: 'green', n: 2 }],
        do: [
          {
            do: 'choose',
            of: [
              [
                { do: 'fill', what: 'hp' },
                { do: 'fill', what: 'rad' },
              ],
              [
                { do: 'fill', what: 'ammo' },
                { do: 'fill', what: 'fuel' },
                { do: 'vehicle', how: 'repair' },
              ],
            ],
          },
        ],
      },
      { at: 'action', pay: [{ gear: 'yellow', n: 1 }], do: [{ do: 'change', what: 'rep', by: 1 }] },
      { at: 'passive', do: [{ forbid: ['trade'] }] },
    ],
    clauses: ['WK-12.5b', 'WK-12.5c', 'WK-12.5a'],
  },
  {
    number: 6,
    name: 'Cerbero Biolabs',
    city: false,
    explore: null,
    text: [
      { at: 'action', do: [{ do: 'change', what: 'rad', by: -3 }] },
      { at: 'action', do: [{ do: 'drop', n: 'any', which: 'Mutation', by: 'you' }] },
      { at: 'action', do: [{ do: 'draw', colour: 'green', n: 1 }] },
    ],
    clauses: ['WK-12.6a', 'WK-12.6b', 'WK-12.6c'],
  },
  {
    number: 7,
    name: 'Red Tomb',
    city: false,
    explore: { skill: 'Repair', difficulty: 7 },
    text: [
      {
        at: 'action',
        do: [
          {
            do: 'strike',
            deeds: [
              { do: 'change', what: 'rad', by: 2 },
              { do: 'change', what: 'hp', by: -2 },
            ],
          },
        ],
      },
      { at: 'action', do: [{ do: 'draw', colour: 'yellow', n: 1 }] },
    ],
    clauses: ['WK-12.7a', 'WK-12.7b'],
  },
  {
    number: 8,
    name: 'Cerbero Pharmaceutics',
    city: false,
    explore: { skill: 'Medicine', difficulty: 7 },
    text: [
      { at: 'action', do: [{ do: 'change', what: 'hp', by: 3 }] },
      { at: 'action', do: [{ do: 'take', colour: 'green' }] },
      { at: 'action', do: [{ do: 'draw', colour: 'yellow', n: 1 }] },
    ],
    clauses: ['WK-12.8a', 'WK-12.8b', 'WK-12.8c'],
  },
  {
    number: 9,
    name: 'Old Refinery',
    city: false,
    explore: { skill: 'Survival', difficulty: 7 },
    text: [
      { at: 'action', do: [{ do: 'change', what: 'fuel', by: 4 }] },
      { at: 'action', do: [{ do: 'take', colour: 'green' }] },
      { at: 'action', do: [{ do: 'draw', colour: 'yellow', n: 1 }] },
    ],
    clauses: ['WK-12.9a', 'WK-12.9b', 'WK-12.9c'],
  },
  {
    number: 10,
    name: 'Warata Industries',
    city: false,
    explore: null,
    text: [
      {
        at: 'action',
        pay: [{ lose: 'ammo', n: 2 }],
        do: [
          {
            do: 'choose',
            of: [[{ do: 'draw', colour: 'red', n: 1 }], [{ do: 'draw', colour: 'yellow', n: 2 }]],
          },
        ],
      },
      { at: 'action', do: [{ do: 'draw', colour: 'green', n: 1 }] },
    ],
    clauses: ['WK-12.10a', 'WK-12.10b'],
  },
  {
    number: 11,
    name: 'Cerbero Tower',
    city: false,
    explore: null,
    text: [
      {
        at: 'passive',
        if: [{ hex: 'here and around' }, { by: 'enemy' }, 'attack'],
        do: [{ stat: 'dice', by: 1 }],
      },
      {
        at: 'action',
        do: [
          {
            do: 'choose',
            of: [[{ do: 'draw', colour: 'yellow', n: 1 }], [{ do: 'draw', colour: 'green', n: 2 }]],
          },
        ],
      },
      {
        at: 'action',
        do: [
          {
            do: 'choose',
            of: [[{ do: 'attach', trait: 'Implant' }], [{ do: 'drop', n: 1, which: 'Implant', by: 'you' }]],
          },
        ],
      },
    ],
    clauses: ['WK-12.11a', 'WK-12.11b', 'WK-12.11c'],
  },
  {
    number: 12,
    name: "Rusty's Garden",
    city: false,
    explore: null,
    text: [
      {
        at: 'action',
        do: [
          { do: 'change', what: 'fuel', by: 3 },
          { do: 'vehicle', how: 'repair' },
        ],
      },
      {
        at: 'action',
        do: [
          {
            do: 'choose',
            of: [[{ do: 'attach', trait: 'Tuning' }], [{ do: 'drop', n: 1, which: 'Tuning', by: 'you' }]],
          },
        ],
      },
      { at: 'action', do: [{ do: 'draw', colour: 'green', n: 1 }] },
    ],
    clauses: ['WK-12.12a', 'WK-12.12b', 'WK-12.12c'],
  },
  {
    number: 13,
    name: "Kosciusko's Redoubt",
    city: false,
    explore: { skill: 'Talk', difficulty: 7 },
    text: [
      {
        at: 'action',
        pay: [{ gear: 'green', n: 1 }],
        do: [
          { do: 'fill', what: 'hp' },
          { do: 'fill', what: 'rad' },
          { do: 'fill', what: 'ammo' },
          { do: 'fill', what: 'fuel' },
          { do: 'vehicle', how: 'repair' },
        ],
      },
      { at: 'action', do: [{ do: 'plant', n: 3 }] },
    ],
    clauses: ['WK-12.13a', 'WK-12.13b'],
  },
  {
    number: 14,
    name: 'Sandpiercer',
    city: false,
    explore: null,
    text: [
      { at: 'action', pay: [{ gear: 'green', n: 1 }], do: [{ do: 'go anywhere' }] },
      { at: 'action', do: [{ do: 'draw', colour: 'green', n: 1 }] },
    ],
    clauses: ['WK-12.14a', 'WK-12.14b'],
  },
  {
    number: 15,
    name: 'Carcassville',
    city: false,
    explore: null,
    text: [
      {
        at: 'action',
        do: [
          {
            do: 'check',
            skill: ['Blades', 'Guns'],
            difficulty: 9,
            pass: [{ do: 'change', what: 'rep', by: 2 }],
            fail: [
              {
                do: 'choose',
                of: [[{ do: 'change', what: 'rad', by: 3 }], [{ do: 'change', what: 'hp', by: -3 }]],
              },
            ],
          },
        ],
      },
      { at: 'action', do: [{ do: 'draw', colour: 'green', n: 1 }] },
    ],
    clauses: ['WK-12.15a', 'WK-12.15b'],
  },
]
