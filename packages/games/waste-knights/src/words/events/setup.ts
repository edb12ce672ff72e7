import type { SetupEvent } from '../../events/setup.ts'
import { COLOUR_NAMES } from '../../position.ts'
import { gearName, knightName, listed, missionName, spaceName, taskName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const SPACES = ['purple', 'orange', 'green']

export const setupSayings: Sayings<SetupEvent> = {
  'rolled for the start': (e, who) => `${who(e.seat)} rolls ${e.die} for the start.`,
  'first player': (e, who) => `${who(e.seat)} is First Player.`,
  'knight chosen': (e, who) => `${who(e.seat)} is ${knightName(e.sheet)}.`,
  'colour chosen': (e, who) => `${who(e.seat)} takes ${COLOUR_NAMES[e.colour]}.`,
  'vehicle chosen': (e, who) => `${who(e.seat)} drives a ${gearName(e.card)}.`,
  'starters placed': (e, who) => `${who(e.seat)} has stowed the first things.`,
  'tasks dealt': (e, who) =>
    e.cards === undefined
      ? `${who(e.seat)} is dealt ${e.n} private tasks.`
      : `${who(e.seat)} is dealt ${listed(e.cards.map(taskName))}.`,
  'tasks chosen': (e, who) => `${who(e.seat)} has chosen two tasks.`,
  'tasks kept': (e, who) =>
    e.cards === undefined
      ? `${who(e.seat)} keeps two private tasks.`
      : `${who(e.seat)} keeps ${listed(e.cards.map(taskName))}.`,
  voted: (e, who) =>
    e.mission === undefined
      ? `${who(e.seat)} has named a mission.`
      : `${who(e.seat)} would play ${missionName(e.mission)}.`,
  'votes shown': (e, who) =>
    `Missions named: ${e.votes.map((vote, seat) => `${who(seat)} ${missionName(vote)}`).join(', ')}.`,
  'mission settled': (e) => `The mission is ${missionName(e.mission)}.`,
  'task posted': (e) => `${taskName(e.card)} is posted on the ${SPACES[e.space]} space.`,
  'stall filled': (e) => `${gearName(e.card)} comes to Stalls space ${spaceName(e.space)}.`,
}
