import { nameOf, type PlayReading, type Reading, readingOf } from '@midden/industrial-waste'
import { type Action, expand } from '@midden/kernel'
import type { WorksProps } from '../parts/props.ts'
import { because as say } from '../text/en-because.ts'
import { titleOf } from './notes.ts'
import { BRIBERY, cardOf } from './plays.ts'

const same = (a: Action, b: Action): boolean => a.act === b.act && a.n === b.n

interface Weighed {
  action: Action
  total: number
}

/** The best of the other answers. */
function nextTo(
  { menu }: WorksProps,
  action: Action,
  weigh: (a: Action) => number,
  among: (a: Action) => boolean = () => true,
): Weighed | null {
  let next: Weighed | null = null
  for (const other of expand(menu)) {
    if (same(other, action) || !among(other)) continue
    const total = weigh(other)
    if (next === null || total > next.total) next = { action: other, total }
  }
  return next
}

/** With so many parts the comparison would be too much. */
const MOST_PARTS = 3

/** What a play changes: its parts that count, the greatest first. */
function partsOf(play: PlayReading): string[] {
  const parts: [number, string][] = [
    [play.score, say.part.score(play.score)],
    [play.later, play.orders === null ? say.part.later(play.later) : say.part[play.orders](play.later)],
    [play.accident, say.part.accident(play.accident)],
    [play.wages, say.part.wages(play.wages)],
    [play.ending, say.part.ending(play.ending)],
  ]
  const felt = parts.filter(([n]) => Math.round(n) !== 0).sort(([a], [b]) => Math.abs(b) - Math.abs(a))
  if (felt.length === 0) return [say.little(parts.reduce((sum, [n]) => sum + n, 0))]
  return felt.slice(0, MOST_PARTS).map(([, text]) => text)
}

const isPass = ({ act }: Action): boolean => act === 'pass'
const isPlay = ({ act }: Action): boolean => act !== 'discard' && act !== 'pass'

function keepReason({ view }: WorksProps, reading: Reading, total: number, next: string): string {
  if (view.companies[view.me!]!.hand[0] === BRIBERY && total > 0) return say.keepBribery
  if (total === 0) return reading.rounds === 0 ? say.keepLast : say.keepNothing
  return Math.round(total) === 0 ? say.keepLittle : `${say.keep(total)} ${next}`
}

/** How the whole hand comes out, and how with another play first, or with the card kept. */
function handReason(props: WorksProps, reading: Reading, action: Action): string {
  const total = reading.turn(action)
  const [first, kept] = [isPlay, isPass].map((among) => nextTo(props, action, reading.turn, among))
  if (first != null && Math.round(first.total) > 0) {
    const card = cardOf(first.action)!
    return card === cardOf(action)
      ? say.handElse(total, titleOf(props.view, first.action), first.total, 'instead')
      : say.handElse(total, nameOf(card, props.view.options.cardNames), first.total, 'first')
  }
  return kept == null ? say.hand(total) : say.nextBest(titleOf(props.view, kept.action), kept.total, total)
}

function playReason(props: WorksProps, reading: Reading, action: Action): string {
  const play = reading.play(action)
  const parts = play === null ? [say.raw(reading.lot(action))] : partsOf(play)
  const total = reading.turn(action)
  if (Math.round(total) <= 0) return say.parts(parts)
  return `${say.parts(parts)} ${parts.length === MOST_PARTS ? say.hand(total) : handReason(props, reading, action)}`
}

function turnReason(props: WorksProps, reading: Reading, action: Action): string | null {
  const next = nextTo(props, action, reading.turn)
  if (next === null) return null
  if (!props.aids) return say.plain.turn
  if (isPlay(action)) return playReason(props, reading, action)
  const total = reading.turn(action)
  const other = say.nextBest(titleOf(props.view, next.action), next.total, total)
  return action.act === 'pass' ? keepReason(props, reading, total, other) : `${say.discard} ${other}`
}

function setReason(props: WorksProps, reading: Reading, action: Action): string | null {
  const { view, aids } = props
  const next = nextTo(props, action, ({ n }) => reading.set(n!).total)
  if (next === null) return null
  if (!aids) return say.plain.set
  const { total, first } = reading.set(action.n!)
  const own = first === null ? say.set(total) : say.setFor(total, titleOf(view, first.action), first.gained)
  return `${own} ${say.nextBest(titleOf(view, next.action), next.total, total)}`
}

function bidReason({ view, menu, aids }: WorksProps, reading: Reading, { act }: Action): string | null {
  const { limit, wish, spare, last, isWorthIt } = reading.bid()
  const { high } = view.auction!
  const own = view.companies[view.me!]!
  if (menu.length === 1) return null
  if (!aids) return act === 'bid' ? say.bid.plain : say.bid.plainPass
  if (act === 'bid') {
    if (last) return say.bid.own(limit, high)
    return wish > high + 1 ? say.bid.open(limit) : say.bid.raise(limit, wish)
  }
  if (isWorthIt && wish > spare) return say.bid.poor(limit, wish, own.row)
  return last ? say.bid.sell(limit, high) : say.bid.dear(limit, wish)
}

/** The bot always bribes: the difference of the two bills says what for. */
function bribeReason({ view }: WorksProps, { act }: Action): string | null {
  const mine = view.accident?.mine
  if (act !== 'bribe' || mine == null) return null
  const { bribe, decline } = mine
  const [money, back] = [decline.pays - bribe.pays, bribe.column - decline.column]
  if (money <= 0) return say.bribe.column(-money, bribe.loans - decline.loans, back)
  return back > 0 ? say.bribe.both(money, back) : say.bribe.money(money)
}

/** Why the steady bot does this, by what it weighs; null where there is nothing to choose. */
export function because(props: WorksProps, action: Action): string | null {
  const { view, decision } = props
  if (view.me === null || action.act === 'credit') return null
  if (decision === 'bribe') return bribeReason(props, action)
  const reading = readingOf(view, view.me)
  if (decision === 'bid') return bidReason(props, reading, action)
  return decision === 'set' ? setReason(props, reading, action) : turnReason(props, reading, action)
}
