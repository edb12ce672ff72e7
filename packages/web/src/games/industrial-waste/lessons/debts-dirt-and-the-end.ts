import { CARDS, type Company, type Works, type WorksEvent } from '@midden/industrial-waste'
import type { Chapter } from '../../../lessons/course.ts'
import { arranged } from '../../../lessons/openings.ts'
import { bid, innovate, instead, kinds, ON, PASS, play, set } from './moves.ts'

const YOU: Company = {
  column: 18,
  row: 3,
  R: 3,
  M: 3,
  W: 2,
  waste: 9,
  tower: 2,
  cash: 11,
  loans: 0,
  hand: kinds('BRI'),
  kept: false,
}
const GUS: Company = {
  ...YOU,
  row: 4,
  W: 4,
  waste: 13,
  tower: 4,
  cash: 24,
  hand: [],
}

/** The deck of this position, top card last: what is dealt next, and below it what nobody holds. */
function deckBelow(dealtNext: readonly number[]): number[] {
  const left = CARDS.map(({ count }) => count)
  for (const kind of [...dealtNext, ...YOU.hand]) left[kind]!--
  return [...left.flatMap((count, kind) => Array<number>(count).fill(kind)), ...dealtNext.toReversed()]
}

function lay(s: Works): void {
  s.round = 6
  s.start = 0
  s.aside = false
  s.ending = false
  s.companies = [YOU, GUS].map((company) => ({ ...company, hand: [...company.hand] }))
  s.supply = 44
  s.sets = [[], [], []]
  s.discards = []
  s.deck = deckBelow(kinds('ORD RAW DIS ACC GRO INN ORD ADV HIR GRO'))
  s.stack = [{ at: 'round', step: 4, place: 9, turn: 0 }]
}

const TELLS: readonly WorksEvent[] = [{ what: 'new round', clause: 'IW-2.12', round: 6, seat: 0 }]

/** An accident, a loan that is paid back, and the end of the game on the reader's terms. */
export const debtsDirtAndTheEnd: Chapter = {
  id: 'debts-dirt-and-the-end',
  title: 'Debts, dirt and the end',
  goal: 'You’ll survive an accident, borrow and repay, and finish the game on your terms.',
  minutes: 5,
  others: ['Gus'],
  openings: [
    {
      lay: (game, told) =>
        arranged<Works>(
          game,
          {
            seats: 2,
            options: { firstPlayer: 'host', firstSeat: 0 },
            until: 'set',
            arrange: lay,
            draws: [{ name: 'deck', value: kinds('DIS INN RAW HIR ORD INN GRO ADV DIS') }],
            tells: TELLS,
          },
          told,
        ),
      others: [
        [],
        [
          set(2),
          play('raw'),
          PASS,
          innovate(0),
          play('fire'),
          set(2),
          innovate(0),
          { act: 'discard', n: 0 },
          PASS,
        ],
      ],
    },
  ],
  beats: [
    {
      says: 'Bribery can’t be played on a turn. It helps only as the card you keep. *Pass.*',
      does: [[PASS]],
      tries: instead('Gone, and the next deal may bring the accident.', 'discard'),
      after: 'Kept. Your 3 workers cost €3. Then the next deal begins…',
      learnt: 'Bribery helps only as the card you keep',
    },
    {
      says: 'Accident! Green is safe, yellow pays €5 and loses a column. You’re yellow. *Bribe:* €1 more, no move.',
      does: [[play('bribe')]],
      tries: [
        {
          on: play('decline'),
          says: 'Column 17: a point less, and €1 less for every Order.',
          draws: [{ name: 'deck', value: kinds('DIS INN RAW HIR ORD INN GRO ADV DIS') }],
        },
      ],
      after: 'You pay €6 and stay at 18. Gus, red, pays €10 and drops to 16.',
      learnt: 'An accident costs yellow and red money and columns',
    },
    {
      says: 'Gus took the materials. You need an Order, Growth, and someone who can settle a debt. *Take set 1.*',
      does: [[set(1)]],
      shows: ON.sets,
      tries: [
        {
          on: { act: 'set' },
          says: 'Good cards. But you’re about to borrow, and only an Adviser repays.',
        },
      ],
      learnt: 'Look ahead when you choose',
    },
    {
      says: 'An Order takes three materials; you have two, and €2. *Borrow:* €10 now, −10 points at the end.',
      does: [[play('credit')]],
      shows: `${ON.lot}, ${ON.purse}`,
      tries: [
        ...[1, 2].map((n) => ({
          on: bid(n),
          says: 'Outbid. €2 was never enough.',
          plays: [[1, bid(3)]] as const,
        })),
        { on: PASS, says: 'No materials, no Order: €18 lost.' },
      ],
      after: '€12 in hand, and a loan: −10 unless you pay it back.',
      learnt: 'A loan: €10 now, −10 at the end',
    },
    {
      says: 'A loan only hurts if it’s still there at the end. *Bid €4.*',
      does: [[bid(4)]],
      shows: ON.lot,
      tries: [
        ...[1, 2, 3].map((n) => ({ on: bid(n), says: 'Gus would go one higher. At €4 he stops.' })),
        { on: { act: 'bid' }, says: 'Gus stops here. Every euro more goes to Gus.' },
      ],
      after: 'Three materials more, five in all. Gus’s lot, so Gus is paid.',
      learnt: 'The seller gets the price',
    },
    {
      says: 'Three ticks. Fill the *Order* for €18.',
      does: [[play('order')]],
      tries: instead('€5 more now, but the loan stays: −10.', 'order+adviser'),
      after: '€8 → €26, waste 11.',
      learnt: 'An Order pays your column',
    },
    {
      says: 'An Adviser doubles a card, or repays a loan. €10 back, ten points saved. *Repay.*',
      does: [[play('repay')]],
      shows: ON.purse,
      tries: [
        {
          on: play('grow+adviser'),
          says: 'Column 20 ends the game now, with a loan and yellow waste: 40 points. Too soon.',
          plays: [[1, play('fire')]],
        },
      ],
      after: 'The loan is gone. €16 left.',
      learnt: 'Only an Adviser repays a loan',
    },
    {
      says: '*Growth:* column 19. One more and the game ends, when you say so.',
      does: [[play('grow')]],
      shows: ON.plan,
      tries: [{ on: PASS, says: 'You could save it, and finish two columns at once with an Adviser.' }],
      after: 'Column 19. Wages, and a new deal without an accident.',
      learnt: 'When it ends is a choice',
    },
    {
      says: 'You start. Column 20 ends the game, then one last accident strikes. Take what gets you ready: *set 1.*',
      does: [[set(1)]],
      shows: ON.sets,
      tries: [{ on: { act: 'set' }, says: 'No Growth in it, or no way out of the yellow.' }],
      learnt: 'After column 20 one last accident strikes',
    },
    {
      says: 'First out of the yellow. *Waste Disposal.*',
      anyOrder: 'the end',
      does: [[play('dispose')]],
      shows: ON.waste,
      tries: instead('Yellow at the end: €5 and a column. 44 instead of 48.', 'discard'),
      after: 'Waste down by three: green.',
      learnt: 'Be clean before the end',
    },
    {
      says: 'No more Orders for you, so *fire a worker:* wages drop to €2.',
      anyOrder: 'the end',
      does: [[play('fire')]],
      tries: [{ on: play('hire'), says: 'More wages, and nothing left to make.' }],
      after: 'Two workers, €2.',
      learnt: 'Fire whom you don’t need',
    },
    {
      says: 'Now *grow.* Column 20: this is the last round.',
      anyOrder: 'the end',
      does: [[play('grow')]],
      shows: ON.plan,
      tries: [{ on: PASS, says: 'Then the game goes on, and someone else may end it.' }],
      after: 'Gus can’t pay his wages: he must borrow. The last accident makes him borrow again.',
      learnt: 'Column 20 ends the game',
    },
  ],
  won: 'You win, 48 to 22.',
  asks: 'Where did Gus lose it? Tap it on the sheet.',
  reasons: [
    {
      name: 'His column',
      at: '[data-line="column"]',
      says: 'Red waste cost four columns and €20; the bills became loans.',
      right: true,
    },
    {
      name: 'His innovations',
      at: '[data-line="R"]',
      says: 'He was no worse there than many. Look for what cost him more.',
    },
    { name: 'His money', at: '[data-line="money"]', says: 'A few points. Something else cost him twenty.' },
    {
      name: 'His loans',
      at: '[data-line="loans"]',
      says: 'Red waste cost four columns and €20; the bills became loans.',
      right: true,
    },
  ],
}
