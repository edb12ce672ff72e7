import type { LuckRow } from '../content/rows.ts'

/** The twenty-six luck cards. */
export const luck: readonly LuckRow[] = [
  {
    id: 'L01',
    title: 'Deadly Quick',
    text: [{ at: 'before combat', may: true, do: [{ do: 'start range', to: 'any' }] }],
    copies: [
      { icon: 'ammo', rank: 'A♠' },
      { icon: 'fuel', rank: '8♥' },
    ],
    origin: 'S*',
  },
  {
    id: 'L02',
    title: 'Die Already!',
    text: [
      { at: 'before check', may: true, if: [{ by: 'you' }, 'attack'], do: [{ do: 'more damage', by: 1 }] },
    ],
    copies: [
      { icon: 'ammo', rank: 'K♠' },
      { icon: 'ammo', rank: '7♥' },
    ],
    origin: 'S',
  },
  {
    id: 'L03',
    title: 'All Night on the Road',
    text: [{ at: 'before move', may: true, if: ['vehicle'], do: [{ do: 'mp', by: 3 }] }],
    copies: [
      { icon: 'fuel', rank: 'Q♠' },
      { icon: 'fuel', rank: '6♥' },
    ],
    origin: 'S*',
  },
  {
    id: 'L04',
    title: 'Faster, faster!',
    text: [{ at: 'before check', may: true, if: [{ by: 'you' }, 'attack'], do: [{ do: 'dice', by: 2 }] }],
    copies: [
      { icon: 'ammo', rank: 'J♠' },
      { icon: 'rad', rank: '5♥' },
    ],
    origin: 'S*',
  },
  {
    id: 'L05',
    title: "She'll Be Right",
    text: [{ at: 'after check', may: true, if: [{ by: 'you' }], do: [{ do: 'reroll' }] }],
    copies: [
      { icon: 'hp', rank: '10♠' },
      { icon: 'rad', rank: '4♥' },
    ],
    origin: 'O',
  },
  {
    id: 'L06',
    title: 'Bonza!',
    text: [{ at: 'after check', may: true, if: [{ by: 'you' }], do: [{ do: 'turn a die', to: 10 }] }],
    copies: [{ icon: 'rad', rank: 'A♥' }],
    origin: 'O',
  },
  {
    id: 'L07',
    title: 'Tall Poppy',
    text: [{ at: 'luck played', may: true, if: [{ by: 'rival' }], do: [{ do: 'cancel' }] }],
    copies: [
      { icon: 'fuel', rank: '9♠' },
      { icon: 'hp', rank: '3♥' },
    ],
    origin: 'O',
  },
  {
    id: 'L08',
    title: 'Only a Scratch',
    text: [{ at: 'before soak', may: true, if: [{ by: 'opp' }], do: [{ do: 'more damage', by: -2 }] }],
    copies: [
      { icon: 'hp', rank: '8♠' },
      { icon: 'hp', rank: '2♥' },
    ],
    origin: 'O',
  },
  {
    id: 'L09',
    title: 'Duck!',
    text: [{ at: 'before check', may: true, if: [{ by: 'opp' }, 'attack'], do: [{ do: 'dice', by: -2 }] }],
    copies: [{ icon: 'rad', rank: '7♠' }],
    origin: 'O',
  },
  {
    id: 'L10',
    title: 'Wrong Turn',
    text: [{ at: 'played', may: true, do: [{ do: 'redraw' }] }],
    copies: [{ icon: 'fuel', rank: 'K♥' }],
    origin: 'O',
  },
  {
    id: 'L11',
    title: 'Fair Dinkum',
    text: [{ at: 'before check', may: true, if: [{ by: 'you' }, 'not attack'], do: [{ do: 'dice', by: 3 }] }],
    copies: [{ icon: 'rad', rank: '6♠' }],
    origin: 'O',
  },
  {
    id: 'L12',
    title: "Mates' Rates",
    text: [{ at: 'explore', may: true, do: [{ do: 'value', is: 'yellow' }] }],
    copies: [{ icon: 'ammo', rank: 'Q♥' }],
    origin: 'O',
  },
  {
    id: 'L13',
    title: 'Glovebox Find',
    text: [{ at: 'explore', may: true, do: [{ do: 'draw', colour: 'yellow', n: 1 }] }],
    copies: [{ icon: 'hp', rank: '5♠' }],
    origin: 'O',
  },
  {
    id: 'L14',
    title: 'Second Wind',
    text: [
      {
        at: 'any',
        may: true,
        do: [
          { do: 'change', what: 'hp', by: 1 },
          { do: 'change', what: 'rad', by: -1 },
        ],
      },
    ],
    copies: [{ icon: 'rad', rank: 'J♥' }],
    origin: 'O',
  },
  {
    id: 'L15',
    title: 'Hoon It',
    text: [{ at: 'played', may: true, do: [{ do: 'cannot stop you' }] }],
    copies: [{ icon: 'fuel', rank: '4♠' }],
    origin: 'O',
  },
  {
    id: 'L16',
    title: 'Quick Change',
    text: [{ at: 'any', may: true, if: ['combat'], do: [{ do: 're-equip' }] }],
    copies: [{ icon: 'ammo', rank: '10♥' }],
    origin: 'O',
  },
  {
    id: 'L17',
    title: 'Ace in the Boot',
    text: [{ at: 'before soak', may: true, if: [{ by: 'you' }], do: [{ do: 'more pierce', by: 3 }] }],
    copies: [{ icon: 'ammo', rank: '3♠' }],
    origin: 'O',
  },
  {
    id: 'L18',
    title: 'Gone Bush',
    text: [{ at: 'before check', may: true, if: [{ by: 'you' }, 'escape'], do: [{ do: 'pass' }] }],
    copies: [
      { icon: 'fuel', rank: '2♠' },
      { icon: 'hp', rank: '9♥' },
    ],
    origin: 'O',
  },
]
