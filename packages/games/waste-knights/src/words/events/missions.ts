import type { MissionEvent } from '../../events/missions.ts'
import { cultistName, hexWords, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const missionSayings: Sayings<MissionEvent> = {
  'crowd addressed': (e, who) => `${who(e.seat)} addresses the crowd of Gangraen.`,
  'called out': (e, who) => `${who(e.seat)} calls ${who(e.other)} out to ${hexWords(e.hex)}.`,
  'marker on a sheet': (e, who) => `${who(e.seat)} puts a marker on the sheet of ${who(e.other)}.`,
  'villain moved': (e, _who, t) => `${wildName(t, e.card)} is on ${hexWords(e.hex)}.`,
  'Dame taken': (e, who) => `The Dame joins ${who(e.seat)}.`,
  'Dame left behind': (e) => `The Dame stays behind on ${hexWords(e.hex)}.`,
  'clue turned up': (e, who) => `${who(e.seat)} turns up clue ${e.n}.`,
  'clue kept': (e, who) => `${who(e.seat)} keeps clue ${e.n}.`,
  'clue lost': (e, who) => `${who(e.seat)} loses clue ${e.n}; it lies face up on ${hexWords(e.hex)}.`,
  'Cultist drawn': (e, _who, t) => `A Cultist comes: ${cultistName(t, e.n)}.`,
  'Cultist placed': (e, _who, t) => `${cultistName(t, e.n)} stands on ${hexWords(e.hex)}.`,
  'Cultist beaten': (e, who, t) => `${who(e.seat)} beats ${cultistName(t, e.n)} and keeps the marker.`,
  'left for good': (e, who) => `${who(e.seat)} leaves the game for good.`,
}
