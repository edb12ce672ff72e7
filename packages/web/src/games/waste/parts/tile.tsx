import type { CardType } from '@midden/waste'
import type { CSSProperties } from 'react'
import './tile.css'

/** The ink and the hatching of a type. */
export const inkOf = (type: CardType): CSSProperties =>
  ({
    '--type': `var(--waste-${type.toLowerCase()})`,
    '--hatch': `var(--hatch-${type.toLowerCase()})`,
  }) as CSSProperties

/** A pictogram with its second plate a little off. */
export const Pictogram = ({ type }: { type: CardType }) => (
  <svg className="pic" viewBox="0 0 512 512" aria-hidden="true">
    <use className="off" href={`#w-${type.toLowerCase()}`} />
    <use href={`#w-${type.toLowerCase()}`} />
  </svg>
)

export const Tile = ({ type }: { type: CardType }) => (
  <span className="tile" style={inkOf(type)}>
    <Pictogram type={type} />
  </span>
)
