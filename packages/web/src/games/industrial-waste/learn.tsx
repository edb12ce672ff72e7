import { CARDS, nameOf } from '@midden/industrial-waste'
import { Sprite } from '../../art/drawing.tsx'
import { go } from '../../router/router.tsx'
import { Clause, OpenClause } from '../../table/clause.tsx'
import parts from './art/parts.svg?raw'
import { Use } from './parts/card.tsx'
import { ask } from './text/en-ask.ts'
import { learn } from './text/en-learn.ts'
import './style/index.ts'
import './style/learn.css'

function Kinds() {
  return (
    <ul className="iw-kinds">
      {CARDS.map(({ code }, kind) => (
        <li key={code}>
          <span className={`iw-t k-${code}`} aria-hidden="true">
            <span className="f">
              <Use id={code} />
            </span>
          </span>
          <p>
            <b>{nameOf(kind, 'published')}</b> {ask.closer.long[code]!.text}{' '}
            <Clause id={ask.closer.long[code]!.clause} short />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** How to play, with the board's own drawings. */
export function Lesson() {
  return (
    <OpenClause value={(clause) => go(`/rules/industrial-waste#${clause}`)}>
      <Sprite source={parts} />
      <p>{learn.aim}</p>
      <h2>{learn.cards}</h2>
      <Kinds />
      <h2>{learn.round}</h2>
      <ol className="iw-steps">
        {learn.steps.map(({ title, text, clause }) => (
          <li key={title}>
            <b>{title}</b> {text} <Clause id={clause} short />
          </li>
        ))}
      </ol>
      <h2>{learn.score}</h2>
      <p>
        {learn.scoreText} <Clause id={learn.scoreClause} short />
      </p>
    </OpenClause>
  )
}
