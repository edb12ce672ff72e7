import { cards } from '@midden/waste-knights/reading'
import { doing } from '../../../../table/pick.ts'
import { iconOf } from '../../art/icons.ts'
import { bindingTasks, harmOf } from '../../logic/harm.ts'
import { calls, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf, heroOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { RangeIcon, wildText } from '../cards/wild.tsx'
import { Icon } from '../icon.tsx'
import { Victim } from './victim.tsx'
import './choose.css'

/** How it fights, in one line; an event does not. */
function Fights({ props, card }: { props: KnightsProps; card: number }) {
  const words = t.victim
  const { fighter } = cards(props.view).wild[card]!
  if (fighter === null) return <span className="stats">{words.event}</span>
  const { aggression, icons, damage, pierce, armour, health } = fighter
  return (
    <span className="stats">
      <b>{words.attacks(t.dice(aggression))}</b>
      <span>
        {words.icons}{' '}
        {icons.map((icon) => (
          <RangeIcon key={icon} icon={icon} />
        ))}
      </span>
      {damage > 0 && <span>{words.damage(t.signed(damage))}</span>}
      {pierce > 0 && <span>{words.pierce(pierce)}</span>}
      {armour > 0 && <span>{words.armour(armour)}</span>}
      <b>{words.health(health)}</b>
    </span>
  )
}

/** A card that may be played on a knight: all of its text, and what it would do to him. */
function Option({
  props,
  seat,
  card,
  bound,
}: {
  props: KnightsProps
  seat: number
  card: number
  bound: string
}) {
  const { view, picked, pick, inspect, aids } = props
  const wild = cards(view).wild[card]!
  const { lines, line } = wildText(view, card)
  const action = { act: 'play', n: card }
  const may = bound === ''
  const art = iconOf(wild.id, wild.trait)
  return (
    <button
      type="button"
      className="wk-wc"
      data-card={`wild-${card}`}
      data-does={may ? doing(action) : undefined}
      data-bound={!may}
      aria-pressed={may ? isPicked(picked, action) : undefined}
      onClick={() => (may ? pick(action) : inspect(`wild-${card}`))}
    >
      <span className="wk-art" data-trait={wild.trait}>
        <Icon name={art} className="on" />
        <Icon name={art} className="off" />
      </span>
      <span className="hd">
        <b>{wild.title}</b>
        <small>
          {t.victim.card(wild.fighter?.ferocious === true ? t.wild.ferocious(wild.trait) : wild.trait)}
        </small>
      </span>
      <Fights props={props} card={card} />
      <span className="txt">
        {lines === '' ? t.victim.plain : lines}
        {line !== '' && <em>{line}</em>}
        {!may && <strong>{bound}</strong>}
      </span>
      {aids && (
        <span className="does">
          <b>{t.victim.does(calls(props, seat))}</b>
          {harmOf(view, seat, card).map(({ key, figure, says }) => (
            <span key={key} className="harm">
              <b>{figure}</b>
              <span>{says}</span>
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

/** The Waster's choice: every card turned up in full, side by side, and the knight it would be played on. */
export function Choose({ props }: { props: KnightsProps }) {
  const { view, menu } = props
  const move = frameOf(view, 'move')
  const seat = heroOf(view)
  const plays = offered(menu, 'play')
  const turned = move?.revealed ?? []
  const shown = [...new Set([...turned, ...plays])]
  const tasks = bindingTasks(view, seat)
  return (
    <div className="wk-choose">
      <Victim props={props} seat={seat} />
      <section className="wk-wrow" aria-label={t.victim.cards}>
        {shown.map((card) => (
          <Option
            key={card}
            props={props}
            seat={seat}
            card={card}
            bound={plays.includes(card) ? '' : t.victim.bound(t.list(tasks))}
          />
        ))}
      </section>
    </div>
  )
}
