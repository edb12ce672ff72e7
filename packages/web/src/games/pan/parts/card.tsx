import type { ButtonHTMLAttributes } from 'react'
import type { Lying } from '../logic/trace.ts'
import { type PanText, usePanText } from '../text/text.ts'
import './card.css'

export const named = (t: PanText, value: number): string => t.card(value, t.characters[value]!)

const Picture = ({ of }: { of: string }) => (
  <svg aria-hidden="true">
    <use href={`#pan-${of}`} />
  </svg>
)

/** The front of a character card: number top left, name bottom right, so that a lapped fan still reads. */
function Printed({ value }: { value: number }) {
  const t = usePanText()
  return (
    <>
      <Picture of={`card-${value}`} />
      <span className="n" aria-hidden="true">
        {value}
      </span>
      <span className="nm" aria-hidden="true">
        {t.characters[value]}
      </span>
    </>
  )
}

/** A character card; `card` is its key, under which it travels and is looked at. */
export function Character({ value, card }: { value: number; card?: string }) {
  const t = usePanText()
  return (
    <span className="pc" role="img" aria-label={named(t, value)} data-card={card}>
      <Printed value={value} />
    </span>
  )
}

type Button = ButtonHTMLAttributes<HTMLButtonElement> & { 'data-does'?: string }

/** A character card to press. */
export function CharacterButton({ lying, ...button }: Button & { lying: Lying }) {
  return (
    <button {...button} type="button" className="pc" data-card={lying.key}>
      <Printed value={lying.value} />
    </button>
  )
}

export function Back({ card }: { card?: string }) {
  const t = usePanText()
  return (
    <span className="pc back" role="img" aria-label={t.faceDown} data-card={card}>
      <Picture of="back" />
    </span>
  )
}

export type GunSide = 'back' | 'clic' | 'pan'

export const GunCard = ({ side, card }: { side: GunSide; card?: string }) => (
  <span className={side === 'back' ? 'pc gun back' : 'pc gun'} data-card={card}>
    <Picture of={`gun-${side}`} />
  </span>
)

const Head = ({ value }: { value: number }) => (
  <>
    <Picture of={`head-${value}`} />
    <b aria-hidden="true">{value}</b>
  </>
)

/** A small card for fronts: number over head. */
const Mini = ({ lying }: { lying: Lying }) => (
  <span className="mc" data-v={lying.value} data-card={lying.key}>
    <Head value={lying.value} />
  </span>
)

/** A small card to press: one that may be taken. */
export function MiniButton({ lying, picked, ...button }: Button & { lying: Lying; picked: boolean }) {
  return (
    <button
      {...button}
      type="button"
      className={picked ? 'mc pick' : 'mc'}
      data-v={lying.value}
      data-card={lying.key}
      aria-pressed={picked}
    >
      <Head value={lying.value} />
    </button>
  )
}

/** A face-up heap as a lapped fan; it squeezes to the room there is. */
export function Fan({ cards, label }: { cards: readonly Lying[]; label: string }) {
  return (
    <span className="fan" role="img" aria-label={label}>
      {cards.map((lying) => (
        <span key={lying.key} className="lap">
          <Mini lying={lying} />
        </span>
      ))}
    </span>
  )
}

/** The head of an animal beside its number, on a key of the taking list. */
export const Chip = ({ value }: { value: number }) => (
  <>
    <Picture of={`head-${value}`} />
    {value}
  </>
)

/** A jagged burst with a second plate under it. */
export const Burst = ({ kind }: { kind: 'red' | 'cream' }) => (
  <svg className={`burst ${kind}`} viewBox="0 0 200 200" preserveAspectRatio="none" aria-hidden="true">
    <use className="under" href="#pan-burst" width="200" height="200" x="5" y="6" />
    <use className="over" href="#pan-burst" width="200" height="200" />
  </svg>
)
