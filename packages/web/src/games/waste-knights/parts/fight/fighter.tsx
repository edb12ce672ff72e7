import {
  armourOf,
  attackOptions,
  type CombatFrame,
  cardAt,
  cards,
  ICONS,
  type Side,
} from '@midden/waste-knights/reading'
import { SeatToken } from '../../../../table/seat-token.tsx'
import { iconOf } from '../../art/icons.ts'
import { healthOf, isFoe } from '../../logic/fight.ts'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { RangeIcon } from '../cards/wild.tsx'
import { Icon } from '../icon.tsx'
import { Portrait } from '../knight/portrait.tsx'
import './fighter.css'

function Bar({ icon, name, now, full }: { icon: string; name: string; now: number; full: number }) {
  return (
    <div className="wk-bar" data-k={icon}>
      <span>
        <Icon name={icon} />
        {name}
      </span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: full }, (_, i) => i).map((n) => (
          <i key={n} className={n < now ? 'on' : undefined} />
        ))}
      </span>
      <b>{t.fight.of(now, full)}</b>
    </div>
  )
}

/** Weapons at hand: what they reach, and what they add. */
function Weapons({ props, combat, side }: { props: KnightsProps; combat: CombatFrame; side: Side }) {
  const { view, inspect } = props
  const k = view.knights[combat.seats[side]]!
  const { gear } = cards(view)
  const slots = new Set(
    [0, 1, 2].flatMap((range) =>
      attackOptions(view, { ...combat, range }, side, false).map(({ slot }) => slot),
    ),
  )
  if (slots.size === 0) return <li className="arm">{t.fight.stats.unarmed}</li>
  return [...slots].map((slot) => {
    const card = cardAt(k, slot)?.card ?? -1
    const row = gear[card]?.row
    if (row?.group !== 'weapon') return null
    return (
      <li key={slot} className="arm">
        <button type="button" className="wk-look" onClick={() => inspect(`gear-${card}`)}>
          {row.title}
        </button>
        <b>
          {row.icons.map((icon) => (
            <RangeIcon key={icon} icon={icon} />
          ))}
        </b>
        <small>
          {t.fight.stats.weapon(row.multi, row.pierce)} {t.signed(row.damage)}
        </small>
      </li>
    )
  })
}

function KnightSide({ props, combat, side }: { props: KnightsProps; combat: CombatFrame; side: Side }) {
  const { view } = props
  const seat = combat.seats[side]
  const k = view.knights[seat]!
  const row = cards(view).knights[k.sheet]?.row
  const armour = armourOf(view, seat, {
    by: -1,
    kind: 'attack',
    skill: -1,
    icon: -1,
    ammo: 0,
    weapon: -1,
    hex: combat.hex,
    winner: -1,
  })
  return (
    <>
      <div className="art me" data-card={`pawn-${seat}`}>
        <Portrait sheet={k.sheet} />
      </div>
      <Bar icon="hp" name={t.fight.stats.health} now={k.hp} full={4} />
      <Bar icon="ammo" name={t.fight.stats.ammo} now={k.ammo} full={4} />
      <ul className="st">
        <li>
          <span>{t.skill(1)}</span>
          <b>{row?.skills[1]}</b>
        </li>
        <li>
          <span>{t.skill(0)}</span>
          <b>{row?.skills[0]}</b>
        </li>
        <Weapons props={props} combat={combat} side={side} />
        <li>
          <span>{t.fight.stats.armour}</span>
          <b>{armour}</b>
        </li>
      </ul>
    </>
  )
}

function FoeSide({ props, combat }: { props: KnightsProps; combat: CombatFrame }) {
  const { view, inspect } = props
  const wild = cards(view).wild[combat.foe]!
  const fighter = wild.fighter!
  const [now, full] = healthOf(view, combat, 1)
  const art = iconOf(wild.id, wild.trait)
  return (
    <>
      <button
        type="button"
        className="wk-art art"
        data-trait={wild.trait}
        data-card={`wild-${combat.foe}`}
        aria-label={wild.title}
        onClick={() => inspect(`wild-${combat.foe}`)}
      >
        <Icon name={art} className="on" />
        <Icon name={art} className="off" />
      </button>
      <Bar icon="hp" name={t.fight.stats.health} now={now} full={full} />
      <ul className="st">
        <li>
          <span>{t.wild.stats.aggression}</span>
          <b>{fighter.aggression}</b>
        </li>
        <li className="arm">
          <span>{t.fight.stats.icons}</span>
          <b>
            {fighter.icons.map((icon) => (
              <RangeIcon key={icon} icon={ICONS.includes(icon) ? icon : 'X'} />
            ))}
          </b>
        </li>
        <li>
          <span>{t.fight.stats.weapon(fighter.multi, fighter.pierce)}</span>
          <b>{t.signed(fighter.damage)}</b>
        </li>
        <li>
          <span>{t.fight.stats.armour}</span>
          <b>{fighter.armour}</b>
        </li>
      </ul>
    </>
  )
}

/** One side of a fight. */
export function Fighter({ props, combat, side }: { props: KnightsProps; combat: CombatFrame; side: Side }) {
  const { view, sitters } = props
  const seat = combat.seats[side]
  const foe = isFoe(combat, side)
  const name = foe
    ? cards(view).wild[combat.foe]!.title
    : (cards(view).knights[view.knights[seat]!.sheet]?.row.name ?? '')
  const who = calls(props, seat)
  const note = foe
    ? seat === view.me
      ? t.fight.youPlay
      : t.fight.plays(who)
    : side === 0
      ? `${who}, ${t.fight.acts}`
      : who
  return (
    <section className={foe ? 'wk-fighter foe' : 'wk-fighter'} data-place={seat} aria-label={name}>
      <header>
        <SeatToken seat={seat} name={sitters[seat]!.name} />
        <span>
          <button
            type="button"
            className="wk-look"
            onClick={() => props.inspect(foe ? `wild-${combat.foe}` : `pawn-${seat}`)}
          >
            <b>{name}</b>
          </button>
          <small>{combat.prepared[side] ? `${note}. ${t.fight.stats.prepared}.` : note}</small>
        </span>
      </header>
      {foe ? (
        <FoeSide props={props} combat={combat} />
      ) : (
        <KnightSide props={props} combat={combat} side={side} />
      )}
    </section>
  )
}
