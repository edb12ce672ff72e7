import type { Action } from '@midden/kernel'
import {
  type CheckFrame,
  cards,
  panelDue,
  requirementText,
  SKILLS,
  type WkView,
} from '@midden/waste-knights/reading'
import { prospectOf } from './logic/odds.ts'
import { t } from './text/text.ts'

const SURVIVAL = SKILLS.indexOf('Survival')
const SEARCH = 7

/** A check of the viewer's in a few words: skill, difficulty, odds. */
function oddsOf(
  v: WkView,
  aids: boolean,
  kind: CheckFrame['kind'],
  skill: number,
  difficulty: number,
): string {
  const { pool, chance } = prospectOf(v, { seat: v.me ?? 0, kind, skill, difficulty })
  const check = t.hazard.check(t.skill(skill), difficulty)
  return t.hazard.checkOdds(check, t.dice(pool), aids ? chance : null)
}

/** What a private task asks for at one of its steps. */
function taskDetail(v: WkView, aids: boolean, card: number, second: boolean): string | null {
  const { tasks, pack } = cards(v)
  const row = tasks[card]?.private ?? null
  if (row === null) return null
  const step = second ? row.second : row.first
  if (!('need' in step) || step.need.need !== 'check') return requirementText(step, pack)
  return oddsOf(v, aids, 'task', SKILLS.indexOf(step.need.skill), step.need.difficulty)
}

/** The second line of an option that leads to a check, or to a task. */
export function checkDetail(v: WkView, { act, n }: Action, aids: boolean): string | null {
  const f = v.stack.at(-1)
  if (v.me === null || f === undefined) return null
  if (f.at === 'meet' && act === 'search') return oddsOf(v, aids, 'search', SURVIVAL, SEARCH)
  if (f.at === 'check' && act === 'skill') return oddsOf(v, aids, f.kind, n!, f.difficulty)
  if (f.at !== 'explore') return null
  if (act === 'explore') {
    const panel = panelDue(v, f)
    return panel === null ? t.place.noCheck : oddsOf(v, aids, 'explore', panel.skill, panel.difficulty)
  }
  if (act === 'accept') return taskDetail(v, aids, n!, false)
  return act === 'accomplish' ? taskDetail(v, aids, n!, true) : null
}
