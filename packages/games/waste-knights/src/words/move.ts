import type { Action } from '@midden/kernel'
import type { Ways } from '../board/routes.ts'
import { cards } from '../cards.ts'
import { SKILLS } from '../content/names.ts'
import type { MoveFrame, WildFrame } from '../frames/road.ts'
import type { RewardFrame } from '../frames/tasks.ts'
import { fuelTo, waysFor } from '../move/reach.ts'
import { rewardsText } from '../text/cards.ts'
import type { WkView } from '../view/view.ts'
import { caughtBy } from '../wasteland/wild.ts'
import { placeWords } from './bearings.ts'
import { knightName, listed, wildName } from './names.ts'

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** What a whole route costs, and how many cards the Waster may see on it. */
const figures = (v: WkView, f: MoveFrame, ways: Ways, end: number): string =>
  `${fuelTo(v, f.seat, ways, end)} Fuel, ${counted(1 + ways.threat[end]!, 'card')}`

export function moveLabel(v: WkView, f: MoveFrame, { act, n }: Action): string | null {
  switch (act) {
    case 'stay':
      return f.mode === 'stay' ? 'Stay' : 'Stay after all'
    case 'foot':
      return 'Go on foot'
    case 'vehicle':
      return 'Drive'
    case 'hex':
      return `Next hex: ${placeWords(v, n!)}`
    case 'go':
      return `Set out: ${listed(f.route.map((hex) => placeWords(v, hex)))}`
    case 'to':
      return `Drive to ${placeWords(v, n!)}: ${figures(v, f, waysFor(v, f.seat, false), n!)}`
    case 'quietly to':
      return `Drive round to ${placeWords(v, n!)}: ${figures(v, f, waysFor(v, f.seat, true), n!)}`
    case 'fuel':
      return `Spend ${n} Fuel in advance`
    case 'turn up':
      return `Turn up card ${n! + 1} from the Redoubt`
    case 'spare':
      return 'Keep what lies under the marker'
    case 'play':
      return `Play ${wildName(v, n!)}`
    case 'approach':
      return `Challenge ${knightName(v, v.knights[n!]!.sheet)}`
    case 'stop':
      return f.played ? 'Stop here' : 'Stop here: the Waster plays at once'
    case 'continue':
      return `On to ${placeWords(v, f.route[f.i]!)}`
    case 'wait':
      return 'Wait'
    default:
      return null
  }
}

export function wildLabel(v: WkView, f: WildFrame, { act, n }: Action): string | null {
  const card = cards(v).wild[f.card]!
  if (act === 'play') return `Play ${wildName(v, n!)}`
  if (act === 'yes') return 'Yes, do what it offers'
  if (act === 'no') return 'No, leave it'
  if (act === 'face') return `Face ${wildName(v, f.card)}`
  if (act !== 'escape' || card.escape === null) return null
  const price = card.fighter === null ? '' : `; fail: lose ${caughtBy(card)} Health`
  return `Escape: ${SKILLS[card.escape.skill]} (${card.escape.difficulty})${price}`
}

export function rewardLabel(v: WkView, f: RewardFrame, { n }: Action): string | null {
  const reward = f.left[n!]!
  const together = 'draw' in reward ? f.left.filter((other) => 'draw' in other) : [reward]
  return `Take ${listed(together.map((one) => rewardsText([one], cards(v).pack)))} first`
}
