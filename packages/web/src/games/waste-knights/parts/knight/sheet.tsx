import type { Action, Seat } from '@midden/kernel'
import {
  CARGO,
  cards,
  cargoRoom,
  isCovered,
  isTwoHanded,
  OVER,
  PACK,
  PRINTED,
  packRoom,
} from '@midden/waste-knights/reading'
import { useRef, useState } from 'react'
import {
  actionOn,
  actionOnVehicle,
  type Laid,
  laidFor,
  mayMark,
  putsOf,
  rearranging,
} from '../../logic/gear.ts'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Dials } from './dials.tsx'
import { useDrag } from './drag.ts'
import { Hot } from './hot.tsx'
import { IdPlate } from './id-plate.tsx'
import { Box, type Carry, keyOf, Slot } from './places.tsx'
import './sheet.css'

/** Hands, body, pockets: what a knight can reach on the road. */
function Worn({ carry }: { carry: Carry }) {
  const { props, seat, laid } = carry
  const { view } = props
  const k = view.knights[seat]!
  const two = laid.some(({ place, held }) => place === 0 && isTwoHanded(cards(view), held.card))
  const printed = cards(view).knights[k.sheet]?.gear ?? []
  const pair = printed.findIndex(({ card, panel }) => panel === 0 && isTwoHanded(cards(view), card))
  // A two-handed weapon fills both hands, whether it lies there or is printed.
  const both = two || (pair >= 0 && !isCovered(view, k, pair) && !carry.open(1))
  const places = both ? [0, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5]
  return (
    <section className="wk-worn" data-two={both}>
      {places.map((place) => {
        const own = printed.findIndex(({ panel }) => panel === place)
        return (
          <Slot
            key={place}
            carry={carry}
            place={place}
            label={both && place === 0 ? t.places.both : t.places.panels[place]!}
            printed={own < 0 ? null : (laid.find(({ place: at }) => at === PRINTED + own) ?? null)}
            covered={own >= 0 && isCovered(view, k, own)}
          />
        )
      })}
    </section>
  )
}

/** What lies beside the sheet for good: Implants, Mutations, Tuning. */
function Attached({ props, seat }: { props: KnightsProps; seat: Seat }) {
  const { view, inspect } = props
  const k = view.knights[seat]!
  const list = [...k.beside, ...k.under]
  if (list.length === 0) return null
  return (
    <section className="wk-attached">
      <span className="label">{t.places.attached}</span>
      <div>
        {list.map(({ card, marked }) => (
          <Plate
            key={card}
            view={view}
            card={card}
            marked={marked}
            id={`gear-${card}`}
            onClick={() => inspect(`gear-${card}`)}
          />
        ))}
      </div>
    </section>
  )
}

/** Something on the sheet waits for an answer: then what is worn and stored comes first. */
const isBusy = (props: KnightsProps, seat: Seat, laid: readonly Laid[]): boolean =>
  BUSY.includes(props.decision ?? '') &&
  (seat === props.view.me ||
    laid.some((card) => actionOn(props, seat, card) !== null || mayMark(props, card.slot)))
const BUSY = [
  'rearrange',
  'find a place',
  'pay with gear',
  'give up gear',
  'attach a card',
  'mark components',
  'down to the capacity',
  'what to steal',
  'b use gear',
  'instead of falling',
]

/** A knight's whole area: what can be tapped depends on the question. */
export function Sheet({ props, seat }: { props: KnightsProps; seat: Seat }) {
  const { view, picked, pick, toggle, commit, inspect, menu } = props
  const [held, hold] = useState<string | null>(null)
  const laid = laidFor(view, seat)
  const k = view.knights[seat]!
  const plan = rearranging(view, seat)
  const up = plan === null ? null : (laid.find(({ key }) => key === held) ?? null)
  const mayMove = (card: Laid | null): boolean =>
    card !== null && card.draft >= 0 && putsOf(props, card.draft).length > 0
  const fits = (host: Laid): boolean =>
    up !== null && offered(menu, 'attach').includes(up.draft * 100 + host.draft)
  const send = (action: Action): void => {
    commit(action)
    hold(null)
  }
  const tap = (card: Laid): void => {
    const action = actionOn(props, seat, card)
    if (mayMark(props, card.slot)) toggle('mark', card.slot)
    else if (up !== null && fits(card)) send({ act: 'attach', n: up.draft * 100 + card.draft })
    else if (mayMove(card)) hold(held === card.key ? null : card.key)
    else if (action === null) inspect(`gear-${card.held.card}`)
    else pick(isPicked(picked, action) ? null : action)
  }
  const top = view.stack.at(-1)
  const incoming = top?.at === 'place' && top.seat === seat ? top : null
  const carry: Carry = {
    props,
    seat,
    laid,
    up,
    tap,
    state: (card) => {
      if (up !== null) return { lit: card === up || fits(card), pressed: card === up }
      const action = actionOn(props, seat, card)
      const marks = mayMark(props, card.slot)
      return {
        lit: action !== null || marks || mayMove(card),
        pressed: marks
          ? picked?.act === 'mark' && (picked.ns ?? []).includes(card.slot)
          : isPicked(picked, action),
      }
    },
    open: (place) =>
      up !== null
        ? putsOf(props, up.draft).includes(place)
        : incoming !== null && offered(menu, 'place').includes(place),
    put: (place) => {
      if (up !== null) send({ act: 'put', n: up.draft * 100 + place })
      else pick({ act: 'place', n: place })
    },
  }
  const root = useRef<HTMLDivElement>(null)
  const cardAt = (id: string | undefined): Laid | null =>
    laid.find((card) => keyOf(seat, card) === id) ?? null
  useDrag(root, {
    movable: (id) => mayMove(cardAt(id)) || (incoming !== null && id === `gear-${incoming.cards[0]?.card}`),
    lift: (id) => hold(cardAt(id)?.key ?? null),
    drop: (on) => {
      const host = cardAt(on?.closest<HTMLElement>('[data-card]')?.dataset.card)
      const place = Number(on?.closest<HTMLElement>('[data-put]')?.dataset.put ?? -1)
      if (host !== null && fits(host)) tap(host)
      else if (carry.open(place)) carry.put(place)
      else {
        hold(null)
        return false
      }
      return up !== null
    },
  })
  const vehicle = k.vehicle < 0 ? null : cards(view).gear[k.vehicle]!.row
  const onVehicle = seat === view.me ? actionOnVehicle(props) : null
  return (
    <div ref={root} className="wk-sheet" data-place={seat} data-busy={isBusy(props, seat, laid)}>
      <Hot props={props} seat={seat} />
      <IdPlate view={view} seat={seat} />
      <Dials view={view} seat={seat} />
      <Worn carry={carry} />
      <section className="wk-stored">
        <Box
          carry={carry}
          place={PACK}
          icon="backpack"
          title={t.places.pack}
          note={t.places.room(
            laid.filter(({ place }) => place === PACK).length,
            packRoom(view, seat),
            seat === view.me,
          )}
          room={packRoom(view, seat)}
        />
        {vehicle?.group === 'vehicle' ? (
          <Box
            carry={carry}
            place={CARGO}
            icon="jeep"
            title={vehicle.title}
            note={t.places.vehicle(
              vehicle.speed[k.damaged ? 1 : 0],
              vehicle.capacity[k.damaged ? 1 : 0],
              k.damaged,
            )}
            room={cargoRoom(view, seat)}
            vehicle={{ card: k.vehicle, action: onVehicle }}
          />
        ) : laid.some(({ place }) => place === CARGO) ? (
          <Box
            carry={carry}
            place={CARGO}
            icon="jeep"
            title={t.places.cargo}
            note={t.places.noVehicle}
            room={0}
          />
        ) : (
          <p className="wk-box none">{t.places.noVehicle}</p>
        )}
        {laid.some(({ place }) => place === OVER) && (
          <Box
            carry={carry}
            place={OVER}
            icon="lock"
            title={t.places.over}
            note={t.places.overNote}
            room={0}
          />
        )}
      </section>
      <Attached props={props} seat={seat} />
    </div>
  )
}
