import type { Action } from '@midden/kernel'
import { cards } from '../cards.ts'
import type { FrameKind, FrameOf } from '../frames/index.ts'
import { deedsText } from '../text/deeds.ts'
import type { WkView } from '../view/view.ts'
import { clashLabel } from './combat.ts'
import { checkLabel, scriptLabel } from './effects.ts'
import { exploreLabel, tokenLabel } from './explore.ts'
import { drawLabel, handLabel, overloadLabel, payLabel, placeLabel } from './gear.ts'
import { meetLabel, stealLabel, swapLabel } from './meeting.ts'
import { missionLabel } from './missions.ts'
import { moveLabel, rewardLabel, wildLabel } from './move.ts'
import { gearName, knightName, lineName, luckName, taskName } from './names.ts'
import { rearrangeLabel } from './packing.ts'
import { preparationsLabel, setupLabel } from './setup.ts'
import { restLabel, tradeLabel, wakeLabel } from './stalls.ts'

/** Labels for the answers to a question of this kind of frame; a chapter adds its own. */
type Labels = { readonly [K in FrameKind]?: (v: WkView, f: FrameOf<K>, a: Action) => string | null }

const labels: Labels = {
  setup: setupLabel,
  preparations: preparationsLabel,
  rearrange: rearrangeLabel,
  meet: meetLabel,
  steal: stealLabel,
  swap: swapLabel,
  trade: tradeLabel,
  rest: restLabel,
  wake: wakeLabel,
  mission: missionLabel,
  explore: exploreLabel,
  script: scriptLabel,
  check: checkLabel,
  pay: payLabel,
  draw: drawLabel,
  place: placeLabel,
  hand: handLabel,
  overload: overloadLabel,
  introduce: (v, _f, { n }) => `Introduce ${taskName(v, n!)}`,
  task: (v, _f, a) => tokenLabel(v, a),
  clash: clashLabel,
  move: moveLabel,
  wild: wildLabel,
  reward: rewardLabel,
  knockout: (_v, _f, { act }) => (act === 'fall' ? 'Fall unconscious' : null),
  combat: (v, _f, { n }) => `${taskName(v, n!)} first`,
}

/** What any answer can be called: its act and its numbers. */
function plainly({ act, n, ns, with: side }: Action): string {
  const parts = [act]
  if (n !== undefined) parts.push(String(n))
  if (ns !== undefined) parts.push(ns.length === 0 ? 'none' : ns.join(' and '))
  if (side !== undefined) parts.push(`with ${side}`)
  return parts.join(' ')
}

/** Where something has several texts that may be open at once, what this one does tells them apart. */
function oneLine(v: WkView, n: number): string {
  const { lines, deeds } = cards(v)
  const name = lineName(v, n)
  const mine = lines[n]
  const alike = lines.some(
    ({ no, at }) => no !== n && (at === mine?.at || at === 'any') && lineName(v, no) === name,
  )
  const does = alike ? deeds[mine?.script ?? -1] : undefined
  return does === undefined ? name : `${name}: ${deedsText(does)}`
}

/** Acts that mean the same in every question. */
function common(v: WkView, { act, n }: Action): string | null {
  if (act === 'pass') return 'Pass'
  if (act === 'go on') return 'Go on'
  if (act === LEAVE) return 'Leave for good'
  if (n === undefined) return null
  if (act === 'use' || act === 'any use') return `Use ${oneLine(v, n)}`
  if (act === 'luck' || act === 'any luck') return `Play ${luckName(v, n)}`
  return act === 'vehicle' ? `Take the ${gearName(v, n)}` : null
}

const LEAVE = 'leave for good'
const isRight = ({ act }: Action): boolean => act === LEAVE || act.startsWith('any ')

export function actionWords(v: WkView, a: Action): string {
  const f = v.stack.at(-1)
  // Rights beside the question are no answers to it.
  const label = f === undefined || isRight(a) ? null : labelOf(v, f, a)
  return label ?? common(v, a) ?? plainly(a)
}

/** Who one is, what one drives and what is played from the hand. */
export function cardsPlayed(v: WkView, { act, n }: Action): readonly string[] {
  if (n === undefined) return []
  if (act === 'knight') return [knightName(v, n)]
  if (act === 'luck' || act === 'any luck') return [luckName(v, n)]
  if (act === 'vehicle') return [gearName(v, n)]
  return act === 'pick' && v.stack.at(-1)?.at === 'trade' ? [gearName(v, v.stalls[n]!)] : []
}
function labelOf<K extends FrameKind>(v: WkView, f: FrameOf<K>, a: Action): string | null {
  const make = labels[f.at] as ((v: WkView, f: FrameOf<K>, a: Action) => string | null) | undefined
  return make?.(v, f, a) ?? null
}
