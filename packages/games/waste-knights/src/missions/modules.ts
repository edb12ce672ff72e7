import type { Table } from '../position.ts'
import { avengers } from './avengers.ts'
import { cult } from './cult.ts'
import { damsel } from './damsel.ts'
import type { MissionRules } from './module.ts'
import { onlyOne } from './only-one.ts'
import { reference } from './reference.ts'
import { road } from './road.ts'
import { missions } from './rows.ts'
import { savior } from './savior.ts'

/** A new mission is a row in rows.ts and its rules here. */
const modules: Readonly<Record<string, MissionRules>> = {
  M0: road,
  M1: savior,
  M2: onlyOne,
  M3: damsel,
  M4: avengers,
  M5: cult,
  REF: reference,
}

/** Before a mission is settled nothing is special. */
const noMission: MissionRules = { measure: (s, seat) => s.knights[seat]!.rep }

/** The rules of each mission by its number, after those of none. */
const byNumber: readonly MissionRules[] = [noMission, ...missions.map(({ id }) => modules[id] ?? noMission)]
const checkpoints = byNumber.map(({ checkpoint }) => checkpoint ?? null)

/** The rules of the mission being played. */
export const rulesOf = (s: Pick<Table, 'quest'>): MissionRules => byNumber[s.quest.mission + 1] ?? noMission

/** What it looks for at every checkpoint, if anything. */
export const checkpointOf = (s: Pick<Table, 'quest'>): MissionRules['checkpoint'] | null =>
  checkpoints[s.quest.mission + 1]
