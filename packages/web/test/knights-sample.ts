import { begin, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { type CombatFrame, cards, freshClash, type WkView } from '@midden/waste-knights/reading'
import { stillProps } from '../src/games/still.ts'
import { ATTACK, combatAhead } from '../src/games/waste-knights/logic/fight.ts'
import type { KnightsProps } from '../src/games/waste-knights/logic/props.ts'

/** A table to look at: the prepared round for two, from a real deal. */
export function sampleProps(names: readonly string[]): KnightsProps {
  const match = begin(wasteKnights, { seats: 2, seed: 'first game 12', options: { mission: 'M0' } })
  if (isRefusal(match)) throw new Error(match.reason)
  return stillProps(wasteKnights.view(match.position, match.position.first), names)
}

/** The enemy of the prepared round, and the knight it meets. */
export const sampleFoe = (v: WkView): number => cards(v).wild.findIndex(({ id }) => id === 'W15')

/** Its fight in the second clash: the knight has prepared, the enemy leads by one. */
export function sampleFight(v: WkView): CombatFrame {
  const fight = combatAhead(v, v.me ?? 0, sampleFoe(v))
  return { ...fight, clash: 2, dominance: -1, prepared: [true, false] }
}

/** The same table with that fight on it, and an Attack about to be locked. */
export const inFight = (props: KnightsProps): KnightsProps => ({
  ...props,
  picked: { act: 'card', n: ATTACK },
  view: {
    ...props.view,
    stack: [sampleFight(props.view), { ...freshClash(), cards: [-1, -2] }],
  },
})
