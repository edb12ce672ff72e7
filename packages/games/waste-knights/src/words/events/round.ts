import { seatsIn } from '@midden/kernel'
import type { RoundEvent } from '../../events/round.ts'
import { gearName, listed, spaceName, taskName, tokenName, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const CITY = {
  hp: 'heals 1 Health',
  rad: 'heals 1 Radiation',
  ammo: 'gains 1 Ammo',
  fuel: 'gains 1 Fuel',
  none: 'takes nothing',
} as const

export const roundSayings: Sayings<RoundEvent> = {
  'round begins': (e) => `Round ${e.round} begins${e.last ? ', the last one' : ''}.`,
  'tasks marked': () => 'Every available task gets a marker.',
  'task outdated': (e, _who, t) => `${taskName(t, e.card)} expires.`,
  'tasks looked at': (e, who, t) =>
    `${who(e.seat)} looks at ${listed(e.cards.map((card) => taskName(t, card)))}.`,
  'city option': (e, who) => `${who(e.seat)} ${CITY[e.counter]} in the city.`,
  'tokens removed': () => 'All tokens leave the board.',
  'special token turned': (e) => `The ${tokenName(e.token)} token turns dark.`,
  'special token removed': (e) => `The ${tokenName(e.token)} token is removed.`,
  'stall cleared': (e, who, t) =>
    `${who(e.seat)} clears ${gearName(t, e.card)} from Stalls space ${spaceName(t, e.space)}.`,
  'first player passed': (e, who) => `${who(e.seat)} is First Player now.`,
  unmarked: () => 'All markers leave cards and sheets.',
  active: (e, who) => `${who(e.seat)} is the Active Knight.`,
  'planted card discarded': (e, _who, t) =>
    `${wildName(t, e.card)} from under the Waster marker is discarded.`,
  'game over': (e, who) =>
    e.winners === 0 ? 'Everybody has lost.' : `It is over: ${listed(seatsIn(e.winners).map(who))} won.`,
}
