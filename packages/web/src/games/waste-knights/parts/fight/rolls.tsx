import { calls, type KnightsProps } from '../../logic/props.ts'
import { freshRolls, type Roll } from '../../logic/rolls.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { Dice } from './dice.tsx'
import './rolls.css'

function headOf(props: KnightsProps, { seat, kind, skill, from }: Roll): string {
  const name = calls(props, seat)
  if (kind === 'check') return t.rolls.check(name, t.skill(skill), from)
  return kind === 'attack' ? t.rolls.attack(name) : t.rolls.fate(name)
}

/** One roll in a line: who, what for, the dice, how it ended. */
export function RollLine({ props, roll }: { props: KnightsProps; roll: Roll }) {
  const { dice, from, crit, again, turned, end, damage, soak, lost } = roll
  return (
    <div className="wk-roll" data-end={end}>
      <span className="who">{headOf(props, roll)}</span>
      <Dice dice={dice} from={from} crit={crit} small />
      <span className="end">
        {end !== '' && <b>{t.rolls.end[end]}</b>}
        {again > 0 && <small>{t.rolls.again}</small>}
        {turned && <small>{t.rolls.turned}</small>}
        {end === 'hit' && <small>{t.rolls.loss(damage, soak, lost)}</small>}
      </span>
    </div>
  )
}

const SHOWN = 3

/** What was rolled since one's own last move, whatever is on the table now; a check under way has its own tray. */
export function Rolls({ props }: { props: KnightsProps }) {
  const { view, story, seenTo } = props
  const checking = frameOf(view, 'check') !== null
  const rolls = freshRolls(story, seenTo)
    .filter(({ end, kind }) => !(checking && end === '' && kind === 'check'))
    .slice(-SHOWN)
  if (rolls.length === 0) return null
  return (
    <section className="wk-rolls" aria-label={t.rolls.title}>
      {rolls.map((roll) => (
        <RollLine key={roll.no} props={props} roll={roll} />
      ))}
    </section>
  )
}
