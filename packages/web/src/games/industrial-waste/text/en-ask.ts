import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')

/** What the board says around the question, the hand and the list. */
export const ask = {
  with: (name: string, adviser: string) => `${name} + ${adviser}`,
  pegs: { R: 'workers (R)', M: 'materials (M)', W: 'waste (W)' } as const,
  titles: {
    hire: (name: string) => `${name}: hire`,
    fire: (name: string) => `${name}: fire`,
    peg: (name: string, pegs: string) => `${name}: ${pegs}`,
    set: (n: number) => `Set ${n}`,
    discard: (name: string) => `Discard ${name}`,
    pass: 'Keep and pass',
    noBid: 'Pass',
    credit: 'Take credit',
    repay: (adviser: string) => `${adviser}: repay one loan`,
    bribe: 'Bribe',
    decline: 'Do not bribe',
    bid: (n: number | undefined) => (n === undefined ? 'Bid' : `Bid €${n}`),
  },
  go: {
    play: (what: string) => `Play ${what}`,
    set: (n: number) => `Take set ${n}`,
    bribe: (pays: number) => `Bribe: pay €${pays}`,
    decline: (pays: number) => `Do not bribe: pay €${pays}`,
  },
  notes: {
    order: (pays: number, waste: number, colour: string) => `€${pays}, waste to ${waste}, ${colour}`,
    grow: (from: number, to: number) => `column ${from} to ${to}`,
    rows: (from: number, to: number) => `workers ${from} to ${to}, wages €${to}`,
    tooFew: (text: string, needs: number) => `${text}; an order needs ${needs}`,
    innovate: (pays: number, points: number) => `€${pays}, +${points} points`,
    waste: (from: number, to: number, colour: string) => `waste ${from} to ${to}, ${colour}`,
    remove: (text: string, by: number) => `${text}; all others +${by}`,
    raw: (lot: number) => plural(lot, { one: 'auction # raw material', other: 'auction # raw materials' }),
    repay: '€10, 10 points back',
    credit: '€10 now, −10 at the end',
    discard: 'no effect',
    pass: 'out of this round; the card joins your next set',
    noBid: 'final; you stay out of this lot',
    bid: (left: number) => `leaves €${left}`,
    bribe: (pays: number, loans: string, column: number) =>
      `Pay €${pays}${loans}. Stay in ${column}; the card is gone.`,
    decline: (pays: number, loans: string, column: number) =>
      `Pay €${pays}${loans}. Column ${column}; keep the card.`,
    loans: (n: number) => (n === 0 ? '' : plural(n, { one: ' with # new loan', other: ' with # new loans' })),
  },
  asks: {
    set: 'Take one set of three cards',
    setWhy: (left: number) =>
      plural(left, { one: 'One set is left.', other: '# sets are left; the last one nobody takes.' }),
    turn: 'Play or discard a card',
    turnLast: 'Play, discard or keep your last card',
    turnWhy: 'Tap a card, then an Adviser to strengthen it. All cards lie face up.',
    /** what the Adviser adds, by the play it goes with */
    advised: {
      order: {
        text: 'With the Adviser: €5 more; materials and waste as usual.',
        tag: '+€5',
        clause: 'IW-10.4',
      },
      grow: { text: 'With the Adviser: two columns instead of one.', tag: '×2', clause: 'IW-10.5' },
      hire: { text: 'With the Adviser: two rows instead of one.', tag: '×2', clause: 'IW-10.6' },
      fire: { text: 'With the Adviser: two rows instead of one.', tag: '×2', clause: 'IW-10.6' },
      innovate: {
        text: 'With the Adviser: exactly two steps, for €10.',
        tag: '×2',
        clause: 'IW-10.7',
      },
      dispose: { text: 'With the Adviser: six instead of three.', tag: '×2', clause: 'IW-10.8' },
      remove: {
        text: 'With the Adviser: two off yours, two onto everybody else’s.',
        tag: '×2',
        clause: 'IW-10.8',
      },
      raw: { text: 'With the Adviser: a lot twice as large.', tag: '×2', clause: 'IW-10.8' },
    } as Readonly<Record<string, { text: string; tag: string; clause: string }>>,
    bid: (from: number) => `Bid €${from} or more, or pass`,
    bidPoor: 'You cannot bid more than you have: pass, or take credit first',
    bidWhy: (seller: string) => `One chance each. ${seller}, last, gets the price.`,
    bidOwn: 'You have the last word. What you bid goes to the bank.',
    bribe: 'Bribe the inspector?',
    bribeMove: (waste: number, colour: string) =>
      `${waste} waste, ${colour}: the bribe saves the move, never the fine.`,
    bribeAll: (waste: number, colour: string) => `${waste} waste, ${colour}: the bribe saves fine and move.`,
  },
  /** what others are at */
  waits: {
    set: 'Each takes one set of three cards in turn.',
    turn: 'Plays a card, or discards one.',
    bid: (lot: number, high: number) =>
      `${plural(lot, { one: 'One raw material is', other: '# raw materials are' })} up for auction; ${high === 0 ? 'no bid yet' : `the highest bid is €${high}`}.`,
    bribe: 'A Bribery was kept: will it be used?',
  },
  hand: {
    yours: 'Your cards',
    open: 'face up, all see them',
    kept: 'Your kept card',
    set: (n: number) => `Set ${n}, if you take it`,
    none: 'You hold no cards.',
    tapSet: 'Tap a set to see its three cards here.',
    after: 'joins what you kept',
    tag: 'kept',
  },
  aid: {
    after: 'After',
    bribe: 'Bribe',
    decline: 'No bribe',
    win: (n: number) => `If you win at €${n}`,
    now: 'now',
    later: 'then',
    cash: 'Cash',
    loans: 'New loans',
    column: 'Column',
    score: 'Score now',
    card: 'Card',
    gone: 'gone',
    kept: 'kept',
    tower: 'Tower',
    orders: 'Orders it feeds',
    price: 'Price goes to',
    bank: 'the bank',
  },
  moment: {
    mark: 'Accident',
    title: 'The accident is settled',
    final: 'The final accident is settled',
    button: 'Go on',
    score: 'To the final account',
    line: (name: string, what: string) => `${name}: ${what}`,
  },
  over: {
    youWin: (points: string) => `You win with ${points} points`,
    wins: (name: string, points: string) => `${name} wins with ${points} points`,
    share: (names: string, points: string) => `${names} share the first place with ${points} points`,
    cash: 'Level in points, ahead on cash.',
  },
  closer: {
    unseen: (n: number, of: number) => `${n} of ${of} not in sight: in the deck, or covered.`,
    back: 'A kept card, face down until it joins the next set.',
    factory:
      'A factory. Its column is what an order pays and what it scores; its row is the number of workers and the wages.',
    waste: 'The waste stored: 0 to 8 green, 9 to 12 yellow, 13 to 16 red. An accident fines yellow and red.',
    peg: 'A peg of the company mat. Innovation moves it one hole on: cheaper orders, more points.',
    long: {
      ORD: {
        text: 'Needs R workers, uses M materials and makes W waste. The bank pays the column.',
        clause: 'IW-8.4',
      },
      RAW: {
        text: 'Puts M materials up for auction, once around; the auctioneer bids last.',
        clause: 'IW-9.1',
      },
      GRO: { text: 'The factory moves one column to the right.', clause: 'IW-8.6' },
      INN: { text: 'Pay €5 and move one peg one hole on.', clause: 'IW-8.8' },
      DIS: { text: 'Your waste goes down by 3.', clause: 'IW-8.9' },
      ADV: {
        text: 'With an order €5 more; with most other cards twice the effect, Innovation twice the price. Or it repays one loan for €10.',
        clause: 'IW-10.1',
      },
      HIR: { text: 'The factory moves one row up or down.', clause: 'IW-8.7' },
      REM: { text: 'Your waste goes down by 1, that of all others up by 1.', clause: 'IW-8.10' },
      BRI: { text: 'Kept until an accident, it spares you the move for €1.', clause: 'IW-5.9' },
      ACC: { text: 'Yellow pays €5 and goes back one column, red €10 and two.', clause: 'IW-5.2' },
    } as Readonly<Record<string, { text: string; clause: string }>>,
  },
}
