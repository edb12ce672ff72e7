import { cardId, PARTS, type Part, TYPES } from '@midden/waste'
import { Clause } from '../../../table/clause.tsx'
import { cardOf, inBay, kindOf } from '../logic/cards.ts'
import { closer } from '../text/en-closer.ts'
import { t } from '../text/text.ts'
import { CardPrint, nameOf, Prints } from './card.tsx'
import { calls, type WasteProps } from './props.ts'
import './closer.css'

/** Where a card lies, as far as the viewer knows. */
function whereIs(props: WasteProps, card: number): string | null {
  const { view } = props
  const station = view.stations.findIndex((cards) => cards.includes(card))
  if (station >= 0) return station === view.me ? closer.inYours : closer.inStation(calls(props, station))
  if (view.hand.includes(card)) return view.step === 'keep' ? closer.inPack : closer.inHand
  if (view.drafted.includes(card) && view.step === 'keep') return closer.kept
  if (view.burnt.includes(card)) return closer.burnt
  const pile = view.piles.findIndex(({ cards, taker }) => taker === null && cards.includes(card))
  return pile >= 0 ? closer.inPile(pile + 1) : null
}

function OneCard({ props, card }: { props: WasteProps; card: number }) {
  const { view } = props
  const type = kindOf(card)
  const where = whereIs(props, card)
  return (
    <div className="closer">
      <CardPrint view={view} card={card} size="large" still />
      <h3>{t.types[type].long}</h3>
      <p className="path">{closer.id(cardId(card), where)}</p>
      <p>
        {closer.rule[type].text} <Clause id={closer.rule[type].clause} />
      </p>
      <p>{closer.unseen(view.unseen[TYPES.indexOf(type)]!, t.types[type].long)}</p>
    </div>
  )
}

function Several({ props, title, cards }: { props: WasteProps; title: string; cards: readonly number[] }) {
  const { view } = props
  return (
    <div className="closer">
      <h3>{title}</h3>
      {cards.length === 0 && <p>{closer.nothing}</p>}
      <ul className="printed">
        {cards.map((card) => (
          <li key={card}>
            <CardPrint view={view} card={card} size="mini" still />
            <span>
              {nameOf(view, card)} <code>{cardId(card)}</code>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pile({ props, pile }: { props: WasteProps; pile: number }) {
  const { view } = props
  return (
    <div className="closer">
      <h3>{closer.pile(pile + 1)}</h3>
      <p className="printed">
        <Prints view={view} cards={view.piles[pile]!.cards} size="mid" still />
      </p>
      <p>
        {closer.faceDown} <Clause id="WASTE-4.3" />
      </p>
    </div>
  )
}

/** The burnt cards, as everybody has seen them burn. */
function Burnt({ props }: { props: WasteProps }) {
  const { view } = props
  return (
    <>
      <Several props={props} title={closer.burntTitle(view.burnt.length)} cards={view.burnt} />
      {view.burntUnseen > 0 && <p>{closer.burntUnseen(view.burntUnseen)}</p>}
    </>
  )
}

const isPart = (text: string | undefined): text is Part => PARTS.some((part) => part === text)

/** A closer look at a card, a pile, a bay of a station, or what is burnt. */
export function Closer(props: WasteProps & { card: string }) {
  const { view, card: key } = props
  const card = cardOf(key)
  if (card !== null) return <OneCard props={props} card={card} />
  const [what, number = '', part] = key.split(' ')
  if (what === 'burnt') return <Burnt props={props} />
  if ((what === 'pile' || what === 'down') && view.piles[Number(number)] !== undefined)
    return <Pile props={props} pile={Number(number)} />
  const station = view.stations[Number(number)]
  if (what === 'bay' && isPart(part) && station !== undefined)
    return (
      <Several
        props={props}
        title={closer.bay(calls(props, Number(number)), t.parts[part].long)}
        cards={inBay(station, part)}
      />
    )
  return (
    <p>
      {closer.pack} <Clause id="WASTE-3.3" />
    </p>
  )
}
