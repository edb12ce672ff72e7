import type { StudySheet } from '@midden/lab/study'
import { type ReactNode, useRef } from 'react'
import { Drawing } from './drawing.tsx'
import { saveAs } from './save-as.ts'
import type { LabText } from './text/text.ts'

interface Props {
  t: LabText
  sheet: StudySheet
  /** as tables, or as drawings: all of them alike */
  asTable: boolean
  turn(): void
  /** the first part of a file's name */
  file: string
  children?: ReactNode
}

function Table({ sheet }: { sheet: StudySheet }) {
  return (
    <div className="lab-scroll">
      <table>
        <caption className="sr">{sheet.about}</caption>
        <thead>
          <tr>
            {sheet.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.cells.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={sheet.heads[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One question of a study, printed on the game's own stock: a drawing, or a table of the same. */
export function Plate({ t, sheet, asTable, turn, file, children }: Props) {
  const plate = useRef<HTMLElement>(null)
  function take(): void {
    const svg = plate.current?.querySelector('.drawing > svg')
    if (svg) saveAs(`${file}-${sheet.name}.svg`, new XMLSerializer().serializeToString(svg), 'image/svg+xml')
  }
  return (
    <section className="plate" ref={plate}>
      <header>
        <h2>{sheet.title}</h2>
        <button
          type="button"
          className="mini"
          aria-label={asTable ? t.asChart(sheet.title) : t.asTable(sheet.title)}
          onClick={turn}
        >
          {asTable ? t.chart : t.table}
        </button>
        <button
          type="button"
          className="mini"
          aria-label={t.download(sheet.title)}
          disabled={asTable}
          onClick={take}
        >
          {t.svg}
        </button>
      </header>
      <p>{sheet.about}</p>
      {children}
      {asTable ? <Table sheet={sheet} /> : <Drawing chart={sheet.chart} label={sheet.label} />}
    </section>
  )
}

/** Its place, before there is anything to draw. */
export const Blank = ({ title, question, none }: { title: string; question: string; none: string }) => (
  <section className="plate blank">
    <header>
      <h2>{title}</h2>
    </header>
    <p>{question}</p>
    <p className="label">{none}</p>
  </section>
)
