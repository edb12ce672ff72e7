import type { Change, Seat } from '@midden/kernel'
import type { WkEvent } from '../events.ts'
import type { WkClause } from '../ledger.ts'

type Of<W extends WkEvent['what']> = Extract<WkEvent, { what: W }>

/** Paid or gained by one's own answer: for an attack, a text, a luck card's icon, on the road, in the city. */
const FORESEEN: ReadonlySet<WkClause> = new Set([
  'WK-1.7',
  'WK-17.5',
  'WK-26.6',
  'WK-R74',
  'WK-7.4',
  'WK-R10',
  'WK-5.7',
  'WK-10.11',
])

const one = (of: Change['of'], key: string, by: number, now?: number): Change[] =>
  by === 0 ? [] : [{ of, key, by, ...(now !== undefined && { now }) }]
const gear = (by: number): Change[] => one('cards', 'gear', by)
const luck = (by: number): Change[] => one('cards', 'luck', by)
const wheels = (by: number): Change[] => one('cards', 'vehicle', by)
const tasks = (by: number): Change[] => one('cards', 'tasks', by)
const standing = (key: string, by: 1 | -1): Change[] => one('standing', key, by)
const known = (changes: readonly Change[]): Change[] => changes.map((change) => ({ ...change, chosen: true }))

const OF = { hp: 'health', rad: 'health', ammo: 'money', fuel: 'money', rep: 'score' } as const

function counter({ counter: key, by, now, clause }: Of<'counter'>): readonly Change[] {
  const changes = one(OF[key], key, by, now)
  return FORESEEN.has(clause) ? known(changes) : changes
}

function stolen(e: Of<'stolen'>, seat: Seat): readonly Change[] {
  const sign = e.seat === seat ? 1 : e.victim === seat ? -1 : 0
  const mine = (changes: Change[]): readonly Change[] => (sign === 1 ? known(changes) : changes)
  if (sign === 0) return []
  if (e.loot === 'gear') return mine(gear(sign * (e.n ?? 0)))
  if (e.loot === 'task') return mine(tasks(sign))
  return e.loot === 'dame' ? mine(standing('dame', sign)) : []
}

function traded({ seats, given }: Of<'traded'>, seat: Seat): readonly Change[] {
  const side = seats.indexOf(seat)
  if (side < 0 || given === undefined) return []
  return known([...gear(-given[side]!.length), ...gear(given[1 - side]!.length)])
}

/** Cards and the vehicle of the seat that an event is about. */
function ownCards(e: WkEvent): readonly Change[] {
  switch (e.what) {
    case 'gear drawn':
      return gear(1)
    case 'taken from the Stalls':
      return known(gear(1))
    case 'starters placed':
      return known(gear(e.n))
    case 'gear discarded':
      return gear(-1)
    case 'blue card gained':
      return gear(e.vehicle ? 0 : 1)
    case 'blue card removed':
      return known(gear(e.vehicle ? 0 : -1))
    case 'luck drawn':
      return luck(e.n)
    case 'luck discarded':
      return luck(-e.cards.length)
    case 'luck played':
    case 'resupplied':
      return known(luck(-1))
    case 'vehicle chosen':
      return known(wheels(2))
    case 'vehicle taken':
      return known(wheels((e.damaged ? 1 : 2) - e.had))
    case 'vehicle given up':
      return known(wheels(e.damaged ? -1 : -2))
    case 'vehicle damaged':
    case 'vehicle wrecked':
      return wheels(-1)
    case 'vehicle repaired':
      return wheels(1)
    default:
      return []
  }
}

/** Health, tasks and place of the seat that an event is about. */
function ownPlace(e: WkEvent): readonly Change[] {
  switch (e.what) {
    case 'counter':
      return counter(e)
    case 'fell unconscious':
      return standing('conscious', -1)
    case 'came round':
    case 'woke up':
      return standing('conscious', 1)
    case 'task accepted':
      return tasks(1)
    case 'task accomplished':
      return tasks(e.held ? -1 : 0)
    case 'clue kept':
    case 'Cultist beaten':
      return standing('clues', 1)
    case 'clue lost':
      return standing('clues', -1)
    case 'marker on a sheet':
      return standing('beaten', 1)
    case 'Dame taken':
      return standing('dame', 1)
    case 'Dame left behind':
      return standing('dame', -1)
    case 'first player passed':
      return standing('first', 1)
    default:
      return []
  }
}

/** What an event changes of a seat's. */
export function changes(e: WkEvent, seat: Seat): readonly Change[] {
  switch (e.what) {
    case 'stolen':
      return stolen(e, seat)
    case 'traded':
      return traded(e, seat)
    case 'revived':
      return e.other === seat ? standing('conscious', 1) : []
    case 'task outdated':
      return e.holder === seat ? tasks(-1) : []
    default:
  }
  if (e.what === 'first player passed' && e.from === seat) return standing('first', -1)
  if (!('seat' in e) || e.seat !== seat) return []
  return [...ownCards(e), ...ownPlace(e)]
}
