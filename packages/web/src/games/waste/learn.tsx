import { useMemo } from 'react'
import { Sprite } from '../../art/drawing.tsx'
import { go } from '../../router/router.tsx'
import { Clause, OpenClause } from '../../table/clause.tsx'
import { StepList } from '../../table/step-list.tsx'
import parts from './art/parts.svg?raw'
import { kindOf } from './logic/cards.ts'
import { Belt } from './parts/belt.tsx'
import { CardPrint } from './parts/card.tsx'
import { Rank } from './parts/rank.tsx'
import { Wall } from './parts/wall.tsx'
import { sampleAuction, sampleCards, sampleProps } from './sample.ts'
import { closer } from './text/en-closer.ts'
import { learn } from './text/en-learn.ts'
import { t } from './text/text.ts'
import './style/index.ts'
import './style/learn.css'

function Kinds({ props }: { props: ReturnType<typeof sampleProps> }) {
  return (
    <ul className="kinds">
      {sampleCards.map((card) => {
        const type = kindOf(card)
        return (
          <li key={card}>
            <CardPrint view={props.view} card={card} size="sample" still />
            <p>
              <b>{t.types[type].long}</b> {closer.rule[type].text}{' '}
              <Clause id={closer.rule[type].clause} short />
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** How to play, with pictures made of the board's own parts. */
export function Lesson() {
  const props = useMemo(() => sampleProps(learn.names), [])
  return (
    <OpenClause value={(clause) => go(`/rules/waste#${clause}`)}>
      <Sprite source={parts} />
      <p>{learn.aim}</p>
      <h2>{learn.cards}</h2>
      <p>{learn.cardsText}</p>
      <Kinds props={props} />
      <h2>{learn.round}</h2>
      <div className="yard" data-scene="keep">
        <Belt props={props} />
      </div>
      <StepList steps={learn.steps} className="round-steps" />
      <h2>{learn.bids}</h2>
      <p>{learn.bidsText}</p>
      <div className="yard">
        <Rank props={props} auction={sampleAuction} />
      </div>
      <h2>{learn.station}</h2>
      <p>{learn.stationText}</p>
      <div className="yard">
        <Wall props={props} next />
      </div>
      <h2>{learn.wrong}</h2>
      <ul className="mistakes">
        {learn.mistakes.map(({ text, clause }) => (
          <li key={clause}>
            {text} <Clause id={clause} short />
          </li>
        ))}
      </ul>
    </OpenClause>
  )
}
