import type { CombatFrame } from '@midden/waste-knights/reading'
import { other, ownSide } from '../../logic/fight.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { Blows } from './blows.tsx'
import { Fighter } from './fighter.tsx'
import { Hazard } from './hazard.tsx'
import { Clashes, Dominance, Ranges } from './middle.tsx'
import './arena.css'

/** What both sides of a fight share. */
const Middle = ({ props, combat }: { props: KnightsProps; combat: CombatFrame }) => (
  <div className="wk-mid">
    <Clashes props={props} combat={combat} />
    <Ranges props={props} combat={combat} />
    <Blows props={props} combat={combat} />
    <Dominance props={props} combat={combat} />
  </div>
)

/** A fight: one's own side left, the other right, everything they share between them. */
export function Arena({ props }: { props: KnightsProps }) {
  const combat = frameOf(props.view, 'combat')
  if (combat === null) return <Hazard props={props} />
  const me = ownSide(props.view, combat)
  return (
    <div className="wk-arena">
      <Fighter props={props} combat={combat} side={me} />
      <Middle props={props} combat={combat} />
      <Fighter props={props} combat={combat} side={other(me)} />
    </div>
  )
}
