import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const figure = (n: number): string => String(Math.round(n)).replace('-', '−')
const about = (n: number): string => `about ${figure(n)}`
const euros = (n: number): string => `about €${Math.max(0, Math.round(n))}`
const signed = (n: number): string => `${Math.round(n) > 0 ? '+' : ''}${figure(n)}`
const rounds = (n: number): string =>
  plural(Math.max(1, Math.round(n)), { one: 'a round', other: 'some # rounds' })
const columns = (n: number): string => plural(n, { one: 'a column', other: '# columns' })

const nearly = (a: number, b: number): boolean => Math.round(a) === Math.round(b)

/** Why the bot would do it. Figures are in points, a euro being half of one; they are what it reckons with. */
export const because = {
  /** the parts of what a play changes, put together with commas */
  part: {
    score: (n: number) => `${signed(n)} ${Math.abs(Math.round(n)) === 1 ? 'point' : 'points'} now`,
    later: (n: number, left: number) => `${signed(n)} in ${rounds(left)} to come`,
    freed: (n: number) => `${signed(n)} as orders can be filled again`,
    stuck: (n: number) => `${signed(n)} as no order can be filled after it`,
    accident: (n: number) => `${signed(n)} as an accident would cost ${n > 0 ? 'less' : 'more'}`,
    wages: (n: number) =>
      n > 0 ? `${signed(n)} with the wages at hand` : `${signed(n)} for want of the wages`,
    ending: (n: number) =>
      n > 0 ? `${signed(n)} for fixing the end` : `${signed(n)} for fixing the end while behind`,
  },
  parts: (parts: readonly string[]) => `${parts.join(', ')}.`,
  little: (gain: number) => (gain > 0 ? 'A small gain by itself' : 'By itself it changes next to nothing'),
  raw: (lot: number) =>
    Math.round(lot) > 0
      ? `At auction the lot counts half of its ${about(lot)} for you`
      : 'The lot is worth nothing to you now; selling it can only bring money',
  discard: 'No play brings more than the other cards alone.',
  keep: (n: number) => `Kept for the next round it counts ${about(n)}.`,
  keepLittle: 'Kept it may still be of use next round, and nothing else brings more.',
  keepNothing: 'Kept it counts nothing as yet, but nothing else brings more.',
  keepLast: 'In the last round a kept card counts nothing, but no play of it would help either.',
  keepBribery: 'Kept it is a shield against an accident; nothing else brings more.',
  hand: (n: number) => `Whole hand: ${about(n)}.`,
  handElse: (n: number, play: string, other: number, when: 'first' | 'instead') =>
    `Whole hand: ${about(n)}, ${nearly(n, other) ? 'hardly less' : about(other)} with ${play} ${when}.`,
  nextBest: (next: string, n: number, best: number) =>
    `Next best: ${next}, ${nearly(best, n) ? 'hardly less' : about(n)}.`,
  set: (n: number) => `The hand would bring ${about(n)}.`,
  setFor: (n: number, play: string, gained: number) =>
    `The hand would bring ${about(n)}, most by ${play} (${about(gained)}).`,
  bid: {
    open: (limit: number) =>
      `The lot is worth ${euros(limit)} to you. Others are still to bid, so not all of it at once.`,
    raise: (limit: number, wish: number) =>
      wish === 1
        ? `The lot is worth ${euros(limit)} to you; €1 is no more than that.`
        : `€${wish} beats the others, and the lot is worth ${euros(limit)} to you.`,
    own: (limit: number, high: number) =>
      high === 0
        ? `Nobody has bid, and the lot is worth ${euros(limit)} to you.`
        : `Worth ${euros(limit)} to you: more than your bid and the €${high} you would get.`,
    dear: (limit: number, wish: number) =>
      `The lot is worth ${euros(limit)} to you, and it would take €${wish}.`,
    poor: (limit: number, wish: number, wages: number) =>
      `Worth ${euros(limit)} to you, but a bid of €${wish} would not leave the €${wages} for wages.`,
    sell: (limit: number, high: number) =>
      high === 0
        ? `The lot is worth only ${euros(limit)} to you.`
        : `Worth ${euros(limit)} to you: no more than a higher bid and the €${high} you get for selling.`,
    plain: 'The lot is worth that much to you, and the wages stay at hand.',
    plainPass: 'The lot is not worth so much to you, or the wages would be lacking.',
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
    set: 'Of the sets left it brings you most, played best first.',
    turn: 'With the other cards of your hand it brings you most, now and in the orders to come.',
  },
}
