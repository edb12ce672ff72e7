import type { Action, Offer, Seat } from '@midden/kernel'
import type { WkEvent, WkView } from '@midden/waste-knights/reading'
import type { BoardProps } from '../../contract.ts'
import { t } from '../text/text.ts'

export type KnightsProps = BoardProps<WkView, WkEvent>

/** What the board calls a seat. */
export const calls = ({ view, who }: Pick<KnightsProps, 'view' | 'who'>, seat: Seat): string =>
  seat === view.me ? t.you : who(seat)

/** All values offered for an act. */
export const offered = (menu: readonly Offer[], act: string): readonly number[] =>
  menu.flatMap((offer) => (offer.act === act && 'of' in offer ? offer.of : []))

/** The first of these acts that is offered with this number, in the question or beside it. */
export function actionFor(
  { menu, rights }: Pick<KnightsProps, 'menu' | 'rights'>,
  acts: readonly string[],
  n: number,
): Action | null {
  for (const act of acts)
    if (offered(menu, act).includes(n) || offered(rights, act).includes(n)) return { act, n }
  return null
}

export const isPicked = (picked: Action | null, action: Action | null): boolean =>
  picked !== null && action !== null && picked.act === action.act && picked.n === action.n
