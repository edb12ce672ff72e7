import type { Waste } from '@midden/waste'
import type { Chapter, LessonStart } from '../../../lessons/course.ts'
import { arranged } from '../../../lessons/openings.ts'
import { bid, bossIs, cards, lay } from './cards.ts'

const NOTHING = bid('')
const pile = (n: number) => ({ act: 'pile', n })
const remove = (id: string) => ({ act: 'remove', n: cards(id)[0]! })
const PILES = '.market'

/** Round 2: Gus is boss, and two piles for three. */
const junk: LessonStart = {
  lay: (game, told) =>
    arranged<Waste>(
      game,
      {
        seats: 3,
        options: { firstBoss: 'chosen', bossSeat: 1 },
        until: 'bid',
        tells: bossIs(1),
        arrange: (s) =>
          lay(s, {
            round: 2,
            boss: 1,
            hands: [
              'ME03 HZ01 HZ02 PL01 TX02 FO04 RC01',
              'PA10 PA12 ES05 FO09 TX08 ME09 HZ06',
              'ME13 EL03 PA16 FO10 TX09 CO03 PA01',
            ],
            stations: [
              'ME01 ME02 TX01 FO01 FO02 FO03 PL02',
              'PL03 PL04 ES01 PA02 PA03 TX03 TX04',
              'PA04 PA05 PA06 EL01 FO05 FO06 CO01',
            ],
            piles: ['CO02 FO07 TX05', 'HZ03 PA07 PL05'],
            top: 'PL06 HZ04 FO08',
          }),
        draws: [{ name: 'deck', value: [] }],
      },
      told,
    ),
  others: [[], [bid('HZ06 FO09')], [bid('ME13 EL03')]],
}

/** Round 3: the reader is boss. */
const boss: LessonStart = {
  lay: (game, told) =>
    arranged<Waste>(
      game,
      {
        seats: 3,
        options: { firstBoss: 'chosen', bossSeat: 0 },
        until: 'bid',
        tells: bossIs(0),
        arrange: (s) =>
          lay(s, {
            round: 3,
            boss: 0,
            hands: [
              'HZ01 PL01 PA04 PA05 FO03 CO02 TX03',
              'FO09 FO10 HZ06 TX07 PA15 ES05 ME14',
              'ME13 EL03 FO11 TX12 PA08 HZ07 CO03',
            ],
            stations: [
              'ME01 ME02 TX01 TX02 PA01 PA02 PA03 FO01 FO02',
              'FO05 FO06 FO07 CO01 PA10 PA11 PA12 PA13 PA14 TX05 TX06',
              'EL01 EL02 ME05 ME06 TX09 TX10 PA16 PL05 PL06',
            ],
            piles: ['ME09 TX11 FO08', 'HZ05 PA17 ES02'],
            top: 'RC01',
          }),
      },
      told,
    ),
  others: [[], [NOTHING], [bid('ME13 EL03')]],
}

/** The auction twice: more cards win, and the boss wins ties. */
export const bidAndBluff: Chapter = {
  id: 'bid-and-bluff',
  title: 'Bid and bluff',
  goal: 'You’ll win piles with rubbish, use a Recycler, and see why being last makes you boss.',
  minutes: 4,
  others: ['Gus', 'Corvina'],
  openings: [junk, boss],
  beats: [
    {
      says: 'Two piles, three players. More cards beat fewer, whatever they’re worth. Bid your three worst: *hazardous, hazardous, plastic.*',
      does: [[bid('HZ01 HZ02 PL01')]],
      shows: PILES,
      tries: [
        {
          on: { act: 'bid', count: 2 },
          says: 'Three bids of two. Gus is boss, Corvina’s are worth more: no pile for you.',
        },
        { on: NOTHING, says: 'A bid of nothing never gets a pile.' },
        ...[4, 5, 6, 7].map((count) => ({
          on: { act: 'bid', count },
          says: 'You’d win, and burn more cards than you need.',
        })),
      ],
      after: '3, 2 and 2. Most cards: you pick first. Your rubbish burns. Good riddance.',
      learnt: 'More cards win the auction, junk as well as gold',
    },
    {
      says: 'Pick a pile. You see two cards of three. *Compost and food* would suit you.',
      does: [[pile(1)]],
      shows: PILES,
      tries: [{ on: pile(2), says: 'Hazardous, paper, and the hidden card was plastic. Not for you.' }],
      after: 'The hidden card was a textile. Only you have seen it.',
      learnt: 'A pile: two cards you see, one you don’t',
    },
    {
      says: 'Gus and Corvina tied at two. The boss wins ties: Gus gets the other pile. Corvina’s losing bid costs her nothing.',
      does: [],
      learnt: 'The boss wins ties, and losing costs nothing',
    },
    {
      says: 'Recyclers must be played: draw three blind, or remove one card. Your lone plastic costs 10. *Remove it.*',
      does: [[remove('PL02')]],
      tries: [
        {
          on: { act: 'draw' },
          says: 'Plastic, hazardous, food. You’d stand at 15 instead of 26.',
          draws: [{ name: 'deck', value: [] }],
        },
        {
          on: { act: 'remove' },
          says: 'Gone for good, and the plastic still costs you 10.',
          draws: [{ name: 'deck', value: [] }],
        },
      ],
      after: 'The plastic is gone, and its −10 with it.',
      learnt: 'A Recycler removes what costs you most',
    },
    {
      says: 'All hands are sorted in. You 26, Corvina 32, Gus 33. Last place has a prize: *you’re boss.*',
      does: [],
      learnt: 'Last place is boss',
    },
    {
      says: 'Next round. Corvina likes to bid two. You’re boss, so equal is enough. *Bid two, and make it rubbish.*',
      opens: 1,
      does: [[bid('HZ01 PL01')]],
      shows: PILES,
      tries: [
        {
          on: NOTHING,
          says: 'No bid, no pile. Corvina takes the metal and wins with 49.',
          plays: [[2, pile(1)]],
        },
        {
          on: { act: 'bid', count: 1 },
          says: 'Corvina picks before you and takes the metal.',
          plays: [[2, pile(1)]],
        },
        { on: { act: 'bid', count: 2 }, says: 'Same result, but you burnt points. Junk bids just as high.' },
        { on: { act: 'bid', count: 3 }, says: 'First too, but one good card burnt for nothing.' },
      ],
      after: 'Two cards each, worth 0 and worth 8. A tie, and the boss goes first: you.',
      learnt: 'Bid as little as wins',
    },
    {
      says: 'You pick first. One pile holds your *third metal and a textile.*',
      does: [[pile(1)]],
      shows: PILES,
      tries: [{ on: pile(2), says: 'Paper and hazardous. The metal was worth 10 to you.' }],
      learnt: 'Choose what finishes your sets',
    },
  ],
  won: 'You 43, Gus 36, Corvina 32.',
  asks: 'Your bid was worth 0, Corvina’s 8. Why did you pick first?',
  reasons: [
    {
      name: 'I was boss',
      at: '[data-place="seat 0"]',
      says: 'Same number of cards, and ties are yours.',
      right: true,
    },
    {
      name: 'Corvina bid too little',
      at: '[data-place="seat 2"]',
      says: 'She bid as many cards as you, and better ones.',
    },
    {
      name: 'The piles were mine to take',
      at: '.sheet',
      says: 'The piles belong to nobody. Look who settles a tie.',
    },
  ],
}
