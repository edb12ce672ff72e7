import type { Chapter } from '../../../lessons/course.ts'
import { dealt } from '../../../lessons/openings.ts'
import { bid, innovate, instead, kinds, ON, PASS, play, set } from './moves.ts'

const LATER = ['innovate', 'grow', 'discard']

/** Two rounds: sets, Orders, an auction, a kept card, and growing. */
export const aRoundAtTheWorks: Chapter = {
  id: 'a-round-at-the-works',
  title: 'A round at the works',
  goal: 'You’ll run two rounds: take a set, fill Orders, buy materials, keep a card, and grow.',
  minutes: 5,
  others: ['Gus'],
  openings: [
    {
      lay: (game, told) =>
        dealt(
          game,
          {
            seats: 2,
            options: { firstPlayer: 'host', firstSeat: 0 },
            draws: [
              {
                name: 'deck',
                value: kinds('ORD ORD INN RAW GRO GRO DIS HIR REM RAW ORD INN ADV INN DIS REM GRO BRI'),
              },
            ],
          },
          told,
        ),
      others: [
        [],
        [
          set(2),
          play('order'),
          bid(4),
          play('grow'),
          PASS,
          set(1),
          play('raw'),
          bid(1),
          play('remove'),
          play('fire'),
          PASS,
        ],
      ],
    },
  ],
  beats: [
    {
      says: 'Each round you take one set of three cards. An Order earns money at once. *Take set 1.*',
      does: [[set(1)]],
      shows: ON.sets,
      tries: [
        { on: set(2), says: 'An Order too, but nothing to restock with. Set 1 has both.' },
        { on: set(3), says: 'No Order in it, so no income.' },
      ],
      after: 'Three cards: an Order, Raw Materials and Waste Disposal. Gus takes a set as well.',
      learnt: 'Each round: one set of three cards',
    },
    {
      says: 'One card per turn. The Order needs 5 workers and 5 materials, makes 5 waste, pays €14. *Play it.*',
      does: [[play('order')]],
      shows: `${ON.tower}, ${ON.waste}, ${ON.pegs}`,
      tries: [
        { on: play('raw'), says: 'Later. The Order is ready: three ticks.' },
        ...instead('That was €14 in the bin.', 'discard'),
      ],
      after: 'Materials 5 → 0, waste 0 → 5, €15 → €29.',
      learnt: 'An Order needs workers, materials and room for waste',
    },
    {
      says: 'Your tower is empty. Play *Raw Materials:* five are auctioned, and you bid last.',
      does: [[play('raw')]],
      shows: ON.tower,
      tries: [{ on: play('dispose'), says: '5 waste is harmless. Without materials there’s no next Order.' }],
      learnt: 'Raw Materials are auctioned; the seller bids last',
    },
    {
      says: 'Gus bids €4. €5 makes them yours. If you pass, Gus gets them and pays you €4. *Bid €5.*',
      does: [[bid(5)]],
      shows: ON.lot,
      tries: [
        { on: PASS, says: '€4 richer, but your next Order can’t be filled.' },
        { on: { act: 'bid' }, says: 'You bid last: €5 was enough.' },
      ],
      after: 'Materials 0 → 5, €29 → €24. The money goes to the bank: it was your own lot.',
      learnt: 'Whoever sells has the last word',
    },
    {
      says: 'Your last card may be kept for next round. Waste Disposal will be worth more then. *Pass.*',
      does: [[PASS]],
      tries: [{ on: play('dispose'), says: '2 waste or 5: both harmless. Save it for when it counts.' }],
      after: 'Kept. Then everybody pays wages: your 5 workers cost €5, €24 → €19.',
      learnt: 'The last card may be kept; then wages are due',
    },
    {
      says: 'The start marker moves on; Gus chose first. You hold four cards this round. *Take the Order.*',
      does: [[set(2)]],
      shows: ON.sets,
      tries: [{ on: { act: 'set' }, says: 'No Order, no income.' }],
      learnt: 'The start marker moves on each round',
    },
    {
      says: 'Gus sells five materials. You already have five. *Don’t bid:* pass.',
      does: [[PASS]],
      shows: ON.lot,
      tries: [{ on: { act: 'bid' }, says: 'You’d pay for materials you can’t use yet.' }],
      after: 'Nobody else bid, so Gus got them for €1.',
      learnt: 'To pass is a choice',
    },
    {
      says: 'Fill your second *Order.* Watch the waste.',
      does: [[play('order')]],
      shows: ON.waste,
      tries: instead('Good, but money first: the Order is ready.', 'dispose', ...LATER),
      after: '€14, and waste 5 → 10: yellow. Then Gus plays Waste Removal: his goes down, yours up to 11.',
      learnt: 'Waste adds up, and others add to it',
    },
    {
      says: 'Yellow is dangerous if an accident comes. Now the kept *Waste Disposal* pays off: minus three.',
      does: [[play('dispose')]],
      shows: ON.waste,
      tries: instead('In a moment. First out of the yellow.', ...LATER),
      after: 'Waste 11 → 8: green.',
      learnt: 'Green is safe, yellow and red are not',
    },
    {
      says: 'Innovation: €5, and every later Order is easier. Materials are your bottleneck. *Improve M.*',
      does: [[innovate(1)]],
      shows: ON.pegs,
      tries: [{ on: { act: 'innovate' }, says: 'Useful too! Here you keep running out of materials.' }],
      after: 'An Order now takes 4 materials, and that peg is worth 3 points instead of 1.',
      learnt: 'An Innovation makes every later Order easier',
    },
    {
      says: 'Growth: one column right. Orders now pay €15, and every column is a point. *Grow.*',
      does: [[play('grow')]],
      shows: ON.plan,
      tries: [{ on: PASS, says: 'You could keep it. Growing early pays on every Order.' }],
      after: 'Column 15. Were both purses opened now: you 32 points, Gus 28.',
      learnt: 'Growth: a point, and €1 more for every Order',
    },
  ],
  won: 'Two good rounds.',
  asks: 'What does an Order need? Tap all three.',
  allReasons: true,
  reasons: [
    { name: 'Workers', at: '.iw-mat > header, .iw-wk', says: 'Workers, yes. What else?', right: true },
    { name: 'Materials', at: ON.tower, says: 'Materials, yes. What else?', right: true },
    { name: 'Room for waste', at: ON.waste, says: 'Room for waste, yes. What else?', right: true },
    { name: 'Cash', at: ON.purse, says: 'An Order pays you. It costs no cash.' },
  ],
}
