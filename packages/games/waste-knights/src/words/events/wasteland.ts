import type { WastelandEvent } from '../../events/wasteland.ts'
import { wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const wastelandSayings: Sayings<WastelandEvent> = {
  'tries to escape': (e, who) => `${who(e.seat)} tries to escape ${wildName(e.card)}.`,
  faces: (e, who) => `${who(e.seat)} faces ${wildName(e.card)}.`,
  escaped: (e, who) => `${who(e.seat)} escapes ${wildName(e.card)}.`,
  'card cancelled': (e, who) => `${wildName(e.card)} is taken off ${who(e.seat)}.`,
  'card replaced': (e, who) => `${wildName(e.card)} is played on ${who(e.seat)} instead.`,
  'card discarded': (e) => `${wildName(e.card)} is discarded.`,
  'reward void': (e, who) => `${who(e.seat)} goes without: that card has been taken already.`,
}
