import type { WeaponRow } from '../content/rows.ts'

/** Weapons that exist only as print on a knight sheet. */
export const printed: readonly WeaponRow[] = [
  {
    id: 'S01',
    title: 'Sawn-off',
    copies: 0,
    group: 'weapon',
    hands: 1,
    icons: ['S'],
    multi: 0,
    pierce: 0,
    damage: 1,
    free: false,
    fuel: 0,
    text: [],
    origin: 'O',
    line: 'Shortened in a hurry, like the argument.',
  },
  {
    id: 'S02',
    title: 'Cutthroat Claws',
    copies: 0,
    group: 'weapon',
    hands: 2,
    icons: ['X'],
    multi: 1,
    pierce: 0,
    damage: 1,
    free: false,
    fuel: 0,
    text: [],
    origin: 'O',
    line: 'No licence needed. No gloves possible.',
  },
]
