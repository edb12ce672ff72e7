import type { WastelandEvent } from '../../events/wasteland.ts'
import { wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const wastelandSayings: Sayings<WastelandEvent> = {
  'tries to escape': (e, who, t) => `${who(e.seat)} tries to escape ${wildName(t, e.card)}.`,
  faces: (e, who, t) => `${who(e.seat)} faces ${wildName(t, e.card)}.`,
  escaped: (e, who, t) => `${who(e.seat)} escapes ${wildName(t, e.card)}.`,
  'card cancelled': (e, who, t) => `${wildName(t, e.card)} is taken off ${who(e.seat)}.`,
  'card replaced': (e, who, t) => `${wildName(t, e.card)} is played on ${who(e.seat)} instead.`,
  'card discarded': (e, _who, t) => `${wildName(t, e.card)} is discarded.`,
  'card set aside': (e, _who, t) => `${wildName(t, e.card)} goes back beside the board.`,
  'reward void': (e, who) => `${who(e.seat)} goes without: that card has been taken already.`,
}
