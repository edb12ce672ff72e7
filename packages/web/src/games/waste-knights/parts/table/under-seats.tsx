import { has } from '@midden/kernel'
import { missions, type WkView } from '@midden/waste-knights/reading'
import { alarm, standing } from '../../logic/mission.ts'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { TaskItem } from '../cards/task.tsx'
import './under-seats.css'

/** Rounds as a road with milestones. */
function RoundTrack({ view }: { view: WkView }) {
  const rounds = missions[view.quest.mission]?.rounds ?? 0
  if (rounds < 2) return null
  return (
    <ol className="wk-track" aria-label={t.phase.round(view.round, rounds)}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
        <li key={n} className={n < view.round ? 'past' : n === view.round ? 'now' : undefined}>
          {n}
        </li>
      ))}
    </ol>
  )
}

/** How far everybody is on the way to the goal. */
function Standing({ props }: { props: KnightsProps }) {
  const { view } = props
  return (
    <ul className="wk-standing">
      {standing(view).map(({ seat, have, goal, note }) => (
        <li key={seat} className={`s${seat + 1}`}>
          <b>{calls(props, seat)}</b>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${goal === 0 ? 0 : Math.min(100, (have / goal) * 100)}%` }} />
          </span>
          <span>{t.mission.have(have, goal, note)}</span>
        </li>
      ))}
    </ul>
  )
}

const SPACE = ['P', 'O', 'G'] as const

function Tasks({ props }: { props: KnightsProps }) {
  const { view } = props
  const posted = view.posted.flatMap(({ card, markers }, space) =>
    card < 0 ? [] : [{ card, markers, space }],
  )
  const owned = view.knights.flatMap((k, seat) =>
    has(view.gone, seat) ? [] : k.tasks.map((task) => ({ ...task, seat })),
  )
  return (
    <ul>
      {posted.map(({ card, markers, space }) => (
        <TaskItem
          key={`posted ${space}`}
          view={view}
          card={card}
          markers={markers}
          colour={SPACE[space] ?? 'O'}
          owner={space === 0 ? t.task.common : t.task.open}
          ages
        />
      ))}
      {owned.map(({ card, markers, space, seat, accepted }, i) => (
        <TaskItem
          key={`${seat} ${card < 0 ? i : card}`}
          view={view}
          card={card}
          markers={markers}
          colour={space === 2 ? 'G' : 'O'}
          owner={seat === view.me ? (accepted ? t.task.yours : t.task.secret) : props.who(seat)}
          ages={accepted || view.seats > 2}
        />
      ))}
    </ul>
  )
}

/** Mission, standing and tasks: always in sight. */
export function UnderSeats(props: KnightsProps) {
  const { view } = props
  const row = missions[view.quest.mission]
  if (row === undefined) return null
  const warn = alarm(view)
  return (
    <div className="wk-public">
      <h3 className="label">{t.mission.title}</h3>
      <RoundTrack view={view} />
      <div className="wk-mission" data-card={`mission-${view.quest.mission}`}>
        <b>{row.title}</b>
        <button
          type="button"
          className="wk-look"
          onClick={() => props.inspect(`mission-${view.quest.mission}`)}
        >
          {t.mission.rules}
        </button>
      </div>
      {warn !== null && <p className="wk-alarm">{warn}</p>}
      <Standing props={props} />
      <h3 className="label">{t.task.title}</h3>
      <Tasks props={props} />
    </div>
  )
}
