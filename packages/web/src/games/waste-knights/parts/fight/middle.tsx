import { type CombatFrame, cards, type Side } from '@midden/waste-knights/reading'
import { isFerocious, isFoe, other, ownSide, rangesOf } from '../../logic/fight.ts'
import { calls, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { clashesIn } from '../../logic/rolls.ts'
import { t } from '../../text/text.ts'
import { RangeIcon } from '../cards/wild.tsx'
import './middle.css'

/** What a side of the fight is called. */
export function sideName(props: KnightsProps, combat: CombatFrame, side: Side): string {
  if (isFoe(combat, side)) return cards(props.view).wild[combat.foe]!.title
  return calls(props, combat.seats[side])
}

const CLASHES = [1, 2, 3] as const

/** Three clashes: what was played, what it brought, where we are. */
export function Clashes({ props, combat }: { props: KnightsProps; combat: CombatFrame }) {
  const told = clashesIn(props.story)
  const me = ownSide(props.view, combat)
  const last = isFerocious(props.view, combat) ? t.fight.lastFerocious : t.fight.last
  return (
    <ol className="wk-clashes">
      {CLASHES.map((n) => {
        const clash = told.find((each) => each.n === n)
        const at = n === combat.clash ? 'at' : n < combat.clash ? 'done' : ''
        return (
          <li key={n} className={at} aria-current={at === 'at' ? 'step' : undefined}>
            <b>{t.fight.clash(n)}</b>
            <small>
              {clash?.cards != null
                ? t.fight.two(t.fight.cards[clash.cards[me]]!, t.fight.cards[clash.cards[other(me)]]!)
                : at === 'at'
                  ? t.fight.now
                  : n === 3
                    ? last
                    : ''}
              {clash?.gains != null && <em>{t.fight.gains(clash.gains[me], clash.gains[other(me)])}</em>}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

/** Where a range may be chosen, its card is tapped. */
function RangePick({ props, range }: { props: KnightsProps; range: number }) {
  const { menu, picked, pick } = props
  if (!offered(menu, 'range').includes(range)) return null
  const action = { act: 'range', n: range }
  return (
    <button
      type="button"
      className="wk-action"
      aria-pressed={isPicked(picked, action)}
      onClick={() => pick(action)}
    >
      {t.fight.beginAt(t.fight.range(range))}
    </button>
  )
}

/** The three range cards with their icons in the order they strike, and who can attack there. */
export function Ranges({ props, combat }: { props: KnightsProps; combat: CombatFrame }) {
  const me = ownSide(props.view, combat)
  const names = [me, other(me)].map((side) => ({
    side: side as Side,
    name: isFoe(combat, side as Side) ? t.fight.it : sideName(props, combat, side as Side),
  }))
  return (
    <ol className="wk-ranges" aria-label={t.fight.ranges(t.fight.range(combat.range))}>
      {rangesOf(props.view, combat).map(({ range, difficulty, icons, can, loses }) => (
        <li
          key={range}
          className={range === combat.range ? 'cur' : undefined}
          aria-current={range === combat.range ? 'true' : undefined}
        >
          <b>{t.fight.range(range)}</b>
          <span className="df">{t.fight.hitsFrom(difficulty)}</span>
          <span className="ini">
            {icons.map(({ icon, lose, usable }) => (
              <span key={icon} className={usable[0] || usable[1] ? 'st' : 'st no'}>
                <RangeIcon icon={icon} />
                {lose > 0 && <em>−{lose}</em>}
              </span>
            ))}
          </span>
          <RangePick props={props} range={range} />
          <span className="can">
            {names.map(({ side, name }) => (
              <u key={side} className={can[side] ? undefined : 'cannot'}>
                {can[side] ? t.fight.reaches(name, loses[side]) : t.fight.cannot(name)}
              </u>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

const MOST = 5
const PLACES = Array.from({ length: 2 * MOST + 1 }, (_, i) => MOST - i)

/** Dominance in a sentence, then on its track, one's own side left; the marker swings. */
export function Dominance({ props, combat }: { props: KnightsProps; combat: CombatFrame }) {
  const me = ownSide(props.view, combat)
  if (isFerocious(props.view, combat)) return <p className="wk-nodom">{t.fight.noDominance}</p>
  const lead = me === 0 ? combat.dominance : -combat.dominance
  const at = Math.max(-MOST, Math.min(MOST, lead))
  const [mine, theirs] = [sideName(props, combat, me), sideName(props, combat, other(me))]
  return (
    <div className="wk-dom">
      <b>{t.fight.dominance(lead > 0 ? mine : theirs, Math.abs(lead))}</b>
      <ol aria-hidden="true">
        {PLACES.map((n) => (
          <li key={n} className={n > 0 ? 'a' : n < 0 ? 'b' : 'z'}>
            {Math.abs(n)}
          </li>
        ))}
        <li className="at" style={{ left: `${((MOST - at) / (2 * MOST + 1)) * 100}%` }} key="at">
          {Math.abs(lead)}
        </li>
      </ol>
    </div>
  )
}
