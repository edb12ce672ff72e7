import type { Action } from '@midden/kernel'
import { cards, type GearRow, gearText, type WkView } from '@midden/waste-knights/reading'
import type { ReactNode } from 'react'
import { doing } from '../../../../table/pick.ts'
import { iconOf } from '../../art/icons.ts'
import { t } from '../../text/text.ts'
import { Icon, letterOf } from '../icon.tsx'
import './plate.css'

/** A few words: the figures of a weapon or armour, else what its text does. */
function statLine(row: GearRow): string {
  switch (row.group) {
    case 'weapon':
      return [
        t.gear.hands(row.hands),
        row.icons.join(' '),
        ...(row.multi > 0 ? [t.gear.multi(row.multi)] : []),
        ...(row.pierce > 0 ? [t.gear.pierce(row.pierce)] : []),
        ...(row.damage > 0 ? [t.gear.damage(row.damage)] : []),
        ...(row.free ? [t.gear.free] : []),
      ].join(' · ')
    case 'vehicle':
      return t.gear.vehicle(row.speed[0], row.capacity[0])
    case 'armour':
      return t.gear.armour(row.armour)
    default:
      return gearText(row)
  }
}

interface Props {
  view: WkView
  card: number
  marked?: boolean
  /** the `data-card` key */
  id: string
  lit?: boolean
  pressed?: boolean | undefined
  /** what a tap does */
  does?: Action | null
  printed?: boolean
  small?: boolean
  note?: ReactNode
  onClick(): void
}

/** A gear card as a dashboard plate: picture, name, figures, colour edge with letter and stripes. */
export function Plate({
  view,
  card,
  marked = false,
  id,
  lit = false,
  pressed,
  does = null,
  printed = false,
  small = false,
  note,
  onClick,
}: Props) {
  const gear = cards(view).gear[card]
  if (gear === undefined)
    return (
      <button
        type="button"
        className="wk-plate back"
        data-card={id}
        data-lit={lit}
        data-does={does === null ? undefined : doing(does)}
        aria-pressed={pressed}
        onClick={onClick}
      >
        <span className="tx">
          <b>{t.gear.hidden}</b>
        </span>
      </button>
    )
  const { row, colour } = gear
  const bare = printed || gear.printed
  return (
    <button
      type="button"
      className="wk-plate"
      data-c={bare ? 'P' : letterOf(colour)}
      data-card={id}
      data-lit={lit}
      data-marked={marked}
      data-does={does === null ? undefined : doing(does)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className="pic">
        <Icon name={iconOf(row.id, row.group)} />
      </span>
      <span className="tx">
        <b>{row.title}</b>
        {!small && <small>{statLine(row)}</small>}
        {marked && <small className="cov">{t.gear.marked}</small>}
        {note}
      </span>
      {bare ? (
        <span className="val" />
      ) : (
        <span className="val" role="img" aria-label={t.gear.colour(colour)}>
          <i>{letterOf(colour)}</i>
          {Array.from({ length: Math.min(3, colour + 1) }, (_, i) => `stripe ${i}`).map((key) => (
            <u key={key} />
          ))}
        </span>
      )}
    </button>
  )
}
