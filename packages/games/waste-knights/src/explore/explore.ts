import { type Offer, only } from '@midden/kernel'
import { isBlank, numberAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import { use } from '../effects/pay.ts'
import { nothing } from '../effects/scene.ts'
import { numbersOf } from '../effects/sources.ts'
import { playable, sourceOf, usable } from '../effects/usable.ts'
import type { ExploreFrame } from '../frames/road.ts'
import { offerAny } from '../lists.ts'
import type { Wk } from '../position.ts'
import { attempt, missionHook, playLuck, startCheck, UNDONE } from '../push.ts'
import { acceptable, accomplishable } from '../tasks/attemptable.ts'
import { acted, beganExploring } from '../tasks/goals.ts'
import type { Procedure, Tell } from '../types.ts'
import {
  actionsHere,
  hasMore,
  isHexOpen,
  mayAccept,
  mayAccomplish,
  missionActionsHere,
  onHex,
  panelDue,
} from './openings.ts'

const PASSED = 1
const hexOf = (s: Wk, { seat }: ExploreFrame): number => s.knights[seat]!.hex

function choices(s: Wk, f: ExploreFrame): Offer[] {
  const { seat } = f
  const list: Offer[] = [{ act: 'done' }]
  offerAny(list, 'action', actionsHere(s, f))
  offerAny(list, 'mission', missionActionsHere(s, f))
  if (mayAccept(s, f)) offerAny(list, 'accept', acceptable(s, seat))
  if (mayAccomplish(s, f)) offerAny(list, 'accomplish', accomplishable(s, seat))
  offerAny(list, 'use', numbersOf(usable(s, seat, 'explore', nothing)))
  offerAny(list, 'luck', playable(s, seat, 'explore', nothing))
  return list
}

function begin(s: Wk, f: ExploreFrame, act: string, n: number, tell: Tell): void {
  const { seat } = f
  const about = s.stack.length - 1
  f.doing = act === 'done' || act === 'action' ? act : 'other'
  f.outcome = -1
  if (act === 'action' || act === 'mission') f.acted = true
  if (act === 'accept') f.accepted = true
  if (act === 'accomplish') f.attempted = true
  if (act === 'action') use(s, seat, onHex(cards(s).lines[n]!), seat, about, tell)
  if (act === 'mission') missionHook(s, 'action', seat, n)
  if (act === 'accept' || act === 'accomplish') attempt(s, seat, n, act === 'accomplish')
  if (act === 'use') use(s, seat, sourceOf(s, seat, n, 'explore', nothing), seat, about, tell)
  if (act === 'luck') playLuck(s, seat, n, about)
}

/** Why it is over: he fell, or a special token came to lie on the hex (WK-11.15, WK-27.3). */
function tellEnd(s: Wk, f: ExploreFrame, tell: Tell): void {
  const { down, hex } = s.knights[f.seat]!
  const clause = down ? 'WK-11.15' : isBlank(s, hex) ? 'WK-27.3' : 'WK-11.17'
  tell?.({ what: 'exploration ended', clause, seat: f.seat, hex })
}

/** An exploration: check, tasks, one action (WK-11, WK-12). */
export const explore: Procedure<'explore'> = [
  {
    name: 'explore or not',
    clause: 'WK-11.6',
    owed: (s, f) => (f.doing === '' && isHexOpen(s, f) ? only(f.seat) : 0),
    offer: () => [{ act: 'explore' }, { act: 'decline' }],
    take(s, f, seat, a, tell) {
      f.doing = a.act === 'explore' ? 'explore' : 'done'
      if (a.act === 'decline')
        tell?.({ what: 'exploration declined', clause: 'WK-11.6', seat, hex: hexOf(s, f) })
    },
    close(s, f, tell) {
      if (f.doing === '' && isBlank(s, hexOf(s, f)))
        tell?.({ what: 'hex blocked', clause: 'WK-11.2', seat: f.seat, hex: hexOf(s, f) })
      return f.doing === 'explore' ? undefined : 'done'
    },
  },
  {
    name: 'exploration check',
    clause: 'WK-11.3',
    run(s, f) {
      const panel = panelDue(s, f)
      f.outcome = PASSED
      if (panel !== null) startCheck(s, f.seat, 'explore', [panel.skill], panel.difficulty)
      return undefined
    },
  },
  {
    name: 'look around',
    clause: 'WK-11.17',
    run(s, f, tell) {
      const { seat } = f
      const hex = hexOf(s, f)
      if (panelDue(s, f) !== null) s.knights[seat]!.marker = hex
      if (!isHexOpen(s, f)) return 'done'
      if (f.outcome !== PASSED) {
        tell?.({ what: 'exploration failed', clause: 'WK-11.4', seat, hex })
        return 'done'
      }
      f.hex = hex
      f.doing = ''
      tell?.({ what: 'exploration opened', clause: 'WK-11.17', seat, hex })
      beganExploring(s, seat)
      missionHook(s, 'explored', seat)
      return undefined
    },
  },
  {
    name: 'what to do here',
    clause: 'WK-11.7',
    owed: (s, f) => (f.doing === '' && isHexOpen(s, f) && hasMore(s, f) ? only(f.seat) : 0),
    offer: (s, f) => choices(s, f),
    take: (s, f, _seat, a, tell) => begin(s, f, a.act, a.n ?? 0, tell),
    close(s, f, tell) {
      if (f.doing === 'action' || f.doing === 'other') return undefined
      tellEnd(s, f, tell)
      return 'done'
    },
  },
  {
    name: 'go on exploring',
    clause: 'WK-11.7',
    run(s, f) {
      if (f.doing === 'action' && f.outcome !== UNDONE) acted(s, f.seat, numberAt(s, f.hex))
      f.doing = ''
      // Put on another hex he may explore it as usual (WK-12.14a).
      if (f.hex === hexOf(s, f)) return 'what to do here'
      f.hex = -1
      return 'explore or not'
    },
  },
]
