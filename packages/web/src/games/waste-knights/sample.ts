import { begin, isRefusal } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { type CombatFrame, cards, type WkView } from '@midden/waste-knights/reading'
import { ATTACK, combatAhead } from './logic/fight.ts'
import type { KnightsProps } from './logic/props.ts'

const nothing = (): void => {}

/** A table to look at: the prepared round for two, from a real deal. */
export function sampleProps(names: readonly string[]): KnightsProps {
  const match = begin(wasteKnights, { seats: 2, seed: 'first game 12', options: { mission: 'M0' } })
  if (isRefusal(match)) throw new Error(match.reason)
  return {
    view: wasteKnights.view(match.position, match.position.first),
    moves: 0,
    decision: null,
    menu: [],
    rights: [],
    barred: [],
    picked: null,
    pick: nothing,
    toggle: nothing,
    commit: nothing,
    inspect: nothing,
    latest: [],
    recent: [],
    story: [],
    seenTo: 0,
    moment: null,
    sitters: names.map((name, seat) => ({ seat, name, kind: 'here' })),
    who: (seat) => names[seat] ?? '',
    aids: true,
    outcome: null,
  }
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
    stack: [
      sampleFight(props.view),
      {
        at: 'clash',
        step: 0,
        cards: [-1, -2],
        bluff: [false, false],
        ways: [0, 0],
        weapons: [-1, -1],
        gear: [-1, -1],
        icons: [-1, -1],
        took: [0, 0],
        shift: 0,
        sets: [],
        turn: 0,
      },
    ],
  },
})
