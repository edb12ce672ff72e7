import { sold } from '../../content/catalogue.ts'
import type { MissionEvent } from '../../events/missions.ts'
import { hexWords, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const cultist = (n: number): string => sold.pack.cultists[n - 1]?.name ?? `Cultist ${n}`

export const missionSayings: Sayings<MissionEvent> = {
  'crowd addressed': (e, who) => `${who(e.seat)} addresses the crowd of Gangraen.`,
  'called out': (e, who) => `${who(e.seat)} calls ${who(e.other)} out to ${hexWords(e.hex)}.`,
  'marker on a sheet': (e, who) => `${who(e.seat)} puts a marker on the sheet of ${who(e.other)}.`,
  'villain moved': (e) => `${wildName(e.card)} is on ${hexWords(e.hex)}.`,
  'Dame taken': (e, who) => `The Dame joins ${who(e.seat)}.`,
  'Dame left behind': (e) => `The Dame stays behind on ${hexWords(e.hex)}.`,
  'clue turned up': (e, who) => `${who(e.seat)} turns up clue ${e.n}.`,
  'clue kept': (e, who) => `${who(e.seat)} keeps clue ${e.n}.`,
  'clue lost': (e, who) => `${who(e.seat)} loses clue ${e.n}; it lies face up on ${hexWords(e.hex)}.`,
  'Cultist drawn': (e) => `A Cultist comes: ${cultist(e.n)}.`,
  'Cultist placed': (e) => `${cultist(e.n)} stands on ${hexWords(e.hex)}.`,
  'Cultist beaten': (e, who) => `${who(e.seat)} beats ${cultist(e.n)} and keeps the marker.`,
  'left for good': (e, who) => `${who(e.seat)} leaves the game for good.`,
}
