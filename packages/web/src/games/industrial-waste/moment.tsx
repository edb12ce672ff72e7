import type { Moment } from '../contract.ts'
import { aftermath } from './logic/story.ts'
import { outcomeOf } from './parts/accident.tsx'
import { ACCIDENT, kindNamed } from './parts/card.tsx'
import { calls, type WorksProps } from './parts/props.ts'
import { ask } from './text/en-ask.ts'

/** An accident that was settled is looked at before going on. */
export function moment(props: WorksProps): Moment | null {
  const { view, story, seenTo } = props
  if (view.accident !== null) return null
  const after = aftermath(story, seenTo)
  if (after?.struck.some(({ fined, bribed }) => fined !== null || bribed !== null) !== true) return null
  const accident = kindNamed(view, ACCIDENT)
  return {
    mark: accident,
    title: (after.final ? ask.moment.final : ask.moment.title)(accident),
    clause: after.final ? 'IW-13.3' : 'IW-5.13',
    button: view.phase === 'over' ? ask.moment.score : ask.moment.button,
    at: after.move,
    lines: after.struck.map((struck) => (
      <p key={struck.seat}>{ask.moment.line(calls(props, struck.seat), outcomeOf(struck))}</p>
    )),
  }
}
