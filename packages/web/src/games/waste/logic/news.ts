import type { Seat } from '@midden/kernel'
import type { Score, WasteEvent } from '@midden/waste'
import type { Line } from '../../../link/table-link.ts'
import { type Auction, lastAuction } from './auction.ts'

type Story = readonly Line<WasteEvent>[]

/** Cards laid or drawn into stations by the viewer's last move or later. */
export function freshCards(story: Story, seenTo: number): ReadonlySet<number> {
  const fresh = new Set<number>()
  for (const { move, event } of story)
    if (move >= seenTo && seenTo > 0 && (event.what === 'laid' || event.what === 'drew'))
      for (const card of event.cards) fresh.add(card)
  return fresh
}

/** The end of a round: the standing, and where the boss card went. */
export interface Standing {
  move: number
  round: number
  scores: Score[]
  boss: Extract<WasteEvent, { what: 'boss' }> | null
}

function lastStanding(story: Story): Standing | null {
  const at = story.findLastIndex(({ event }) => event.what === 'standing')
  const line = story[at]
  if (line?.event.what !== 'standing') return null
  const boss = story.slice(at).find(({ event }) => event.what === 'boss')?.event
  return {
    move: line.move,
    round: line.event.round,
    scores: line.event.scores,
    boss: boss?.what === 'boss' ? boss : null,
  }
}

/** What came since the viewer's last move, or by it, that wants to be seen before going on. */
export interface News {
  auction: Auction | null
  standing: Standing | null
}

export function newsOf(story: Story, seenTo: number): News | null {
  const auction = lastAuction(story)
  const standing = lastStanding(story)
  const news = {
    auction: auction !== null && auction.move >= seenTo ? auction : null,
    standing: standing !== null && standing.move >= seenTo ? standing : null,
  }
  return news.auction === null && news.standing === null ? null : news
}

/** The Recyclers that were played in this turn and what they did, for whoever watches. */
export function turnSoFar(story: Story, seat: Seat): Extract<WasteEvent, { what: 'drew' | 'removed' }>[] {
  const at = story.findLastIndex(({ event }) => event.what === 'plays Recyclers' && event.seat === seat)
  if (at < 0) return []
  return story
    .slice(at)
    .flatMap(({ event }) => (event.what === 'drew' || event.what === 'removed' ? [event] : []))
}
