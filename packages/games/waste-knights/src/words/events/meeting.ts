import type { Packed } from '../../cards.ts'
import type { MeetingEvent } from '../../events/meeting.ts'
import { gearName, taskName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const LOOT = { gear: 'a card', ammo: 'Ammo', fuel: 'Fuel', task: 'a task', dame: 'the Dame' } as const

function lootName(t: Packed, { loot, card }: Extract<MeetingEvent, { what: 'stolen' }>): string {
  if (card === undefined) return LOOT[loot]
  return loot === 'task' ? taskName(t, card) : gearName(t, card)
}

export const meetingSayings: Sayings<MeetingEvent> = {
  approached: (e, who) => `${who(e.seat)} challenges ${who(e.other)}.`,
  agreed: (e, who) => `${who(e.seat)} agrees to a duel.`,
  refused: (e, who) => `${who(e.seat)} wants to be left alone.`,
  'laid down': (e, who, t) => `${who(e.seat)} offers ${gearName(t, e.card)}.`,
  proposed: (e, who) => `${who(e.seat)} proposes a swap.`,
  traded: (e, who) =>
    `${who(e.seats[0]!)} and ${who(e.seats[1]!)} trade${e.cards === 0 ? '' : ` ${e.cards} ${e.cards === 1 ? 'card' : 'cards'}`}.`,
  revived: (e, who) => `${who(e.seat)} revives ${who(e.other)}.`,
  stolen: (e, who, t) => `${who(e.seat)} steals ${lootName(t, e)} from ${who(e.victim)}.`,
}
