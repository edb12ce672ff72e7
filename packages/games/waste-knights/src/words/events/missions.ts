import type { MissionEvent } from '../../events/missions.ts'
import { placeWords } from '../bearings.ts'
import { cultistName, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

export const missionSayings: Sayings<MissionEvent> = {
  'crowd addressed': (e, who) => `${who(e.seat)} addresses the crowd of Gangraen.`,
  'called out': (e, who, t) => `${who(e.seat)} calls ${who(e.other)} out to ${placeWords(t, e.hex)}.`,
  'marker on a sheet': (e, who) => `${who(e.seat)} puts a marker on the sheet of ${who(e.other)}.`,
  'villain moved': (e, _who, t) => `${wildName(t, e.card)} is at ${placeWords(t, e.hex)}.`,
  'Dame taken': (e, who) => `The Dame joins ${who(e.seat)}.`,
  'Dame left behind': (e, _who, t) => `The Dame stays behind at ${placeWords(t, e.hex)}.`,
  'clue turned up': (e, who) => `${who(e.seat)} turns up clue ${e.n}.`,
  'clue kept': (e, who) => `${who(e.seat)} keeps clue ${e.n}.`,
  'clue lost': (e, who, t) => `${who(e.seat)} loses clue ${e.n}; it lies face up at ${placeWords(t, e.hex)}.`,
  'Cultist drawn': (e, _who, t) => `A Cultist comes: ${cultistName(t, e.n)}.`,
  'Cultist placed': (e, _who, t) => `${cultistName(t, e.n)} stands at ${placeWords(t, e.hex)}.`,
  'Cultist beaten': (e, who, t) => `${who(e.seat)} beats ${cultistName(t, e.n)} and keeps the marker.`,
  'left for good': (e, who) => `${who(e.seat)} leaves the game for good.`,
}
