import type { Review } from '@midden/bots'
import type { Sitter } from '../link/table-link.ts'
import type { ReviewText } from './text/text.ts'

interface Props {
  t: ReviewText
  review: Review
  sitters: readonly Sitter[]
}

/** Luck and choices of every seat, as sums that add up, and what each kept of the chance within its reach. */
export function Sums({ t, review, sitters }: Props) {
  const { splits, accuracy } = review
  if (splits.length === 0) return null
  return (
    <section className="review-sums">
      <h2>{t.luck}</h2>
      <p className="note">{t.luckNote}</p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <td />
              {[t.start, t.draw, t.theirs, t.slips, t.rest, t.end, t.accuracy].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sitters.map(({ seat, name }) => {
              const { start, draw, theirs, yours, rest, end } = splits[seat]!
              const { value, decisions } = accuracy[seat]!
              return (
                <tr key={seat}>
                  <th scope="row">{name}</th>
                  <td data-head={t.start}>{t.chance(start)}</td>
                  <td data-head={t.draw}>{t.signed(draw)}</td>
                  <td data-head={t.theirs}>{t.signed(theirs)}</td>
                  <td data-head={t.slips}>{t.signed(-yours)}</td>
                  <td data-head={t.rest}>{t.signed(rest)}</td>
                  <td data-head={t.end}>{t.chance(end)}</td>
                  <td data-head={t.accuracy}>{t.accuracyOf(value, decisions)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
