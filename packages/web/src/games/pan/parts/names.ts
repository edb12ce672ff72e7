import type { Seat } from '@midden/kernel'
import type { PanEvent, PanView } from '@midden/pan'
import type { BoardProps } from '../../contract.ts'
import type { PanText } from '../text/text.ts'

export type PanProps = BoardProps<PanView, PanEvent>

/** What a seat is called on the board: the viewer is "You". */
export const callIn =
  (props: Pick<PanProps, 'view' | 'who'>, t: PanText): ((seat: Seat) => string) =>
  (seat) =>
    seat === props.view.me ? t.you : props.who(seat)
