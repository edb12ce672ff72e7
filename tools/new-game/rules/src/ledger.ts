/** The rules, in our own words. */
export const ledger = {
  '__PREFIX__-1.1':
    'Two to four play. The deck holds twelve cards, numbered 1 to 12. Each player is dealt one and looks at it in secret.',
  '__PREFIX__-2.1':
    'Once around, each player keeps the card, or lays it aside face up and draws the top card of the deck instead.',
  '__PREFIX__-3.1':
    'Then all cards are shown. The highest wins, or the lowest if that was agreed; the others are ranked in the same way.',
}
export type Clause = keyof typeof ledger
