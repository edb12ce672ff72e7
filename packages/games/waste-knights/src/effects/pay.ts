import type { Seat } from '@midden/kernel'
import { change, ofOne } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { Line } from '../content/catalogue.ts'
import type { Cost } from '../content/vocabulary.ts'
import { markAt } from '../gear/marks.ts'
import { isStored, takeOut } from '../gear/slots.ts'
import { discardGear } from '../gear/storage.ts'
import { worth } from '../gear/worth.ts'
import type { WkClause } from '../ledger.ts'
import type { Wk } from '../position.ts'
import { discardLuck, payGear, runScript } from '../push.ts'
import type { Tell } from '../types.ts'
import { combatNow } from './scene.ts'
import type { Source } from './sources.ts'

/** The clause an effect is told under: that of the hex sheet, or of the kind of component it stands on. */
export function clauseOf(s: Wk, line: number): WkClause {
  const made = cards(s).lines[line]
  switch (made?.from) {
    case 'hex':
      return cards(s).hexes[made.of]!.row.clauses[made.nth]!
    case 'luck':
      return 'WK-14.4'
    case 'gear':
      return 'WK-22.5'
    case 'knight':
      return 'WK-22.18'
    default:
      return 'WK-8.12'
  }
}

/** Starts the effects of a line. `you` is the owner, or the knight a wasteland card was played on. */
export function run(s: Wk, line: Line, you: Seat, about: number): void {
  if (line.script >= 0) runScript(s, line.script, line.no, you, about)
}
function payOne(s: Wk, seat: Seat, cost: Cost, source: Source, tell: Tell): void {
  const k = s.knights[seat]!
  const clause = clauseOf(s, source.line.no)
  if (cost === 'mark') {
    markAt(s, seat, source.slot, 'WK-1.15', tell)
  } else if (cost === 'once') combatNow(s)!.used.push(source.line.no)
  else if (cost === 'discard') discardGear(s, seat, takeOut(k, source.slot), tell)
  else if (typeof cost !== 'string') {
    if ('spend' in cost) change(s, seat, ofOne(cost.spend, -cost.n), 'WK-1.7', tell)
    else if ('lose' in cost) change(s, seat, ofOne(cost.lose, -cost.n), clause, tell)
    else if ('luck' in cost) discardLuck(s, seat, cost.luck)
    else payGear(s, seat, cost.n * worth(s, cost.gear))
  }
}

/** Pays a line's costs; those with a choice in them are pushed on top of what is under way. */
export function payFor(s: Wk, seat: Seat, source: Source, tell: Tell): void {
  for (const cost of source.line.pay) payOne(s, seat, cost, source, tell)
}

/** Uses a line: it is paid for, then its effects begin. */
export function use(s: Wk, seat: Seat, source: Source, you: Seat, about: number, tell: Tell): void {
  const told = { what: 'used', clause: clauseOf(s, source.line.no), seat, line: source.line.no } as const
  // A stored card is shown when it is used (WK-22.6).
  tell?.(source.slot >= 0 && isStored(source.slot) ? { ...told, reveals: true } : told)
  run(s, source.line, you, about)
  payFor(s, seat, source, tell)
}
