import type { Seat } from '@midden/kernel'
import { descriptionAt, isBlank, numberAt } from '../board/hexes.ts'
import type { Line } from '../content/catalogue.ts'
import { isPossible } from '../effects/possible.ts'
import { allHold, nothing } from '../effects/scene.ts'
import { ABILITY, type Source } from '../effects/sources.ts'
import { canPay, mightPlay, usable } from '../effects/usable.ts'
import type { ExploreFrame } from '../frames/road.ts'
import { hasNoActions, missionActions } from '../missions/extras.ts'
import type { Table } from '../position.ts'
import { acceptable, accomplishable } from '../tasks/attemptable.ts'

const knightOf = (s: Table, { seat }: ExploreFrame) => s.knights[seat]!

/** No special token lies there, and he is conscious (WK-11.2, WK-11.15). */
export const isHexOpen = (s: Table, f: ExploreFrame): boolean =>
  !knightOf(s, f).down && !isBlank(s, knightOf(s, f).hex)

/** A hex with a panel asks for its check, unless his marker says that he made it earlier (WK-11.3, WK-11.5). */
export function panelDue(s: Table, f: ExploreFrame): { skill: number; difficulty: number } | null {
  const { hex, marker } = knightOf(s, f)
  return marker === hex ? null : (descriptionAt(s, hex)?.explore ?? null)
}

/** The action lines of the hex's description; a mission may close them. */
export function actionLines(s: Table, seat: Seat): readonly Line[] {
  const { hex } = s.knights[seat]!
  if (hasNoActions(s, hex)) return []
  return (descriptionAt(s, hex)?.lines ?? []).filter(({ at }) => at === 'action')
}
export const onHex = (line: Line): Source => ({ line, slot: ABILITY, marked: false })

/** Can it be paid in full, and is there anything for it to do (WK-11.10)? */
export const canAct = (s: Table, seat: Seat, line: Line): boolean =>
  allHold(s, line.if, seat, nothing) &&
  canPay(s, seat, onHex(line), nothing) &&
  isPossible(s, seat, line.script)

/** The exploration actions he can choose from: one per step (WK-11.9). */
export const actionsHere = (s: Table, f: ExploreFrame): number[] =>
  f.acted
    ? []
    : actionLines(s, f.seat)
        .filter((line) => canAct(s, f.seat, line))
        .map(({ no }) => no)
export const missionActionsHere = (s: Table, f: ExploreFrame): number[] =>
  f.acted ? [] : missionActions(s, f.seat)

/** One attempt of each kind per step, with `oneTaskActivity` one of both together (WK-11.7, WK-R50). */
const shares = (s: Table, f: ExploreFrame): boolean =>
  s.options.oneTaskActivity === 'on' && (f.accepted || f.attempted)
export const mayAccept = (s: Table, f: ExploreFrame): boolean => !f.accepted && !shares(s, f)
export const mayAccomplish = (s: Table, f: ExploreFrame): boolean => !f.attempted && !shares(s, f)

/** A task of two players that lies face down might have its first requirement here, for all the others know. */
const mightReveal = (s: Table, f: ExploreFrame): boolean =>
  numberAt(s, knightOf(s, f).hex) > 0 && knightOf(s, f).tasks.some(({ shown }) => !shown)

/** Is there anything left to ask him? Judged by public knowledge, whatever he can pay (WK-30.11). */
export function hasMore(s: Table, f: ExploreFrame): boolean {
  const { seat } = f
  if (!f.acted && (actionLines(s, seat).length > 0 || missionActions(s, seat).length > 0)) return true
  if (mayAccept(s, f) && (mightReveal(s, f) || acceptable(s, seat, false).length > 0)) return true
  if (mayAccomplish(s, f) && accomplishable(s, seat, false).length > 0) return true
  return mightPlay(s, seat, 'explore', nothing) || usable(s, seat, 'explore', nothing).length > 0
}
