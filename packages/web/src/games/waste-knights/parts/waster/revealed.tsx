import { cards, type MoveFrame, mustPlay, threatAt } from '@midden/waste-knights/reading'
import { iconOf } from '../../art/icons.ts'
import { calls, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import './revealed.css'

/** Cards that wait at the Redoubt: known to who laid them, tapped by the Waster who may turn one up. */
function Planted({ props }: { props: KnightsProps }) {
  const { view, menu, picked, pick } = props
  const turns = offered(menu, 'turn up')
  if (view.planted.length === 0) return null
  if (turns.length === 0) return <p>{t.waster.planted(view.planted.length)}</p>
  return (
    <ol>
      {turns.map((n) => {
        const { card, by } = view.planted[n]!
        const wild = cards(view).wild[card]
        const action = { act: 'turn up', n }
        return (
          <li key={n}>
            <button
              type="button"
              className="wk-turned"
              aria-pressed={isPicked(picked, action)}
              onClick={() => pick(action)}
            >
              <Icon name={wild === undefined ? 'lock' : iconOf(wild.id, wild.trait)} />
              <span>
                <b>{wild?.title ?? t.choice.waits}</b>
                <small>{t.choice.by(calls(props, by))}</small>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The cards turned up on the way, each a tap away; who plays one of them sees their texts instead. */
export function Revealed({ props, frame }: { props: KnightsProps; frame: MoveFrame }) {
  const { view, inspect } = props
  const bound = mustPlay(view, frame.seat)
  const ahead = frame.route.slice(frame.i).reduce((sum, hex) => sum + threatAt(view, hex), 0)
  return (
    <section className="wk-rev" aria-label={t.waster.revealed}>
      <h3>{t.waster.revealed}</h3>
      {frame.revealed.length === 0 && <p>{frame.played ? t.waster.played : t.waster.none}</p>}
      <ol>
        {frame.revealed.map((card, i) => {
          const wild = cards(view).wild[card]
          if (wild === undefined) return null
          return (
            <li key={`${card} ${frame.revealed.indexOf(card) === i ? '' : i}`}>
              <button
                type="button"
                className="wk-turned"
                data-card={`wild-${card}`}
                onClick={() => inspect(`wild-${card}`)}
              >
                <Icon name={iconOf(wild.id, wild.trait)} />
                <span>
                  <b>{wild.title}</b>
                  <small>
                    {wild.fighter === null
                      ? t.waster.event(wild.trait)
                      : t.waster.enemy(wild.trait, wild.fighter.aggression, wild.fighter.health)}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <Planted props={props} />
      {bound.length > 0 && <p className="wk-promise">{t.waster.must(t.or(bound))}</p>}
      <p className="wk-ahead">{t.waster.ahead(ahead, frame.route.length - frame.i)}</p>
    </section>
  )
}
