import { isAtHand, missions, missionsFor, type WkView } from '@midden/waste-knights/reading'
import { doing } from '../../../../table/pick.ts'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { type Story, stories, missionWords as words } from '../../text/en-missions.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import './missions.css'

const ART: Readonly<Record<string, string>> = {
  M1: 'rep',
  M2: 'melee',
  M3: 'wrench',
  M4: 'scope',
  M5: 'gasmask',
}
const SKULLS = [1, 2, 3] as const

/** How long, how hard, for whom. */
function Foot({ story, rounds }: { story: Story; rounds: number }) {
  return (
    <span className="foot">
      <span>
        <b>{words.rounds(rounds)}</b>
        {story.minutes}
      </span>
      <span>
        <b>{words.hard[story.hard - 1]}</b>
        <span className="skulls" role="img" aria-label={words.skulls(story.hard)}>
          {SKULLS.map((n) => (
            <Icon key={n} name="threat" {...(n > story.hard && { className: 'no' })} />
          ))}
        </span>
      </span>
      <span>
        <b>{words.suits}</b>
        {story.suits}
      </span>
    </span>
  )
}

/** Why a mission cannot be played here, and what would help. */
function Shut({ view, n }: { view: WkView; n: number }) {
  const { players } = missions[n]!
  return (
    <span className="foot">
      <span>
        <b>{players > view.seats ? words.needs(players) : words.cards}</b>
        {players > view.seats && words.remedy(view.seats)}
      </span>
    </span>
  )
}

/** A mission as a card: its story, the way through it, how it is won; all of its rules are in the closer look. */
function Mission({ props, n, open }: { props: KnightsProps; n: number; open: boolean }) {
  const { view, menu, picked, pick, inspect } = props
  const row = missions[n]!
  const story = stories[row.id]
  const mine = offered(menu, 'mission').includes(n)
  const art = ART[row.id] ?? 'map'
  return (
    <button
      type="button"
      className="wk-mc"
      data-card={`mission-${n}`}
      data-mission={row.id}
      data-shut={!open}
      data-does={mine ? doing({ act: 'mission', n }) : undefined}
      aria-pressed={mine ? isPicked(picked, { act: 'mission', n }) : undefined}
      onClick={() => (mine ? pick({ act: 'mission', n }) : inspect(`mission-${n}`))}
    >
      <span className="art">
        <Icon name={art} className="on" />
        <Icon name={art} className="off" />
      </span>
      <span className="tale">
        <b>{row.title}</b>
        {story === undefined ? row.line : story.story}
        {story?.first === true && <em>{words.first}</em>}
      </span>
      {story !== undefined && (
        <span className="path">
          {story.path.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </span>
      )}
      <span className="win">
        <b>{words.win}</b> {story === undefined ? row.rules.join(' ') : story.win(view.seats)}
      </span>
      {!open ? (
        <Shut view={view} n={n} />
      ) : story === undefined ? (
        <span className="foot">
          <span>
            <b>{t.setup.rounds(row.rounds, row.players)}</b>
          </span>
        </span>
      ) : (
        <Foot story={story} rounds={row.rounds} />
      )}
    </button>
  )
}

/** Missions to choose from; one the table cannot play stays beside them, with the remedy. */
export function Missions({ props }: { props: KnightsProps }) {
  const { view, menu } = props
  const offers = offered(menu, 'mission')
  const settled = missions.findIndex(({ id }) => id === view.options.mission)
  const fitting =
    offers.length > 0 ? offers : settled < 0 ? missionsFor(view.seats, (id) => isAtHand(view, id)) : [settled]
  const others = missions.flatMap(({ id }, n) =>
    settled < 0 && stories[id] && !fitting.includes(n) ? [n] : [],
  )
  return (
    <ol className="wk-missions" aria-label={t.setup.missions}>
      {[...fitting, ...others].map((n) => (
        <li key={n}>
          <Mission props={props} n={n} open={fitting.includes(n)} />
        </li>
      ))}
    </ol>
  )
}
