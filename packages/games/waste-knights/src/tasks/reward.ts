import { only } from '@midden/kernel'
import { change, ofOne } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import { STRIPES } from '../content/names.ts'
import type { Reward } from '../content/rows.ts'
import { drawLuck } from '../decks.ts'
import type { RewardFrame } from '../frames/tasks.ts'
import { isVehicle } from '../gear/vehicles.ts'
import { held } from '../held.ts'
import { placesWhere } from '../lists.ts'
import type { Table, Wk } from '../position.ts'
import { drawGear, placeGear } from '../push.ts'
import type { Procedure, Tell } from '../types.ts'

/** Two rewards that are one and the same choice: all gear drawn for one source is drawn together (WKC-R18). */
function isSame(a: Reward, b: Reward): boolean {
  if ('draw' in a) return 'draw' in b
  if ('blue' in a) return 'blue' in b && a.blue === b.blue
  return 'gain' in b && a.gain === b.gain && a.n === b.n
}

/** What he may take next, by its place in the list. */
export const choicesOf = ({ left }: RewardFrame): number[] =>
  placesWhere(left, (reward, n) => left.findIndex((other) => isSame(other, reward)) === n)

function drawAll(s: Wk, f: RewardFrame): void {
  const colours: number[] = []
  for (const reward of f.left)
    if ('draw' in reward) for (let n = 0; n < reward.n; n++) colours.push(STRIPES.indexOf(reward.draw))
  f.left = f.left.filter((reward) => !('draw' in reward))
  drawGear(s, f.seat, colours, true)
}

/** A blue card is attached or placed; one that is gone is void (WK-13.4, WKC-R21, WKC-R25). */
function takeBlue(s: Wk, f: RewardFrame, id: string, tell: Tell): void {
  const at = s.blue.findIndex((card) => cards(s).gear[card]!.row.id === id)
  if (at < 0) tell?.({ what: 'reward void', clause: 'WK-13.4', seat: f.seat })
  else {
    const [card] = s.blue.splice(at, 1)
    const vehicle = isVehicle(s, card!)
    tell?.({ what: 'blue card gained', clause: 'WK-1.17', seat: f.seat, card: card!, vehicle })
    placeGear(s, f.seat, held(card!), true, true)
  }
}

function take(s: Wk, f: RewardFrame, n: number, tell: Tell): void {
  const [reward] = 'draw' in f.left[n]! ? [] : f.left.splice(n, 1)
  if (reward === undefined || 'draw' in reward) drawAll(s, f)
  else if ('blue' in reward) takeBlue(s, f, reward.blue, tell)
  else if (reward.gain === 'luck') drawLuck(s, f.seat, reward.n, tell)
  else change(s, f.seat, ofOne(reward.gain, reward.n), 'WK-1.17', tell)
}

/** The order matters to a knight who can decide; one who lies there takes things as they are printed. */
const isOrdering = (s: Table, f: RewardFrame): boolean =>
  f.left.length > 1 && !s.knights[f.seat]!.down && choicesOf(f).length > 1

/** Rewards in the order their taker likes (WK-1.17). */
export const reward: Procedure<'reward'> = [
  {
    name: 'next reward',
    clause: 'WK-1.17',
    owed: (s, f) => (isOrdering(s, f) ? only(f.seat) : 0),
    offer: (_s, f) => [{ act: 'take', of: choicesOf(f) }],
    take: (s, f, _seat, a, tell) => take(s, f, a.n!, tell),
    close(s, f, tell) {
      if (f.left.length === 0) return 'done'
      take(s, f, 0, tell)
      return 'again'
    },
  },
]
