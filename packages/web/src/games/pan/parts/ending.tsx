import { SeatToken } from '../../../table/seat-token.tsx'
import { keyed, type Trace } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Bang } from './bang.tsx'
import { Burst, Fan } from './card.tsx'
import { Discard } from './foot.tsx'
import { callIn, type PanProps } from './names.ts'
import './ending.css'

/** The end: the last shot, the one who is left, the fallen behind, and what had been set aside. */
export function Ending({ props, trace }: { props: PanProps; trace: Trace }) {
  const t = usePanText()
  const { view, outcome, who } = props
  const call = callIn(props, t)
  const winner = view.order[0]!
  const lastShot = view.eliminated[0]
  const shot = lastShot !== undefined && trace.shots[lastShot] !== null
  const aside = (view.asideCards ?? []).map((value, i) => ({ key: `aside/${i}`, value }))
  const front = keyed(view.fronts[winner]!, trace.fronts[winner]!, `front${winner}`)
  return (
    <>
      <div className="finale">
        {shot && <Bang name={who(lastShot)} />}
        <section className="champion" aria-label={t.end.winner}>
          <Burst kind="cream" />
          <div>
            <SeatToken seat={winner} name={who(winner)} />
            <b className="called">{call(winner)}</b>
            <span className="stamp k">{t.end.winner}</span>
            {front.length > 0 && <Fan cards={front} label={front.map(({ value }) => value).join(', ')} />}
          </div>
        </section>
        <ol
          className="fallen"
          aria-label={t.end.fallen}
          style={{ '--n': view.eliminated.length } as React.CSSProperties}
        >
          {outcome?.ranking.slice(1).flatMap((seats) =>
            seats.map((seat) => (
              <li key={seat}>
                <svg viewBox="0 0 100 110" aria-hidden="true">
                  <use href="#pan-tomb" />
                </svg>
                <b className="called">{call(seat)}</b>
                <span>{trace.shots[seat] ? t.fronts.shot(trace.shots[seat].from) : t.fronts.cardless}</span>
              </li>
            )),
          )}
        </ol>
      </div>
      <div className="foot deck">
        {aside.length > 0 && (
          <div className="fact wide aside">
            <span>{t.end.aside}</span>
            <Fan cards={aside} label={aside.map(({ value }) => value).join(', ')} />
          </div>
        )}
        <Discard props={props} />
      </div>
    </>
  )
}
