import { cardId, type Part } from '@midden/waste'
import { type Chip, type Lot, lotsOf } from '../logic/bays.ts'
import { kindOf } from '../logic/cards.ts'
import { alike } from './card.tsx'
import { inkOf } from './tile.tsx'
import './chips.css'

type Fresh = ReadonlySet<number>

function Piece({ chip, fresh }: { chip: Chip; fresh: Fresh }) {
  const { card, ghost } = chip
  const type = kindOf(card)
  const look = `${type === 'EL' ? ' big' : ''}${ghost ? ' ghost' : ''}${!ghost && fresh.has(card) ? ' fresh' : ''}`
  return (
    <i
      className={`chip${look}`}
      style={inkOf(type)}
      data-card={ghost ? undefined : cardId(card)}
      aria-hidden="true"
    >
      {type === 'EL' ? 2 : null}
    </i>
  )
}

function OneLot({ lot, fresh }: { lot: Lot; fresh: Fresh }) {
  const { chips, size, gaps, full, tray } = lot
  const pieces = (
    <span className={`set n${size}${full ? ' full' : ''}`}>
      {chips.map((chip) => (
        <Piece key={chip.card} chip={chip} fresh={fresh} />
      ))}
      {size < 8 && alike(gaps).map((gap) => <i key={gap} className="chip gap" />)}
    </span>
  )
  if (tray === null) return pieces
  return (
    <span className="crate">
      {pieces}
      <em
        className={tray.ghost ? 'ghost' : undefined}
        style={inkOf('CO')}
        data-card={tray.ghost ? undefined : cardId(tray.card)}
      />
    </span>
  )
}

const NONE: Fresh = new Set()

/** A bay of a station, drawn as the sets it scores. */
export function Chips({
  part,
  station,
  own = [],
  fresh = NONE,
}: {
  part: Part
  station: readonly number[]
  own?: readonly number[]
  fresh?: Fresh
}) {
  return (
    <span className="lot" aria-hidden="true">
      {lotsOf(part, station, own).map((lot) => (
        <OneLot key={lot.tray?.card ?? lot.chips[0]!.card} lot={lot} fresh={fresh} />
      ))}
    </span>
  )
}
