import type { Worth } from '../logic/worth.ts'

const NTH = ['', 'first', 'second', 'third', 'fourth', 'fifth']
const nth = (n: number): string => NTH[n] ?? `${n}th`

function food({ beside }: Worth): string {
  return beside < 0 ? 'There is room on your compost: it scores 3.' : 'No room on compost: it scores 1.'
}
function compost({ beside }: Worth): string {
  if (beside <= 0) return 'No food waits for it yet. It takes up to three.'
  return `Takes ${Math.min(3, beside)} of your food that lies beside: 2 more points each.`
}
function units({ held, rival }: Worth): string {
  const mine = `${held === 1 ? 'One unit' : `${held} units`} for you`
  if (held > rival) return `${mine}, more than anybody’s station shows (${rival}).`
  return held === rival ? `${mine}: level with the most, 5 each.` : `${mine}; the most is ${rival}.`
}
function plastic({ held, rival }: Worth): string {
  if (held > rival) return `${held} for you: the most, 12 points, while it stays so.`
  if (held === rival) return `${held} for you: level with the most, 6 each.`
  return `${held} for you, the most is ${rival}. Being behind costs 10, once.`
}
const hazardous = ({ held }: Worth): string =>
  held % 5 === 0
    ? 'Completes a five: +12 for all of them.'
    : `Number ${held % 5} of a five: −2 until the fifth.`
const metal = ({ held }: Worth): string =>
  held % 3 === 0
    ? `Your ${nth(held)} metal: a full three, 10 points.`
    : `${held % 3 === 1 ? 'First' : 'Second'} of a three: nothing before the third.`
const textiles = ({ held }: Worth): string =>
  held % 2 === 0 ? 'Makes a pair: 5 points.' : 'Half a pair: nothing before the second.'
const paper = ({ held, paper: [before, after] }: Worth): string =>
  `Paper number ${held}: the paper goes from ${before} to ${after} points.`

/** Why a card may be worth keeping, in one sentence. */
export function worth(w: Worth): string {
  switch (w.type) {
    case 'FO':
      return food(w)
    case 'CO':
      return compost(w)
    case 'ES':
    case 'EL':
      return units(w)
    case 'TX':
      return textiles(w)
    case 'ME':
      return metal(w)
    case 'PA':
      return paper(w)
    case 'HZ':
      return hazardous(w)
    case 'PL':
      return plastic(w)
    case 'RC':
      return 'Must be played after the auction: draw three cards, or burn one of yours.'
  }
}

export const forBids = (value: number): string =>
  value === 0 ? 'In a bid it counts as a card, value 0.' : `For bids it counts ${value}.`
