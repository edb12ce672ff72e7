import type { MoveEvent } from '../../events/move.ts'
import { placeWords } from '../bearings.ts'
import { listed, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const moveSayings: Sayings<MoveEvent> = {
  stayed: (e, who) => `${who(e.seat)} stays.`,
  'route planned': (e, who, t) =>
    `${who(e.seat)} plans a way ${e.mode === 'foot' ? 'on foot' : 'by vehicle'}: ${listed(e.route.map((hex) => placeWords(t, hex)))}.`,
  entered: (e, who, t) =>
    `${who(e.seat)} enters ${placeWords(t, e.hex)}${e.mp > 0 ? `, ${e.mp} MP left` : ''}.`,
  'cards turned up': (e, _who, t) =>
    `The Waster turns up ${listed(e.cards.map((card) => wildName(t, card)))}.`,
  'Redoubt card turned up': (e, _who, t) => `${wildName(t, e.card)} comes from under the Waster marker.`,
  'Redoubt cards kept': (e, who) => `${who(e.seat)} keeps what lies under the Waster marker.`,
  waited: (e, who) => `${who(e.seat)} waits.`,
  'card played': (e, who, t) => `${who(e.by)} plays ${wildName(t, e.card)} on ${who(e.seat)}.`,
  stops: (e, who) => `${who(e.seat)} stops.`,
  'cards unplayed': (e, _who, t) =>
    `${listed(e.cards.map((card) => wildName(t, card)))} ${e.cards.length === 1 ? 'is' : 'are'} discarded.`,
  'move ended': (e, who, t) => `${who(e.seat)} ends their move at ${placeWords(t, e.hex)}.`,
}
