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
    recycler: (n: number) => `Worth ${points(n)}: three new cards, or a bad one burnt.`,
    electronics: (n: number) => `Worth ${about(n)} in the race for most electronics.`,
    plastic: (n: number) => `Worth ${about(n)} in the race for most plastic.`,
    hope: (now: number, n: number) =>
      `Scores ${String(now).replace('-', '−')} now, but worth ${about(n)}: there is time to finish the set.`,
    compost: (now: number, n: number) => `Scores ${now} now, but worth ${about(n)}: more food may come.`,
    done: (now: number, n: number) => `+${now} now, ${about(n)} of it new.`,
    now: (n: number) => `Worth ${about(n)} in your station, more than any other card here.`,
    harm: (n: number) => `No card here helps you. This one does the least harm: ${about(n)}.`,
    alike: 'All cards in this pack are of one type and score the same.',
    plain: 'The best in this pack for your station: points now, or a set to finish.',
  },
  bid: {
    some: (prize: number, n: number, cost: number) =>
      `The best pile is worth ${about(prize)} to you, ${these(n)} ${Math.round(cost) > 0 ? about(cost) : 'nothing'}.`,
    more: (nth: number, cost: number) =>
      Math.round(cost) > 0
        ? `A ${NTH[nth] ?? 'further'} card (${about(cost)}) adds too little chance.`
        : `A ${NTH[nth] ?? 'further'} card adds too little chance.`,
    none: (prize: number, cost: number) =>
      `The best pile is worth ${about(prize)} to you: no more than your least useful card (${about(cost)}).`,
    plain: 'It weighs what the best pile would bring, your chance of it, and what your cards are worth.',
    plainNone: 'No pile is worth more to you than your least useful card.',
  },
  pile: {
    best: (n: number) => `Worth ${about(n)} to you, with all you hold.`,
    plain: 'With all you hold, this pile is worth most to you.',
  },
  recycler: {
    draw: (drawing: number, name: string, burning: number) =>
      `Three unknown cards bring ${about(drawing)} on average; removing ${name} brings ${about(burning)}.`,
    better: (n: number) => `Without it you’re ${about(n)} better off.`,
    worse: (n: number) => `Your least useful card: ${about(n)}.`,
    drawing: (n: number) => `Three unknown cards would bring ${about(n)} on average.`,
    plainDraw: 'Three unknown cards promise more than burning one of yours.',
    plainRemove: 'Removing it helps more than three unknown cards.',
    plainLeast: 'There is nothing to draw, and this is your least useful card.',
  },
  pileName: (n: number) => `pile ${n}`,
  next: (name: string, n: number, best: number) =>
    Math.round(n) === Math.round(best) ? `${name} is almost as good.` : `Next best: ${name}, ${about(n)}.`,
}
