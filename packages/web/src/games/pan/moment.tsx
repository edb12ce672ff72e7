import { type PanEvent, TRICKS } from '@midden/pan'
import type { ReactNode } from 'react'
import { Clause } from '../../table/clause.tsx'
import type { Moment } from '../contract.ts'
import { total } from './logic/known.ts'
import { equalsOf, freshReveal, type Reveal, singlesOf } from './logic/reveal.ts'
import { Bold } from './parts/bold.tsx'
import { callIn, type PanProps } from './parts/names.ts'
import type { PanText } from './text/text.ts'

/** The reveal that is being looked at. */
export const revealIn = ({ moment, story, view, seenTo }: PanProps): Reveal | null =>
  moment === null ? null : freshReveal(story, view.seats, seenTo)

type Said = [text: string, clause: string]

/** Who is single, and which of them wins. */
function singled(t: PanText, reveal: Reveal): Said {
  const singles = singlesOf(reveal)
  const { end } = reveal
  if (end.what === 'nobody won') return [t.reveal.noSingle, 'PAN-3.2']
  const won = t.reveal.animalWins(t.characters[end.with]!)
  const clause = end.clause === 'PAN-3.3' ? end.clause : 'PAN-3.4'
  return [`${t.reveal.single(singles.map(String))} ${won}`, clause]
}

/** Where the cards of the trick go. */
function spoils(t: PanText, props: PanProps, { end, before }: Reveal): Said[] {
  if (end.what === 'nobody won') return [[t.reveal.discarded(end.cards.join(' ')), 'PAN-3.2']]
  const cards = end.cards.join(' ')
  const said: Said[] = []
  if (end.what === 'ghost won') said.push([t.reveal.ghostTakes(cards), 'PAN-4.5'])
  else {
    const sum = total(end.cards) + total(before.fronts[end.seat]!.map(({ value }) => value))
    const mine = end.seat === props.view.me
    said.push([
      mine ? t.reveal.youTake(cards, sum) : t.reveal.takes(props.who(end.seat), cards, sum),
      'PAN-3.5',
    ])
  }
  if (end.discarded.length > 0) said.push([t.reveal.discarded(end.discarded.join(' ')), 'PAN-3.5'])
  return said
}

/** What the end of the first step brings with it. */
function opening(t: PanText, props: PanProps, e: PanEvent): Said[] {
  const call = callIn(props, t)
  switch (e.what) {
    case 'ghost left':
      return e.cards.length === 0
        ? []
        : [[t.reveal.ghostLeaves(e.cards.join(' '), e.to === 'free'), e.clause]]
    case 'cardless out':
      return [[t.reveal.cardless(e.seats.map(call)), e.clause]]
    case 'tie broken':
      return [[t.reveal.tie(e.among.map(call), e.drawn), e.clause]]
    case 'first player': {
      const why = t.startsBy[e.by]
      return [
        [e.seat === props.view.me ? t.reveal.youStart(why) : t.reveal.starts(call(e.seat), why), e.clause],
      ]
    }
    default:
      return []
  }
}

function titleOf(t: PanText, props: PanProps, { end }: Reveal): string {
  if (end.what === 'nobody won') return t.reveal.nobody
  const how = end.clause === 'PAN-3.3' ? t.reveal.overSix : t.reveal.with(end.with)
  if (end.what === 'ghost won') return t.reveal.wins(t.ghost, how)
  return end.seat === props.view.me ? t.reveal.youWin(how) : t.reveal.wins(props.who(end.seat), how)
}

function whyOf(t: PanText, props: PanProps, { end, cancelled }: Reveal): string {
  const first = cancelled.length === 0 ? [] : [t.reveal.cancelledFirst(cancelled)]
  const { length } = end.cards
  const sum = total(end.cards)
  const then =
    end.what === 'nobody won'
      ? t.reveal.toDiscard(length)
      : end.what === 'trick won' && end.seat === props.view.me
        ? t.reveal.toYou(length, sum)
        : t.reveal.toOther(length, sum, end.what === 'ghost won' ? t.theGhost : props.who(end.seat))
  return [...first, then].join(' ')
}

const Lines = ({ said }: { said: readonly Said[] }): ReactNode => (
  <ol className="steps-of">
    {said.map(([text, clause], i) => (
      <li key={text}>
        <b aria-hidden="true">{i + 1}</b>
        <span>
          <Bold text={text} />
        </span>
        <Clause id={clause} />
      </li>
    ))}
  </ol>
)

/** The reveal of a trick: it is told step by step before the next question. */
export function momentIn(t: PanText, props: PanProps): Moment | null {
  const { story, view, seenTo } = props
  const reveal = freshReveal(story, view.seats, seenTo)
  if (reveal === null) return null
  const after = story.filter(({ move }) => move === reveal.move).map(({ event }) => event)
  const said: Said[] = [
    ...(reveal.cancelled.length === 0 ? [] : [[t.reveal.equal(equalsOf(reveal)), 'PAN-3.1'] as Said]),
    singled(t, reveal),
    ...spoils(t, props, reveal),
    ...after.flatMap((event) => opening(t, props, event)),
  ]
  return {
    mark: t.reveal.mark(reveal.trick),
    title: titleOf(t, props, reveal),
    clause: reveal.end.clause,
    why: whyOf(t, props, reveal),
    button:
      reveal.trick < TRICKS
        ? t.reveal.next(reveal.trick + 1)
        : view.stage === 'over'
          ? t.reveal.result
          : t.reveal.second,
    at: reveal.move,
    lines: <Lines said={said} />,
  }
}
