import type { Seat } from '@midden/kernel'
import { ladderOf, type Part } from '@midden/waste'
import { type CSSProperties, useState } from 'react'
import { Clause } from '../../../table/clause.tsx'
import { SeatToken } from '../../../table/seat-token.tsx'
import { BAYS, inBay } from '../logic/cards.ts'
import { heldIn, placeOf, tieOf } from '../logic/sheet.ts'
import { t } from '../text/text.ts'
import { Prints, Use } from './card.tsx'
import { Chips } from './chips.tsx'
import { calls, ring, type WasteProps } from './props.ts'
import { inkOf, Tile } from './tile.tsx'
import './sheet.css'

const at = (line: number, column: number): CSSProperties => ({ '--t': line, '--p': column }) as CSSProperties

function explain({ view }: WasteProps, part: Part, seat: Seat): string {
  const { main, over, lead } = heldIn(part, view.stations, view.scores, seat)
  if (main + over === 0) return t.sheet.none
  if (part === 'food') return t.sheet.food(main, over)
  if (part === 'paper') return t.sheet.paper(main)
  if (part === 'electronics') return t.sheet.units(main, t.sheet.how[lead])
  if (part === 'plastic') return t.sheet.plastic(main, t.sheet.how[lead])
  return t.sheet[part](main, over)
}

function Line({ props, bay, shown }: { props: WasteProps; bay: number; shown: boolean }) {
  const { view } = props
  const { part, types } = BAYS[bay]!
  const best = Math.max(...view.scores.map((score) => score[part]))
  const { long, rule, clause } = t.parts[part]
  return (
    <tr>
      <th scope="row" className="ln" style={at(bay, 0)} data-line={part}>
        {types.map((type) => (
          <Tile key={type} type={type} />
        ))}
        <p>
          <b>{long}</b>
          <span>{part === 'paper' ? ladderOf(view.options).join(' ') : rule}</span>
        </p>
        <Clause id={clause} short />
      </th>
      {ring(view).map((seat, column) => {
        const points = view.scores[seat]![part]
        const look = [
          'sc',
          seat === view.me ? 'own' : '',
          points < 0 ? 'neg' : points > 0 && points === best ? 'best' : '',
          shown ? '' : 'later',
        ]
        return (
          <td
            key={seat}
            className={look.filter(Boolean).join(' ')}
            data-line={part}
            style={{ ...at(bay, column), ...inkOf(types[0]!) }}
          >
            <Chips part={part} station={inBay(view.stations[seat]!, part)} />
            <span className="ex">{explain(props, part, seat)}</span>
            <b>{t.figure(points)}</b>
          </td>
        )
      })}
    </tr>
  )
}

function Totals({ props, shown }: { props: WasteProps; shown: number }) {
  const { view } = props
  const line = BAYS.length
  const own = (seat: Seat): string => (seat === view.me ? ' own' : '')
  const sum = (seat: Seat): number =>
    shown > line
      ? view.scores[seat]!.points
      : BAYS.slice(0, shown).reduce((total, { part }) => total + view.scores[seat]![part], 0)
  return (
    <>
      <tr>
        <th scope="row" className="ln total" style={at(line, 0)}>
          <p>
            <b>{t.sheet.points}</b>
            <span>{t.sheet.mostWins}</span>
          </p>
          <Clause id="WASTE-9.1" short />
        </th>
        {ring(view).map((seat, column) => (
          <td key={seat} className={`sc total${own(seat)}`} style={at(line, column)}>
            <b>{t.figure(sum(seat))}</b>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row" className="ln tieb" style={at(line + 1, 0)}>
          <p>
            <b>{t.sheet.value}</b>
            <span>{t.sheet.ifLevel}</span>
          </p>
          <Clause id="WASTE-9.2" short />
        </th>
        {ring(view).map((seat, column) => {
          const tie = tieOf(view, seat)
          const used = tie === 'notNeeded' ? '' : tie === 'decides' ? ' used decides' : ' used'
          return (
            <td
              key={seat}
              className={`sc tieb${used}${own(seat)}${shown > line ? '' : ' later'}`}
              style={at(line + 1, column)}
            >
              <span className="ex">{t.sheet[tie]}</span>
              <b>
                <Use id="gavel" />
                {view.values[seat]}
              </b>
            </td>
          )
        })}
      </tr>
    </>
  )
}

/** WASTE-9.5: what was never seen. */
function Hidden({ props }: { props: WasteProps }) {
  const { view } = props
  const { shown } = view
  if (shown === null) return null
  const zones: [string, readonly number[]][] = [
    [t.sheet.drawPile, shown.drawPile],
    [t.sheet.burntUnseen, shown.burnt],
    ...ring(view).map((seat): [string, readonly number[]] => [
      t.sheet.drafted(calls(props, seat)),
      shown.drafted[seat]!,
    ]),
  ]
  return (
    <section className="hidden-cards">
      {zones.map(([title, cards]) => (
        <div key={title}>
          <h3>{title}</h3>
          <p className="printed">
            {cards.length === 0 ? t.sheet.noCards : <Prints view={view} cards={cards} size="mini" still />}
          </p>
        </div>
      ))}
    </section>
  )
}

/** The end, line by line: all at once, or one after another. */
export function Sheet({ props }: { props: WasteProps }) {
  const { view, sitters, outcome } = props
  const all = BAYS.length + 1
  const [shown, show] = useState(all)
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="sheet-tools">
        {shown < all ? (
          <>
            <button type="button" className="btn" onClick={() => show(shown + 1)}>
              {t.sheet.next}
            </button>
            <button type="button" className="btn" onClick={() => show(all)}>
              {t.sheet.whole}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn" onClick={() => show(0)}>
              {t.sheet.step}
            </button>
            <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t.sheet.hide : t.sheet.hidden}
            </button>
          </>
        )}
      </div>
      {open && <Hidden props={props} />}
      <table className="sheet" style={{ '--n': view.seats } as CSSProperties} aria-label={t.sheet.title}>
        <thead>
          <tr>
            <td className="holds">
              <h2 className="corner">{t.sheet.title}</h2>
            </td>
            {ring(view).map((seat, column) => (
              <th key={seat} scope="col" className={seat === view.me ? 'ph own' : 'ph'} style={at(0, column)}>
                <SeatToken seat={seat} name={sitters[seat]!.name} />
                <b>{calls(props, seat)}</b>
                {outcome !== null && <span className="pl">{t.place(placeOf(outcome, seat))}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BAYS.map(({ part }, bay) => (
            <Line key={part} props={props} bay={bay} shown={bay < shown} />
          ))}
          <Totals props={props} shown={shown} />
        </tbody>
      </table>
    </>
  )
}
