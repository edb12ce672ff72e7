import type { Seat } from '@midden/kernel'
import { Drawing } from '../../../art/drawing.tsx'
import works from '../art/works.svg?raw'
import { t } from '../text/text.ts'
import { inkOf, Use } from './card.tsx'
import { calls, type WorksProps } from './props.ts'

const ROWS = [5, 4, 3, 2, 1]
const COLUMNS = [14, 15, 16, 17, 18, 19, 20]
const area = (column: number, row: number): { gridArea: string } => ({
  gridArea: `${6 - row} / ${column - 13}`,
})

/** Where the viewer's factory would stand. */
export interface Ghost {
  column: number
  row: number
}

function Factory({ props, seat, ghost = false }: { props: WorksProps; seat: Seat; ghost?: boolean }) {
  const { view, sitters } = props
  const look = ghost ? ' ghost' : seat === view.me ? ' me' : ''
  return (
    <span className={`iw-fac ${inkOf(seat)}${look}`} data-card={ghost ? undefined : `factory-${seat}`}>
      <Use id={`fac-${seat + 1}`} />
      <b aria-hidden="true">{[...sitters[seat]!.name][0]?.toUpperCase()}</b>
    </span>
  )
}

/** All factories by their site, the ghost among them. */
function sitesOf(props: WorksProps, ghost: Ghost | null) {
  const sites = new Map<string, { column: number; row: number; seats: (Seat | null)[] }>()
  const put = (column: number, row: number, seat: Seat | null): void => {
    const key = `${column},${row}`
    const site = sites.get(key) ?? { column, row, seats: [] }
    site.seats.push(seat)
    sites.set(key, site)
  }
  props.view.companies.forEach(({ column, row }, seat) => {
    put(column, row, seat)
  })
  if (ghost !== null) put(ghost.column, ghost.row, null)
  return [...sites.entries()]
}

const siteLook = (count: number): string =>
  count > 2 ? 'iw-site many' : count === 2 ? 'iw-site two' : 'iw-site'

/** The growth grid: pay across, workers up. */
export function Plan({ props, ghost }: { props: WorksProps; ghost: Ghost | null }) {
  const { view } = props
  return (
    <section className="iw-plan" aria-label={t.plan.title}>
      <div className="iw-dim">{t.plan.pay}</div>
      <div className="iw-wk" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row}>
            {row}
            <Use id="hat" />
          </span>
        ))}
      </div>
      <div className="iw-cells" aria-hidden="true">
        <Drawing source={works} className="iw-works" />
        {ROWS.flatMap((row) =>
          COLUMNS.slice(0, -1).map((column) => <i key={`${column} ${row}`} style={area(column, row)} />),
        )}
        <span className="iw-end">
          <b>{t.plan.last}</b>
        </span>
        {sitesOf(props, ghost).map(([key, { column, row, seats }]) => (
          <span key={key} className={siteLook(seats.length)} style={area(column, row)}>
            {seats.map((seat) => (
              <Factory
                key={seat ?? 'ghost'}
                props={props}
                seat={seat ?? view.me ?? 0}
                ghost={seat === null}
              />
            ))}
          </span>
        ))}
      </div>
      <div className="iw-pay" aria-hidden="true">
        {COLUMNS.map((column) => (
          <span key={column} className={column === 20 ? 'end' : undefined}>
            {column}
          </span>
        ))}
      </div>
      <ul className="sr">
        {view.companies.map(({ column, row, colour }, seat) => (
          <li key={colour}>{t.plan.stands(calls(props, seat), column, row)}</li>
        ))}
      </ul>
    </section>
  )
}
