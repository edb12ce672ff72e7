import { type AccidentView, colourOf, type WorksView } from '@midden/industrial-waste'
import type { Seat } from '@midden/kernel'
import { SeatToken } from '../../../table/seat-token.tsx'
import type { Aftermath, Struck } from '../logic/story.ts'
import { t } from '../text/text.ts'
import { ACCIDENT, codeOf, kindNamed, Ticket, Use } from './card.tsx'
import { ZONE } from './gauge.tsx'
import { calls, type WorksProps } from './props.ts'
import { columns } from './sets.tsx'
import './accident.css'

const ROWS = [0, 1, 2]

/** The cards dealt so far, and the place where the deal stopped. */
function Deal({ view, stopped }: { view: WorksView; stopped: boolean }) {
  const fewest = Math.min(...view.sets.map((set) => set.length))
  // Rows that the deal has reached, and the one it stopped in.
  const reached = Math.max(fewest + 1, ...view.sets.map((set) => set.length))
  const next = stopped ? view.sets.findIndex((set) => set.length === fewest) : -1
  return (
    <div className="iw-deal" style={columns(view.sets.length)}>
      {[...view.sets.entries()].map(([set, kinds]) => (
        <div key={set} className="col">
          <span className="hd">
            <span>{t.sets.word} </span>
            {set + 1}
          </span>
          {ROWS.slice(0, reached).map((row) => {
            const kind = kinds[row]
            if (kind !== undefined)
              return <Ticket key={row} view={view} kind={kind} card={`set${set}-${codeOf(kind)}`} />
            return set === next && row === fewest ? (
              <span key={row} className="iw-slot hit">
                <b>{t.accident.stop}</b>
              </span>
            ) : (
              <span key={row} className="iw-slot" />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** What an accident means for a company, before it is settled: from public things alone. */
function threat(view: WorksView, accident: AccidentView, seat: Seat): string {
  const { waste, column } = view.companies[seat]!
  const colour = colourOf(waste)
  const does = t.accident.threat[colour](column)
  if (seat === view.me && accident.mine !== null)
    return accident.mine.answer === null ? t.accident.orBribe(does) : t.accident.sealed(does)
  if (accident.answered?.includes(seat)) return t.accident.sealed(does)
  return accident.asked?.includes(seat) ? t.accident.decides(does) : does
}

/** What it did to one company, in words. */
function outcomeOf({ fined, bribed, loans }: Struck): string {
  const what =
    bribed !== null
      ? t.accident.bribed(bribed)
      : fined !== null
        ? t.accident.fined(fined.paid, fined.column)
        : t.accident.unharmed
  return loans > 0 ? t.accident.withLoans(what, loans) : what
}

interface Shown {
  props: WorksProps
  accident: AccidentView | null
  after: Aftermath | null
}

/** The Accident on the bench: the deal that waits, and what it costs everybody. */
export function Accident({ props, accident, after }: Shown) {
  const { view, sitters } = props
  const final = accident?.final ?? after?.final ?? false
  const dealing = view.phase === 'lay out'
  return (
    <div className={final || !dealing ? 'iw-acc alone' : 'iw-acc'}>
      {!final && dealing && <Deal view={view} stopped={accident !== null} />}
      <div className="iw-accard" data-card="accident-ACC">
        <div className="f">
          <Use id="ACC" />
        </div>
        <b>{kindNamed(view, ACCIDENT)}</b>
        <p>{after !== null ? t.accident.settled : final ? t.accident.final : t.accident.waits}</p>
      </div>
      <ul className="iw-toll" style={columns(view.companies.length)}>
        {view.companies.map(({ waste, colour: company }, seat) => {
          const struck = after?.struck.find((each) => each.seat === seat)
          const colour = colourOf(waste)
          return (
            <li key={company} className={`iw-due ${ZONE[colour]}${seat === view.me ? ' you' : ''}`}>
              <SeatToken seat={seat} name={sitters[seat]!.name} />
              <b>
                <span className="sr">{calls(props, seat)}: </span>
                {t.waste(waste, colour)}
              </b>
              <span>
                {struck !== undefined
                  ? outcomeOf(struck)
                  : accident !== null
                    ? threat(view, accident, seat)
                    : ''}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
