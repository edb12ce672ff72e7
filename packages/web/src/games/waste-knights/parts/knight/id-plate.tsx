import type { Seat } from '@midden/kernel'
import { cards, knightText, SKILLS, type WkView } from '@midden/waste-knights/reading'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { Portrait } from './portrait.tsx'
import './id-plate.css'

const PIPS = [1, 2, 3, 4] as const

export const Skills = ({ skills }: { skills: readonly number[] }) => (
  <ul className="wk-skills">
    {SKILLS.map((skill, i) => (
      <li key={skill}>
        <Icon name={skill.toLowerCase()} />
        <span>{skill}</span>
        <span className="wk-pips" aria-hidden="true">
          {PIPS.map((n) => (
            <i key={n} className={n <= skills[i]! ? 'on' : undefined} />
          ))}
        </span>
        <b>{skills[i]}</b>
      </li>
    ))}
  </ul>
)

/** Who the knight is: face, vocation, ability, skills, Reputation. */
export function IdPlate({ view, seat }: { view: WkView; seat: Seat }) {
  const k = view.knights[seat]!
  const knight = cards(view).knights[k.sheet]
  if (knight === undefined) return null
  const { row } = knight
  return (
    <section className="wk-id" data-card={`sheet-${k.sheet}`} aria-label={row.name}>
      <Portrait sheet={k.sheet} />
      <div className="who2">
        <span className="label">
          {row.vocation}, {row.id}
        </span>
        <h2>{row.name}</h2>
        <p>{row.line}</p>
        <p className="abil">
          <b>{t.knight.ability}</b>
          {knightText(row)}
          {k.marked && <em> {t.gear.marked}</em>}
          {k.down && <em> {t.knight.down}</em>}
        </p>
      </div>
      <Skills skills={row.skills} />
      <div className="wk-rep">
        <Icon name="rep" />
        <b>{k.rep}</b>
        <span className="sr">{t.counters.rep}</span>
      </div>
    </section>
  )
}
