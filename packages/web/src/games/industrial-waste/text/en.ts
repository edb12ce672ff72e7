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
  watching: 'You watch this table.',
  turnOf: (name: string) => `To play: ${name}`,
  ending: 'Last round: a final accident follows.',

  bench: {
    sets: 'Sets laid out',
    play: 'What a play does',
    auction: 'Auction, once around',
    accident: 'Accident',
  },

  plan: {
    title: 'Site plan',
    pay: 'pay per order = growth points',
    last: 'LAST ROUND',
    stands: (name: string, column: number, row: number) => `${name}: column ${column}, ${row} workers`,
  },

  mat: {
    title: (name: string, mine: boolean) => (mine ? 'Your works' : `Works of ${name}`),
    pays: (n: number) => `€${n} an order`,
    workers: (n: number) => plural(n, { one: '# worker', other: '# workers' }),
    pegs: { R: 'R workers needed', M: 'M materials used', W: 'W waste made' },
    step: {
      R: 'Innovation: one worker fewer (R)',
      M: 'Innovation: one material fewer (M)',
      W: 'Innovation: one waste less (W)',
    },
    repay: 'Repay one loan',
    points: (n: number) => `${n} pt`,
    tower: 'tower',
    change: (from: string, to: string) => `${from} → ${to}`,
    stored: 'Waste stored',
    room: (n: number) => `room for ${n}`,
    closed: '?',
    open: 'cash, open',
    secret: 'only you see it',
    hidden: 'hidden cash',
    loan: (n: number) => (n === 0 ? 'None' : n === 1 ? '−10' : `−10 × ${n}`),
    loans: 'loans',
    wages: 'wages due',
    accident: {
      green: (_column: number) => 'safe',
      yellow: (column: number) => `€5, to ${back(column, 1)}`,
      red: (column: number) => `€10, to ${back(column, 2)}`,
    },
    accidentNow: 'accident now',
    accidentThen: 'accident after this',
  },

  mini: {
    column: 'column',
    workers: 'workers',
    tower: 'materials in the tower',
    hidden: 'cash hidden',
    others: 'Other works',
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
        one: 'raw materials: # order of yours',
        other: 'raw materials: # orders of yours',
      }),
    highest: 'highest',
    under: 'overbid',
    noBid: 'no bid',
    getsPrice: 'gets the price',
    oneChance: 'one chance',
    orPass: 'or pass',
    maybe: (n: number) => `€${n}?`,
    from: (n: number) => `€${n}+`,
    last: 'last',
  },

  accident: {
    stop: 'stop',
    waits: 'The deal waits.',
    final: 'The last one strikes all.',
    settled: 'It is settled.',
    threat: {
      green: (column: number) => `no fine, stays in ${column}`,
      yellow: (column: number) => `€5, ${column} to ${back(column, 1)}`,
      red: (column: number) => `€10, ${column} to ${back(column, 2)}`,
    },
    orBribe: (does: string) => `${does}; or bribe`,
    sealed: (does: string) => `${does}; answer sealed`,
    decides: (does: string) => `${does}; may bribe`,
    bribed: (paid: number) => `bribed for €${paid}, stays`,
    fined: (paid: number, column: number) => `paid €${paid}, now in ${column}`,
    unharmed: 'unharmed',
    withLoans: (what: string, loans: number) =>
      `${what}, ${plural(loans, { one: '# new loan', other: '# new loans' })}`,
  },

  line: {
    title: 'What this play does',
    ifOrder: 'What an order would do',
    ifShort: 'An order',
    last: 'The last play',
    tower: 'Tower',
    workers: 'Workers',
    bank: 'Bank pays',
    waste: 'Waste',
    uses: (n: number, of: number) => `uses ${n} of ${of}`,
    needs: (n: number) => `an order needs ${n}`,
    lacks: (n: number) => `${n} missing`,
    advised: (column: number) => `€${column} + 5`,
    cash: (from: number, to: number) => `cash ${from} → ${to}`,
    fits: 'fits: 16 at most',
    tooMuch: (has: number, more: number) => `${has} + ${more}: over 16`,
    yourCash: 'Your cash',
    column: 'Column',
    orderPays: 'An order pays',
    fromNow: 'from now on',
    ends: 'this is the last round',
    below: (n: number) => `too few for an order: ${n}`,
    wages: 'Wages',
    eachRound: 'each round',
    points: gains,
    pays: (n: number) => `pay €${n}`,
    others: 'All others',
    up: (n: number) => `waste +${n}`,
    allOthers: 'those who are out, too',
    lot: 'from the supply',
    price: 'Price',
    toYou: 'to you',
    lastWord: 'you bid last; your own bid goes to the bank',
    bankLends: 'the bank lends €10',
    loanPoints: (n: number) => `${gains(n)} at the end`,
    discard: 'Discard',
    nothing: 'no effect',
    discardNote: 'the card goes to the discard pile',
    keep: 'Keep',
    keepNote: 'you are out of this round',
  },

  /** by code: the card in a few words */
  effects: {
    ORD: 'pays your column',
    RAW: 'auction M materials',
    GRO: '1 column right',
    INN: '€5: one peg on',
    DIS: 'waste −3',
    ADV: 'helps or repays',
    HIR: '1 row up or down',
    REM: 'you −1, others +1',
    BRI: 'keep for an accident',
    ACC: 'strikes all',
  } as Readonly<Record<string, string>>,

  final: {
    title: 'Final account',
    lines: {
      column: { name: 'Growth', note: 'the column' },
      R: { name: 'Workers', note: 'row R' },
      M: { name: 'Materials', note: 'row M' },
      W: { name: 'Waste', note: 'row W' },
      money: { name: 'Half the cash', note: '' },
      loans: { name: 'Loans', note: '−10 each' },
    },
    rounding: { up: 'rounded up', down: 'rounded down', exact: 'to the half' },
    isColumn: 'column',
    peg: (n: number) => `peg at ${n}`,
    ofCash: (n: number) => `of €${n}`,
    loans: (n: number) => (n === 0 ? 'none' : plural(n, { one: '# loan', other: '# loans' })),
    score: 'Score',
    madeOf: 'Made of',
    noLoans: 'loans not drawn',
    tie: (names: string, score: number, cash: number, other: number) =>
      `${names} have ${score} each. €${cash} against €${other}: more cash ranks higher.`,
  },

  phase: {
    round: (n: number) => `Round ${n}`,
    steps: ['Lay out', 'Choose', 'Play', 'Final accident', 'Score'] as readonly string[],
  },

  seat: {
    start: '€1st',
    chooses: 'chooses a set',
    plays: 'plays a card',
    bids: 'bids',
    auctioneer: 'auctioneer',
    answers: 'bribe or not',
    answered: 'has answered',
    kept: 'kept a card',
    took: 'in the round',
    out: 'no cards left',
  },

  pile: {
    deck: (n: number) => `${n} in the deck`,
    discards: (n: number) => `${n} discarded`,
    supply: (n: number | null) => (n === null ? 'materials without end' : `${n} materials in supply`),
    accident: { deck: 'Accident: in the deck', table: 'Accident: drawn' },
  },
}
