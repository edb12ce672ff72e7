import type { Criterion } from '@midden/pan'
import { lists, plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const list = lists('en-GB')
const either = lists('en-GB', 'disjunction')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const word = (n: number): string => NUMBERS[n] ?? String(n)
const Word = (n: number): string => word(n).replace(/^./, (letter) => letter.toUpperCase())
const cards = (n: number): string => plural(n, { one: '# card', other: '# cards' })

/** Question, options and the reveal told step by step. Words between stars are set in bold. */
export const enAsk = {
  ask: {
    commit: (trick: number) => `Choose a card for trick ${trick}`,
    commitLast: 'Your last card goes into trick 4',
    commitWhy: 'All cards turn up together.',
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
    from: (card: string, owner: string) => `${card}, from ${owner}`,
  },

  needs: {
    start: (parts: readonly string[]) => `needs: ${list(parts)}`,
    twin: (value: number) => `no other ${value}`,
    above: 'nothing single above it',
    rivals: (values: readonly string[]) => `no single ${either(values)}`,
    safe: 'cannot be cancelled',
    mouse: 'a single 6, or nothing else single',
    sure: 'wins for sure',
  },

  hint: {
    commit: 'Whoever keeps to an order can be read, so any card may do.',
    card: (needs: string) => `This one ${needs.replace(':', '')}.`,
    counted: (percent: number) =>
      `With two left every line can be counted out: this one wins ${percent} in 100.`,
    best: 'With two left every line can be counted out: none wins more often.',
    thisRisk: 'this risk',
    mustFlip: 'Without cards there is nothing else to do.',
    flip: (risk: string) => `At ${risk} the cards are worth more than what they would buy.`,
    reshuffle: (risk: string) =>
      `One card turns ${risk} into a fresh pile, and the others face what is left.`,
    reshuffleLast: 'Paid with the last card, a CLIC opens the Double CLIC.',
    skip: (next: string) => `There are cards to spare, and the danger passes on to ${next}.`,
    go: (n: number, risk: string) => `${n === 1 ? 'A card is' : `${Word(n)} cards are`} worth ${risk}.`,
    stop: (n: number, risk: string) =>
      n === 0
        ? 'There is nothing to win by it.'
        : `${n === 1 ? 'A card is' : `${Word(n)} cards are`} not worth ${risk}.`,
    take: 'From whoever has most, the highest first: so that nobody can pay for long.',
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
    equal: (kinds: readonly (readonly number[])[]) =>
      `${kinds.map((values) => `*${list(values.map(String))}*`).join('; ')} are equal: cancelled`,
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
} as const
