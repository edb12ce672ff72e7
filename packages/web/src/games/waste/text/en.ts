import { lists, ordinals, plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const list = lists('en-GB')
const or = lists('en-GB', 'disjunction')
const place = ordinals('en', { one: 'st', two: 'nd', few: 'rd', other: 'th' })
const figure = (n: number): string => String(n).replace('-', '−')
const percent = (p: number): string => `${Math.round(p * 100)}\u00a0%`
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? figure(n) : '±0')
const cards = (n: number): string => plural(n, { one: '# card', other: '# cards' })
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const word = (n: number): string => NUMBERS[n] ?? String(n)

export const en = {
  you: 'You',
  list,
  place,
  figure,
  signed,

  /** by letters: the name on a card, and the rule in three words */
  types: {
    FO: { name: 'Food', long: 'Food waste', rule: '1 each, 3 on compost' },
    CO: { name: 'Compost', long: 'Compost', rule: 'holds 3 food' },
    ES: { name: 'Small el.', long: 'Small electronics', rule: '1 unit' },
    EL: { name: 'Large el.', long: 'Large electronics', rule: '2 units' },
    TX: { name: 'Textiles', long: 'Textiles', rule: 'pair 5' },
    ME: { name: 'Metal', long: 'Metal', rule: 'three 10' },
    PA: { name: 'Paper', long: 'Paper', rule: '' },
    HZ: { name: 'Hazardous', long: 'Hazardous waste', rule: 'five 12, else −2' },
    PL: { name: 'Plastic', long: 'Plastic', rule: 'most 12, else −10' },
    RC: { name: 'Recycler', long: 'Recycler', rule: 'draw 3 or burn 1' },
  },
  ladder: (steps: string) => `${steps} …`,
  named: (name: string, value: number) => (value === 0 ? name : `${name} ${value}`),
  card: (name: string, value: number, rule: string) => `${name}, value ${value}: ${rule}`,
  cardGain: (label: string, gain: string) => `${label}; for you ${gain}`,
  faceDown: 'a card face down',

  parts: {
    food: { name: 'Food', long: 'Food', rule: '1 each, 3 on compost', clause: 'WASTE-8.4' },
    electronics: {
      name: 'Electro',
      long: 'Electronics',
      rule: 'most 10, second 5',
      clause: 'WASTE-8.6',
    },
    textiles: { name: 'Textiles', long: 'Textiles', rule: '5 a pair', clause: 'WASTE-8.11' },
    metal: { name: 'Metal', long: 'Metal', rule: '10 a three', clause: 'WASTE-8.12' },
    paper: { name: 'Paper', long: 'Paper', rule: '', clause: 'WASTE-8.13' },
    hazardous: { name: 'Hazard', long: 'Hazardous', rule: 'five 12, each over −2', clause: 'WASTE-8.15' },
    plastic: { name: 'Plastic', long: 'Plastic', rule: 'most 12, fewer −10', clause: 'WASTE-8.17' },
  },

  phase: {
    round: (n: number) => `Round ${n} of 3`,
    steps: ['Boss', 'Draft', 'Market', 'Auction', 'Recyclers', 'Sort'] as readonly string[],
  },

  seat: {
    boss: 'Boss',
    left: (n: number) => `${n} left of boss`,
    and: (where: string, what: string) => `${where} · ${what}`,
    pile: 'take a pile',
    recycler: 'Recycler',
    choosing: 'choosing',
    ready: 'ready',
    bidIn: 'bid is in',
    picksPile: 'takes a pile',
    recycles: 'plays Recyclers',
    away: 'away',
    kept: 'kept',
    hand: 'hand',
    station: 'station',
    points: 'points',
  },

  stock: {
    title: 'Cards out of sight',
    draw: 'Draw pile',
    burnt: 'Burnt',
    unseen: 'Not yet seen by you',
    watcher: 'Not yet seen by anybody watching',
  },

  belt: {
    left: 'Packs go left',
    right: 'Packs go right',
    swap: 'Packs change hands',
    when: 'all at once, when everybody has chosen',
    route: (names: readonly string[]) => names.join(' → '),
    choosing: 'choosing',
    ready: 'ready',
    pack: (n: number) => `pack of ${n}`,
    kept: (n: number) => `${n} kept`,
  },

  wall: {
    title: 'Stations',
    own: 'Yours',
    points: 'Points',
    cards,
    all: 'All stations',
    fewer: 'Only mine',
    most: 'most',
    second: '2nd',
    shared: 'shared',
    behind: 'behind',
    next: (gain: string) => `next ${gain}`,
    burn: (gain: string) => `burn: ${gain}`,
    cell: (name: string, part: string, n: number, points: string) =>
      `${name}, ${part}: ${cards(n)}, ${points} points`,
    hand: (n: number) => plural(n, { one: 'one more in your hand', other: `${word(n)} more in your hand` }),
    sorted: 'after sorting: ',
  },
  legend: {
    lies: 'lies there',
    hand: 'yours, laid at sorting',
    fresh: 'new since your last move',
    now: 'points now, then with your cards',
  },
  league: {
    electronics: 'Most electronics',
    units: ', in units',
    plastic: 'Most plastic',
    later: 'May still change until the last sorting.',
  },

  draft: {
    detail: (name: string, rule: string) => `${name}: ${rule}`,
    ask: 'Keep one card',
    why: (n: number, of: number, left: number, to: string, side: string) =>
      `Choice ${n} of ${of}. The other ${left === 1 ? 'card goes' : `${cards(left)} go`} on to ${to}, to your ${side}.`,
    sides: { left: 'left', right: 'right' },
    pack: 'Your pack',
    packNote: (n: number) => `${cards(n)}, only you see them`,
    legend: '= points you’d gain right now',
    keep: (name: string) => `Keep ${name}`,
    first: 'Tap a card to see what it is good for.',
  },

  bid: {
    ask: 'Choose cards to bid',
    why: (piles: number) =>
      piles === 1
        ? 'One secret bid. The best one gets the pile.'
        : `The ${word(piles)} best bids each get a pile.`,
    hand: 'Your hand',
    handNote: (n: number) => `${cards(n)}, tap to put into the bid`,
    stamp: 'BID',
    cards: (n: number) => plural(n, { one: 'card', other: 'cards' }).replace('#', ''),
    value: 'value',
    sum: (n: number, value: number) => `Bid: ${cards(n)}, value ${value}.`,
    order: ['more cards', 'the boss', 'more value', 'nearer the boss’s left'] as readonly string[],
    bossIs: (name: string) => `the boss: ${name}`,
    you: 'you',
    lose: (n: number) =>
      n === 0
        ? 'Without a bid you get no pile.'
        : `You lose ${n === 1 ? 'it' : `these ${word(n)}`} only if you get a pile.`,
    nothing: 'Bid nothing',
    seal: (n: number) => `Bid ${cards(n)}`,
  },

  percent,
  /** majorities: what is at stake, and how likely the better end of it is */
  race: {
    stakes: (least: number, most: number, chance: string) => `${figure(least)}…${signed(most)}\n${chance}`,
    moves: (from: string, to: string) => `${from.replace(/\D+$/, '')}→${to}`,
    range: (low: number, high: number) => `${figure(low)}…${figure(high)}`,
  },

  market: {
    title: 'Market',
    note: 'Two cards up, one down that nobody has seen',
    figures: (points: string) => `Your score with this pile. No pile: ${points}`,
    piles: 'Piles',
    pile: (n: number, names: string) => `Pile ${n}: ${names} and a card face down`,
    change: (from: string, to: string) => `${from} → ${to}`,
    unseen: '+ hidden card',
    unseenShort: '+ ?',
    taken: (name: string) => `${name} has taken it`,
    burnt: 'Burnt',
  },

  pile: {
    ask: (piles: readonly string[]) => `Take pile ${or(piles)}`,
    rank: (n: number, why: string) => `You rank ${NTH[n] ?? place(n)}: ${why}.`,
    take: (n: number) => `Take pile ${n}`,
    what: (names: string) => `${names}, one unseen`,
    nothing: 'Take nothing',
    must: 'If you win, you must take a pile',
    hand: 'Your hand',
    handNote: (n: number) => `${cards(n)}, only you see them`,
  },

  rank: {
    title: 'Bids revealed',
    label: 'Bids in their order',
    order: 'cards, then boss, then value, then seat',
    cards: 'cards',
    boss: 'Boss',
    first: (n: number) => `first of ${n}s`,
    left: 'left of boss',
    leftShort: 'left',
    value: 'value',
    took: (pile: number) => `took pile ${pile}`,
    choosing: 'chooses a pile',
    yours: 'choose now',
    waits: 'gets a pile',
    back: 'cards come back',
    none: 'no bid',
    alone: 'the only bid',
    silent: 'no bid, no pile',
    ahead: {
      cards: (name: string) => `more cards than ${name}`,
      boss: (n: number) => `tied at ${cards(n)}; the boss comes first`,
      value: (n: number, mine: number, other: number) =>
        `tied at ${cards(n)}; ${mine > other ? 'higher' : 'lower'} value (${mine} vs ${other})`,
      seat: (n: number, value: number) => `tied at ${cards(n)}, value ${value}; nearer seat`,
    },
    behind: {
      cards: (name: string) => `fewer cards than ${name}`,
      boss: (n: number) => `tied at ${cards(n)}; the boss comes first`,
      value: (n: number, mine: number, other: number) =>
        `tied at ${cards(n)}; ${mine > other ? 'higher' : 'lower'} value (${mine} vs ${other})`,
      seat: (n: number, value: number) => `tied at ${cards(n)}, value ${value}; farther seat`,
    },
  },

  recycler: {
    ask: 'Play your Recycler',
    why: 'Draw or remove, never both. It burns either way.',
    pending: (n: number) =>
      plural(n, { one: '1 drawn Recycler to play.', other: '# drawn Recyclers to play.' }),
    pendingTitle: 'To play',
    handNote: (n: number) => `${cards(n)}. Tap one here or in your station to remove it`,
    draw: (n: number) => (n === 3 ? 'Draw three cards' : `Draw ${cards(n)}`),
    drawNote: 'They go straight into your station, good or bad',
    remove: (name: string) => `Remove ${name}`,
    from: { hand: 'from your hand', station: 'from your station', pending: 'just drawn' },
    several: (from: string, n: number) => `${from}, one of ${n}`,
    sorted: (now: string, then: string) => `after sorting ${now} → ${then}`,
    burn: (name: string, gain: string) => `Burn ${name}: ${gain}`,
    plays: (name: string) => `${name} plays Recyclers`,
    youPlay: 'You play Recyclers',
    drew: (names: string) => `Drew ${names}.`,
    removed: (name: string) => `Burnt ${name}.`,
    nothing: 'has not chosen yet',
  },

  reads: {
    drawn: 'A Recycler is drawn',
    withOne: ' with a Recycler',
  },

  chapter: {
    round: (n: number) => `Round ${n}`,
    auction: 'Auction',
  },

  sheet: {
    title: 'Final score',
    points: 'Points',
    mostWins: 'most wins',
    value: 'Value',
    ifLevel: 'if tied on points',
    notNeeded: 'not needed',
    decides: 'decides: higher',
    lower: 'lower',
    level: 'tied too',
    step: 'Step through the scoring',
    next: 'Next line',
    whole: 'The whole sheet',
    hidden: 'Show hidden cards',
    hide: 'Hide them',
    none: 'none',
    food: (on: number, beside: number) =>
      on === 0 ? `${beside} beside` : `${on} on compost${beside > 0 ? `, ${beside} beside` : ''}`,
    units: (n: number, how: string) => `${plural(n, { one: '# unit', other: '# units' })}${how}`,
    textiles: (n: number, over: number) =>
      plural(n, { one: '# pair', other: '# pairs' }) + (over > 0 ? `, ${over} over` : ''),
    metal: (n: number, over: number) =>
      n === 0
        ? `${over}, no three`
        : plural(n, { one: '# three', other: '# threes' }) + (over > 0 ? `, ${over} over` : ''),
    paper: (n: number) => plural(n, { one: '# paper', other: '# papers' }),
    hazardous: (n: number, over: number) =>
      n === 0 ? `${over} over` : `${n === 1 ? 'a five' : `${n} fives`}${over > 0 ? `, ${over} over` : ''}`,
    plastic: (n: number, how: string) => `${n}${how}`,
    how: { most: ': most', second: ': second', shared: ': shared', behind: ': behind', none: '' },
    drawPile: 'Left in the draw pile, top first',
    burntUnseen: 'Burnt unseen',
    drafted: (name: string) => `${name} kept, in this order`,
    noCards: 'none',
  },

  over: {
    youWin: (points: string) => `You win with ${points} points`,
    wins: (name: string, points: string) => `${name} wins with ${points} points`,
    level: (names: readonly string[], points: string, winner: string) =>
      `${list(names)}: ${points} each. ${winner} on value`,
    youDo: 'You win',
    does: (name: string) => `${name} wins`,
    value: (a: number, b: number) =>
      `Tied on points, so the auction value of the whole station decides: ${a} to ${b}.`,
    seat: 'Tied on points and value: the nearest to the boss’s left is first.',
    share: (names: readonly string[], points: string) => `${list(names)} share the win with ${points} points`,
    second: (name: string, points: string) => `${name} comes second with ${points}.`,
    youSecond: (points: string) => `You come second with ${points}.`,
  },

  watching: 'You’re spectating. Hands stay hidden until they are laid.',
} as const

const NTH = ['', 'first', 'second', 'third', 'fourth']
