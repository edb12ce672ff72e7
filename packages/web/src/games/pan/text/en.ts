import type { Criterion } from '@midden/pan'
import { lists, plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const list = lists('en')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const word = (n: number): string => NUMBERS[n] ?? String(n)
const Word = (n: number): string => word(n).replace(/^./, (letter) => letter.toUpperCase())
const cards = (n: number): string => plural(n, { one: '# card', other: '# cards' })

/** Words between stars are set in bold. */
export const en = {
  you: 'You',
  ghost: 'The ghost',
  free: 'Free cards',
  characters: ['', 'Mouse', 'Cat', 'Fox', 'Wolf', 'Bear', 'Elephant'] as readonly string[],
  card: (value: number, name: string) => `${value}, ${name}`,
  faceDown: 'a face-down card',
  list,
  cards,
  sum: (n: number, total: number) =>
    plural(n, { one: `*#* card, total *${total}*`, other: `*#* cards, total *${total}*` }),
  frontOf: (name: string, values: string) => `Front of ${name}: ${values}`,
  oneIn: (k: number) => `1 in ${k}`,
  inAll: (n: number, k: number) => `${n} in ${k}`,

  phase: {
    trick: (n: number) => `Trick ${n} of 4`,
    second: 'Second step',
    over: 'The end',
    first: ['Choose', 'Reveal'] as readonly string[],
    turns: ['Turn', 'Double CLIC'] as readonly string[],
  },

  seat: {
    choose: 'choose a card',
    choosing: 'choosing',
    isIn: 'is in',
    choosePick: 'choose a card, pick the ghost’s',
    choosingPick: 'choosing, picks the ghost’s',
    act: 'flip, reshuffle or skip',
    mustFlip: 'must flip',
    goOrStop: 'go or stop',
    take: (n: number) => `take ${cards(n)}`,
    next: 'plays next',
    noCards: 'no cards',
    has: cards,
    out: 'out',
    wins: 'last one alive',
    hand: 'hand',
    front: 'front',
    total: 'total',
  },

  laws: {
    title: 'How a trick is won',
    cancel: 'equals cancel',
    highest: 'highest single wins',
    mouse: 'but Mouse beats Elephant',
  },

  arena: {
    yourCard: 'your card',
    choosing: 'choosing',
    isIn: 'is in',
    cancelled: 'cancelled',
    takesAll: 'takes all',
    takesSingles: 'takes the singles',
    beats: '1 beats *6!*',
    beatsShort: '1 beats 6!',
    nobody: 'Nobody wins!',
    ghostWins: 'The ghost wins!',
    allUp: (n: number) => `Trick ${n}: all cards up!`,
    nothing: 'nothing won',
    slot: (n: number) => `Slot ${n} of the ghost`,
    slotGone: (n: number) => `Slot ${n} of the ghost is turned up`,
    youPick: 'you pick',
    othersPick: (name: string) => `${name} picks`,
  },

  foot: {
    seenOf: 'Seen of four',
    seen: (value: number, n: number) => `${value}: ${n} of 4 seen`,
    aside: (n: number) => `*${n}* set aside\nnever seen`,
    asideShown: (n: number) => `*${n}* were set aside`,
    noneAside: '*All 24* cards\nare in play',
    gunLater: '*6* gun cards\nlater',
    gunFresh: '*6* gun cards,\nshuffled: 1 in 6',
    discarded: (n: number) => `*${n}* discarded`,
    alive: (n: number) => `*${n}* alive:\nSKIP costs ${n}`,
    lastTwo: 'The next PAN\n*ends the game*',
    starts: (name: string, n: number, total: number) => `Next PAN, then\n*${name}* starts (${n}, ${total})`,
    youStart: (n: number, total: number) => `Next PAN, then\n*you* start (${n}, ${total})`,
    tied: (names: readonly string[]) => `Next PAN, then a tie:\n*${list(names)}*`,
  },

  gun: {
    title: (clics: number, left: number) => `The gun: ${clics} CLIC face up, ${left} face down`,
    next: 'next is PAN',
    sure: 'for sure',
    nextCard: 'next',
    clicBy: (name: string) => `CLIC, turned up by ${name}`,
    clic: 'CLIC',
    pan: 'PAN',
    down: 'Gun card, face down',
    flip: (k: number) => `Flip the next gun card: PAN at 1 in ${k}`,
  },

  bang: {
    dead: (name: string) => `T’ES MORT, ${name}`,
    label: (name: string) => `PAN! ${name} is out`,
  },

  fronts: {
    next: 'next',
    acts: 'to act',
    double: 'Double CLIC',
    noCards: 'no cards:\nafter a CLIC may flip again',
    toTake: (n: number) => `${n} to take`,
    nothing: 'none',
    picked: (n: number) => `${n} picked`,
    out: 'out',
    shot: (k: number) => (k === 1 ? 'at a sure PAN' : `at 1 in ${k}`),
    discarded: 'front discarded',
    freed: 'cards are free now',
    bare: 'had no cards',
    cardless: 'won no card',
    since: (by: number) => (by > 0 ? `+${by}` : `−${-by}`),
    sinceLong: 'cards since your move',
    freeNote: 'anybody may take them with a Double CLIC',
    order: 'Players in turn order',
  },

  hand: {
    title: 'Your hand',
    only: (n: number) => (n === 0 ? 'empty' : `${cards(n)}, only you see them`),
    inTrick: 'in the trick',
    front: 'Your front',
    all: (n: number, total: number) => `${cards(n)}, total ${total}, all can see them`,
    pay: 'Tap the cards you pay.',
    none: 'no cards',
    over: 'The tricks are over',
    overNote: 'Cards in front are money now: one buys a reshuffle, as many as are alive buy a skip.',
    ifFlip: 'no cards. What a flip brings:',
    ifGo: 'no cards. If you go, one of these two turns up:',
    picking: (n: number, of: number) => `${n} of ${of} picked`,
    gap: 'pick',
    payWith: (card: string) => `Pay with the ${card}`,
    putBack: (card: string) => `Put back the ${card}`,
    play: (card: string) => `Play the ${card}`,
    out: 'You are out',
    outNote: 'You see everything the others see, and decide nothing.',
    watching: 'You are watching',
    watchingNote: 'Hands stay hidden until their cards turn up.',
    clic: (odds: string) => `CLIC, ${odds}`,
    pan: (odds: string) => `PAN, ${odds}`,
    noClic: 'no CLIC is left',
    stopOrGo: 'stop, or flip again',
    takes: (n: number, of: number) =>
      n === 0
        ? 'nothing to take'
        : n === of
          ? `take all ${n} of their cards`
          : `take ${n} of their ${of} cards`,
    dead: 'you are out',
  },

  ask: {
    commit: (trick: number) => `Choose a card for trick ${trick}`,
    commitLast: 'Your last card goes into trick 4',
    commitWhy: 'All cards turn up together. A choice is final.',
    pick: (trick: number) => `Choose your card for trick ${trick}, and one of the ghost’s`,
    pickWhy: 'The ghost’s card is picked blind and turns up with the others.',
    turn: 'Your turn: flip, reshuffle or skip?',
    noSkip: 'Your turn: flip or reshuffle?',
    turnWhy: (clics: number, left: number) =>
      clics === 0
        ? 'The pile is fresh. One of the six cards is PAN.'
        : left === 1
          ? 'Five CLICs are out. The last card is PAN for sure.'
          : `${Word(clics)} ${clics === 1 ? 'CLIC is' : 'CLICs are'} out. One of the ${word(left)} cards left is PAN.`,
    mustFlip: 'You have no cards: you must flip',
    mustFlipWhy: 'After a CLIC you may flip again and take cards.',
    mustFlipSure: 'Five CLICs are out. The last card is PAN for sure.',
    newPile: (name: string) => `${name} is dead. You start the new pile`,
    newPileWhy: (because: string, n: number) => `${because} ${Word(n)} are alive, so SKIP costs ${n}.`,
    offer: 'CLIC! Flip once more?',
    offerWhy: (n: number) =>
      n === 0
        ? 'You may, although there is nothing to take.'
        : `You have no cards, so a second CLIC lets you take ${n} of theirs.`,
    take: (n: number) => `Double CLIC! Take ${cards(n)}`,
    takeWhy: (n: number) => `From anybody, in any split. Exactly ${n}.`,
    count: (n: number, of: number) => `${n} of ${of}`,
    pickOne: (n: number, of: number) => `Double CLIC! Pick card ${n} of ${of}`,
    pickOneWhy: 'There are too many ways to choose, so it goes card by card. Each pick is final.',
  },

  because: {
    cards: 'You have the most cards.',
    total: 'You have the highest total.',
    sixes: 'You have more 6s.',
    fives: 'You have more 5s.',
    fours: 'You have more 4s.',
    threes: 'You have more 3s.',
    tie: 'The tie was broken for you.',
  } satisfies Readonly<Record<Criterion, string>>,
  startsBy: {
    cards: 'most cards',
    total: 'highest total',
    sixes: 'more 6s',
    fives: 'more 5s',
    fours: 'more 4s',
    threes: 'more 3s',
    tie: 'a tie, broken',
  } satisfies Readonly<Record<Criterion, string>>,

  acts: {
    flip: 'FLIP',
    flipNote: 'free',
    reshuffle: 'RESHUFFLE',
    reshuffleNote: 'pay 1, then flip',
    reshuffleLast: 'pay your last, flip; a CLIC opens the Double CLIC',
    reshuffleNo: 'costs 1, you have 0',
    skip: 'SKIP',
    skipNote: (n: number, of: number) => `pay ${n} of your ${of}`,
    skipPicked: (n: number, of: number) => `N = ${n}, you picked ${of}`,
    skipNo: (n: number, of: number) => `N = ${n}, you have ${of}`,
    stop: 'STOP',
    stopNote: 'turn ends, take nothing',
    go: 'GO',
    goNote: (n: number, of: number) =>
      n === 0 ? 'nothing to take' : n === of ? `CLIC: take all ${n}` : `CLIC: take ${n} of ${of} cards`,
    noRisk: 'no risk',
    sure: 'for sure',
    risk: (k: number) => `PAN ${k === 1 ? 'for sure' : `at 1 in ${k}`}`,
    takeFew: (n: number) => (n === 1 ? 'Take 1 only' : `Take ${n} only`),
    due: (n: number) => plural(n, { one: 'one more is due', other: '# more are due' }),
    ghostSlot: 'The ghost’s card',
    alreadyPicked: 'picked already',
    from: (card: string, owner: string) => `${card}, from ${owner}`,
  },

  needs: {
    start: (parts: readonly string[]) => `needs: ${list(parts)}`,
    twin: (value: number) => `no other ${value}`,
    above: 'nothing single above it',
    rivals: (values: readonly string[]) => `no single ${lists('en', 'disjunction')(values)}`,
    safe: 'cannot be cancelled',
    mouse: 'a single 6, or nothing else single',
    sure: 'wins for sure',
  },

  label: {
    play: (card: string) => `Play ${card}`,
    playWith: (card: string, slot: number) => `Play ${card}, with ghost slot ${slot}`,
    flip: 'Flip the next card',
    flipAt: (k: number) => `Flip at 1 in ${k}`,
    flipSure: 'Flip: PAN for sure',
    flipSureAgain: 'PAN for sure. Flip all the same?',
    goSureAgain: 'PAN for sure. Go all the same?',
    reshuffle: (card: string) => `Pay ${card}: reshuffle and flip`,
    skip: (values: string) => `Pay ${values}: skip`,
    stop: 'Stop: the turn ends',
    go: 'Go: flip again',
    goAt: (k: number) => `Go: flip again at 1 in ${k}`,
    goSure: 'Go: PAN for sure',
    take: (n: number) => (n === 1 ? 'Take this card' : `Take these ${n} cards`),
    pick: (card: string, owner: string) => `Pick the ${card} of ${owner}`,
  },

  reveal: {
    mark: (n: number) => `Trick ${n}`,
    youWin: (how: string) => `You win the trick${how}`,
    wins: (name: string, how: string) => `${name} wins the trick${how}`,
    overSix: ': 1 beats 6',
    with: (value: number) => ` with the ${value}`,
    nobody: 'Nobody wins the trick',
    cancelledFirst: (values: readonly number[]) =>
      `${values.length === 1 ? `The ${values[0]}s` : `The ${list(values.map((value) => `${value}s`))}`} cancelled each other first.`,
    toYou: (n: number, total: number) => `${Word(n)} cards, total ${total}, come to your front.`,
    toOther: (n: number, total: number, name: string) => `${Word(n)} cards, total ${total}, go to ${name}.`,
    toDiscard: (n: number) => `All ${word(n)} cards go to the discard.`,
    equal: (values: readonly number[]) => `*${list(values.map(String))}* are equal: cancelled`,
    noSingle: 'No card is single: nobody wins',
    single: (values: readonly string[]) => `Single: *${list(values)}*.`,
    animalWins: (name: string) => `The ${name} wins`,
    youTake: (values: string, total: number) => `You take ${values}: *${total}* in front`,
    takes: (name: string, values: string, total: number) => `${name} takes ${values}: *${total}* in front`,
    ghostTakes: (values: string) => `The ghost takes ${values}`,
    discarded: (values: string) => `${values} to the discard`,
    ghostLeaves: (values: string, free: boolean) =>
      `The ghost leaves; ${values} ${free ? 'may be taken' : 'to the discard'}`,
    cardless: (names: readonly string[]) => `Out for want of cards: ${list(names)}`,
    tie: (names: readonly string[], drawn: boolean) =>
      `${list(names)} are completely tied: ${drawn ? 'the draw decides' : 'clockwise decides'}`,
    youStart: (why: string) => `*You* start: ${why}`,
    starts: (name: string, why: string) => `*${name}* starts: ${why}`,
    next: (n: number) => `On to trick ${n}`,
    second: 'On to the second step',
    result: 'To the result',
  },

  end: {
    youWin: 'You are the last one alive',
    wins: (name: string) => `${name} is the last one alive`,
    why: 'Cards count for nothing at the end.',
    alive: (n: number) => (n === 0 ? 'alive, without a card' : `alive, with ${cards(n)}`),
    shot: (k: number) => (k === 1 ? 'PAN for sure' : `PAN at 1 in ${k}`),
    cardless: 'out before the second step: won no card',
    place: (n: number) => `${n}.`,
    winner: 'LAST ONE ALIVE',
    fallen: 'The fallen, the last one first',
    aside: 'What was set aside',
  },

  chapter: {
    dealt: 'First step: four tricks',
    revealed: 'All cards up',
    second: 'Second step: the gun',
    pile: 'A new pile of six',
  },

  closer: {
    seen: (n: number) => `${word(n)} of the four copies ${n === 1 ? 'lies' : 'lie'} face up.`,
    mouse: 'Lowest of all, but a single Mouse beats a single Elephant, whatever else is there.',
    elephant: 'Highest of all, unless a single Mouse is there.',
    middle: (lower: string, higher: string) =>
      `Beats the ${lower} and all below; loses to a single ${higher}.`,
    cancels: 'Two or more of a kind cancel each other; the winner takes them too.',
    cancelsLost: 'Two or more of a kind cancel each other and are discarded.',
    money: 'In the second step one card buys a reshuffle, as many as are alive buy a skip.',
    faceDown: 'Nobody may look at it before all cards turn up.',
    ghost: 'One of the ghost’s cards. Nobody knows it, not even who picks it.',
    aside: 'Set aside face down. Nobody ever looks at them during the game.',
    asideShown: 'Set aside face down. The game is over, so they may be looked at.',
    discard: 'Face up, and out of the game.',
    noDiscard: 'Nothing is discarded yet.',
    free: 'Without an owner. A Double CLIC may take them like any other card.',
    front: (name: string) => `The front of ${name}`,
    frontRank: 'Most cards start after an elimination; then the higher total, then more 6s, 5s, 4s, 3s.',
    gunDown: (k: number) =>
      k === 1
        ? 'The last card of the pile: PAN for sure.'
        : `One of ${k} face-down gun cards. One of them is PAN.`,
    gunClic: (name: string) => `A CLIC, turned up by ${name}. It stays up until the pile is shuffled.`,
    gunOpen: 'A CLIC. It stays up until the pile is shuffled.',
    gunPan: 'PAN. Whoever turns it up is out.',
    heap: 'Won by the ghost',
    heapNote: 'It leaves the game with the ghost when the second step starts.',
    heapFree: 'When the second step starts they become free cards.',
    discardTitle: 'Discard',
    asideTitle: 'Set aside',
  },
} as const
