import { cards } from '../cards.ts'
import type { Knight } from '../position.ts'
import type { WkView } from '../view/view.ts'
import { missionWords } from './missions.ts'
import { hexWords, knightName, taskName } from './names.ts'
import type { Who } from './sayings.ts'

const cardsOf = (n: number): string => `${n} luck`

function knightLine(v: WkView, k: Knight, name: string): string {
  const vehicle =
    k.vehicle < 0 ? 'on foot' : `${cards(v).gear[k.vehicle]!.row.title}${k.damaged ? ' (damaged)' : ''}`
  const levels = `HP ${k.hp} RAD ${k.rad} AMMO ${k.ammo} FUEL ${k.fuel} REP ${k.rep}`
  const stored = `${k.pack.length} in the backpack, ${k.cargo.length} in the vehicle`
  return `${name}: ${k.sheet < 0 ? 'no knight yet' : knightName(v, k.sheet)} on ${hexWords(k.hex)}, ${levels}, ${vehicle}, ${cardsOf(k.hand.length)}, ${stored}${k.down ? ', unconscious' : ''}`
}

/** The table in plain lines. */
export function tableWords(v: WkView, who: Who): string {
  const tasks = v.posted
    .filter(({ card }) => card >= 0)
    .map(({ card, markers }) => `${taskName(v, card)} (${markers}/3)`)
  return [
    `Round ${v.round}, ${v.phase}. First Player: ${who(v.first)}.`,
    missionWords(v, who),
    `Tasks: ${tasks.length === 0 ? 'none' : tasks.join(', ')}.`,
    ...v.knights.map((k, seat) => knightLine(v, k, who(seat))),
  ].join('\n')
}
