import type { Criterion } from '@midden/pan'
import { lists, plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const either = lists('en-GB', 'disjunction')
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const word = (n: number): string => NUMBERS[n] ?? String(n)
const Word = (n: number): string => word(n).replace(/^./, (letter) => letter.toUpperCase())
const cards = (n: number): string => plural(n, { one: '# card', other: '# cards' })

/** Question and options. Words between stars are set in bold. */
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
  acts: {
    flip: 'FLIP',
    flipNote: 'free',
    reshuffle: 'RESHUFFLE',
    reshuffleNote: 'pay 1, then flip',
    reshuffleLast: 'pay your last, flip; a CLIC opens the Double CLIC',
    reshuffleNo: 'costs 1, you have 0',
    skip: 'SKIP',
    skipNote: (n: number, of: number) => `pay ${n} of your ${of}`,
    skipPicked: (n: number, of: number) => `Costs ${n} cards; you picked ${of}`,
    skipNo: (n: number, of: number) => `Costs ${n} cards; you have ${of}`,
    stop: 'STOP',
    stopNote: 'turn ends, take nothing',
    go: 'GO',
    goNote: (n: number, of: number) =>
      n === 0 ? 'nothing to take' : n === of ? `CLIC: take all ${n}` : `CLIC: take ${n} of ${of} cards`,
    noRisk: 'no risk',
    sure: 'certain',
    risk: (k: number) => (k === 1 ? 'certain death' : `1-in-${k} odds`),
    takeFew: (n: number) => (n === 1 ? 'Take 1 only' : `Take ${n} only`),
    due: (n: number) => plural(n, { one: 'one more is due', other: '# more are due' }),
    ghostSlot: 'The ghost’s card',
    from: (card: string, owner: string) => `${card}, from ${owner}`,
  },

  needs: {
    unless: (parts: readonly string[]) => `wins unless ${either(parts)} is played`,
    twin: (value: number) => `another ${value}`,
    above: 'a higher card alone of its kind',
    rivals: (values: readonly string[]) => `a lone ${either(values)}`,
    safe: 'can’t be cancelled',
    mouse: 'beats a lone 6, or wins if all others cancel each other',
    sure: 'wins for sure',
  },

  hint: {
    commit: 'Be unpredictable: any card can work here.',
    card: (needs: string) => `This one ${needs}.`,
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
    flipSureAgain: 'Certain PAN. Flip anyway?',
    goSureAgain: 'Certain PAN. Go anyway?',
    reshuffle: (card: string) => `Pay ${card}: reshuffle and flip`,
    skip: (values: string) => `Pay ${values}: skip`,
    stop: 'Stop: the turn ends',
    go: 'Go: flip again',
    goAt: (k: number) => `Go: flip again at 1 in ${k}`,
    goSure: 'Go: PAN for sure',
    take: (n: number) => (n === 1 ? 'Take this card' : `Take these ${n} cards`),
    pick: (card: string, owner: string) => `Pick the ${card} of ${owner}`,
  },
} as const
