import { type CombatFrame, cards, type DiceLine, ICONS, type Side } from '@midden/waste-knights/reading'
import { type ReactNode, useMemo } from 'react'
import { cardDetail } from '../../captions-fight.ts'
import { AGAINST, type Aimed, aimedWith, blowNow, blowTold, type Landed } from '../../logic/blows.ts'
import { ATTACK, healthOf, isFoe, other, ownSide } from '../../logic/fight.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { RangeIcon } from '../cards/wild.tsx'
import { Icon } from '../icon.tsx'
import { Dice, Pool } from './dice.tsx'
import { sideName } from './middle.tsx'
import { useTurned } from './turned.ts'
import './blows.css'

interface Sides {
  props: KnightsProps
  combat: CombatFrame
  side: Side
}

/** Where the dice come from and what takes them away, in one line. */
function PoolLine({ lines, name }: { lines: readonly DiceLine[]; name: string }) {
  return lines.map(({ from, by }, i) => (
    <span key={from}>
      {i > 0 && ', '}
      {from === 'skill' ? (
        t.fight.from.skill(name, by)
      ) : (
        <>
          {t.fight.from[from]} <b>{t.signed(by)}</b>
        </>
      )}
    </span>
  ))
}

const skillName = (combat: CombatFrame, side: Side, icon: number): string =>
  isFoe(combat, side) ? t.fight.aggression : t.skill(ICONS[icon] === 'X' ? 0 : 1)

/** What is struck with: the weapon and the icon that was named. */
function Weapon({ props, gear, icon }: { props: KnightsProps; gear: number; icon: number }) {
  const title = cards(props.view).gear[gear]?.row.title
  return (
    <small>
      {title}
      {ICONS[icon] !== undefined && <RangeIcon icon={ICONS[icon]} />}
    </small>
  )
}

/** Card, dice and figure in a row; below them the sum. */
function Row({
  icon,
  title,
  note,
  dice,
  figure,
  under,
  sum,
}: {
  icon: string
  title: string
  note?: ReactNode
  dice?: ReactNode
  figure?: ReactNode
  under?: string
  sum?: ReactNode
}) {
  return (
    <>
      <div className="wk-blow-head">
        <Icon name={icon} />
        <span className="wk-blow-what">
          <b>{title}</b>
          {note}
        </span>
        {dice}
        {figure !== undefined && (
          <span className="wk-blow-odds">
            <b>{figure}</b>
            <small>{under}</small>
          </span>
        )}
      </div>
      {sum !== undefined && <p className="wk-blow-sum">{sum}</p>}
    </>
  )
}

/** A blow ahead: its dice, its odds, what a hit takes. */
function Ahead({ props, combat, side, blow, card }: Sides & { blow: Aimed; card: number }) {
  const { aids, view } = props
  const [now] = healthOf(view, combat, other(side))
  return (
    <Row
      icon={t.fight.icons[card]!}
      title={t.fight.cards[card]!}
      note={<Weapon props={props} gear={blow.gear} icon={blow.icon} />}
      dice={<Pool pool={blow.pool} added={blow.added} />}
      {...(aids ? { figure: t.percent(blow.chance), under: t.fight.toHit } : {})}
      sum={
        <>
          <span>
            <PoolLine lines={blow.lines} name={skillName(combat, side, blow.icon)} />
          </span>
          <span>{t.fight.takes(blow.takes, now, blow.each)}</span>
        </>
      }
    />
  )
}

/** A blow that was rolled: its dice stay, and the damage is added up piece by piece. */
function Rolled({ props, combat, side, blow, card }: Sides & { blow: Landed; card: number }) {
  const name = sideName(props, combat, side)
  const { hit, crits, pieces, through, health, lost } = blow
  const said = {
    hit: t.fight.sum.hit,
    crits: t.fight.sum.crits(crits),
    weapon: cards(props.view).gear[blow.gear]?.row.title ?? t.fight.sum.weapon,
    added: t.fight.sum.added,
    rest: t.fight.sum.rest,
    armour: t.fight.sum.armour,
  }
  return (
    <Row
      icon={t.fight.icons[card] ?? 'attack'}
      title={hit ? t.fight.hits(name) : t.fight.misses(name)}
      note={<Weapon props={props} gear={blow.gear} icon={blow.icon} />}
      dice={<Dice dice={blow.dice.toSorted((a, b) => b - a)} from={blow.hitsFrom} crit={blow.critFrom} />}
      {...(hit
        ? {
            figure: crits > 0 ? t.fight.sum.bulls(crits) : t.fight.sum.plain,
            under: t.fight.counts(blow.hitsFrom, blow.critFrom),
          }
        : {})}
      sum={
        hit ? (
          <>
            {pieces.map(({ of, by }, i) => (
              <span key={of}>
                <b>{i === 0 ? by : t.fight.sum.piece(by, of === 'armour')}</b> {said[of]}
              </span>
            ))}
            <b className="wk-blow-tot">
              {health === null ? t.fight.sum.done(through, lost) : t.fight.sum.total(through, ...health)}
            </b>
          </>
        ) : (
          t.fight.missed(blow.hitsFrom)
        )
      }
    />
  )
}

/** Odds against each card the other side may have locked. */
function Against({ props, combat, side, card }: Sides & { card: number }) {
  const ways = AGAINST.map((against) => ({
    against,
    way: aimedWith(props.view, combat, side, card, against),
  }))
  if (!props.aids || ways.some(({ way }) => way === null)) return null
  return (
    <>
      <span>{t.fight.againstEach}</span>
      {ways.map(({ against, way }) => (
        <span key={against}>
          {t.fight.cards[against]} <b>{t.percent(way!.chance)}</b>
        </span>
      ))}
    </>
  )
}

/** A card nobody else has seen: who has chosen, and what is to be feared. */
function Hidden({ props, combat, side, card, against }: Sides & { card: number; against: number }) {
  const name = sideName(props, combat, side)
  const fears = props.aids && side !== ownSide(props.view, combat)
  const fear = fears ? aimedWith(props.view, combat, side, ATTACK, against < 0 ? ATTACK : against) : null
  return (
    <Row
      icon="lock"
      title={card === -2 ? t.fight.ready(name) : t.fight.choosing(name)}
      note={<small>{card === -2 ? t.fight.faceDown : t.fight.both}</small>}
      {...(fear === null
        ? {}
        : {
            dice: <Pool pool={fear.pool} added={fear.added} />,
            figure: t.percent(fear.chance),
            under: t.fight.ifAttack,
          })}
      sum={
        <>
          {against >= 0 && <Against props={props} combat={combat} side={other(side)} card={against} />}
          {fear !== null && (
            <span>{t.fight.takes(fear.takes, healthOf(props.view, combat, other(side))[0], fear.each)}</span>
          )}
        </>
      }
    />
  )
}

/** One side's part of a clash: what it plays, what it rolls, what that does. */
function Blow({ props, combat, side, wanted, against }: Sides & { wanted: number; against: number }) {
  const { view, story } = props
  const clash = frameOf(view, 'clash')
  const own = clash === null ? -1 : clash.cards[side]
  const card = own === -1 ? wanted : own
  const now = blowNow(view, combat, side)
  const over = useMemo(() => blowTold(view, story, combat, side), [view, story, combat, side])
  const all = { props, combat, side, card }
  const rolled = now === null ? over : 'dice' in now ? now : null
  if (rolled !== null) return <Rolled {...all} blow={rolled} />
  if (now !== null && 'pool' in now) return <Ahead {...all} blow={now} />
  if (clash === null) return <Row icon="attack" title={combat.winner < 0 ? t.fight.next : t.fight.over} />
  if (card < 0) return <Hidden {...all} against={against} />
  const aimed = aimedWith(view, combat, side, card, against < 0 ? ATTACK : against, clash)
  if (aimed !== null) return <Ahead {...all} blow={aimed} />
  return (
    <Row
      icon={t.fight.icons[card]!}
      title={t.fight.cards[card]!}
      {...(own === -1 ? { note: <small>{t.fight.notLocked}</small> } : {})}
      sum={cardDetail(view, combat, side, card, props.aids)}
    />
  )
}

/** Both blows of a clash, one row each: one's own above. */
export function Blows({ props, combat }: { props: KnightsProps; combat: CombatFrame }) {
  const { view, picked } = props
  const clash = frameOf(view, 'clash')
  const me = ownSide(view, combat)
  const wanted = (side: Side): number => (side === me && picked?.act === 'card' ? picked.n! : -1)
  const played = (side: Side): number => {
    const card = clash?.cards[side] ?? -1
    return card === -1 ? wanted(side) : card
  }
  const turned = useTurned(clash?.cards.every((card) => card >= 0) ?? false)
  return (
    <div className="wk-blows" ref={turned}>
      {([me, other(me)] as const).map((side) => (
        <section
          key={side}
          className={side === me ? 'wk-blow mine' : 'wk-blow'}
          aria-label={t.fight.part(sideName(props, combat, side))}
        >
          <Blow
            props={props}
            combat={combat}
            side={side}
            wanted={wanted(side)}
            against={played(other(side))}
          />
        </section>
      ))}
    </div>
  )
}
