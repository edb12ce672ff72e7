import { useMemo } from 'react'
import { Sprite } from '../../art/drawing.tsx'
import { go } from '../../router/router.tsx'
import { Clause, OpenClause } from '../../table/clause.tsx'
import { StepList } from '../../table/step-list.tsx'
import parts from './art/parts.svg?raw'
import type { KnightsProps } from './logic/props.ts'
import { Plate } from './parts/cards/plate.tsx'
import { TaskItem } from './parts/cards/task.tsx'
import { WildCard } from './parts/cards/wild.tsx'
import { Middle } from './parts/fight/arena.tsx'
import { Dice } from './parts/fight/dice.tsx'
import { Icon } from './parts/icon.tsx'
import { Dials } from './parts/knight/dials.tsx'
import { IdPlate } from './parts/knight/id-plate.tsx'
import { NO_MARKS, RoadMap } from './parts/map/map.tsx'
import { inFight, sampleFight, sampleFoe, sampleProps } from './sample.ts'
import { learn } from './text/en-learn.ts'
import { t } from './text/text.ts'
import './style/index.ts'
import './style/learn.css'

const nothing = (): void => {}

function CombatCards() {
  return (
    <ul className="wk-five">
      {learn.cards.map(({ card, text, clause }) => (
        <li key={card}>
          <div className="wk-ccard">
            <Icon name={t.fight.icons[card]!} />
            <b>{t.fight.cards[card]}</b>
          </div>
          <p>
            {text} <Clause id={clause} short />
          </p>
        </li>
      ))}
    </ul>
  )
}

function Gear({ props }: { props: KnightsProps }) {
  const { view } = props
  return (
    <div className="wk-shelf">
      {[0, 5, 8].map((space) => (
        <Plate
          key={space}
          view={view}
          card={view.stalls[space]!}
          id={`gear-${view.stalls[space]}`}
          onClick={nothing}
        />
      ))}
    </div>
  )
}

/** How to play, with pictures made of the board's own parts. */
export function Lesson() {
  const props = useMemo(() => sampleProps(learn.names), [])
  const { view } = props
  const me = view.me ?? 0
  return (
    <OpenClause value={(clause) => go(`/rules/waste-knights#${clause}`)}>
      <Sprite source={parts} />
      <p>{learn.aim}</p>
      <h2>{learn.knight}</h2>
      <p>{learn.knightText}</p>
      <div className="wk-night wk-hero">
        <IdPlate view={view} seat={me} />
        <Dials view={view} seat={me} />
      </div>
      <h2>{learn.round}</h2>
      <StepList steps={learn.steps} className="wk-steps" />
      <h2>{learn.road}</h2>
      <p>
        {learn.roadText} <Clause id="WK-2.12" short />
      </p>
      <div className="wk-picture-map">
        <RoadMap
          props={props}
          start={view.knights[me]!.hex}
          route={[]}
          focus={view.knights[me]!.hex}
          marks={NO_MARKS}
          tap={nothing}
        />
      </div>
      <h2>{learn.card}</h2>
      <div className="wk-two">
        <WildCard view={view} card={sampleFoe(view)} />
        <p>
          {learn.cardText} <Clause id="WK-8.2" short />
        </p>
      </div>
      <h2>{learn.dice}</h2>
      <p>
        {learn.diceText} <Clause id="WK-9.3" short />
      </p>
      <div className="wk-night">
        <Dice dice={[9, 4, 7, 10, 2]} from={7} crit={9} />
      </div>
      <h2>{learn.fight}</h2>
      <p>
        {learn.fightText} <Clause id="WK-16.1" short />
      </p>
      <div className="wk-night">
        <Middle props={inFight(props)} combat={sampleFight(view)} />
      </div>
      <CombatCards />
      <h2>{learn.gear}</h2>
      <p>
        {learn.gearText} <Clause id="WK-25.4" short />
      </p>
      <Gear props={props} />
      <h2>{learn.tasks}</h2>
      <p>
        {learn.tasksText} <Clause id="WK-13.3" short />
      </p>
      <ul className="wk-shown">
        {view.posted.map(({ card, markers }, space) =>
          card < 0 ? null : (
            <TaskItem
              key={card}
              view={view}
              card={card}
              markers={markers}
              colour={space === 0 ? 'P' : 'O'}
              owner={t.task.common}
              ages
            />
          ),
        )}
      </ul>
      <h2>{learn.windows}</h2>
      <p>
        {learn.windowsText} <Clause id="WK-30.11" short />
      </p>
      <h2>{learn.wrong}</h2>
      <ul className="wk-mistakes">
        {learn.mistakes.map(({ text, clause }) => (
          <li key={text}>
            {text} <Clause id={clause} short />
          </li>
        ))}
      </ul>
    </OpenClause>
  )
}
