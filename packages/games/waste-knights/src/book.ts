import { type Book, compile } from '@midden/kernel'
import { knockout } from './bodies/knockout.ts'
import { check } from './checks/check.ts'
import { attack } from './combat/attack.ts'
import { clash } from './combat/clash.ts'
import { combat } from './combat/combat.ts'
import { hand, luck } from './effects/luck.ts'
import { script } from './effects/script.ts'
import { window } from './effects/window.ts'
import type { WkEvent } from './events.ts'
import { explore } from './explore/explore.ts'
import { draw } from './gear/draw.ts'
import { overload } from './gear/overload.ts'
import { pay } from './gear/pay.ts'
import { place } from './gear/place.ts'
import { rearranging } from './gear/rearrange.ts'
import type { WkClause } from './ledger.ts'
import { meet } from './meeting/meet.ts'
import { revive } from './meeting/revive.ts'
import { steal } from './meeting/steal.ts'
import { swap } from './meeting/swap.ts'
import { mission } from './missions/mission.ts'
import { move } from './move/move.ts'
import type { Wk } from './position.ts'
import { rest } from './rest/rest.ts'
import { wake } from './rest/wake.ts'
import { preparations } from './round/preparations.ts'
import { explorations, moves, round } from './round/round.ts'
import { setup } from './round/setup.ts'
import { trade } from './stalls/trade.ts'
import { accomplishing } from './tasks/accomplish.ts'
import { attempt } from './tasks/attempt.ts'
import { introducing } from './tasks/introduce.ts'
import { reward } from './tasks/reward.ts'
import { wild } from './wasteland/wild.ts'

/** The rule book: a procedure for every kind of frame (WK-30.1). */
export const book: Book<Wk, WkEvent, WkClause> = {
  setup,
  round,
  preparations,
  moves,
  explorations,
  rest,
  mission,
  window,
  luck,
  hand,
  script,
  check,
  rearrange: rearranging,
  draw,
  place,
  pay,
  overload,
  trade,
  swap,
  move,
  wild,
  meet,
  steal,
  explore,
  attempt,
  task: accomplishing,
  introduce: introducing,
  reward,
  combat,
  clash,
  attack,
  knockout,
  wake,
  revive,
}
export const program = compile<Wk, WkEvent, WkClause>(book)
