import type { Seat } from '@midden/kernel'
import type { Wk } from '../position.ts'
import { glimpse } from './knight.ts'
import { seenFrame, seenPlanted, seenQuest, type WkView } from './view.ts'

/**
 * What the policy looks at, without a view being built: all that it reads is as the view has it, and what is open is the
 * position's own. The decks lie there as they are: it never looks into one.
 */
export const glance = (s: Wk, viewer: Seat): WkView => ({
  me: viewer,
  seats: s.seats,
  stack: s.stack.map((f) => seenFrame(s, f, viewer) ?? f),
  options: s.options,
  phase: s.phase,
  round: s.round,
  first: s.first,
  active: s.active,
  gone: s.gone,
  knights: s.knights.map((_, seat) => glimpse(s, seat, viewer)),
  tiles: s.tiles,
  tokens: s.tokens,
  special: s.special,
  dark: s.dark,
  luck: s.luck,
  wild: s.wild,
  gear: s.gear,
  blue: s.blue,
  removedBlue: s.removedBlue,
  pool: s.pool,
  poolDamaged: s.poolDamaged,
  stalls: s.stalls,
  commons: s.commons,
  privates: s.privates,
  posted: s.posted,
  removedTasks: s.removedTasks,
  rejected: s.rejected,
  unused: s.unused,
  acted: s.acted,
  met: s.met,
  planted: seenPlanted(s.planted, viewer),
  quest: seenQuest(s.quest),
  result: s.result,
})
