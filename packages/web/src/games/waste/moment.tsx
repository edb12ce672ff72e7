import { Clause } from '../../table/clause.tsx'
import type { Moment } from '../contract.ts'
import { type Auction, placesOf } from './logic/auction.ts'
import { type News, newsOf, type Standing } from './logic/news.ts'
import { calls, type WasteProps } from './parts/props.ts'
import { t } from './text/text.ts'

interface Note {
  text: string
  clause: string
}

/** What the showing meant for the viewer. */
function auctionNote({ view }: WasteProps, auction: Auction): Note | null {
  if (auction.bids.every(({ count }) => count === 0)) return { text: t.moment.nobody, clause: 'WASTE-5.17' }
  const mine = placesOf(auction).find(({ bid }) => bid.seat === view.me)
  if (mine === undefined || mine.rank === 0) return null
  if (!mine.wins) return { text: t.moment.youLose, clause: 'WASTE-5.15' }
  const pile = auction.piles.get(mine.bid.seat)
  const what = pile === undefined ? t.moment.aPile : t.moment.pile(pile)
  return { text: t.moment.youWin(what), clause: 'WASTE-5.11' }
}

function bossNote(props: WasteProps, { boss }: Standing): Note | null {
  if (boss === null) return null
  const points = t.figure(boss.points)
  const mine = boss.seat === props.view.me
  const name = mine ? t.moment.toYou : calls(props, boss.seat)
  const { clause } = boss
  if (clause === 'WASTE-2.4') return { text: t.moment.bossLevel(name, points), clause }
  if (boss.seat !== boss.from) return { text: t.moment.bossMoves(name, points), clause }
  return { text: mine ? t.moment.youStay(points) : t.moment.bossStays(name, points), clause }
}

function Notes({ notes }: { notes: readonly (Note | null)[] }) {
  return notes.map(
    (note) =>
      note !== null && (
        <p key={note.text}>
          {note.text} <Clause id={note.clause} />
        </p>
      ),
  )
}

/** At one device bots wait while bids are looked at, so they were seen before the round went on. */
export const lookedAt = ({ sitters }: WasteProps, { auction, standing }: News): boolean =>
  auction?.move !== standing?.move && sitters.every(({ kind }) => kind !== 'elsewhere')

/** Bids shown, and the end of a round: looked at before going on. */
export function moment(props: WasteProps): Moment | null {
  const { view, story, seenTo, decision } = props
  const news = newsOf(story, seenTo)
  if (decision === 'pile' || news === null) return null
  const { standing } = news
  const auction = standing !== null && lookedAt(props, news) ? null : news.auction
  if (standing === null)
    return {
      mark: t.moment.auction,
      title: t.moment.bids,
      clause: 'WASTE-5.5',
      button: t.moment.go,
      at: auction!.move,
      lines: <Notes notes={[auctionNote(props, auction!)]} />,
    }
  if (view.step === 'over' && auction === null) return null
  const { round, move } = standing
  const points =
    view.me === null
      ? null
      : { text: t.moment.standing(t.figure(standing.scores[view.me]!.points)), clause: 'WASTE-7.4' }
  return {
    mark: t.moment.round(round),
    title: auction === null ? t.moment.sorted(round) : t.moment.both(round),
    clause: 'WASTE-7.3',
    button: view.step === 'over' ? t.moment.score : t.moment.drafts(round + 1),
    at: Math.max(move, auction?.move ?? 0),
    lines: (
      <Notes
        notes={[
          auction === null ? null : auctionNote(props, auction),
          bossNote(props, standing),
          view.step === 'over' ? null : points,
        ]}
      />
    ),
  }
}
