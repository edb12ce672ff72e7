import type { Chapter } from '../../../lessons/course.ts'
import {
  dice,
  GANGRAEN,
  HABITS,
  hold,
  NEW_SYDNEY,
  onTop,
  outback,
  PHARMACEUTICS,
  setsOut,
} from './outback.ts'

const ALL_NIGHT = 4
const ABANDONED_SERVO = 9
const PREPPERS_KIT = 14
const VEST = 21

/** A drive by the highway, a card to face, a place to explore, and a night's rest. */
export const driveAndExplore: Chapter = {
  id: 'drive-and-explore',
  title: 'Drive and explore',
  goal: 'You’ll plan a route, live through what the road brings, and come home with something good.',
  minutes: 5,
  others: ['Corvina'],
  habits: HABITS,
  openings: [
    {
      lay: outback(
        (s) => {
          setsOut(s, 0, GANGRAEN)
          s.knights[0]!.fuel = 2
          s.knights[1]!.hex = NEW_SYDNEY
          hold(s, 0, ALL_NIGHT)
          onTop(s.wild.deck, ABANDONED_SERVO, 13)
          onTop(s.gear[0]!.deck, PREPPERS_KIT)
          onTop(s.gear[1]!.deck, VEST)
        },
        dice(4, 9, 3, 8),
      ),
      others: [[], [{ act: 'play', n: ABANDONED_SERVO }, { act: 'stay' }]],
    },
  ],
  beats: [
    {
      says: 'You’re Chris, in Gangraen. Good things lie out there, behind bad things. *Drive.*',
      does: [[{ act: 'vehicle' }]],
      tries: [
        { on: { act: 'stay' }, says: 'If you stay, you draw no card, and find nothing.' },
        { on: { act: 'foot' }, says: 'On foot you go one hex. It’s two.' },
      ],
      learnt: 'Stay, walk or drive',
    },
    {
      says: 'Every move turns up a card, and one more per skull. The highway has none. *Tap Cerbero Pharmaceutics.*',
      does: [[{ act: 'to', n: PHARMACEUTICS }]],
      after:
        'Two hexes of highway, 1 Fuel. While you drive, your rival is the Waster, and may play what turns up.',
      learnt: 'One card per move, one more per skull',
    },
    {
      says: 'Corvina plays Abandoned Servo. *Face it:* do what it says, earn its reward.',
      does: [[{ act: 'face' }]],
      tries: [
        {
          on: { act: 'escape' },
          says: 'You got away, with nothing. Only facing it earns the reward.',
          draws: dice(2, 6, 3),
        },
      ],
      learnt: 'Face it for the reward, escape for safety',
    },
    {
      says: 'A Repair check: one die, 7 or more succeeds. You rolled 4. *Your ability* repeats one check a round.',
      does: [[{ act: 'use', n: 51 }]],
      tries: [{ on: { act: 'pass' }, says: 'Missed: 1 Health lost. The ability was free.' }],
      after: '9: success. 2 Fuel, and a green card.',
      learnt: 'A check: so many dice, one success is enough',
    },
    {
      says: 'Gear in pockets works on the road. The backpack only carries. Your pockets are full: *backpack.*',
      does: [
        [
          { act: 'place', n: 6 },
          { act: 'place', n: 7 },
        ],
      ],
      tries: [
        ...[3, 4, 5].map((n) => ({
          on: { act: 'place', n },
          says: 'Something else would have to move out.',
        })),
        { on: { act: 'discard' }, says: 'It’s free. Keep it.' },
      ],
      learnt: 'Pockets work on the road, the backpack carries',
    },
    {
      says: 'One card per move, and you’ve had yours. *Drive on.*',
      does: [[{ act: 'continue' }]],
      tries: [{ on: { act: 'stop' }, says: 'Nothing here but road.' }],
      learnt: 'One card played on you, and the road is yours',
    },
    {
      says: 'Now *explore.* This place is locked: Medicine 7, and you roll two dice.',
      does: [[{ act: 'explore' }]],
      tries: [{ on: { act: 'decline' }, says: 'You came all this way.' }],
      after: '3 and 8. One success is enough.',
      learnt: 'Some places ask for a check first',
    },
    {
      says: 'One action per place. Yellow gear is better than green. *Draw yellow.*',
      does: [[{ act: 'action', n: 142 }]],
      tries: [
        {
          on: { act: 'action' },
          says: 'Not bad. But you’re well, and yellow gear is worth twice a green one.',
        },
      ],
      learnt: 'One action per place',
    },
    {
      says: 'A card, or a vehicle of the same value? Your Strider is fine. *Draw.*',
      does: [[{ act: 'draw' }]],
      tries: [{ on: { act: 'vehicle' }, says: 'Your Strider would go back to the pool.' }],
      learnt: 'Gear, or a vehicle instead',
    },
    {
      says: 'A Vest: armour 2. *Put it on.*',
      does: [[{ act: 'place', n: 2 }]],
      tries: [{ on: { act: 'place' }, says: 'In there it protects your sandwiches.' }],
      after: 'Armour 1 → 2.',
      learnt: 'Armour protects when it is worn',
    },
    {
      says: 'That’s it here. *Done.*',
      does: [[{ act: 'done' }]],
    },
    {
      says: 'Evening: rest. A luck card can be traded in for the icon at its foot. *Yours shows Fuel.*',
      does: [[{ act: 'resupply', n: ALL_NIGHT }]],
      tries: [{ on: { act: 'done' }, says: 'Fine, keep it. But the tank has room.' }],
      after: 'Full tank, a Vest, a Kit, and not a scratch.',
      learnt: 'Resting, luck cards turn into what they show',
    },
  ],
  won: 'Home with more than you left with.',
  asks: 'How many cards would the desert road have turned up?',
  reasons: [
    { name: 'One', at: '[data-hex="2"]', says: 'That’s a road without a skull. The desert has two.' },
    { name: 'Two', at: '[data-hex="8"]', says: 'One per skull, and one for moving at all.' },
    { name: 'Three', at: '[data-hex="1"]', says: 'Three: one for moving, two for the skulls.', right: true },
  ],
}
