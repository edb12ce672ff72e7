import type { Chapter } from '../../../lessons/course.ts'
import { dice, GANGRAEN, HABITS, HIGHWAY_WEST, NEW_SYDNEY, onTop, outback, setsOut } from './outback.ts'

const ACID_RAIN = 1
const HITCHHIKER = 12
const VENDING_ORACLE = 13
const FAIR_DINKUM = 17
const GONE_BUSH = 24
const LAST_ROUND = 12

/** A rival stopped by the right card, and the mission won by a speech. */
export const theWasterAndWinning: Chapter = {
  id: 'the-waster-and-winning',
  title: 'The Waster, and winning',
  goal: 'You’ll stop a rival as the Waster and win the mission with a speech.',
  minutes: 5,
  others: ['Corvina'],
  habits: HABITS,
  openings: [
    {
      lay: outback(
        (s) => {
          setsOut(s, 1, NEW_SYDNEY)
          s.round = LAST_ROUND
          s.first = 1
          s.active = 1
          const [chris, naomi] = s.knights
          naomi!.rep = 9
          naomi!.fuel = 2
          chris!.hex = HIGHWAY_WEST
          chris!.rep = 7
          chris!.fuel = 2
          onTop(s.wild.deck, VENDING_ORACLE, ACID_RAIN, HITCHHIKER)
          onTop(s.luck.deck, FAIR_DINKUM, GONE_BUSH)
        },
        dice(2, 5, 6, 4, 8, 2, 3, 6, 1),
      ),
      others: [
        [],
        [{ act: 'vehicle' }, { act: 'to', n: GANGRAEN }, { act: 'escape' }, { act: 'play', n: HITCHHIKER }],
      ],
    },
  ],
  beats: [
    {
      says: 'Last round. Naomi has 9 Reputation; if she explores Gangraen, she wins. While she drives, *you’re the Waster.*',
      does: [],
      learnt: 'Whoever does not move is the Waster',
    },
    {
      says: 'Two cards turned up. You may play one now or wait. Only one of them says Stop. *Play Acid Rain.*',
      does: [[{ act: 'play', n: ACID_RAIN }]],
      tries: [
        {
          on: { act: 'wait' },
          says: 'She drives on to Gangraen. Stopping her there is too late: Naomi wins.',
          plays: [
            [1, { act: 'continue' }],
            [0, { act: 'wait' }],
            [1, { act: 'continue' }],
            [0, { act: 'wait' }],
            [0, { act: 'play', n: ACID_RAIN }],
            [1, { act: 'escape' }],
            [0, { act: 'stay' }],
            [1, { act: 'explore' }],
            [1, { act: 'mission', n: 0 }],
          ],
        },
        { on: { act: 'play', n: VENDING_ORACLE }, says: 'A fortune teller stops nobody.' },
      ],
      after: '2, 5, 6: she cannot escape it, and stops in the desert.',
      learnt: 'As the Waster: stop them before they arrive',
    },
    {
      says: 'Now you’re the knight again. Gangraen is next door. *Drive.*',
      does: [[{ act: 'vehicle' }], [{ act: 'to', n: GANGRAEN }]],
      tries: [{ on: { act: 'foot' }, says: 'Works too, and saves Fuel. Let’s take the car.' }],
      learnt: 'Knight and Waster take turns',
    },
    {
      says: 'It says Stop, but you’ve arrived. *Face it:* two luck cards.',
      does: [[{ act: 'face' }]],
      tries: [
        {
          on: { act: 'escape' },
          says: 'No danger here, and the reward is gone.',
          draws: dice(8, 4, 2, 6, 3),
        },
      ],
      after: 'Two luck cards.',
      learnt: 'Read the card before you run',
    },
    {
      says: '*Explore* Gangraen.',
      does: [[{ act: 'explore' }]],
      tries: [{ on: { act: 'decline' }, says: 'Everything you need is here.' }],
    },
    {
      says: 'Savior of the Waste: with 7 Reputation you may address the crowd. Talk 7 wins at once. *Speak.*',
      does: [[{ act: 'mission', n: 0 }]],
      tries: [{ on: { act: 'action' }, says: 'You’re one speech away from winning.' }],
      learnt: 'A mission’s goal beats Reputation',
    },
    {
      says: 'Highlighted luck cards can be played now. *Fair Dinkum:* three more dice.',
      does: [[{ act: 'luck', n: FAIR_DINKUM }]],
      tries: [
        {
          on: { act: 'pass' },
          says: 'Three dice might do. Six succeed 95 times in 100.',
          draws: dice(4, 8, 2),
        },
      ],
      after: '4, 8, 2, 3, 6, 1: the crowd is yours. You win the mission!',
      learnt: 'Luck cards are for the moment that decides',
    },
  ],
  won: 'The crowd is yours. You win the mission!',
  asks: 'Naomi had 9 Reputation, you 7. Why did you win?',
  reasons: [
    {
      name: 'I reached Gangraen first',
      at: '[data-hex="0"]',
      says: 'Reputation opens the door. You went through it first, with Naomi still in the desert under your rain.',
      right: true,
    },
    {
      name: 'I had more Reputation',
      at: '[data-place="0"]',
      says: '7 against 9. It opens the door, no more.',
    },
    { name: 'Naomi ran out of Fuel', at: '[data-place="1"]', says: 'She had enough. Something stopped her.' },
  ],
}
