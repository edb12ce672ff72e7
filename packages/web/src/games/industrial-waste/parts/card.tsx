import { CARDS, type CompanyView, type Kind, nameOf, type WorksView } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import type { MouseEvent } from 'react'
import { t } from '../text/text.ts'
import './card.css'

export const codeOf = (kind: Kind): string => CARDS[kind]!.code
export const kindNamed = (view: WorksView, kind: Kind): string => nameOf(kind, view.options.cardNames)
export const ACCIDENT: Kind = 9
export const inkOf = (seat: Seat): string => `s${seat + 1}`

export const Use = ({ id, className }: { id: string; className?: string | undefined }) => (
  <svg aria-hidden="true" className={className}>
    <use href={`#iw-${id}`} />
  </svg>
)

interface Ticket {
  view: WorksView
  kind: Kind
  card: string
}

/** A job ticket as it lies in a set. */
export const Ticket = ({ view, kind, card }: Ticket) => (
  <span className={`iw-t k-${codeOf(kind)}`} data-card={card}>
    <span className="f">
      <Use id={codeOf(kind)} />
    </span>
    <span className="nm">{kindNamed(view, kind)}</span>
    <span className="cd" aria-hidden="true">
      {codeOf(kind)}
    </span>
  </span>
)

interface Full extends Ticket {
  tag?: string | undefined
  /** what it does now, where that is known; else what is printed */
  now?: string | null | undefined
  pressed?: boolean | undefined
  onClick(event: MouseEvent<HTMLButtonElement>): void
}

/** What is printed on a card: field and pictogram, punched hole, name, effect, stamp. */
const Printed = ({ view, kind, tag, now }: Pick<Full, 'view' | 'kind' | 'tag' | 'now'>) => (
  <>
    <span className="f">
      <Use id={codeOf(kind)} />
    </span>
    <span className="hole" />
    {tag !== undefined && <span className="kp">{tag}</span>}
    <span className="nm">{kindNamed(view, kind)}</span>
    <span className="ef">{now ?? t.effects[codeOf(kind)]}</span>
    <span className="st">{codeOf(kind)}</span>
  </>
)

/** A card to look at. */
export const CardPrint = ({ view, kind }: { view: WorksView; kind: Kind }) => (
  <div className={`card k-${codeOf(kind)}`} aria-hidden="true">
    <Printed view={view} kind={kind} />
  </div>
)

/** A card of one's own, full size. */
export const CardButton = ({ view, kind, card, tag, now, pressed, onClick }: Full) => (
  <button
    type="button"
    className={`card k-${codeOf(kind)}`}
    data-card={card}
    aria-pressed={pressed}
    aria-label={t.cardLabel(kindNamed(view, kind), now ?? t.effects[codeOf(kind)]!)}
    onClick={onClick}
  >
    <Printed view={view} kind={kind} tag={tag} now={now} />
  </button>
)

/** The cards in front of a company, small; the kept one has a dashed edge. */
export function Chips({ view, company, place }: { view: WorksView; company: CompanyView; place: string }) {
  if (company.hand.length === 0)
    return (
      <div className="iw-chips">
        <span className="iw-none">{t.noCards}</span>
      </div>
    )
  return (
    <div className="iw-chips">
      {[...company.hand.entries()].map(([i, kind]) => {
        const kept = company.kept && i === 0
        const twin = company.hand.indexOf(kind) === i ? 1 : 2
        const code = kind === null ? t.covered : codeOf(kind)
        return (
          <span
            key={`${code} ${twin}`}
            className={`iw-chip k-${code}${kept ? ' kept' : ''}`}
            data-card={`${place}${twin}-${code}`}
          >
            <span className="f">{kind !== null && <Use id={code} />}</span>
            <span aria-hidden="true">{code}</span>
            <span className="sr">
              {kind === null ? t.coveredCard : kindNamed(view, kind)}
              {kept ? t.andKept : ''}
            </span>
          </span>
        )
      })}
    </div>
  )
}
