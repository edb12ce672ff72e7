import type { Seat } from '@midden/kernel'
import type { StoryLine } from '@midden/table'
import type { WasteEvent } from '@midden/waste'

type Story = readonly StoryLine<WasteEvent>[]

/** Cards laid or drawn into stations by the viewer's last move or later. */
export function freshCards(story: Story, seenTo: number): ReadonlySet<number> {
  const fresh = new Set<number>()
  for (const { move, event } of story)
    if (move >= seenTo && seenTo > 0 && (event.what === 'laid' || event.what === 'drew'))
      for (const card of event.cards) fresh.add(card)
  return fresh
}

/** The Recyclers that were played in this turn and what they did, for whoever watches. */
export function turnSoFar(story: Story, seat: Seat): Extract<WasteEvent, { what: 'drew' | 'removed' }>[] {
  const at = story.findLastIndex(({ event }) => event.what === 'plays Recyclers' && event.seat === seat)
  if (at < 0) return []
  return story
    .slice(at)
    .flatMap(({ event }) => (event.what === 'drew' || event.what === 'removed' ? [event] : []))
}
