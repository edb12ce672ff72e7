import type { PlainRules } from '../box.ts'

export const plainRules: PlainRules = {
  en: {
    keep: [
      'Drafting',
      'Keep one card of this pack; the rest goes to your neighbour.',
      'Finish what you’ve started. What you pass on helps them.',
      [
        'Do I see this pack again?',
        'Only when it has gone once around the table, without what the others kept.',
      ],
    ],
    bid: [
      'Bidding',
      'Secretly choose hand cards to bid for a pile. All bids are revealed together.',
      'The number of cards counts, not their value. You pay only if you get a pile.',
      [
        'Which pile do I get?',
        'There is one pile fewer than players. The highest bid chooses first, then the next, until the piles are gone.',
      ],
      ['Can I bid nothing?', 'Yes. You keep all your cards and get no pile.'],
      [
        'What about ties?',
        'As many cards: the boss comes first, then the higher value, then who sits nearer the boss’s left.',
      ],
    ],
    pile: [
      'Choosing a pile',
      'You won a pile. Two of its cards are known, one isn’t.',
      'Take what completes your sets. You can’t refuse.',
    ],
    recycler: [
      'Your Recycler',
      'Play your Recycler: draw three unknown cards into your station, or remove one of your own.',
      'Remove what costs you most. Draw when nothing hurts.',
    ],
  },
}
