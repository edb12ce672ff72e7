import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const about = (n: number): string => `about ${String(Math.round(n)).replace('-', '−')}`
const points = (n: number): string =>
  `about ${plural(Math.round(n), { one: '# point', other: '# points' }).replace('-', '−')}`
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const these = (n: number): string => (n === 1 ? 'this card' : `these ${NUMBERS[n] ?? n}`)
const NTH = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** Why the bot would do it. Figures are what it reckons with, so they are always "about". */
export const because = {
  keep: {
    recycler: (n: number) => `Counts as ${points(n)}, for three cards drawn or a bad one burnt.`,
    electronics: (n: number) => `Counts ${about(n)} for your chances in the race for most electronics.`,
    plastic: (n: number) => `Counts ${about(n)} for your chances in the race for most plastic.`,
    hope: (now: number, n: number) =>
      `Scores ${String(now).replace('-', '−')} now but counts ${about(n)}: there is time to finish the set.`,
    compost: (now: number, n: number) =>
      `Scores ${now} now but counts ${about(n)}: there is time for food to come.`,
    done: (now: number, n: number) =>
      `Brings ${now} now. ${about(now - n).replace('a', 'A')} of it was already counted on; ${about(n)} is new.`,
    now: (n: number) => `Counts ${about(n)} for your station, more than any other card here.`,
    harm: (n: number) => `No card here helps you. This one does the least harm: ${about(n)}.`,
    alike: 'All cards of this pack are of one type, and score alike.',
    plain: 'Of this pack it does most for your station: points, and hope for unfinished sets.',
  },
  bid: {
    some: (prize: number, n: number, cost: number) =>
      `The best pile counts ${about(prize)} for you, ${these(n)} ${Math.round(cost) > 0 ? about(cost) : 'nothing'}.`,
    more: (nth: number, cost: number) =>
      Math.round(cost) > 0
        ? `A ${NTH[nth] ?? 'further'}, ${about(cost)}, buys too little chance.`
        : `A ${NTH[nth] ?? 'further'} buys too little chance.`,
    none: (prize: number, cost: number) =>
      `The best pile counts ${about(prize)} for you: no more than the card you would miss least (${about(cost)}).`,
    plain: 'What the best pile would bring, its chance, and what the cards are worth to you decide it.',
    plainNone: 'No pile is worth more to you than the card you would miss least.',
  },
  pile: {
    best: (n: number) => `Counts ${about(n)} for you, with all you hold.`,
    plain: 'With all you hold, this pile does most for you.',
  },
  recycler: {
    draw: (drawing: number, name: string, burning: number) =>
      `Three unseen cards bring ${about(drawing)} on average; removing ${name}, the best to burn, ${about(burning)}.`,
    better: (n: number) => `Without it you stand ${about(n)} better.`,
    worse: (n: number) => `The card you miss least: ${about(n)}.`,
    drawing: (n: number) => `Three unseen cards would bring ${about(n)} on average.`,
    plainDraw: 'Three unseen cards promise more than burning any card of yours.',
    plainRemove: 'Without it you stand better than with three unseen cards.',
    plainLeast: 'There is nothing to draw, and this is the card you miss least.',
  },
  pileName: (n: number) => `pile ${n}`,
  next: (name: string, n: number, best: number) =>
    Math.round(n) === Math.round(best) ? `Next is ${name}, hardly less.` : `Next is ${name}, ${about(n)}.`,
}
