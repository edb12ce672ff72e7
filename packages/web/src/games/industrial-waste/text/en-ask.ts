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
    credit: 'Take a loan',
    repay: (adviser: string) => `${adviser}: pay back a loan`,
    bribe: 'Pay the bribe',
    decline: 'No bribe',
    bid: (n: number | undefined) => (n === undefined ? 'Bid' : `Bid €${n}`),
  },
  go: {
    play: (what: string) => `Play ${what}`,
    set: (n: number) => `Take set ${n}`,
    bribe: (pays: number) => `Bribe: pay €${pays}`,
    decline: (pays: number) => `No bribe: pay €${pays}`,
  },
  notes: {
    order: (pays: number, waste: number, colour: string) => `earn €${pays}, waste up to ${waste} (${colour})`,
    grow: (from: number, to: number) => `column ${from} → ${to}`,
    rows: (from: number, to: number) => `workers ${from} → ${to}, wages €${to}`,
    tooFew: (text: string, needs: number) => `${text}; too few for an order (${needs})`,
    innovate: (pays: number, points: number) =>
      `pay €${pays}, +${plural(points, { one: '# point', other: '# points' })}`,
    waste: (from: number, to: number, colour: string) => `waste ${from} → ${to} (${colour})`,
    remove: (text: string, by: number) => `${text}; everyone else +${by}`,
    raw: (lot: number) => plural(lot, { one: 'auction # raw material', other: 'auction # raw materials' }),
    repay: 'pay €10, +10 points',
    credit: '€10 now, −10 points at the end',
    discard: 'no effect',
    pass: 'out for this round; you keep the card for the next',
    noBid: 'final: you get no second chance',
    bid: (left: number) => `leaves you €${left}`,
    bribe: (pays: number, loans: string, column: number) =>
      `Pay €${pays}${loans}. Stay in column ${column}; the card is gone.`,
    decline: (pays: number, loans: string, column: number) =>
      `Pay €${pays}${loans}. Column ${column}; you keep the card.`,
    loans: (n: number) => (n === 0 ? '' : plural(n, { one: ' with # new loan', other: ' with # new loans' })),
  },
  asks: {
    set: 'Take a set of three cards',
    setWhy: (left: number) =>
      plural(left, { one: 'One set is left.', other: '# sets are left. The last set is discarded.' }),
    turn: 'Play or discard a card',
    turnLast: 'Play, discard or keep your last card',
    turnWhy: 'Tap a card, then an Adviser to boost it.',
    /** what the Adviser adds, by the play it goes with */
    advised: {
      order: {
        text: 'With the Adviser: €5 more; materials and waste stay the same.',
        tag: '+€5',
        clause: 'IW-10.4',
      },
      grow: {
        text: 'With the Adviser: two columns instead of one, up to column 20.',
        tag: '×2',
        clause: 'IW-10.5',
      },
      hire: { text: 'With the Adviser: two workers instead of one, up to 5.', tag: '×2', clause: 'IW-10.6' },
      fire: {
        text: 'With the Adviser: two workers instead of one, down to 1.',
        tag: '×2',
        clause: 'IW-10.6',
      },
      innovate: {
        text: 'With the Adviser: two steps, for €10.',
        tag: '×2',
        clause: 'IW-10.7',
      },
      dispose: { text: 'With the Adviser: up to six instead of three.', tag: '×2', clause: 'IW-10.8' },
      remove: {
        text: 'With the Adviser: up to two less for you, up to two more for everyone else.',
        tag: '×2',
        clause: 'IW-10.8',
      },
      raw: { text: 'With the Adviser: twice as many, if the supply has them.', tag: '×2', clause: 'IW-10.8' },
    } as Readonly<Record<string, { text: string; tag: string; clause: string }>>,
    bid: (from: number) => `Bid €${from} or more, or pass`,
    bidPoor: 'You can’t afford a higher bid: pass, or take a loan first',
    bidWhy: (seller: string) => `You get one bid. ${seller} bids last and is paid the price.`,
    bidOwn: 'You bid last. If you win, you pay the bank.',
    bribe: 'Bribe the inspector?',
    bribeMove: (waste: number, colour: string) =>
      `${waste} waste, ${colour}: the bribe saves your column, but not the fine.`,
    bribeAll: (waste: number, colour: string) =>
      `${waste} waste, ${colour}: the bribe saves your column and the fine.`,
  },
  hand: {
    yours: 'Your cards',
    open: 'face up: everyone sees them',
    kept: 'Your kept card',
    set: (n: number) => `Set ${n}, if you take it`,
    none: 'You have no cards.',
    tapSet: 'Tap a set to see its three cards here.',
    tapCard: 'Tap a card to see what it does. Tap it again for the next way to play it.',
    after: 'joins the card you kept',
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
  over: {
    youWin: (points: string) => `You win with ${points} points`,
    wins: (name: string, points: string) => `${name} wins with ${points} points`,
    share: (names: string, points: string) => `${names} share first place with ${points} points`,
    cash: 'Tied on points, ahead on cash.',
  },
  closer: {
    unseen: (n: number, of: number) => `${n} of ${of} unseen: in the deck or face down.`,
    back: 'A kept card, face down until its owner’s next set.',
    factory:
      'A factory. Its column is what an order pays, and its points at the end. Its row is the number of workers, and so the wages.',
    waste: (accident: string) =>
      `Stored waste: 0 to 8 is green, 9 to 12 yellow, 13 to 16 red. The ${accident} fines yellow and red.`,
    peg: 'A peg on your mat. Innovation advances it one hole: cheaper orders, more points.',
    long: {
      ORD: {
        text: 'Needs R workers, uses M raw materials and makes W waste. The bank pays you your column.',
        clause: 'IW-8.4',
      },
      RAW: {
        text: 'Puts M raw materials up for auction. One bid each; the auctioneer bids last.',
        clause: 'IW-9.1',
      },
      GRO: { text: 'Your factory moves one column to the right.', clause: 'IW-8.6' },
      INN: { text: 'Pay €5 and advance one peg.', clause: 'IW-8.8' },
      DIS: { text: 'Your waste goes down by 3.', clause: 'IW-8.9' },
      ADV: {
        text: 'An order pays €5 more; most other cards have twice the effect, Innovation at twice the price. Or it pays back one loan for €10.',
        clause: 'IW-10.1',
      },
      HIR: { text: 'Hire or fire one worker: your factory moves one row up or down.', clause: 'IW-8.7' },
      REM: { text: 'Your waste goes down by 1, everyone else’s goes up by 1.', clause: 'IW-8.10' },
      BRI: { text: 'Keep it: for €1 your factory is not pushed back, once.', clause: 'IW-5.9' },
      ACC: {
        text: 'Yellow waste: pay €5 and go back one column. Red: pay €10 and go back two.',
        clause: 'IW-5.2',
      },
    } as Readonly<Record<string, { text: string; clause: string }>>,
  },
}
