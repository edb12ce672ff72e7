import { lists, ordinals, plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const list = lists('en-GB')
const place = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })
const figure = (n: number): string => String(n).replace('-', '−')
const euro = (n: number): string => `€${n}`
const gains = (n: number): string =>
  plural(Math.abs(n), { one: `${n < 0 ? '−' : '+'}# point`, other: `${n < 0 ? '−' : '+'}# points` })
const back = (column: number, by: number): number => Math.max(14, column - by)

export const en = {
  you: 'You',
  list,
  place,
  figure,
  euro,
  waste: (n: number, colour: string) => `${n}, ${colour}`,
  wasteShort: (n: number, colour: string) => `${n} ${colour}`,
  cardLabel: (name: string, effect: string) => `${name}: ${effect}`,
  noCards: 'no cards',
  covered: '?',
  coveredCard: 'a card face down',
  andKept: ', kept',
  watching: 'You are a spectator here.',
  turnOf: (name: string) => `${name} to play`,
  ending: (accident: string) => `Last round: then the ${accident} strikes once more.`,

  bench: {
    sets: 'Sets on offer',
    play: 'Your turn’s plays',
    auction: 'Auction: one bid each',
  },

  plan: {
    title: 'Site plan',
    pay: 'pay per order, and points',
    last: 'LAST ROUND',
    stands: (name: string, column: number, row: number) =>
      `${name}: column ${column}, ${plural(row, { one: '# worker', other: '# workers' })}`,
  },

  mat: {
    title: (name: string, mine: boolean) => (mine ? 'Your works' : `${name}’s works`),
    pays: (n: number) => `€${n} per order`,
    workers: (n: number) => plural(n, { one: '# worker', other: '# workers' }),
    pegs: { R: 'R workers needed', M: 'M materials used', W: 'W waste made' },
    step: {
      R: 'Innovation: one worker fewer per order (R)',
      M: 'Innovation: one raw material fewer per order (M)',
      W: 'Innovation: one waste less per order (W)',
    },
    repay: 'Pay back one loan',
    points: (n: number) => `${n} pt`,
    tower: 'tower',
    change: (from: string, to: string) => `${from} → ${to}`,
    stored: 'Waste stored',
    room: (n: number) => `room for ${n}`,
    closed: '?',
    open: 'cash',
    secret: 'only you see this',
    hidden: 'hidden cash',
    loan: (n: number) => (n === 0 ? 'None' : n === 1 ? '−10' : `−10 × ${n}`),
    loans: 'loans',
    wages: 'wages due',
    accident: {
      green: (_column: number) => 'safe',
      yellow: (column: number) => `€5, to ${back(column, 1)}`,
      red: (column: number) => `€10, to ${back(column, 2)}`,
    },
    accidentNow: (accident: string) => `${accident} now`,
    accidentThen: (accident: string) => `${accident} after this`,
  },

  mini: {
    column: 'column',
    workers: 'workers',
    tower: 'raw materials in the tower',
    hidden: 'cash hidden',
    others: 'The others’ works',
  },

  sets: {
    word: 'Set',
    set: (n: number) => `Set ${n}`,
    label: (n: number, cards: string) => `Set ${n}: ${cards}`,
  },

  auction: {
    lot: 'Lot',
    materials: 'raw materials',
    feeds: (lot: number, uses: number) =>
      plural(Math.floor(lot / uses), {
        one: 'raw materials: enough for # order',
        other: 'raw materials: enough for # orders',
      }),
    highest: 'highest bid',
    under: 'outbid',
    noBid: 'no bid',
    getsPrice: 'gets the price',
    oneChance: 'one bid each',
    orPass: 'or pass',
    maybe: (n: number) => `€${n}?`,
    from: (n: number) => `€${n}+`,
    last: 'last',
  },

  accident: {
    stop: 'stop',
    waits: 'The deal stops here.',
    final: 'It strikes everyone one last time.',
    settled: 'All done.',
    threat: {
      green: (column: number) => `safe, stays in ${column}`,
      yellow: (column: number) => `€5, ${column} to ${back(column, 1)}`,
      red: (column: number) => `€10, ${column} to ${back(column, 2)}`,
    },
    orBribe: (does: string) => `${does}; or pay a bribe`,
    sealed: (does: string) => `${does}; has decided`,
    decides: (does: string) => `${does}; may pay a bribe`,
    bribed: (paid: number) => `paid €${paid} with the bribe, stays`,
    fined: (paid: number, column: number) => `paid €${paid}, now in column ${column}`,
    unharmed: 'no harm done',
    withLoans: (what: string, loans: number) =>
      `${what}, ${plural(loans, { one: '# new loan', other: '# new loans' })}`,
  },

  line: {
    title: 'What this play does',
    ifOrder: 'If you filled an order',
    ifShort: 'An order',
    last: 'The last play',
    tower: 'Tower',
    workers: 'Workers',
    bank: 'Bank pays',
    waste: 'Waste',
    uses: (n: number, of: number) => `uses ${n} of ${of}`,
    needs: (n: number) => `you need ${n}`,
    lacks: (n: number) => `${n} short`,
    advised: (column: number) => `€${column} + 5`,
    cash: (from: number, to: number) => `cash ${from} → ${to}`,
    fits: 'fits (16 at most)',
    tooMuch: (has: number, more: number) => `${has} + ${more} is over 16`,
    yourCash: 'Your cash',
    column: 'Column',
    orderPays: 'An order pays',
    fromNow: 'from now on',
    ends: 'makes this the last round',
    below: (n: number) => `an order needs ${n}`,
    wages: 'Wages',
    eachRound: 'each round',
    points: gains,
    pays: (n: number) => `pay €${n}`,
    others: 'Everyone else',
    up: (n: number) => `waste +${n}`,
    allOthers: 'even if out of the round',
    lot: 'from the supply',
    price: 'Price',
    toYou: 'to you',
    lastWord: 'you bid last; if you win, you pay the bank',
    bankLends: 'the bank lends you €10',
    loanPoints: (n: number) => `${gains(n)} at the end`,
    discard: 'Discard',
    nothing: 'no effect',
    discardNote: 'to the discard pile',
    keep: 'Keep',
    keepNote: 'you are out for this round',
  },

  /** by code: the card in a few words */
  effects: {
    ORD: 'earn your column',
    RAW: 'auction raw materials',
    GRO: '1 column right',
    INN: '€5: advance one peg',
    DIS: 'waste −3',
    ADV: 'boosts a card, or repays a loan',
    HIR: '1 worker more or fewer',
    REM: 'you −1, others +1',
    BRI: 'keep it: saves your column',
    ACC: 'strikes everyone',
  } as Readonly<Record<string, string>>,

  final: {
    title: 'Final score',
    lines: {
      column: { name: 'Growth', note: 'your column' },
      R: { name: 'Workers', note: 'row R' },
      M: { name: 'Materials', note: 'row M' },
      W: { name: 'Waste', note: 'row W' },
      money: { name: 'Half the cash', note: '' },
      loans: { name: 'Loans', note: '−10 each' },
    },
    rounding: { up: 'rounded up', down: 'rounded down', exact: 'not rounded' },
    isColumn: 'column',
    peg: (n: number) => `peg at ${n}`,
    ofCash: (n: number) => `of €${n}`,
    loans: (n: number) => (n === 0 ? 'none' : plural(n, { one: '# loan', other: '# loans' })),
    score: 'Score',
    madeOf: 'Made up of',
    noLoans: 'before loans',
    tie: (names: string, score: number, cash: number, other: number) =>
      `${names} have ${plural(score, { one: '# point', other: '# points' })} each. €${cash} beats €${other}: more cash breaks the tie.`,
  },

  phase: {
    round: (n: number) => `Round ${n}`,
    steps: {
      deal: 'Deal',
      choose: 'Choose',
      play: 'Play',
      final: (accident: string) => `Final ${accident}`,
      score: 'Score',
    },
  },

  seat: {
    start: 'starts',
    chooses: 'choosing a set',
    plays: 'playing a card',
    bids: 'bidding',
    auctioneer: 'auctioneer',
    answers: 'bribe or not?',
    answered: 'has decided',
    kept: 'kept a card',
    took: 'in the round',
    out: 'no cards left',
  },

  pile: {
    deck: (n: number) => `${n} in the deck`,
    discards: (n: number) => `${n} discarded`,
    supply: (n: number | null) =>
      n === null
        ? 'unlimited raw materials'
        : plural(n, { one: '# raw material in supply', other: '# raw materials in supply' }),
    accident: {
      deck: (accident: string) => `${accident}: still in the deck`,
      table: (accident: string) => `${accident}: drawn`,
    },
  },
}
