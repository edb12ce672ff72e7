import { Clause } from '../../table/clause.tsx'
import { SeatToken } from '../../table/seat-token.tsx'
import { placesOf } from '../../table/use-table.ts'
import { callIn, type PanProps } from './parts/names.ts'
import { useTrace } from './parts/use-trace.ts'
import { usePanText } from './text/text.ts'

/** The places, each with how it came about and by which clause. */
export function PanResult(props: PanProps) {
  const t = usePanText()
  const trace = useTrace(props)
  const { outcome, view, who } = props
  const call = callIn(props, t)
  const places = placesOf(outcome?.ranking ?? [])
  const line = (seat: number): [text: string, clause: string] => {
    const shot = trace.shots[seat]
    if (seat === view.order[0]) return [t.end.alive(view.fronts[seat]!.length), 'PAN-10.1']
    return shot ? [t.end.shot(shot.from), 'PAN-9.1'] : [t.end.cardless, 'PAN-5.1']
  }
  return (
    <ol tabIndex={0}>
      {outcome?.ranking.flatMap((seats) =>
        seats.map((seat) => {
          const [text, clause] = line(seat)
          return (
            <li key={seat}>
              <span className="place">{t.end.place(places.get(seat)!)}</span>
              <SeatToken seat={seat} name={who(seat)} />
              <span>
                <b>{call(seat)}</b> <small>{text}</small>
              </span>
              <Clause id={clause} />
            </li>
          )
        }),
      )}
    </ol>
  )
}
