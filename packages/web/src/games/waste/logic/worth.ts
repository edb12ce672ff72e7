import { type CardType, ladderOf, type WasteView } from '@midden/waste'
import { countOf, kindOf, unitsOf } from './cards.ts'
import { ownToLay } from './forecast.ts'

/** What a newcomer would count before keeping a card: what is held with it, and what others hold. */
export interface Worth {
  type: CardType
  /** cards of the type in the viewer's station and to be laid, this one included; units for electronics */
  held: number
  /** the most another station shows, for the two majorities */
  rival: number
  /** food that lies on no compost, or free places on compost */
  beside: number
  /** points of the paper set before and after */
  paper: readonly [number, number]
}

const SET = 8

export function worthOf(view: WasteView, card: number): Worth {
  const type = kindOf(card)
  const before = view.me === null ? [] : [...view.stations[view.me]!, ...ownToLay(view)]
  const own = [...before, card]
  const others = view.stations.filter((_, seat) => seat !== view.me)
  const electric = type === 'ES' || type === 'EL'
  const ladder = [0, ...ladderOf(view.options)]
  const paperAt = (n: number): number => Math.floor(n / SET) * ladder[SET]! + ladder[n % SET]!
  return {
    type,
    held: electric ? unitsOf(own) : countOf(own, type),
    rival: Math.max(0, ...others.map((station) => (electric ? unitsOf(station) : countOf(station, type)))),
    beside: countOf(before, 'FO') - 3 * countOf(before, 'CO'),
    paper: [paperAt(countOf(before, 'PA')), paperAt(countOf(own, 'PA'))],
  }
}
