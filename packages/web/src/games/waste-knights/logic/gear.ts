import { type Action, has, type Seat } from '@midden/kernel'
import {
  CARGO,
  cards,
  type FrameOf,
  type Held,
  type Knight,
  OVER,
  PACK,
  PRINTED,
  planOf,
  slotOf,
  VEHICLE,
  type WkView,
} from '@midden/waste-knights/reading'
import { type KnightsProps, offered } from './props.ts'

/** A card in a knight's area: where it lies, and how an answer would name it. */
export interface Laid {
  key: string
  held: Held
  /** 0 to 5 panels, then backpack, vehicle, over capacity; 100 and more: printed on the sheet */
  place: number
  slot: number
  /** its number in the plan of a rearranging, −1 outside of one */
  draft: number
}

const at = (place: number, i: number, slot: number, held: Held): Laid => ({
  key: `${place} ${i}`,
  held,
  place,
  slot,
  draft: -1,
})

function laidBy(k: Knight): Laid[] {
  const list: Laid[] = []
  k.panels.forEach((h, panel) => {
    if (h !== null) list.push(at(panel, 0, slotOf('panels', panel), h))
  })
  k.pack.forEach((h, i) => {
    list.push(at(PACK, i, slotOf('pack', i), h))
  })
  k.cargo.forEach((h, i) => {
    list.push(at(CARGO, i, slotOf('cargo', i), h))
  })
  k.over.forEach((h, i) => {
    list.push(at(OVER, i, slotOf('over', i), h))
  })
  k.own.forEach((h, i) => {
    list.push(at(PRINTED + i, 0, slotOf('own', i), h))
  })
  return list
}

/** The rearranging the viewer is at, if the sheet is his. */
export function rearranging(v: WkView, seat: Seat): FrameOf<'rearrange'> | null {
  const f = v.stack.at(-1)
  return f?.at === 'rearrange' && seat === v.me && has(f.seats, seat) ? f : null
}

/** Everything in a knight's area: as it lies, or as he plans to have it. */
export function laidFor(v: WkView, seat: Seat): Laid[] {
  const k = v.knights[seat]!
  const f = rearranging(v, seat)
  if (f === null) return laidBy(k)
  return planOf(v, f, seat).map(({ held, to }, draft) => ({
    key: `draft ${draft} ${held.card}`,
    held,
    place: to,
    slot: -1,
    draft,
  }))
}

/** Places a picked-up card may be put, by the answers offered. */
export const putsOf = ({ menu }: Pick<KnightsProps, 'menu'>, draft: number): number[] =>
  offered(menu, 'put').flatMap((n) => (Math.floor(n / 100) === draft ? [n % 100] : []))

const SLOT_ACTS = [
  'pay',
  'drop',
  'attach',
  'convert',
  'stow',
  'discard',
  'offer',
  'take back',
  'gear',
] as const
/** A question about positions in storage, not about cards. */
const BLIND: readonly (readonly [string, number])[] = [
  ['pack', PACK],
  ['cargo', CARGO],
]

/** The lines of text a card offers just now. */
function textOn(v: WkView, props: KnightsProps, card: number): Action | null {
  const lines = cards(v).gear[card]?.lines ?? []
  for (const act of ['use', 'any use'])
    for (const { no } of lines)
      if (offered(props.menu, act).includes(no) || offered(props.rights, act).includes(no))
        return { act, n: no }
  return null
}

/** What a tap on a card answers, or null. Lines of text are used by their owner only. */
export function actionOn(props: KnightsProps, seat: Seat, laid: Laid): Action | null {
  const { view, menu } = props
  const f = view.stack.at(-1)
  if (f?.at === 'rearrange')
    return offered(menu, 'discard').includes(laid.draft) ? { act: 'discard', n: laid.draft } : null
  if (f?.at === 'hand') return null
  for (const act of SLOT_ACTS)
    if (laid.slot >= 0 && offered(menu, act).includes(laid.slot)) return { act, n: laid.slot }
  const position = Number(laid.key.split(' ')[1])
  if (f?.at === 'overload' && laid.place === (f.where === 'pack' ? PACK : CARGO))
    if (offered(menu, 'pick').includes(position)) return { act: 'pick', n: position }
  if (f?.at === 'steal')
    for (const [act, place] of BLIND)
      if (laid.place === place && offered(menu, act).includes(position)) return { act, n: position }
  return seat === view.me ? textOn(view, props, laid.held.card) : null
}

/** Answers about the vehicle card itself. */
export function actionOnVehicle({ menu }: KnightsProps): Action | null {
  for (const act of SLOT_ACTS) if (offered(menu, act).includes(VEHICLE)) return { act, n: VEHICLE }
  return null
}

/** May this card be one of several that are marked? */
export const mayMark = ({ menu }: KnightsProps, slot: number): boolean => offered(menu, 'mark').includes(slot)
