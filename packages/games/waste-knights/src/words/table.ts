import { cards } from '../cards.ts'
import { commonText, privateText, rewardsText } from '../text/cards.ts'
import type { WkView } from '../view/view.ts'
import { areaWords } from './areas.ts'
import { mapWords } from './map.ts'
import { missionWords } from './missions.ts'
import { gearName, inRows, taskName } from './names.ts'
import type { Who } from './sayings.ts'
import { underwayWords } from './underway.ts'

const PHASE = {
  setup: 'setting up',
  waster: 'Waster Step',
  knights: 'Knights Step',
  move: 'Move Step',
  explore: 'Exploration Step',
  rest: 'Rest Step',
  over: 'the end',
} as const

/** Tasks that are out, with what they ask for and bring. */
function taskLines(v: WkView): string[] {
  return v.posted.flatMap(({ card, markers }) => {
    const task = cards(v).tasks[card]
    if (task === undefined) return []
    const row = task.common ?? task.private!
    const text = task.common === null ? privateText(task.private!, cards(v).pack) : commonText(task.common)
    const reward = rewardsText(row.reward, cards(v).pack)
    return [`Task: ${taskName(v, card)} (${markers}/3). ${text} Reward: ${reward}.`]
  })
}

/** What lies in the Stalls: space, card, price. */
function stallsLine(v: WkView): string[] {
  const spaces = v.stalls.flatMap((card, space) => {
    const { space: name, price, only } = cards(v).stalls[space]!
    if (card < 0) return []
    return [`${name} ${gearName(v, card)} (${price}${only === null ? '' : `, at [${only}]`})`]
  })
  return spaces.length === 0 ? [] : ['Stalls:', ...inRows(spaces)]
}

/** The table in plain lines: what is going on, the board, the knights, tasks and Stalls. */
export function tableWords(v: WkView, who: Who): string {
  const active = v.active < 0 ? '' : ` Active Knight: ${who(v.active)}.`
  return [
    `Round ${v.round}, ${PHASE[v.phase]}. First Player: ${who(v.first)}.${active}`,
    missionWords(v, who),
    '',
    ...mapWords(v),
    '',
    ...v.knights.flatMap((_, seat) => areaWords(v, seat, who)),
    '',
    ...taskLines(v),
    ...stallsLine(v),
    ...underwayWords(v, who),
  ].join('\n')
}
