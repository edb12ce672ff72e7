import type { Action, Seat } from '@midden/kernel'
import { cards, type Held, type WkView } from '@midden/waste-knights/reading'
import type { Laid } from '../../logic/gear.ts'
import { isPicked, type KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Icon } from '../icon.tsx'
import './places.css'

/** What all places of a sheet share. */
export interface Carry {
  props: KnightsProps
  seat: Seat
  laid: readonly Laid[]
  /** the card picked up while rearranging */
  up: Laid | null
  tap(card: Laid): void
  state(card: Laid): { lit: boolean; pressed: boolean }
  /** may the card in the air be put there? */
  open(place: number): boolean
  put(place: number): void
}

/** The `data-card` key of a card on a sheet. */
export const keyOf = (seat: Seat, { key, held }: Laid): string =>
  held.card < 0 ? `hidden-${seat}-${key}` : `gear-${held.card}-${seat}-${key}`

const Plusses = ({ view, held }: { view: WkView; held: Held }) =>
  held.plus.length === 0 ? null : (
    <small className="cov">
      {t.gear.plus(t.list(held.plus.map(({ card }) => cards(view).gear[card]?.row.title ?? t.gear.hidden)))}
    </small>
  )

function LaidPlate({ carry, card, printed = false }: { carry: Carry; card: Laid; printed?: boolean }) {
  const { props, seat, state, tap } = carry
  const { lit, pressed } = state(card)
  return (
    <Plate
      view={props.view}
      card={card.held.card}
      marked={card.held.marked}
      id={keyOf(seat, card)}
      lit={lit}
      pressed={lit ? pressed : undefined}
      printed={printed}
      note={<Plusses view={props.view} held={card.held} />}
      onClick={() => tap(card)}
    />
  )
}

function Free({ carry, place, label }: { carry: Carry; place: number; label: string }) {
  const ok = carry.open(place)
  const what = carry.up === null ? undefined : cards(carry.props.view).gear[carry.up.held.card]?.row.title
  if (!ok) return <span className="wk-empty">{label}</span>
  return (
    <button type="button" className="wk-empty ok" onClick={() => carry.put(place)}>
      {what === undefined ? t.places.putHere : t.places.put(what)}
    </button>
  )
}

interface SlotProps {
  carry: Carry
  place: number
  label: string
  printed: Laid | null
  covered: boolean
}

/** A hand, the body, a pocket: what lies on it, else what is printed there. */
export function Slot({ carry, place, label, printed, covered }: SlotProps) {
  const here = carry.laid.filter((card) => card.place === place)
  return (
    <div className="wk-slot" data-put={place}>
      <span className="label">{label}</span>
      {here.map((card) => (
        <LaidPlate key={card.key} carry={carry} card={card} />
      ))}
      {here.length === 0 && printed !== null && !covered && (
        <LaidPlate carry={carry} card={printed} printed />
      )}
      {(here.length === 0 && printed === null) || carry.open(place) ? (
        <Free carry={carry} place={place} label={t.places.free} />
      ) : null}
      {covered && printed !== null && (
        <small className="covers">
          {t.places.covers(cards(carry.props.view).gear[printed.held.card]!.row.title)}
        </small>
      )}
    </div>
  )
}

interface BoxProps {
  carry: Carry
  place: number
  icon: string
  title: string
  note: string
  room: number
  vehicle?: { card: number; action: Action | null }
}

/** Backpack or vehicle: stored cards, out of reach on the road. */
export function Box({ carry, place, icon, title, note, room, vehicle }: BoxProps) {
  const { props } = carry
  const here = carry.laid.filter((card) => card.place === place)
  const free = Math.max(0, room - here.reduce((n, { held }) => n + 1 + held.plus.length, 0))
  const action = vehicle?.action ?? null
  return (
    <div className="wk-box" data-put={place}>
      <header>
        <Icon name={icon} />
        {action !== null ? (
          <button
            type="button"
            className="wk-action"
            aria-pressed={isPicked(props.picked, action)}
            onClick={() => props.pick(action)}
          >
            {title}
          </button>
        ) : vehicle !== undefined ? (
          <button type="button" className="wk-look" onClick={() => props.inspect(`gear-${vehicle.card}`)}>
            {title}
          </button>
        ) : (
          <b>{title}</b>
        )}
        <span>{note}</span>
      </header>
      <div className="wk-row">
        {here.map((card) => (
          <LaidPlate key={card.key} carry={carry} card={card} />
        ))}
        {Array.from({ length: Math.max(free, carry.open(place) ? 1 : 0) }, (_, i) => `free ${i}`).map(
          (key) => (
            <Free key={key} carry={carry} place={place} label={t.places.free} />
          ),
        )}
      </div>
    </div>
  )
}
