import type { Action, Offer, Seat } from '@midden/kernel'
import { cards } from '../cards.ts'
import { combatNow } from '../effects/scene.ts'
import type { WkView } from '../view/view.ts'
import { pick } from './offered.ts'
import { worthOfScript } from './worth.ts'

/** What using something up must bring: in a fight a little will do, else it waits for real need. */
const IN_A_FIGHT = 1
const ON_THE_ROAD = 1.8

/** Medicine, bullets, cans and the like, used whenever there is need of them (WK-30.9). */
export function senseSupplies(v: WkView, seat: Seat, offers: readonly Offer[]): Action | null {
  const { lines, luck } = cards(v)
  const bound = combatNow(v) === null ? ON_THE_ROAD : IN_A_FIGHT
  const worth = (script: number): number => (v.knights[seat]!.down ? 9 : worthOfScript(v, seat, script))
  return (
    pick(offers, 'any use', (n) => worth(lines[n]!.script), bound) ??
    pick(offers, 'any luck', (n) => worth(luck[n]!.line.script), bound)
  )
}
