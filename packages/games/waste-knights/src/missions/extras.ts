import type { Seat } from '@midden/kernel'
import type { Table, Wk } from '../position.ts'
import type { Tell } from '../types.ts'
import { rulesOf } from './modules.ts'

/** Exploration actions a mission adds on the hex this knight explores, by number; chosen ones run as its hook. */
export const missionActions = (s: Table, seat: Seat): number[] => rulesOf(s).actions?.(s, seat) ?? []
export const missionActionText = (s: Table, seat: Seat, n: number): string =>
  rulesOf(s).saysAction?.(s, seat, n) ?? `Mission action ${n + 1}`

/** Whether a mission takes the exploration actions of its own away from a hex. */
export const hasNoActions = (s: Table, hex: number): boolean => rulesOf(s).closes?.(s, hex) ?? false

/** The card a mission gives to whoever enters this hex before his own was played (M3, Rule 2), or −1. */
export const villainCard = (s: Table, hex: number): number => rulesOf(s).cardOn?.(s, hex) ?? -1
/** It comes from beside the board; where it goes back to afterwards. */
export function takeVillainCard(s: Wk, card: number): void {
  s.quest.beside.splice(s.quest.beside.indexOf(card), 1)
}

export const missionDuelWon = (s: Wk, winner: Seat, loser: Seat, tell: Tell): void =>
  rulesOf(s).duelWon?.(s, winner, loser, tell)
export const missionDefeated = (s: Wk, seat: Seat, foe: number, tell: Tell): void =>
  rulesOf(s).defeated?.(s, seat, foe, tell)
