import { CARDS } from '@midden/industrial-waste'
import { type ReactNode, useMemo } from 'react'
import { Sprite } from '../../art/drawing.tsx'
import { go } from '../../router/router.tsx'
import { Clause, OpenClause } from '../../table/clause.tsx'
import { StepList } from '../../table/step-list.tsx'
import parts from './art/parts.svg?raw'
import { ownOf } from './logic/after.ts'
import { Accident } from './parts/accident.tsx'
import { Auction } from './parts/auction.tsx'
import { CardPrint, kindNamed } from './parts/card.tsx'
import { Final } from './parts/final.tsx'
import { ProcessLine } from './parts/line.tsx'
import { Mat } from './parts/mat.tsx'
import { Plan } from './parts/plan.tsx'
import type { WorksProps } from './parts/props.ts'
import { sampleAccident, sampleAuction, sampleEnd, sampleProps } from './sample.ts'
import { ask } from './text/en-ask.ts'
import { learn } from './text/en-learn.ts'
import './style/index.ts'
import './style/learn.css'

const ORDER = { act: 'order' }

const Kinds = ({ props: { view } }: { props: WorksProps }) => (
  <ul className="iw-kinds">
    {CARDS.map(({ code }, kind) => (
      <li key={code}>
        <CardPrint view={view} kind={kind} />
        <p>
          <b>{kindNamed(view, kind)}</b>
          {ask.closer.long[code]!.text} <Clause id={ask.closer.long[code]!.clause} short />
        </p>
      </li>
    ))}
  </ul>
)

/** A picture of the board, with a heading and a sentence above it. */
function Picture({ of, children }: { of: keyof typeof learn.pictures; children: ReactNode }) {
  const { title, text, clause } = learn.pictures[of]
  return (
    <>
      <h2>{title}</h2>
      <p>
        {text} <Clause id={clause} short />
      </p>
      <div className="iw-picture">{children}</div>
    </>
  )
}

/** How to play, with pictures made of the board's own parts. */
export function Lesson() {
  const props = useMemo(() => sampleProps(learn.names), [])
  const own = ownOf(props.view, 0)!
  const [bidding, auction] = sampleAuction(props)
  const [struck, accident] = sampleAccident(props)
  const end = sampleEnd(props)
  return (
    <OpenClause value={(clause) => go(`/rules/industrial-waste#${clause}`)}>
      <Sprite source={parts} />
      <p>{learn.aim}</p>
      <Picture of="works">
        <div className="iw-board">
          <Plan props={props} ghosts={[]} />
          <Mat props={props} seat={0} next={null} />
        </div>
      </Picture>
      <h2>{learn.cards}</h2>
      <Kinds props={props} />
      <h2>{learn.round}</h2>
      <StepList steps={learn.steps} className="iw-steps" />
      <Picture of="order">
        <ProcessLine props={{ ...props, picked: ORDER }} seat={0} own={own} />
      </Picture>
      <Picture of="auction">
        <Auction props={bidding} auction={auction} />
      </Picture>
      <Picture of="accident">
        <Accident props={struck} accident={accident} after={null} />
      </Picture>
      <Picture of="end">
        <Final props={end} points={end.view.points!} />
      </Picture>
      <h2>{learn.wrong}</h2>
      <ul className="iw-mistakes">
        {learn.mistakes.map(({ text, clause }) => (
          <li key={clause}>
            {text} <Clause id={clause} short />
          </li>
        ))}
      </ul>
    </OpenClause>
  )
}
