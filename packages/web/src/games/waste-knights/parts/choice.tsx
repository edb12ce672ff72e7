import type { Action } from '@midden/kernel'
import { cards, type Reward, rewardsText, type WkView } from '@midden/waste-knights/reading'
import type { ReactNode } from 'react'
import { calls, isPicked, type KnightsProps, offered } from '../logic/props.ts'
import { t } from '../text/text.ts'
import { taskWords } from './cards/task.tsx'
import { Rewards, WildCard } from './cards/wild.tsx'

/** One of the things that lie there to be chosen from. */
interface Lot {
  key: string
  action: Action
  /** the card that travels */
  card?: string
  look: ReactNode
}

/** Whoever is asked taps one; the others see the same things. */
function Lots({ props, title, lots }: { props: KnightsProps; title: string; lots: readonly Lot[] }) {
  const { menu, picked, pick } = props
  return (
    <section className="wk-lots" aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {lots.map(({ key, action, card, look }) => {
          const travels = card === undefined ? {} : { 'data-card': card }
          return (
            <li key={key}>
              {offered(menu, action.act).includes(action.n!) ? (
                <button
                  type="button"
                  className="wk-lot"
                  aria-pressed={isPicked(picked, action)}
                  onClick={() => pick(action)}
                  {...travels}
                >
                  {look}
                </button>
              ) : (
                <div className="wk-lot" {...travels}>
                  {look}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Gear of one source is drawn together (WKC-R18): its first place stands for all of it. */
function rewardLots(view: WkView, left: readonly Reward[]): Lot[] {
  const drawn = left.filter((reward) => 'draw' in reward)
  const first = left.findIndex((reward) => 'draw' in reward)
  return left.flatMap((reward, n) => {
    if ('draw' in reward && n !== first) return []
    const rewards = 'draw' in reward ? drawn : [reward]
    const look = (
      <>
        <span className="pic" aria-hidden="true">
          <Rewards view={view} rewards={rewards} />
        </span>
        <b>{rewardsText(rewards, cards(view).pack)}</b>
      </>
    )
    return [{ key: `${n}`, action: { act: 'take', n }, look }]
  })
}

function taskLot(view: WkView, card: number, whose: string): Lot {
  const { title, text, reward, line } = taskWords(view, card)
  const look = (
    <>
      <span className="label">{whose}</span>
      <b>{title}</b>
      <i>{line}</i>
      <small>{text}</small>
      <small>
        <b>{t.task.reward(reward)}</b>
      </small>
    </>
  )
  return { key: `${card}`, action: { act: 'task', n: card }, card: `task-${card}`, look }
}

/** What a question lets somebody choose from, where it is neither on the map nor on a sheet. */
export function Choice({ props }: { props: KnightsProps }) {
  const { view } = props
  const top = view.stack.at(-1)
  switch (top?.at) {
    case 'reward':
      return (
        <Lots
          props={props}
          title={t.choice.rewards(calls(props, top.seat))}
          lots={rewardLots(view, top.left)}
        />
      )
    case 'combat':
      return (
        <Lots
          props={props}
          title={t.choice.tasks}
          lots={view.met.map(({ card, seat }) => taskLot(view, card, calls(props, seat)))}
        />
      )
    case 'script':
      return (
        <Lots
          props={props}
          title={t.choice.redoubt(calls(props, top.you))}
          lots={top.drawn.map((card, i) => ({
            key: `${card} ${i}`,
            action: { act: 'keep', n: card },
            look: <WildCard view={view} card={card} small />,
          }))}
        />
      )
    case 'mission':
      return (
        <Lots
          props={props}
          title={t.choice.clues(calls(props, top.seat))}
          lots={view.quest.kept[top.seat]!.map((n) => ({
            key: `${n}`,
            action: { act: 'clue', n },
            look: (
              <>
                <span className="pic">{n}</span>
                <b>{t.choice.clue(n)}</b>
              </>
            ),
          }))}
        />
      )
    default:
      return null
  }
}
