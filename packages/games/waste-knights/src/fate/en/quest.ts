import type { MissionEvent } from '../../events/missions.ts'
import type { RoundEvent } from '../../events/round.ts'
import type { SetupEvent } from '../../events/setup.ts'
import type { TaskEvent } from '../../events/tasks.ts'
import { placeWords } from '../../words/bearings.ts'
import {
  cultistName,
  gearName,
  knightName,
  listed,
  missionName,
  taskName,
  tokenName,
  wildName,
} from '../../words/names.ts'
import { called, type Lines, owner, silent, you } from './reader.ts'

const CITY = {
  hp: '+1 Health',
  rad: '−1 Radiation',
  ammo: '+1 Ammo',
  fuel: '+1 Fuel',
  none: 'nothing',
} as const

export const setupLines: Lines<SetupEvent> = {
  'rolled for the start': silent,
  'first player': (e, r) => `${called(e.seat, r, 'goes', 'go')} first.`,
  'knight chosen': (e, r) => `${called(e.seat, r, 'plays', 'play')} ${knightName(r.after, e.sheet)}.`,
  'colour chosen': silent,
  'vehicle chosen': (e, r) => `${called(e.seat, r, 'drives', 'drive')} a ${gearName(r.after, e.card)}.`,
  'starters placed': silent,
  'tasks dealt': silent,
  'tasks chosen': silent,
  'tasks kept': (e, r) =>
    e.cards === undefined
      ? null
      : `${called(e.seat, r, 'keeps', 'keep')} ${listed(e.cards.map((card) => taskName(r.after, card)))}.`,
  voted: silent,
  'votes shown': silent,
  'mission settled': (e) => `The mission is ${missionName(e.mission)}.`,
  'task posted': (e, r) => `New task: ${taskName(r.after, e.card)}.`,
  'stall filled': silent,
}

export const roundLines: Lines<RoundEvent> = {
  'round begins': (e) => (e.last ? 'The last round!' : `Round ${e.round}.`),
  'tasks marked': silent,
  'task outdated': (e, r) =>
    e.holder === undefined
      ? `${taskName(r.after, e.card)} expires.`
      : e.holder === r.me
        ? `Your task ${taskName(r.after, e.card)} expires: no reward.`
        : `${owner(e.holder, r)} task ${taskName(r.after, e.card)} expires.`,
  'tasks looked at': silent,
  'city option': (e, r) => `${called(e.seat, r, 'stocks', 'stock')} up in town: ${CITY[e.counter]}.`,
  'tokens removed': silent,
  'special token turned': (e) => `The ${tokenName(e.token)} token turns dark.`,
  'special token removed': (e) => `The ${tokenName(e.token)} token is gone.`,
  'stall cleared': (e, r) =>
    `${called(e.seat, r, 'clears', 'clear')} ${gearName(r.after, e.card)} from the Stalls.`,
  'first player passed': (e, r) => `${called(e.seat, r, 'is', 'are')} First Player now.`,
  unmarked: silent,
  active: silent,
  'planted card discarded': silent,
  'game over': silent,
}

export const taskLines: Lines<TaskEvent> = {
  'task revealed': (e, r) => `${called(e.seat, r, 'reveals', 'reveal')} ${taskName(r.after, e.card)}.`,
  'task attempted': (e, r) =>
    `${called(e.seat, r, 'tries', 'try')} to ${e.second ? 'complete' : 'take on'} ${taskName(r.after, e.card)}.`,
  'attempt failed': (e, r) =>
    `${called(e.seat, r, 'fails', 'fail')} ${taskName(r.after, e.card)}; it stays open.`,
  'task accepted': (e, r) => `${called(e.seat, r, 'takes', 'take')} on ${taskName(r.after, e.card)}.`,
  'task accomplished': (e, r) =>
    `${called(e.seat, r, 'completes', 'complete')} ${taskName(r.after, e.card)}.`,
}

export const missionLines: Lines<MissionEvent> = {
  'crowd addressed': (e, r) => `${called(e.seat, r, 'speaks', 'speak')} to the crowd of Gangraen.`,
  'called out': (e, r) =>
    `${called(e.seat, r, 'calls', 'call')} ${you(e.other, r)} out to ${placeWords(r.after, e.hex)}.`,
  'marker on a sheet': (e, r) =>
    `${called(e.seat, r, 'has', 'have')} beaten ${you(e.other, r)}, and a marker says so.`,
  'villain moved': (e, r) => `${wildName(r.after, e.card)} appears at ${placeWords(r.after, e.hex)}.`,
  'Dame taken': (e, r) => `The Dame joins ${you(e.seat, r)}.`,
  'Dame left behind': (e, r) => `The Dame stays behind at ${placeWords(r.after, e.hex)}.`,
  'clue turned up': (e, r) => `${called(e.seat, r, 'turns', 'turn')} up clue ${e.n}.`,
  'clue kept': (e, r) => `${called(e.seat, r, 'keeps', 'keep')} clue ${e.n}.`,
  'clue lost': (e, r) =>
    `${called(e.seat, r, 'loses', 'lose')} clue ${e.n}; it lies at ${placeWords(r.after, e.hex)}.`,
  'Cultist drawn': (e, r) => `A Cultist comes: ${cultistName(r.after, e.n)}.`,
  'Cultist placed': (e, r) => `${cultistName(r.after, e.n)} appears at ${placeWords(r.after, e.hex)}.`,
  'Cultist beaten': (e, r) =>
    `${called(e.seat, r, 'beats', 'beat')} ${cultistName(r.after, e.n)} and ${e.seat === r.me ? 'keep' : 'keeps'} the marker.`,
  'left for good': (e, r) => `${called(e.seat, r, 'has', 'have')} left the game.`,
}
