import {
  type AttackFrame,
  attackPool,
  type ClashFrame,
  type CombatFrame,
  cards,
  type DiceLine,
  damageAccount,
  diceLines,
  ICONS,
  type Side,
} from '@midden/waste-knights/reading'
import {
  ATTACK,
  type Attack,
  attacksWith,
  CHANGE,
  DEFEND,
  healthOf,
  isFoe,
  other,
  ownSide,
} from '../../logic/fight.ts'
import type { KnightsProps } from '../../logic/props.ts'
import { freshRolls } from '../../logic/rolls.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { Dice, Pool } from './dice.tsx'
import { sideName } from './middle.tsx'
import { RollLine } from './rolls.tsx'
import { useTurned } from './turned.ts'
import './tray.css'

/** A combat card: shown, locked face down, or still to be chosen; between clashes only its place. */
function CombatCard({
  card,
  note,
  mine,
  both,
  chosen,
}: {
  card: number
  note: string
  mine: boolean
  both: boolean
  /** whether it is being chosen */
  chosen: boolean
}) {
  const turned = useTurned(both)
  if (card < 0)
    return (
      <div ref={turned} className={card === -2 ? 'wk-ccard back' : 'wk-ccard none'}>
        {card === -2 && <Icon name="lock" />}
        {(card === -2 || chosen) && <b>{card === -2 ? t.fight.locked : t.fight.open}</b>}
        {card === -2 && <small>{t.fight.faceDown}</small>}
      </div>
    )
  return (
    <div ref={turned} className={mine ? 'wk-ccard mine' : 'wk-ccard'}>
      <Icon name={t.fight.icons[card]!} />
      <b>{t.fight.cards[card]}</b>
      {note !== '' && <small>{note}</small>}
    </div>
  )
}

/** Where the dice come from and what takes them away, in one line. */
function PoolLine({ lines, name }: { lines: readonly DiceLine[]; name: string }) {
  return (
    <p className="wk-lines">
      {lines.map(({ from, by }, i) => (
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
      ))}
    </p>
  )
}

const skillName = (combat: CombatFrame, side: Side, icon: number): string =>
  isFoe(combat, side) ? t.fight.aggression : t.skill(ICONS[icon] === 'X' ? 0 : 1)

/** An attack under way: its pool, its dice, its damage line by line. */
function Blow({ props, combat, f }: { props: KnightsProps; combat: CombatFrame; f: AttackFrame }) {
  const { view } = props
  const depth = view.stack.indexOf(f)
  const { hitsFrom, critFrom, crits, byCrits, weapon, added, soak, through } = damageAccount(view, depth)
  const pool = attackPool(view, depth)
  if (f.dice.length === 0)
    return (
      <>
        <span className="label">{sideName(props, combat, f.side)}</span>
        <Pool pool={pool} />
        <PoolLine lines={diceLines(view, depth)} name={skillName(combat, f.side, f.icon)} />
      </>
    )
  const hits = f.dice.some((die) => die >= hitsFrom)
  const [, full] = healthOf(view, combat, other(f.side))
  const title = f.gear < 0 ? t.fight.sum.weapon : (cards(view).gear[f.gear]?.row.title ?? t.fight.sum.weapon)
  return (
    <>
      <span className="label">
        {sideName(props, combat, f.side)}: {t.fight.rolled(t.dice(f.dice.length), hitsFrom, critFrom)}
      </span>
      <Dice dice={f.dice} from={hitsFrom} crit={critFrom} />
      {hits ? (
        <ol className="wk-sum">
          <li>
            <b>1</b>
            {t.fight.sum.hit}
          </li>
          {crits > 0 && (
            <li>
              <b>{t.signed(byCrits)}</b>
              {t.fight.sum.crits(crits)}
            </li>
          )}
          {weapon !== 0 && (
            <li>
              <b>{t.signed(weapon)}</b>
              {title}
            </li>
          )}
          {added !== 0 && (
            <li>
              <b>{t.signed(added)}</b>
              {t.fight.sum.added}
            </li>
          )}
          <li>
            <b>−{soak}</b>
            {t.fight.sum.armour}
          </li>
          <li className="tot">
            <b>{through}</b>
            {t.fight.sum.total(full)}
          </li>
        </ol>
      ) : (
        <p className="wk-missed">{t.fight.missed}</p>
      )}
    </>
  )
}

const AGAINST = [ATTACK, CHANGE, DEFEND] as const

/** Before the card is locked: the dice it would roll, by what the other side may play. */
function Ahead({ props, combat, card }: { props: KnightsProps; combat: CombatFrame; card: number }) {
  const { view, aids } = props
  const me = ownSide(view, combat)
  const ways = AGAINST.map((against) => attacksWith(view, combat, me, card, against)[0])
  const [first] = ways as [Attack | undefined]
  if (first === undefined || !aids) return null
  const added = first.lines.reduce((sum, { by, from }) => (from !== 'skill' && by > 0 ? sum + by : sum), 0)
  return (
    <>
      <span className="label">{t.fight.yourPool}</span>
      <Pool pool={first.pool} added={Math.min(added, first.pool)} />
      <PoolLine lines={first.lines} name={skillName(combat, me, first.icon)} />
      <table>
        <tbody>
          <tr>
            <th scope="row">{t.fight.ifThey(sideName(props, combat, other(me)))}</th>
            {AGAINST.map((against) => (
              <td key={against}>{t.fight.cards[against]}</td>
            ))}
          </tr>
          <tr className="n">
            <th scope="row">{t.fight.diceRow}</th>
            {ways.map((way, i) => (
              <td key={AGAINST[i]}>{way?.pool}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t.fight.hitRow}</th>
            {ways.map((way, i) => (
              <td key={AGAINST[i]}>
                <b>{way === undefined ? '' : t.percent(way.chance)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  )
}

const LAST = 2

/** What was rolled in this clash or the one before. */
function Before({ props }: { props: KnightsProps }) {
  const rolls = freshRolls(props.story, props.seenTo).slice(-LAST)
  return (
    <div className="wk-before">
      {rolls.map((roll) => (
        <RollLine key={roll.no} props={props} roll={roll} />
      ))}
    </div>
  )
}

/** The tray between the fighters: both cards, the dice, what they do. */
export function Tray({ props, combat }: { props: KnightsProps; combat: CombatFrame }) {
  const { view, picked } = props
  const clash: ClashFrame | null = frameOf(view, 'clash')
  const attack = frameOf(view, 'attack')
  const me = ownSide(view, combat)
  const they = other(me)
  const wanted = picked?.act === 'card' ? picked.n! : -1
  const mine = clash === null ? -1 : clash.cards[me]
  const theirs = clash === null ? -1 : clash.cards[they]
  const watching = view.me === null || !combat.seats.includes(view.me)
  const card = mine >= 0 ? mine : wanted
  const both = mine >= 0 && theirs >= 0
  return (
    <div className="wk-tray">
      <div className="side-a">
        <span className="label">{watching ? sideName(props, combat, me) : t.fight.card.mine}</span>
        <CombatCard
          card={card >= 0 ? card : mine}
          note={mine < 0 && wanted >= 0 ? t.fight.notLocked : ''}
          mine={!watching}
          both={both}
          chosen={clash !== null}
        />
      </div>
      <div className="wk-pool">
        {attack !== null ? (
          <Blow props={props} combat={combat} f={attack} />
        ) : (
          <>
            {clash !== null && clash.step === 0 && card >= 0 && (
              <Ahead props={props} combat={combat} card={card} />
            )}
            <Before props={props} />
          </>
        )}
      </div>
      <div className="side-b">
        <span className="label">
          {isFoe(combat, they) ? t.fight.card.theirs : sideName(props, combat, they)}
        </span>
        <CombatCard card={theirs} note="" mine={false} both={both} chosen={clash !== null} />
      </div>
    </div>
  )
}
