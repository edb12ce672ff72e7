import type { WorksEvent, WorksView } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import type { BoardProps } from '../../contract.ts'
import { t } from '../text/text.ts'

export type WorksProps = BoardProps<WorksView, WorksEvent>

/** What the board calls a seat. */
export const calls = ({ view, who }: Pick<WorksProps, 'view' | 'who'>, seat: Seat): string =>
  seat === view.me ? t.you : who(seat)
