import type { Seat } from '@midden/kernel'
import { descriptionAt } from '../board/hexes.ts'
import { cards } from '../cards.ts'
import type { Line } from '../content/catalogue.ts'
import { canAct } from '../explore/openings.ts'
import type { Table } from '../position.ts'
import { worthOfTrade } from './market.ts'
import { priceOfLine, worthOfScript } from './worth.ts'

const isTrade = (s: Table, { script }: Line): boolean =>
  (cards(s).scripts[script] ?? []).some((op) => op.do === 'trade')

/** What an exploration action is worth, less what it costs. */
export const worthOfAction = (s: Table, seat: Seat, line: Line, hex: number): number =>
  isTrade(s, line) ? worthOfTrade(s, seat, hex) : worthOfScript(s, seat, line.script) - priceOfLine(line)

/** The best action of a hex, 0 where none is worth its price. */
export function worthOfActions(s: Table, seat: Seat, hex: number): number {
  let most = 0
  for (const line of descriptionAt(s, hex)?.lines ?? [])
    if (line.at === 'action' && canAct(s, seat, line))
      most = Math.max(most, worthOfAction(s, seat, line, hex))
  return most
}
