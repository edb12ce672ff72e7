import { threatAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { MoveFrame } from '../frames/road.ts'
import { mustPlay } from '../move/constraint.ts'
import type { WkView } from '../view/view.ts'
import { exploreQuestions } from './explore.ts'
import { missionQuestions } from './missions.ts'
import { wildName } from './names.ts'
import { stallsQuestions } from './stalls.ts'

const moveOn = (v: WkView): MoveFrame | undefined => v.stack.findLast((f): f is MoveFrame => f.at === 'move')

/** What the Waster should know: the THREAT that is still ahead, and whether a task ties his hands. */
function ahead(v: WkView): string {
  const f = moveOn(v)
  if (f === undefined) return ''
  let threat = 0
  if (f.mode === 'vehicle') for (let i = f.i; i < f.route.length; i++) threat += threatAt(v, f.route[i]!)
  const bound = f.planted ? [] : mustPlay(v, f.seat)
  const tied = bound.length === 0 ? '' : ` A task says you must play ${bound.join(' or ')}.`
  return `${threat} more threat on the route.${tied}`
}
function cardPlayed(v: WkView): string {
  const f = v.stack.at(-1)
  return f?.at === 'wild' ? wildName(v, f.card) : 'the card'
}
function whatItOffers(v: WkView): string {
  const f = v.stack.at(-1)
  const card = f?.at === 'wild' ? cards(v).wild[f.card] : undefined
  return card === undefined ? 'Do what it offers?' : `Do what ${card.title} offers?`
}

/** Sentences for the questions of the road; the others are asked by the names of their steps. */
const questions: Readonly<Record<string, (v: WkView) => string>> = {
  ...stallsQuestions,
  ...missionQuestions,
  ...exploreQuestions,
  'stay, foot or vehicle': () => 'Stay, go on foot or drive?',
  'plan the route': () => 'Plan your route, hex by hex or at once',
  'spend Fuel ahead': () => 'How much Fuel do you spend in advance?',
  'card from the Redoubt': () => 'Which card from the Redoubt is played on this knight?',
  'play or wait': (v) => `Play a card or wait? ${ahead(v)}`,
  'play after all': (v) => `Play a card after all? ${ahead(v)}`,
  'forced play': () => 'The move is ending: play a card',
  'approach somebody': () => 'Challenge somebody here?',
  'tank empty': () => 'The tank is empty. Refuel now, or stay here?',
  'continue or stop': () => 'Drive on or stop?',
  'play another card': () => 'Play another of the revealed cards',
  'escape or face': (v) => `Escape or face ${cardPlayed(v)}?`,
  'do what it offers': whatItOffers,
  'next reward': () => 'Which reward do you take first?',
}

export const questionWords = (v: WkView, decision: string): string =>
  questions[decision]?.(v) ?? `${decision.charAt(0).toUpperCase()}${decision.slice(1)}`
