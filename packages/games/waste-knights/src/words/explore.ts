import type { Action } from '@midden/kernel'
import { cards } from '../cards.ts'
import { SKILLS } from '../content/names.ts'
import { panelDue } from '../explore/openings.ts'
import type { ExploreFrame } from '../frames/road.ts'
import { missionActionText } from '../missions/extras.ts'
import { abilityText } from '../text/abilities.ts'
import { requirementText } from '../text/cards.ts'
import type { WkView } from '../view/view.ts'
import { placeWords } from './bearings.ts'
import { listed, taskName } from './names.ts'

function actionText(v: WkView, n: number): string {
  const { lines, hexes } = cards(v)
  const line = lines[n]!
  const row = hexes[line.of]!.row
  return `${row.name}: ${abilityText(row.text[line.nth]!)}`
}

function attemptText(v: WkView, n: number, second: boolean): string {
  const { tasks, pack } = cards(v)
  const row = tasks[n]?.private
  if (row === undefined || row === null) return taskName(v, n)
  return `${row.title}, ${requirementText(second ? row.second : row.first, pack)}`
}

/** Labels for what a knight can do while he explores. */
export function exploreLabel(v: WkView, f: ExploreFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'explore':
      return `Explore ${placeWords(v, v.knights[f.seat]!.hex)}`
    case 'decline':
      return 'Don’t explore'
    case 'done':
      return 'Done exploring'
    case 'action':
      return actionText(v, n!)
    case 'mission':
      return missionActionText(v, f.seat, n!)
    case 'accept':
      return `Accept ${attemptText(v, n!, false)}`
    case 'accomplish':
      return `Accomplish ${attemptText(v, n!, true)}`
    default:
      return null
  }
}

/** Labels for the hexes a special token may come to. */
export const tokenLabel = (v: WkView, { n }: Action): string => `Place it on ${placeWords(v, n!)}`

const explorer = (v: WkView): ExploreFrame | undefined =>
  v.stack.findLast((f): f is ExploreFrame => f.at === 'explore')

/** The hex, and the check it asks for first. */
function exploreOrNot(v: WkView): string {
  const f = explorer(v)
  if (f === undefined) return 'Explore?'
  const panel = panelDue(v, f)
  const check = panel === null ? '' : ` It takes a check of ${SKILLS[panel.skill]} (${panel.difficulty}).`
  return `Explore ${placeWords(v, v.knights[f.seat]!.hex)}?${check}`
}
/** What of the step he has used up already. */
function whatToDo(v: WkView): string {
  const f = explorer(v)
  const used = [f?.acted && 'the action', f?.accepted && 'accepting', f?.attempted && 'accomplishing'].filter(
    (one): one is string => typeof one === 'string',
  )
  return `What do you do here?${used.length === 0 ? '' : ` Used up: ${listed(used)}.`}`
}

/** Sentences for the questions of explorations and tasks. */
export const exploreQuestions: Readonly<Record<string, (v: WkView) => string>> = {
  'explore or not': exploreOrNot,
  'what to do here': whatToDo,
  'place the token': () => 'On which special hex do you place the token?',
  'introduce a task': () => 'Which task comes out? The other goes under the deck',
  'keep a card': () => 'Which card goes under the Waster marker?',
  'take from the Stalls': () => 'Which card do you take?',
  'pay with gear': () => 'What do you pay with?',
  'find a place': () => 'Where does it go?',
}
