import { vars } from '../style/vars.ts'
import { SeatToken } from '../table/seat-token.tsx'
import type { Looking } from './match.ts'
import type { ReviewText } from './text/text.ts'
import './accuracy.css'

/** How far an interval of 95 % reaches, in standard errors. */
const REACH = 1.96

/** What every seat kept of the chance within its reach, with how sure that is. */
export function Accuracies({ t, match, review: { accuracy } }: Looking & { t: ReviewText }) {
  return (
    <section className="review-block review-accuracy">
      <header>
        <h2>{t.accuracy}</h2>
        <span>{t.accuracyNote}</span>
      </header>
      <ul>
        {match.sitters.map(({ seat, name }) => {
          const { value, error, decisions } = accuracy[seat] ?? { value: 0, error: 0, decisions: 0 }
          const reach = Math.min(1 - value, REACH * error)
          return (
            <li key={seat}>
              <SeatToken seat={seat} name={name} />
              <span className="name">{name}</span>
              {decisions === 0 ? (
                <span className="none">{t.noneYet}</span>
              ) : (
                <>
                  <span
                    className="track"
                    style={vars({ '--kept': value, '--reach': reach })}
                    aria-hidden="true"
                  >
                    <i />
                    <u />
                  </span>
                  <span className="accuracy-figure">
                    {t.points(value)} <small>{t.plusMinus(REACH * error)}</small>
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
