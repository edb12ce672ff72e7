import { industrialWaste } from '@midden/industrial-waste'
import { Clause } from '../../../table/clause.tsx'
import { SeatToken } from '../../../table/seat-token.tsx'
import { ADVISER } from '../logic/plays.ts'
import type { lastPlay } from '../logic/story.ts'
import { t } from '../text/text.ts'
import { codeOf, Ticket } from './card.tsx'
import type { WorksProps } from './props.ts'
import './last-play.css'

/** While others play: the last card on the bench, and what it did. */
export function LastPlay({
  props,
  play,
}: {
  props: WorksProps
  play: NonNullable<ReturnType<typeof lastPlay>>
}) {
  const { view, sitters, who } = props
  const { event, kind, adviser } = play
  return (
    <section className="iw-last" aria-label={t.line.last}>
      <SeatToken seat={event.seat} name={sitters[event.seat]!.name} />
      <p>
        {industrialWaste.words.event(event, who)} <Clause id={event.clause} short />
      </p>
      <span className="iw-used">
        <Ticket view={view} kind={kind} card={`last${event.seat}-${codeOf(kind)}`} />
        {adviser && <Ticket view={view} kind={ADVISER} card={`last${event.seat}-${codeOf(ADVISER)}`} />}
      </span>
    </section>
  )
}
