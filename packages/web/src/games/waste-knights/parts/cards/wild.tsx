import { cards, linesText, panelText, type Reward, SKILLS, type WkView } from '@midden/waste-knights/reading'
import { iconOf } from '../../art/icons.ts'
import { t } from '../../text/text.ts'
import { Icon, Stripe } from '../icon.tsx'
import './wild.css'

/** A range icon: shape and letter. */
export const RangeIcon = ({ icon }: { icon: string }) => (
  <span className="wk-ric" role="img" aria-label={t.range(icon)}>
    <svg aria-hidden="true">
      <use href={`#k-r${icon}`} />
    </svg>
    <b>{icon}</b>
  </span>
)

const STATS = ['aggression', 'health', 'armour', 'multi', 'pierce', 'damage'] as const
const STRIPES = ['green', 'yellow', 'red']
/** Each reward apart, so that two of a kind are two. */
const apart = (rewards: readonly Reward[]): readonly Reward[] =>
  rewards.flatMap((reward) =>
    'draw' in reward ? Array<Reward>(reward.n).fill({ ...reward, n: 1 }) : [reward],
  )

function OneReward({ view, reward }: { view: WkView; reward: Reward }) {
  if ('draw' in reward)
    return <Stripe colour={STRIPES.indexOf(reward.draw)} name={t.gear.card(reward.draw)} />
  if ('blue' in reward)
    return <b>{cards(view).gear.find(({ row }) => row.id === reward.blue)?.row.title ?? reward.blue}</b>
  return (
    <span className="wk-gain">
      <Icon name={reward.gain} />
      {reward.n}
    </span>
  )
}
export function Rewards({ view, rewards }: { view: WkView; rewards: readonly Reward[] }) {
  const list = apart(rewards)
  if (list.length === 0) return <span>{t.wild.noReward}</span>
  return [...list.keys()].map((n) => <OneReward key={n} view={view} reward={list[n]!} />)
}

export function wildText(view: WkView, card: number): { lines: string; line: string } {
  const { pack, events, cultists } = cards(view)
  const row =
    card < events
      ? pack.events[card]
      : card < cultists
        ? pack.enemies[card - events]
        : pack.cultists[card - cultists]
  if (row === undefined) return { lines: '', line: '' }
  return { lines: linesText(row.text, card >= events), line: 'line' in row ? row.line : '' }
}

/** A wasteland card as it is printed: an event, an enemy, a Cultist. */
export function WildCard({ view, card, small = false }: { view: WkView; card: number; small?: boolean }) {
  const wild = cards(view).wild[card]
  if (wild === undefined) return <div className="wk-wcard back" aria-label={t.wild.hidden} role="img" />
  const { fighter, escape: way } = wild
  const { lines, line } = wildText(view, card)
  const art = iconOf(wild.id, wild.trait)
  return (
    <article className={small ? 'wk-wcard sm' : 'wk-wcard'} data-card={`wild-${card}`}>
      <header>
        <span>{fighter?.ferocious === true ? t.wild.ferocious(wild.trait) : wild.trait}</span>
        <span className="wid">{wild.id}</span>
      </header>
      <div className="wk-art" data-trait={wild.trait}>
        <Icon name={art} className="on" />
        <Icon name={art} className="off" />
      </div>
      <h3>{wild.title}</h3>
      {line !== '' && <p className="line">{line}</p>}
      {fighter !== null && (
        <dl className="panel">
          {STATS.filter((stat) => stat !== 'multi' || fighter.multi > 0).map((stat) => (
            <div key={stat}>
              <dt>{t.wild.stats[stat]}</dt>
              <dd>{stat === 'damage' ? t.signed(fighter.damage) : fighter[stat]}</dd>
            </div>
          ))}
          <div>
            <dt>{t.wild.stats.range}</dt>
            <dd>
              {fighter.icons.map((icon) => (
                <RangeIcon key={icon} icon={icon} />
              ))}
            </dd>
          </div>
        </dl>
      )}
      {lines !== '' && <p className="wk-rule">{lines}</p>}
      <footer>
        <span>
          <b>{t.wild.escape}</b>{' '}
          {way === null
            ? t.wild.noEscape
            : panelText({ skill: SKILLS[way.skill]!, difficulty: way.difficulty as 5 | 7 | 9 })}
        </span>
        <span>
          <b>{t.wild.reward}</b> <Rewards view={view} rewards={wild.reward} />
        </span>
      </footer>
    </article>
  )
}
