import { type CardType, cardId, ladderOf, type WasteView } from '@midden/waste'
import type { ReactNode } from 'react'
import { useNumberKeys } from '../../../speech/use-key-of.ts'
import { auctionValue, cardOf, isRecycler, kindOf } from '../logic/cards.ts'
import { t } from '../text/text.ts'
import { inkOf, Pictogram } from './tile.tsx'
import './card.css'

export const Use = ({ id, className }: { id: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`#w-${id}`} />
  </svg>
)

type Rules = Pick<WasteView, 'options'>

export const ruleOf = (view: Rules, type: CardType): string =>
  type === 'PA' ? t.ladder(ladderOf(view.options).slice(0, 5).join(' ')) : t.types[type].rule
/** What a card is called: its type and value. Recyclers are alike. */
export const nameOf = (view: Rules, card: number): string =>
  isRecycler(card) ? t.types.RC.name : t.named(t.types[kindOf(card)].name, auctionValue(view, card))
/** In sentences cards have their names, not the numbers by which a file of the match knows them. */
export const reads = (view: Rules, text: string): string =>
  text
    .replace(/RC\d\d is a Recycler/, t.reads.drawn)
    .replace(/ with RC\d\d/, t.reads.withOne)
    .replace(/\b[A-Z]{2}\d\d\b/g, (id) => {
      const card = cardOf(id)
      return card === null ? id : nameOf(view, card)
    })
const labelOf = (view: Rules, card: number): string =>
  t.card(t.types[kindOf(card)].long, auctionValue(view, card), ruleOf(view, kindOf(card)))

interface Sign {
  view: Rules
  card: number
  number?: number | undefined
  gain?: string | null | undefined
}

function Face({ view, card, number, gain }: Sign) {
  const type = kindOf(card)
  return (
    <>
      <span className="sign">
        <Pictogram type={type} />
      </span>
      <span className="code">{type}</span>
      {number !== undefined && <kbd className="key">{number}</kbd>}
      {typeof gain === 'string' && (
        <span className="gain">
          <span className="delta">{gain}</span>
        </span>
      )}
      {(type === 'ES' || type === 'EL') && (
        <span className="units">
          <i />
          {type === 'EL' && <i />}
        </span>
      )}
      <span className="strip" />
      <span className="name">{t.types[type].name}</span>
      <span className="rl">{ruleOf(view, type)}</span>
      <span className="value">
        <Use id="gavel" />
        {auctionValue(view, card)}
      </span>
    </>
  )
}

interface Held extends Sign {
  className?: string | undefined
  /** what a press picks */
  does?: string
  pressed?: boolean | undefined
  children?: ReactNode
  onClick(event: React.MouseEvent): void
}

/** A card to be pressed. */
export function CardButton({ className = '', does, pressed, children, onClick, ...sign }: Held) {
  const numberKey = useNumberKeys()
  const label = labelOf(sign.view, sign.card)
  return (
    <button
      type="button"
      className={`card ${className}`}
      style={inkOf(kindOf(sign.card))}
      data-card={cardId(sign.card)}
      data-does={does}
      aria-pressed={pressed}
      aria-label={typeof sign.gain === 'string' ? t.cardGain(label, sign.gain.replace('\n', ', ')) : label}
      {...numberKey(sign.number)}
      onClick={onClick}
    >
      <Face {...sign} />
      {children}
    </button>
  )
}

/** A card to be looked at. `still`: drawn a second time, so it does not travel. */
export function CardPrint({ view, card, size, still }: Sign & { size: string; still?: boolean }) {
  return (
    <span
      className={`card ${size}`}
      style={inkOf(kindOf(card))}
      data-card={still === true ? undefined : cardId(card)}
      role="img"
      aria-label={labelOf(view, card)}
    >
      <Face view={view} card={card} />
    </span>
  )
}

/** The back of a card nobody, or only somebody else, has seen. */
export function Back({ size, mark, name }: { size: string; mark?: string; name?: string | undefined }) {
  return (
    <span className={`card back ${size}`} data-card={name} role="img" aria-label={t.faceDown}>
      {mark !== undefined && <b>{mark}</b>}
    </span>
  )
}

/** Names for so many things that are alike. */
export const alike = (n: number): string[] => Array.from({ length: Math.max(0, n) }, (_, i) => `no. ${i + 1}`)

/** Cards side by side; at most one of them is a blank. */
export const Prints = ({
  view,
  cards,
  size,
  still,
}: {
  view: Rules
  cards: readonly (number | null)[]
  size: string
  still?: boolean
}) =>
  cards.map((card) =>
    card === null ? (
      <Back key="blank" size={size} />
    ) : (
      <CardPrint key={card} view={view} card={card} size={size} still={still ?? false} />
    ),
  )
