import type { Seat } from '@midden/kernel'
import { cards, gearText } from '@midden/waste-knights/reading'
import { isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { t } from '../../text/text.ts'
import { Plate } from '../cards/plate.tsx'
import { Stripe } from '../icon.tsx'
import './hot.css'

const COLOURS = ['green', 'yellow', 'red', 'blue'] as const

interface Props {
  props: KnightsProps
  seat: Seat
}

/** Cards just drawn: one of them is thrown away again, or a vehicle is taken instead of one. */
function Drawn({ props, seat }: Props) {
  const { view, menu, picked, pick, inspect } = props
  const f = view.stack.at(-1)
  if (f?.at !== 'draw' || f.seat !== seat) return null
  const pool = offered(menu, 'vehicle')
  const left = f.colours.slice(f.i).map((colour) => COLOURS[colour] ?? '')
  return (
    <section className="wk-hot" aria-label={t.hot.drawn}>
      <b>{left.length === 0 ? t.hot.drawn : t.hot.drawing(t.list(left))}</b>
      <div>
        {offered(menu, 'colour').map((n) => (
          <button
            key={`colour ${n}`}
            type="button"
            className="wk-action"
            aria-pressed={isPicked(picked, { act: 'colour', n })}
            onClick={() => pick({ act: 'colour', n })}
          >
            <Stripe colour={n} name={t.gear.card(COLOURS[n]!)} /> {t.hot.more(COLOURS[n]!)}
          </button>
        ))}
        {f.cards.map((card, i) => {
          const action = offered(menu, 'toss').includes(card) ? { act: 'toss', n: card } : null
          return (
            <Plate
              key={`${card} ${f.cards.indexOf(card) === i ? '' : i}`}
              view={view}
              card={card}
              id={`gear-${card}`}
              lit={action !== null}
              pressed={action === null ? undefined : isPicked(picked, action)}
              onClick={() => (action === null ? inspect(`gear-${card}`) : pick(action))}
            />
          )
        })}
        {pool.map((card) => (
          <Plate
            key={`pool ${card}`}
            view={view}
            card={card}
            id={`gear-${card}`}
            lit
            pressed={isPicked(picked, { act: 'vehicle', n: card })}
            note={<small>{t.hot.instead}</small>}
            onClick={() => pick({ act: 'vehicle', n: card })}
          />
        ))}
      </div>
    </section>
  )
}

/** A gained card that looks for its place. */
function Placing({ props, seat }: Props) {
  const { view, inspect } = props
  const f = view.stack.at(-1)
  if (f?.at !== 'place' || f.seat !== seat) return null
  const card = f.cards[0]?.card ?? -1
  const row = cards(view).gear[card]?.row
  return (
    <section className="wk-hot" aria-label={t.hot.placing}>
      <b>{f.displacing ? t.hot.displaced : t.hot.placing}</b>
      <div>
        <Plate view={view} card={card} id={`gear-${card}`} pressed onClick={() => inspect(`gear-${card}`)} />
        {row !== undefined && <p>{gearText(row)}</p>}
      </div>
    </section>
  )
}

/** What is in the air above the sheet of the knight it comes to. */
export const Hot = (over: Props) => (
  <>
    <Drawn {...over} />
    <Placing {...over} />
  </>
)
