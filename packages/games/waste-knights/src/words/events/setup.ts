import type { SetupEvent } from '../../events/setup.ts'
import { COLOUR_NAMES } from '../../position.ts'
import { gearName, knightName, listed, missionName, spaceName, taskName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const SPACES = ['purple', 'orange', 'green']

export const setupSayings: Sayings<SetupEvent> = {
  'rolled for the start': (e, who) => `${who(e.seat)} rolls ${e.die} for the start.`,
  'first player': (e, who) => `${who(e.seat)} is First Player.`,
  'knight chosen': (e, who, t) => `${who(e.seat)} is ${knightName(t, e.sheet)}.`,
  'colour chosen': (e, who) => `${who(e.seat)} takes ${COLOUR_NAMES[e.colour]}.`,
  'vehicle chosen': (e, who, t) => `${who(e.seat)} drives the ${gearName(t, e.card)}.`,
  'starters placed': (e, who) => `${who(e.seat)} has stowed the first things.`,
  'tasks dealt': (e, who, t) =>
    e.cards === undefined
      ? `${who(e.seat)} is dealt ${e.n} private tasks.`
      : `${who(e.seat)} is dealt ${listed(e.cards.map((card) => taskName(t, card)))}.`,
  'tasks chosen': (e, who) => `${who(e.seat)} has chosen two tasks.`,
  'tasks kept': (e, who, t) =>
    e.cards === undefined
      ? `${who(e.seat)} keeps two private tasks.`
      : `${who(e.seat)} keeps ${listed(e.cards.map((card) => taskName(t, card)))}.`,
  voted: (e, who) =>
    e.mission === undefined
      ? `${who(e.seat)} has named a mission.`
      : `${who(e.seat)} would play ${missionName(e.mission)}.`,
  'votes shown': (e, who) =>
    `Missions named: ${e.votes.map((vote, seat) => `${who(seat)} ${missionName(vote)}`).join(', ')}.`,
  'mission settled': (e) => `The mission is ${missionName(e.mission)}.`,
  'task posted': (e, _who, t) => `${taskName(t, e.card)} is posted on the ${SPACES[e.space]} space.`,
  'stall filled': (e, _who, t) => `${gearName(t, e.card)} comes to Stalls space ${spaceName(t, e.space)}.`,
}
