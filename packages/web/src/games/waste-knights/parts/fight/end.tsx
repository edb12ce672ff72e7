import type { Moment } from '../../../contract.ts'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { rollsIn } from '../../logic/rolls.ts'
import { t } from '../../text/text.ts'
import { RollLine } from './rolls.tsx'

/** How far back the rolls of a fight are looked for. */
const FAR = 200

/** The last rolls of the fight that ended at this place of the story. */
function LastRolls({ props, at }: { props: KnightsProps; at: number }) {
  const rolls = rollsIn(props.story.slice(Math.max(0, at - FAR), at + 1))
  return (
    <div className="wk-before">
      {rolls
        .filter(({ kind }) => kind === 'attack')
        .slice(-2)
        .map((roll) => (
          <RollLine key={roll.no} props={props} roll={roll} />
        ))}
    </div>
  )
}

/** A fight of the viewer's that has just ended: seen before the table goes on. */
export function fightMoment(props: KnightsProps): Moment | null {
  const { view, story, seenTo } = props
  if (view.me === null) return null
  for (let i = story.length - 1; i >= 0 && story[i]!.move >= seenTo; i--) {
    const { event, move } = story[i]!
    if (event.what === 'combat begins') return null
    if (event.what !== 'combat decided' || !event.seats.includes(view.me)) continue
    const { winner, seats, how } = event
    const { end } = t.fight
    return {
      mark: end.mark,
      title: winner > 1 ? end.draw : end.wins(calls(props, seats[winner]!)),
      ...(winner > 1 ? {} : { why: end[how] }),
      clause: event.clause,
      button: end.go,
      at: move,
      lines: <LastRolls props={props} at={i} />,
    }
  }
  return null
}
