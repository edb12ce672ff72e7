import { Link } from '../router/router.tsx'
import { SeatToken } from '../table/seat-token.tsx'
import type { Match } from './match.ts'
import type { ReviewText } from './text/text.ts'

interface Props {
  t: ReviewText
  match: Match
  title: string
  onEyes(seat: number): void
}

/** Whoever only looked on had nothing to decide: through somebody's eyes there is something to see. */
export function NothingOfYours({ t, match, title, onEyes }: Props) {
  return (
    <section className="review-empty">
      <h2 className="display">{t.empty}</h2>
      <p>{t.emptyNote}</p>
      <p className="label">{t.eyes}</p>
      <div className="row-actions">
        {match.sitters.map(({ seat, name }) => (
          <button key={seat} type="button" className="btn" onClick={() => onEyes(seat)}>
            <SeatToken seat={seat} name={name} />
            {name}
          </button>
        ))}
        <Link className="btn btn-go" href={`/play/${match.game.id}`}>
          {t.play(title)}
        </Link>
      </div>
    </section>
  )
}
