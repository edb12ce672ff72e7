import { cards } from '@midden/waste-knights/reading'
import type { Moment } from '../contract.ts'
import { calls, type KnightsProps } from './logic/props.ts'
import { fightMoment } from './parts/fight/end.tsx'
import { moments } from './text/en-moment.ts'

/** What is to be seen before the question: the newest of what happened to the viewer. */
export function moment(props: KnightsProps): Moment | null {
  const [fight, other] = [fightMoment(props), hardship(props)]
  return fight !== null && (other?.at ?? -1) <= (fight.at ?? 0) ? fight : other
}

/** A wasteland card that was played on the viewer, or a fall. */
function hardship(props: KnightsProps): Moment | null {
  const { view, story, seenTo } = props
  for (let i = story.length - 1; i >= 0 && story[i]!.move > seenTo; i--) {
    const { event, move } = story[i]!
    if (event.what === 'card played' && event.seat === view.me && event.by !== view.me) {
      const wild = cards(view).wild[event.card]!
      return {
        mark: moments.waster,
        title: moments.played(calls(props, event.by), wild.title),
        clause: event.clause,
        button: moments.go,
        at: move,
        lines: <p>{moments.line(wild.trait)}</p>,
      }
    }
    if (event.what === 'fell unconscious' && event.seat === view.me)
      return { mark: moments.down, title: moments.fell, clause: event.clause, button: moments.go, at: move }
    if (event.what === 'round begins' && event.last)
      return {
        mark: moments.last,
        title: moments.lastRound,
        clause: event.clause,
        button: moments.go,
        at: move,
      }
  }
  return null
}
