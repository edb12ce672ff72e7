import type { KnightsProps } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { WildCard } from '../cards/wild.tsx'
import { Dials } from '../knight/dials.tsx'
import { IdPlate } from '../knight/id-plate.tsx'

/** A wasteland card and the knight it is played on. */
export function Hazard({ props }: { props: KnightsProps }) {
  const { view } = props
  const combat = frameOf(view, 'combat')
  const wild = frameOf(view, 'wild')
  const check = frameOf(view, 'check')
  const card = combat?.foe ?? wild?.card ?? -1
  const seat = combat?.seats[0] ?? wild?.seat ?? check?.seat ?? view.me ?? 0
  return (
    <div className="wk-hazard">
      {card >= 0 ? (
        <WildCard view={view} card={card} />
      ) : (
        combat !== null && <IdPlate view={view} seat={combat.seats[1]} />
      )}
      <div className="wk-hero">
        <IdPlate view={view} seat={seat} />
        <Dials view={view} seat={seat} />
      </div>
    </div>
  )
}
