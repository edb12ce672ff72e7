import type { Seat } from '@midden/kernel'
import { Drawing } from '../../../art/drawing.tsx'
import works from '../art/works.svg?raw'
import { t } from '../text/text.ts'
import { inkOf, Use } from './card.tsx'
import { calls, type WorksProps } from './props.ts'
import './plan.css'

const ROWS = [5, 4, 3, 2, 1]
const COLUMNS = [14, 15, 16, 17, 18, 19, 20]
const area = (column: number, row: number): { gridArea: string } => ({
  gridArea: `${6 - row} / ${column - 13}`,
})

/** Where the viewer's factory would stand, or might instead. */
export interface Ghost {
  column: number
  row: number
  /** what a tap on it picks */
  pick?: (() => void) | undefined
  faint?: boolean
}

function Factory({ props, seat, ghost = null }: { props: WorksProps; seat: Seat; ghost?: Ghost | null }) {
  const { view, sitters } = props
  const look = ghost !== null ? ` ghost${ghost.faint ? ' faint' : ''}` : seat === view.me ? ' me' : ''
  const className = `iw-fac ${inkOf(seat)}${look}`
  const inside = (
    <>
      <Use id={`fac-${seat + 1}`} />
      <b aria-hidden="true">{[...sitters[seat]!.name][0]?.toUpperCase()}</b>
    </>
  )
  // The drawing is hidden from screen readers; by keys the same is picked in the list.
  return ghost?.pick === undefined ? (
    <span className={className} data-card={ghost === null ? `factory-${seat}` : undefined}>
      {inside}
    </span>
  ) : (
    <button type="button" tabIndex={-1} className={className} onClick={ghost.pick}>
      {inside}
    </button>
  )
}

/** All factories by their site, the ghosts among them. */
function sitesOf(props: WorksProps, ghosts: readonly Ghost[]) {
  const sites = new Map<string, { column: number; row: number; seats: (Seat | Ghost)[] }>()
  const put = (column: number, row: number, seat: Seat | Ghost): void => {
    const key = `${column},${row}`
    const site = sites.get(key) ?? { column, row, seats: [] }
    site.seats.push(seat)
    sites.set(key, site)
  }
  props.view.companies.forEach(({ column, row }, seat) => {
    put(column, row, seat)
  })
  for (const ghost of ghosts) put(ghost.column, ghost.row, ghost)
  return [...sites.entries()]
}

const siteLook = (count: number): string =>
  count > 2 ? 'iw-site many' : count === 2 ? 'iw-site two' : 'iw-site'

/** The growth grid: pay across, workers up. */
export function Plan({ props, ghosts }: { props: WorksProps; ghosts: readonly Ghost[] }) {
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
        {sitesOf(props, ghosts).map(([key, { column, row, seats }]) => (
          <span key={key} className={siteLook(seats.length)} style={area(column, row)}>
            {seats.map((seat) =>
              typeof seat === 'number' ? (
                <Factory key={seat} props={props} seat={seat} />
              ) : (
                <Factory key="ghost" props={props} seat={view.me ?? 0} ghost={seat} />
              ),
            )}
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
