import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const figure = (n: number): string => String(Math.round(n)).replace('-', '−')
const about = (n: number): string => `about ${figure(n)}`
const euros = (n: number): string => `about €${Math.max(0, Math.round(n))}`
const signed = (n: number): string => `${Math.round(n) > 0 ? '+' : ''}${figure(n)}`
const columns = (n: number): string => plural(n, { one: 'a column', other: '# columns' })

const nearly = (a: number, b: number): boolean => Math.round(a) === Math.round(b)

/** Why the bot would do it. Figures are in points, a euro being half of one; they are what it reckons with. */
export const because = {
  /** the parts of what a play changes, put together with commas */
  part: {
    score: (n: number) => `${signed(n)} ${Math.abs(Math.round(n)) === 1 ? 'point' : 'points'} now`,
    later: (n: number) => `${signed(n)} later`,
    freed: (n: number) => `${signed(n)} because you can fill orders again`,
    stuck: (n: number) => `${signed(n)} because it leaves you unable to fill orders`,
    accident: (n: number) => `${signed(n)} for ${n > 0 ? 'less' : 'more'} risk of a fine`,
    wages: (n: number) =>
      n > 0
        ? `${signed(n)} because you can pay the wages`
        : `${signed(n)} because you would be short for wages`,
    ending: (n: number) =>
      n > 0
        ? `${signed(n)} for ending the game while ahead`
        : `${signed(n)} for ending the game while behind`,
  },
  parts: (parts: readonly string[]) => `${parts.join(', ')}.`,
  little: (gain: number) => (gain > 0 ? 'A small gain on its own' : 'On its own it changes almost nothing'),
  raw: (lot: number) =>
    Math.round(lot) > 0
      ? `The lot is worth ${about(lot)} to you; at auction, reckon on half`
      : 'You don’t need the lot, so selling it can only bring money',
  discard: 'You do better with your other cards alone.',
  keep: (n: number) => `Worth ${about(n)} next round.`,
  keepLittle: 'It may be useful next round, and nothing else is better now.',
  keepNothing: 'It’s not much use yet, but nothing else is better.',
  keepLast: 'In the last round a kept card is worth nothing, but playing it wouldn’t help either.',
  keepBribery: 'It protects your column next time; nothing else is better now.',
  hand: (n: number) => `Your whole hand: ${about(n)}.`,
  handElse: (n: number, play: string, other: number, when: 'first' | 'instead') =>
    `Your whole hand: ${about(n)}; ${nearly(n, other) ? 'almost as good' : about(other)} with ${play} ${when}.`,
  nextBest: (next: string, n: number, best: number) =>
    `Next best: ${next}, ${nearly(best, n) ? 'almost as good' : about(n)}.`,
  set: (n: number) => `Worth ${about(n)}.`,
  setFor: (n: number, play: string, gained: number) =>
    `Worth ${about(n)}, mostly from ${play} (${about(gained)}).`,
  bid: {
    open: (limit: number) =>
      `The lot is worth ${euros(limit)} to you. Others still bid after you, so start lower.`,
    raise: (limit: number, wish: number) =>
      wish === 1
        ? `The lot is worth ${euros(limit)} to you; €1 is a fair price.`
        : `€${wish} beats the others, and the lot is worth ${euros(limit)} to you.`,
    own: (limit: number, high: number) =>
      high === 0
        ? `Nobody has bid, and the lot is worth ${euros(limit)} to you.`
        : `Worth ${euros(limit)} to you: more than your bid plus the €${high} you give up.`,
    dear: (limit: number, wish: number) =>
      `It would take €${wish}, and the lot is only worth ${euros(limit)} to you.`,
    poor: (limit: number, wish: number, wages: number) =>
      `Worth ${euros(limit)} to you, but after a bid of €${wish} you couldn’t pay the €${wages} in wages.`,
    sell: (limit: number, high: number) =>
      high === 0
        ? `The lot is worth only ${euros(limit)} to you.`
        : `Worth ${euros(limit)} to you: better to sell for €${high}.`,
    plain: 'The lot is worth that much to you, and you can still pay wages.',
    plainPass: 'The lot isn’t worth that much to you, or you would be short for wages.',
  },
  bribe: {
    both: (money: number, back: number) => `It saves you €${money} and ${columns(back)} of growth.`,
    column: (money: number, loans: number, back: number) =>
      loans > 0
        ? `€${money} more, and the loan for it, save you ${columns(back)} of growth.`
        : `€${money} more saves you ${columns(back)} of growth.`,
    money: (money: number) => `It saves you €${money}.`,
  },
  plain: {
    set: 'Of the sets left, this one is worth most to you.',
    turn: 'With the rest of your hand this brings you most, now and later.',
  },
}
