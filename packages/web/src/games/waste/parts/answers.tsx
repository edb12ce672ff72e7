import type { Action } from '@midden/kernel'
import type { WasteView } from '@midden/waste'
import type { ReactNode } from 'react'
import { BarredLine, OptionLine } from '../../../table/option-line.tsx'
import { doing } from '../../../table/pick.ts'
import { auctionValue, kindOf } from '../logic/cards.ts'
import { removal } from '../logic/forecast.ts'
import { t } from '../text/text.ts'
import { CardPrint, nameOf, Prints, reads, ruleOf } from './card.tsx'
import { pileNames } from './market.tsx'
import type { WasteProps } from './props.ts'
import './answers.css'

/** One line of the list, with the cards it is about. */
interface Line {
  action: Action
  title: string
  note: string
  cards: readonly (number | null)[]
}

function pileLines(props: WasteProps): Line[] {
  const { view, menu } = props
  return menu.flatMap((offer) =>
    'of' in offer
      ? offer.of.map((n) => ({
          action: { act: 'pile', n },
          title: t.pile.take(n),
          note: t.pile.what(pileNames(props, n - 1)),
          cards: view.piles[n - 1]!.cards,
        }))
      : [],
  )
}

/** Cards that differ in nothing but their number are one line. */
function removeLines({ view, aids, picked }: WasteProps, of: readonly number[]): Line[] {
  const own = view.stations[view.me!]!
  const from = (card: number): keyof typeof t.recycler.from =>
    own.includes(card) ? 'station' : view.pending.includes(card) ? 'pending' : 'hand'
  const alike = new Map<string, number[]>()
  for (const card of of) {
    const sort = `${from(card)} ${kindOf(card)} ${auctionValue(view, card)}`
    alike.set(sort, [...(alike.get(sort) ?? []), card])
  }
  return [...alike.values()].map((cards) => {
    const card = cards.find((each) => each === picked?.n) ?? cards[0]!
    const place = t.recycler.from[from(card)]
    const where = cards.length > 1 ? t.recycler.several(place, cards.length) : place
    const { now, after } = removal(view, card)
    const note = aids ? `${where}; ${t.recycler.sorted(t.figure(now), t.figure(after))}` : where
    return {
      action: { act: 'remove', n: card },
      title: t.recycler.remove(nameOf(view, card)),
      note,
      cards: [card],
    }
  })
}

function recyclerLines(props: WasteProps): Line[] {
  const { view, menu } = props
  return menu.flatMap((offer): Line[] =>
    offer.act === 'draw'
      ? [
          {
            action: { act: 'draw' },
            title: t.recycler.draw(Math.min(3, view.drawPile)),
            note: t.recycler.drawNote,
            cards: [],
          },
        ]
      : 'of' in offer
        ? removeLines(props, offer.of)
        : [],
  )
}

/** The lines of the two questions that the board lists itself; null where the hand is the list. */
function linesOf(props: WasteProps): Line[] | null {
  if (props.decision === 'pile') return pileLines(props)
  return props.decision === 'recycler' ? recyclerLines(props) : null
}

/** A pile has the key of its number, also when others are gone. */
const keyOf = ({ action }: Line, i: number): number => (action.act === 'pile' ? action.n! : i + 1)

const isPicked = ({ picked }: WasteProps, { act, n }: Action): boolean =>
  picked?.act === act && picked.n === n

function Option({ props, line, number }: { props: WasteProps; line: Line; number: number }) {
  const { view, pick } = props
  const one = line.cards.length === 1 ? line.cards[0]! : null
  return (
    <OptionLine
      does={doing(line.action)}
      number={number}
      title={line.title}
      note={line.note}
      pressed={isPicked(props, line.action)}
      onPick={() => pick(line.action)}
    >
      <span className="oc" aria-hidden="true">
        {one !== null ? (
          <CardPrint view={view} card={one} size="mini" still />
        ) : (
          <Prints view={view} cards={line.cards} size="mini" still />
        )}
      </span>
    </OptionLine>
  )
}

function titleOf({ view }: WasteProps, act: string, n: number | undefined): string {
  if (act === 'pile') return t.pile.take(n!)
  return act === 'draw' ? t.recycler.draw(3) : t.recycler.remove(nameOf(view, n!))
}

/** Pile and Recycler as a list of lines with their cards, and what is not possible with its reason. */
export function answers(props: WasteProps): ReactNode {
  const lines = linesOf(props)
  if (lines === null) return null
  return (
    <>
      {lines.map((line, i) => (
        <Option
          key={`${line.action.act} ${line.note} ${line.title}`}
          props={props}
          line={line}
          number={keyOf(line, i)}
        />
      ))}
      {props.barred.map(({ act, n, reason, clauses }) => (
        <BarredLine
          key={`${act} ${n}`}
          title={titleOf(props, act, n)}
          reason={reads(props.view, reason)}
          clauses={clauses}
        />
      ))}
      {props.decision === 'pile' && (
        <BarredLine title={t.pile.nothing} reason={t.pile.must} clauses={['WASTE-5.12']} />
      )}
    </>
  )
}

/** The number keys go through the lines. */
export const keys = (props: WasteProps): readonly ((() => void) | undefined)[] | null =>
  linesOf(props)?.reduce<(() => void)[]>((keys, line, i) => {
    keys[keyOf(line, i) - 1] = () => props.pick(line.action)
    return keys
  }, []) ?? null

/** In the plain list of the draft: the name behind a card's letters, and what it is good for. */
export const detail = (view: WasteView, { act, n }: Action): string | null =>
  act === 'keep' && n !== undefined ? t.draft.detail(nameOf(view, n), ruleOf(view, kindOf(n))) : null
