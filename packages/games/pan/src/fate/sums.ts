import type { Reader } from '@midden/kernel'
import type { PanEvent } from '../events.ts'
import type { PanView } from '../view.ts'

export type PanReader = Reader<PanView>
export type Won = Extract<PanEvent, { what: 'trick won' }>

/** What a seat's cards add up to once it has taken a trick. */
export const totalWith = ({ seat, cards }: Won, { before }: PanReader): number =>
  [...before.fronts[seat]!, ...cards].reduce((sum, value) => sum + value, 0)

/** Who turns up the next gun card after this seat, where that is known, and how many are left for them. */
export const nextUp = ({ after }: PanReader): number | null => (after.stage === 'turn' ? after.player : null)
