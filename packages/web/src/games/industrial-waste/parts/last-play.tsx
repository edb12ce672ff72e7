import { industrialWaste, type WorksView } from '@midden/industrial-waste'
import { Clause } from '../../../table/clause.tsx'
import { SeatToken } from '../../../table/seat-token.tsx'
import { ADVISER } from '../logic/plays.ts'
import type { lastPlay } from '../logic/story.ts'
import { t } from '../text/text.ts'
import { codeOf, Ticket } from './card.tsx'
import type { WorksProps } from './props.ts'

/** The names of cards are enough; their codes stand on them. */
export const reads = (_view: WorksView, text: string): string => text.replace(/ \([A-Z]{3}\)/g, '')

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
        {reads(view, industrialWaste.words.event(event, who))} <Clause id={event.clause} short />
      </p>
      <span className="iw-used">
        <Ticket view={view} kind={kind} card={`last${event.seat}-${codeOf(kind)}`} />
        {adviser && <Ticket view={view} kind={ADVISER} card={`last${event.seat}-${codeOf(ADVISER)}`} />}
      </span>
    </section>
  )
}
