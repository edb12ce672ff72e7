import { cards, type Reward, rewardsText } from '@midden/waste-knights/reading'
import { calls, type KnightsProps } from '../logic/props.ts'
import { t } from '../text/text.ts'
import { Rewards, WildCard } from './cards/wild.tsx'
import { choosing, type Lot, Lots, taskPaper } from './lots.tsx'

/** Gear of one source is drawn together (WKC-R18): its first place stands for all of it. */
function rewardLots(props: KnightsProps, left: readonly Reward[]): Lot[] {
  const { view } = props
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
    return [{ key: `${n}`, look, ...choosing(props, { act: 'take', n }) }]
  })
}

/** What a question lets somebody choose from, where it is neither on the map nor on a sheet. */
export function Choice({ props }: { props: KnightsProps }) {
  const { view } = props
  const top = view.stack.at(-1)
  switch (top?.at) {
    case 'reward':
      return <Lots title={t.choice.rewards(calls(props, top.seat))} lots={rewardLots(props, top.left)} />
    case 'combat':
      return (
        <Lots
          title={t.choice.tasks}
          lots={view.met.map(({ card, seat }) => ({
            ...taskPaper(view, card, calls(props, seat)),
            ...choosing(props, { act: 'task', n: card }),
          }))}
        />
      )
    case 'script':
      return (
        <Lots
          title={t.choice.redoubt(calls(props, top.you))}
          lots={top.drawn.map((card, i) => ({
            key: `${card} ${i}`,
            look: <WildCard view={view} card={card} small />,
            ...choosing(props, { act: 'keep', n: card }),
          }))}
        />
      )
    case 'mission':
      return (
        <Lots
          title={t.choice.clues(calls(props, top.seat))}
          lots={view.quest.kept[top.seat]!.map((n) => ({
            key: `${n}`,
            look: (
              <>
                <span className="pic" aria-hidden="true">
                  {n}
                </span>
                <b>{t.choice.clue(n)}</b>
              </>
            ),
            ...choosing(props, { act: 'clue', n }),
          }))}
        />
      )
    default:
      return null
  }
}
