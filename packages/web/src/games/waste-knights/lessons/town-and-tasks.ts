import type { Chapter } from '../../../lessons/course.ts'
import { BODY, dice, gear, HABITS, NEW_SYDNEY, onTop, outback, setsOut, take } from './outback.ts'

const VEST = 21
const PREPPERS_KIT = 14
const DUCT_TAPE = 4
const PEACEKEEPER_SUIT = 41
const SYDNEY_STALL = 9
const SWAP_MEET = 10
const TURF_WAR = 6
const LAST_POSTMAN = 16
const BLOOD_DRIVE = 24
const MEDI_SHOT = 1
/** The Vest as a thing to offer: the place it is worn in. */
const OFFERED_VEST = 20

/** A deal at the Stalls that completes a task, a parcel delivered, and a task begun. */
export const townAndTasks: Chapter = {
  id: 'town-and-tasks',
  title: 'Town and tasks',
  goal: 'You’ll make a deal that pays twice, finish a task and take on the next.',
  minutes: 5,
  others: ['Corvina'],
  habits: HABITS,
  openings: [
    {
      lay: outback(
        (s) => {
          setsOut(s, 0, NEW_SYDNEY)
          s.round = 2
          const chris = s.knights[0]!
          chris.hp = 2
          chris.fuel = 3
          chris.rep = 2
          s.knights[1]!.hex = 0
          take(s.gear[1]!.deck, VEST)
          chris.panels[BODY] = gear(VEST)
          take(s.gear[0]!.deck, PREPPERS_KIT)
          chris.pack = [gear(PREPPERS_KIT)]
          const red = s.gear[2]!.deck
          red[red.indexOf(PEACEKEEPER_SUIT)] = s.stalls[SYDNEY_STALL]!
          s.stalls[SYDNEY_STALL] = PEACEKEEPER_SUIT
          const commons = s.commons.deck
          commons[commons.indexOf(SWAP_MEET)] = s.posted[0]!.card
          s.posted[0]!.card = SWAP_MEET
          s.unused[s.unused.indexOf(LAST_POSTMAN)] = chris.tasks[0]!.card
          chris.tasks[0] = { card: LAST_POSTMAN, markers: 0, space: 0, accepted: true, shown: true }
          const from = [s.unused, ...s.rejected].find((heap) => heap.includes(BLOOD_DRIVE))!
          from[from.indexOf(BLOOD_DRIVE)] = chris.tasks[1]!.card
          chris.tasks[1]!.card = BLOOD_DRIVE
          onTop(s.gear[0]!.deck, DUCT_TAPE)
        },
        dice(2, 6, 1),
      ),
      others: [[], [{ act: 'stay' }, { act: 'introduce', n: TURF_WAR }, { act: 'decline' }]],
    },
  ],
  beats: [
    {
      says: 'You have business in New Sydney. If you stay, no card is drawn on you. *Stay.*',
      does: [[{ act: 'stay' }]],
      tries: [
        { on: { act: 'vehicle' }, says: 'You’d leave before the market opens.' },
        { on: { act: 'foot' }, says: 'You’d leave before the market opens.' },
      ],
      learnt: 'Staying is safe',
    },
    {
      says: 'A city is open to everyone: no check. *Explore.*',
      does: [[{ act: 'explore' }]],
      tries: [{ on: { act: 'decline' }, says: 'The parcel and the market are both here.' }],
      learnt: 'Cities are open to all',
    },
    {
      says: 'One action: resupply or trade. A red suit costs only a yellow’s worth here. *Trade.*',
      does: [[{ act: 'action', n: 131 }]],
      tries: [
        {
          on: { act: 'action' },
          says: 'Fully healed and refuelled for one green. Good, but then no trade today.',
        },
      ],
      learnt: 'A city: resupply, or trade',
    },
    {
      says: 'Pick the *Peacekeeper Suit,* price 2. Offer your *Vest:* yellow is worth 2.',
      does: [[{ act: 'pick', n: SYDNEY_STALL }], [{ act: 'offer', n: OFFERED_VEST }], [{ act: 'deal' }]],
      after: 'Two for two: a deal.',
      learnt: 'Green is worth 1, yellow 2, red 3; no change is given',
    },
    {
      says: 'Armour 3. *Put it on.*',
      does: [[{ act: 'place', n: 2 }]],
      tries: [{ on: { act: 'place' }, says: 'It only protects you when worn.' }],
      after: 'Armour 2 → 3.',
    },
    {
      says: 'You’re the first to buy red gear, so the common task Swap Meet is yours: 2 Reputation and a card. *Take both.*',
      does: [[{ act: 'take' }], [{ act: 'place' }], [{ act: 'take' }], [{ act: 'place' }]],
      after: 'Reputation 2 → 4, and the task leaves the board.',
      learnt: 'Common tasks: the first to do it gets it',
    },
    {
      says: 'At 2 Health you roll one die fewer. *Use the Medi-shot* before you talk to anyone.',
      does: [[{ act: 'any use', n: MEDI_SHOT }]],
      tries: [
        {
          on: { act: 'accomplish' },
          says: 'Two dice might do. Three are better, and you need healing anyway.',
          draws: dice(2, 6),
        },
      ],
      after: 'Health 2 → 4, and a third die.',
      learnt: 'Wounds cost dice',
    },
    {
      says: 'Your private task ends here: *deliver the parcel.* Talk 5, three dice.',
      does: [[{ act: 'accomplish', n: LAST_POSTMAN }]],
      after: '2, 6, 1: success. A Satellite Phone and 1 Reputation.',
      learnt: 'Private tasks: accept in one place, finish in another',
    },
    {
      says: 'Take both, and *keep the Phone:* a luck card more each round.',
      does: [[{ act: 'take' }], [{ act: 'place' }], [{ act: 'take' }], [{ act: 'place' }]],
      learnt: 'Blue gear works for as long as you own it',
    },
    {
      says: 'One new task may start here as well. Blood Drive costs 1 Health now and pays 2 Reputation later. *Accept.*',
      does: [[{ act: 'accept', n: BLOOD_DRIVE }]],
      tries: [{ on: { act: 'done' }, says: 'It starts only here. You’re here.' }],
      after: 'Health 4 → 3. Its second place is Cerbero Biolabs.',
      learnt: 'One task to accept, one to finish, in every place',
    },
    {
      says: 'A night in town. Every morning a city gives you one small thing. *Take Fuel.*',
      does: [[{ act: 'done' }], [{ act: 'city', n: 4 }]],
      tries: [{ on: { act: 'city' }, says: 'Also fine. The tank is for tomorrow’s drive.' }],
      after: 'Fuel 3 → 4.',
      learnt: 'A morning in a city brings one small thing',
    },
  ],
  won: 'A good day in town.',
  asks: 'Why did one deal pay twice?',
  reasons: [
    {
      name: 'It completed a task',
      at: '[data-card^="task"]',
      says: 'A suit, and Swap Meet.',
      right: true,
    },
    { name: 'The stalls gave change', at: '.stalls', says: 'No change is ever given. Look at the tasks.' },
    {
      name: 'I was wounded',
      at: '[data-place="0"]',
      says: 'Nobody gives a discount for that. Look at the tasks.',
    },
  ],
}
