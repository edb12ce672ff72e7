import type { Action, Seat } from '@midden/kernel'
import type { SwapFrame } from '../frames/gear.ts'
import type { MeetFrame, StealFrame } from '../frames/road.ts'
import { isHiddenGood } from '../meeting/goods.ts'
import type { WkView } from '../view/view.ts'
import { cardWords } from './effects.ts'

const STORED: Readonly<Record<string, string>> = { pack: 'the backpack', cargo: 'the vehicle' }
const LOOT: Readonly<Record<string, string>> = {
  ammo: 'Steal up to 2 Ammo',
  fuel: 'Steal up to 2 Fuel',
  task: 'Steal the private task',
  dame: 'Steal the Dame',
  decline: 'Steal nothing',
}

/** Answers on the road that need no figures. */
const MEETING: Readonly<Record<string, string>> = {
  agree: 'Agree to a duel',
  refuse: 'Refuse',
  search: 'Search for the knight',
  'drop it': 'Drop it',
  leave: 'Leave it at that',
  revive: 'Revive the knight',
  steal: 'Steal',
}
export const meetLabel = (_v: WkView, _f: MeetFrame, { act }: Action): string | null => MEETING[act] ?? null

export function stealLabel(v: WkView, f: StealFrame, { act, n }: Action): string | null {
  if (act === 'gear') return `Steal ${cardWords(v, f.victim, n!)}`
  if (STORED[act] !== undefined) return `Steal card ${n! + 1} from ${STORED[act]}, unseen`
  return LOOT[act] ?? null
}

/** A card in a trade: one's own stored cards are named by their position. */
function good(v: WkView, seat: Seat, n: number): string {
  if (!isHiddenGood(n)) return cardWords(v, seat, n)
  return `stored card ${(n % 1000) + 1} in ${n < 3000 ? STORED.pack : STORED.cargo}`
}

export function swapLabel(v: WkView, f: SwapFrame, { act, n }: Action): string | null {
  const seat = f.seats[Math.min(1, f.turn) as 0 | 1]
  switch (act) {
    case 'lay':
      return `Offer ${good(v, seat, n!)}`
    case 'take back':
      return `Take back ${good(v, seat, n!)}`
    case 'ammo':
      return `Offer ${n} Ammo`
    case 'fuel':
      return `Offer ${n} Fuel`
    case 'propose':
      return 'Propose this swap'
    case 'accept':
      return 'Accept the swap'
    case 'close':
      return 'Stop trading'
    default:
      return null
  }
}
