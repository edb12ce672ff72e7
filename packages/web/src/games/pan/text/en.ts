import { lists, plurals } from '../../../text/plural.ts'
import { enAsk } from './en-ask.ts'

const plural = plurals('en')
const list = lists('en-GB')
const cards = (n: number): string => plural(n, { one: '# card', other: '# cards' })

/** Everything the board says in English. Words between stars are set in bold. */
export const en = {
  you: 'You',
  ghost: 'The ghost',
  theGhost: 'the ghost',
  free: 'Free cards',
  characters: ['', 'Mouse', 'Cat', 'Fox', 'Wolf', 'Bear', 'Elephant'] as readonly string[],
  card: (value: number, name: string) => `${value}, ${name}`,
  faceDown: 'a face-down card',
  sum: (n: number, total: number) =>
    plural(n, { one: `*#* card, total *${total}*`, other: `*#* cards, total *${total}*` }),
  frontOf: (name: string, values: string) =>
    `${name === 'You' ? 'Your front' : `Front of ${name}`}: ${values}`,
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
    isIn: 'ready',
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
    isIn: 'ready',
    cancelled: 'cancelled',
    takesAll: 'takes all',
    takesSingles: 'takes the singles',
    beats: '1 beats *6!*',
    beatsShort: '1 beats 6!',
    nobody: 'Nobody wins!',
    ghostWins: 'The ghost wins!',
    allUp: (n: number) => `Trick ${n}: all cards up!`,
    nothing: 'no cards yet',
    slot: (n: number) => `Slot ${n} of the ghost`,
    slotGone: (n: number) => `Slot ${n} of the ghost is turned up`,
    youPick: 'you pick',
    othersPick: (name: string) => `${name} picks`,
  },

  foot: {
    seenOf: 'Seen of four',
    seen: (value: number, n: number) => `${value}: ${n} of 4 seen`,
    aside: (n: number) => `*${n}* set aside\nnever seen`,
    noneAside: '*All 24* cards\nare in play',
    gunLater: '*6* gun cards\nlater',
    gunFresh: '*6* gun cards,\nshuffled: 1 in 6',
    discarded: (n: number) => `*${n}* discarded`,
    alive: (n: number) => `*${n}* alive:\nSKIP costs ${n}`,
    lastTwo: 'The next PAN\n*ends the game*',
    starts: (name: string, n: number) => `After the next PAN,\n*${name}* starts (most cards: ${n})`,
    youStart: (n: number) => `After the next PAN,\n*you* start (most cards: ${n})`,
    tied: (names: readonly string[]) => `After the next PAN, a tie:\n*${list(names)}*`,
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
    flip: (k: number) => `Flip the next gun card: PAN at 1-in-${k} odds`,
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
    shot: (k: number) => (k === 1 ? 'certain death' : `at 1-in-${k} odds`),
    discarded: 'front discarded',
    freed: 'cards are free now',
    bare: 'had no cards',
    cardless: 'won no cards',
    since: (by: number) => (by > 0 ? `+${by}` : `−${-by}`),
    sinceLong: 'cards since your move',
    order: 'Players in turn order',
  },

  hand: {
    title: 'Your hand',
    only: (n: number) => (n === 0 ? 'empty' : `${cards(n)}, only you see ${n === 1 ? 'it' : 'them'}`),
    inTrick: 'in the trick',
    front: 'Your front',
    all: (n: number, total: number) => `${cards(n)}, total ${total}, all can see them`,
    pay: 'Tap the cards you pay.',
    none: 'no cards',
    over: 'The tricks are over',
    overNote:
      'Cards in front are money now: one buys a reshuffle, one card per surviving player buys a skip.',
    ifFlip: 'no cards. What a flip brings:',
    ifGo: 'no cards. If you go, one of these two turns up:',
    picking: (n: number, of: number) => `${n} of ${of} picked`,
    gap: 'pick',
    payWith: (card: string) => `Pay with the ${card}`,
    play: (card: string) => `Play the ${card}`,
    out: 'You are out',
    outNote: 'You can still watch everything.',
    watching: 'You’re spectating',
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

  ...enAsk,

  end: {
    youWin: 'You are the last one alive',
    wins: (name: string) => `${name} is the last one alive`,
    why: 'Cards don’t count at the end.',
    alive: (n: number) => (n === 0 ? 'alive, without a card' : `alive, with ${cards(n)}`),
    shot: (k: number) => (k === 1 ? 'certain PAN' : `PAN at 1-in-${k} odds`),
    cardless: 'out before the second step: won no cards',
    place: (n: number) => `${n}.`,
    winner: 'LAST ONE ALIVE',
    fallen: 'Out, last one first',
    aside: 'What was set aside',
  },

  chapter: {
    dealt: 'First step: four tricks',
    revealed: 'All cards up',
    second: 'Second step: the gun',
    pile: 'A new pile of six',
  },

  closer: {
    seen: (n: number) =>
      n === 0
        ? 'None of the four copies lies face up yet.'
        : `${n} of the four copies ${n === 1 ? 'lies' : 'lie'} face up.`,
    mouse: 'Lowest of all, but a single Mouse beats a single Elephant, whatever else is there.',
    elephant: 'Highest of all, unless a single Mouse is there.',
    middle: 'Beats whatever is below it. A single higher card beats it.',
    cancels: 'Duplicates cancel each other; the winner takes them too.',
    cancelsLost: 'Duplicates cancel each other and are discarded.',
    money: 'In the second step one card buys a reshuffle, one card per surviving player buys a skip.',
    faceDown: 'Nobody may look until all cards turn up.',
    ghost: 'One of the ghost’s cards. Nobody knows it, not even who picks it.',
    aside: 'Set aside face down. Nobody ever looks at them during the game.',
    asideShown: 'Set aside face down. The game is over, so they may be looked at.',
    discard: 'Face up, and out of the game.',
    noDiscard: 'Nothing is discarded yet.',
    free: 'No owner. A Double CLIC can take them like any other card.',
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
