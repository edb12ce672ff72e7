import { type CheckFrame, cards, checkPool, passes } from '@midden/waste-knights/reading'
import { ATTACK, bestAttack, combatAhead } from '../../logic/fight.ts'
import { escapeOf } from '../../logic/odds.ts'
import { calls, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { Rewards, WildCard } from '../cards/wild.tsx'
import { Icon } from '../icon.tsx'
import { Dials } from '../knight/dials.tsx'
import { IdPlate } from '../knight/id-plate.tsx'
import { Excerpt } from '../map/excerpt.tsx'
import { Dice, Pool } from './dice.tsx'
import './hazard.css'

const may = ({ menu }: KnightsProps, act: string): boolean => menu.some((offer) => offer.act === act)

/** One way out as a box that can be tapped. */
function Way({
  props,
  act,
  children,
}: {
  props: KnightsProps
  act: 'escape' | 'face'
  children: React.ReactNode
}) {
  const { picked, pick } = props
  const offered = may(props, act)
  const action = { act }
  const inside = (
    <>
      <span className="h">{t.hazard[act]}</span>
      {children}
    </>
  )
  if (!offered) return <div className={`wk-way ${act}`}>{inside}</div>
  return (
    <button
      type="button"
      className={`wk-way ${act}`}
      data-does={act}
      aria-pressed={isPicked(picked, action)}
      onClick={() => pick(action)}
    >
      {inside}
    </button>
  )
}

/** The way out: odds, dice, what failing costs, what one's own luck cards would change. */
function EscapeBox({ props, card, seat }: { props: KnightsProps; card: number; seat: number }) {
  const { view, aids } = props
  const way = escapeOf(view, seat, card)
  if (way === null)
    return (
      <Way props={props} act="escape">
        <span className="p">{t.hazard.none}</span>
      </Way>
    )
  const { hp } = view.knights[seat]!
  const left = hp - way.price
  return (
    <Way props={props} act="escape">
      {aids && <span className="big">{t.percent(way.chance)}</span>}
      <span className="poolline">
        <Pool pool={way.pool} />
        <span>{t.hazard.pool(t.dice(way.pool), t.hazard.check(t.skill(way.skill), way.difficulty))}</span>
      </span>
      <span className="p">{t.hazard.passes(way.difficulty, way.need)}</span>
      <span className="p bad">
        {way.price === 0 ? t.hazard.failsEvent : t.hazard.fails(way.price, hp)}
        {way.price > 0 && left <= 0 && ` ${t.hazard.down}`}
        {way.price > 0 && left > 0 && left < 3 && left < hp && ` ${t.hazard.weaker}`}
      </span>
      {aids &&
        way.helpers.map(({ card: luck, chance: odds }) => (
          <span key={luck} className="lk">
            <Icon name="luck" />
            {t.hazard.helper(cards(view).luck[luck]!.row.title, t.percent(odds))}
          </span>
        ))}
    </Way>
  )
}

/** Facing it: what an event does, or how a fight would begin. */
function FaceBox({ props, card, seat }: { props: KnightsProps; card: number; seat: number }) {
  const { view, aids } = props
  const wild = cards(view).wild[card]
  if (wild === undefined) return null
  if (wild.fighter === null)
    return (
      <Way props={props} act="face">
        <span className="p">{t.hazard.event}</span>
        <span className="p">
          {t.hazard.reward} <Rewards view={view} rewards={wild.reward} />
        </span>
      </Way>
    )
  const combat = combatAhead(view, seat, card)
  const range = t.fight.range(combat.range)
  const rows = [
    [t.hazard.yours(calls(props, seat), range), bestAttack(view, combat, 0, ATTACK)],
    [t.hazard.its(range), bestAttack(view, combat, 1, ATTACK)],
  ] as const
  return (
    <Way props={props} act="face">
      {rows.map(([name, attack]) => (
        <span key={name} className="vs">
          <small>{name}</small>
          {attack === null
            ? t.hazard.cannot
            : t.hazard.odds(t.dice(attack.pool), attack.hitsFrom, aids ? attack.chance : null)}
        </span>
      ))}
      <span className="p">
        {t.hazard.win} <Rewards view={view} rewards={wild.reward} />
      </span>
      {wild.fighter.ferocious && <span className="p bad">{t.hazard.ferocious}</span>}
    </Way>
  )
}

/** A check under way: its pool, its dice where they fell. */
function CheckTray({ props, check }: { props: KnightsProps; check: CheckFrame }) {
  const { view, aids } = props
  const { seat, skill, difficulty, dice, need } = check
  if (skill < 0) return null
  const pool = checkPool(view, check, view.stack.indexOf(check))
  return (
    <section className="wk-check" aria-label={t.hazard.check(t.skill(skill), difficulty)}>
      <span className="label">
        {calls(props, seat)}: {t.hazard.check(t.skill(skill), difficulty)}
      </span>
      {dice.length > 0 ? <Dice dice={dice} from={difficulty} crit={0} /> : <Pool pool={pool} />}
      <p>
        {t.dice(dice.length > 0 ? dice.length : pool)}
        {aids && dice.length === 0 && `, ${t.percent(passes(pool, difficulty, need))}`}
      </p>
    </section>
  )
}

/** Where a text lets a knight choose, the skills to be tapped. */
const SkillChoice = ({ props, skills }: { props: KnightsProps; skills: readonly number[] }) => (
  <div className="wk-ends">
    {skills.map((n) => (
      <button
        key={n}
        type="button"
        className="wk-action"
        aria-pressed={isPicked(props.picked, { act: 'skill', n })}
        onClick={() => props.pick({ act: 'skill', n })}
      >
        <Icon name={t.skill(n).toLowerCase()} />
        {t.skill(n)}
      </button>
    ))}
  </div>
)

/** A wasteland card and the two ways out; or the knight it is played on, once he has chosen. */
export function Hazard({ props }: { props: KnightsProps }) {
  const { view, decision } = props
  const wild = frameOf(view, 'wild')
  const check = frameOf(view, 'check')
  const seat = wild?.seat ?? check?.seat ?? view.me ?? 0
  const card = wild?.card ?? -1
  const open = wild !== null && wild.choice === ''
  const asked = decision === 'which skill' ? offered(props.menu, 'skill') : []
  return (
    <div className="wk-hazard" data-card-on={card >= 0} data-open={open}>
      {open && <Excerpt props={props} seat={seat} />}
      {card >= 0 && <WildCard view={view} card={card} />}
      <div className="wk-choice">
        {check !== null && <CheckTray props={props} check={check} />}
        {asked.length > 0 && <SkillChoice props={props} skills={asked} />}
        {open && (
          <>
            {seat !== view.me && <p className="wk-note">{t.hazard.waits(calls(props, seat))}</p>}
            <EscapeBox props={props} card={card} seat={seat} />
            <FaceBox props={props} card={card} seat={seat} />
          </>
        )}
        {!open && (
          <div className="wk-hero">
            <IdPlate view={view} seat={seat} />
            <Dials view={view} seat={seat} />
          </div>
        )}
      </div>
    </div>
  )
}
