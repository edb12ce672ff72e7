import type { Chapter } from '../../../lessons/course.ts'
import {
  BODY,
  dice,
  GANGRAEN,
  gear,
  HABITS,
  NEW_SYDNEY,
  onTop,
  outback,
  PHARMACEUTICS,
  setsOut,
  take,
} from './outback.ts'

const SERVICE_UNIT = 35
const PREPPERS_KIT = 14
const SPARE_TANK = 39
const VEST = 21
const SPARE_TANK_USE = 23
const MEDI_SHOT = 1
const TURF_WAR = 6
const SHOTGUN = 1000
const ATTACK = 0
const DEFEND = 2
const PREPARE = 3
const CHANGE_RANGE = 4
const card = (n: number) => ({ act: 'card', n })

/** One fight: prepared, hit, healed, and won with a single shot. */
export const fight: Chapter = {
  id: 'fight',
  title: 'Fight',
  goal: 'You’ll win a fight: ready yourself, take a hit, heal, and strike.',
  minutes: 5,
  others: ['Corvina'],
  habits: HABITS,
  openings: [
    {
      lay: outback(
        (s) => {
          setsOut(s, 0, PHARMACEUTICS)
          const chris = s.knights[0]!
          chris.hp = 3
          chris.fuel = 3
          take(s.gear[1]!.deck, VEST)
          chris.panels[BODY] = gear(VEST)
          s.knights[1]!.hex = NEW_SYDNEY
          onTop(s.wild.deck, SERVICE_UNIT)
          onTop(s.gear[0]!.deck, PREPPERS_KIT)
          onTop(s.gear[1]!.deck, SPARE_TANK)
        },
        dice(10, 2, 5, 9, 4, 10, 2),
      ),
      others: [
        [],
        [
          { act: 'play', n: SERVICE_UNIT },
          card(ATTACK),
          { act: 'icon', n: 1 },
          card(PREPARE),
          { act: 'introduce', n: TURF_WAR },
          { act: 'stay' },
        ],
      ],
    },
  ],
  beats: [
    {
      says: 'Take the highway back to *Gangraen.* Drive.',
      does: [[{ act: 'vehicle' }], [{ act: 'to', n: GANGRAEN }]],
      learnt: 'Every move turns up a card',
    },
    {
      says: 'An enemy. Escaping earns nothing. Winning earns its reward, and the task Nice Trophy! wants a defeated enemy. *Face it.*',
      does: [[{ act: 'face' }]],
      tries: [
        {
          on: { act: 'escape' },
          says: 'Away safely, with no reward and no trophy.',
          draws: dice(2, 7, 4, 1),
        },
      ],
      learnt: 'A defeated enemy earns its reward',
    },
    {
      says: 'Up to three clashes. Both sides choose a card in secret. *Prepare:* your next Attack gets two more dice.',
      does: [[card(PREPARE)]],
      tries: [
        {
          on: card(ATTACK),
          says: 'Two dice, both below 7. A miss, and a bullet gone.',
          draws: dice(5, 3, 2, 6, 4),
          plays: [
            [0, { act: 'weapon', n: SHOTGUN, with: 1 }],
            [1, { act: 'icon', n: 1 }],
          ],
        },
        { on: card(DEFEND), says: 'It rolls two dice fewer, but gains 2 dominance.' },
        { on: card(CHANGE_RANGE), says: 'Your shotgun likes Medium. Stay.' },
      ],
      after: 'Prepare against Attack: the cards are up, and it shoots.',
      learnt: 'Prepare, then Attack',
    },
    {
      says: 'Hit! One for the hit, one for its Bull’s Eye, one for its weapon: three. Your Vest stops two.',
      does: [],
      learnt: 'Armour stops damage',
    },
    {
      says: '2 Health is thin: at 0 you’re knocked out. *Use your Medi-shot,* now, in the middle of the fight.',
      does: [[{ act: 'any use', n: MEDI_SHOT }]],
      tries: [
        { on: { act: 'go on' }, says: 'You might get away with it. But that’s what the Medi-shot is for.' },
      ],
      after:
        'Health 2 → 4. At 0 you would lie there until the Rest and wake in the nearest city. Nobody is ever out.',
      learnt: 'Heal before you fall',
    },
    {
      says: 'It leads by 2 dominance. If nobody falls in three clashes, dominance wins. So make it fall: *Attack.*',
      does: [[card(ATTACK)]],
      tries: [{ on: { act: 'card' }, says: 'Prepare helps only your very next Attack. Don’t waste it.' }],
      learnt: 'If nobody falls, dominance wins',
    },
    {
      says: 'Your shotgun has two icons. *M* is made for Medium range; S would lose a die.',
      does: [[{ act: 'weapon', n: SHOTGUN, with: 1 }]],
      tries: [{ on: { act: 'weapon' }, says: 'One die fewer, for nothing.' }],
      after: '9, 4, 10, 2: 1 + 2 + 1 = 4, less armour 1 = 3. It falls.',
      learnt: 'An icon at its own range loses no dice',
    },
    {
      says: 'You win: a yellow card. *Draw it* and put it in the free pocket.',
      does: [[{ act: 'draw' }], [{ act: 'place', n: 4 }]],
      tries: [{ on: { act: 'vehicle' }, says: 'Your Strider is fine.' }],
      learnt: 'Whoever wins takes the reward',
    },
    {
      says: 'And Nice Trophy! is yours: Reputation and a green card. Reputation wins missions. *Take both,* in any order.',
      does: [[{ act: 'take' }], [{ act: 'place' }], [{ act: 'take' }], [{ act: 'place' }]],
      learnt: 'Common tasks: first come, first served',
    },
    {
      says: '*Drive on* to Gangraen, and rest there.',
      does: [[{ act: 'continue' }]],
      learnt: 'The rest of the road is safe',
    },
    {
      says: 'Spare Tank: once a round, 1 Fuel. *Use it* while you rest.',
      does: [[{ act: 'use', n: SPARE_TANK_USE }], [{ act: 'done' }]],
      tries: [{ on: { act: 'done' }, says: 'Free Fuel, every evening. Don’t forget it.' }],
      after: 'Fuel 2 → 3, every round from now on.',
      learnt: 'Resting, any gear you own may be used',
    },
  ],
  won: 'You won your first fight.',
  asks: 'Why did it fall to a single shot?',
  reasons: [
    {
      name: 'The 9',
      at: '.wk-dice',
      says: 'Prepared, a 9 is a Bull’s Eye too: two of them, 4 damage.',
      right: true,
    },
    {
      name: 'The Medi-shot',
      at: '[data-place="0"]',
      says: 'It kept you standing. The shot was prepared before.',
    },
    { name: 'The shotgun', at: '.wk-weapon', says: 'One damage of the four. Look at the dice.' },
  ],
}
