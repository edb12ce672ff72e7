import type { Seat } from '@midden/kernel'
import {
  armourOf,
  cards,
  FULL,
  nothing,
  placeWords,
  SKILLS,
  threatAt,
  type WkView,
} from '@midden/waste-knights/reading'
import { SeatToken } from '../../../../table/seat-token.tsx'
import { calls, type KnightsProps } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import './victim.css'

/** The skill a knight rolls most dice with. */
function bestOf(v: WkView, seat: Seat): string {
  const { skills } = cards(v).knights[v.knights[seat]!.sheet]!.row
  const most = Math.max(...skills)
  return t.victim.skill(SKILLS[skills.indexOf(most)]!, most)
}

/** The knight who is to be hurt: what is left of him, and where he is going. */
export function Victim({ props, seat }: { props: KnightsProps; seat: Seat }) {
  const { view, sitters } = props
  const k = view.knights[seat]!
  const move = frameOf(view, 'move')
  const words = t.victim
  const stats = [
    [words.stats.hp, words.full(k.hp, FULL)],
    [words.stats.fuel, k.fuel],
    [words.stats.ammo, k.ammo],
    [words.stats.armour, armourOf(view, seat, { ...nothing, kind: 'attack' })],
    [words.stats.best, bestOf(view, seat)],
    [words.stats.rep, k.rep],
  ] as const
  const name = calls(props, seat)
  return (
    <section className="wk-victim" aria-label={name}>
      <header>
        <SeatToken seat={seat} name={sitters[seat]!.name} />
        <span>
          <b>{cards(view).knights[k.sheet]?.row.name}</b>
          <small>{name}</small>
        </span>
      </header>
      <dl>
        {stats.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {move !== null && move.route.length > 0 && (
        <div className="trail">
          <b>{words.road(name)}</b>
          <ol>
            {move.route.map((hex, i) => (
              <li
                key={hex}
                className={i < move.i - 1 ? 'behind' : i === move.i - 1 ? 'here' : undefined}
                aria-current={i === move.i - 1 ? 'step' : undefined}
              >
                <span className="n">{i + 1}</span>
                <span>
                  {i < move.i
                    ? placeWords(view, hex)
                    : words.threat(placeWords(view, hex), threatAt(view, hex))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  )
}
