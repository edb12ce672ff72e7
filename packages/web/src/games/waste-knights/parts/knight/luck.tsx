import { abilityText, cards } from '@midden/waste-knights/reading'
import { doing } from '../../../../table/pick.ts'
import { beltKey, openBelt } from '../../logic/buckle.ts'
import { actionFor, calls, isPicked, type KnightsProps, offered } from '../../logic/props.ts'
import { frameOf } from '../../logic/scene.ts'
import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'
import { Wares } from '../market/counter.tsx'
import './luck.css'

const ACTS = ['luck', 'resupply'] as const

function LuckCard({ props, card }: { props: KnightsProps; card: number }) {
  const { view, picked, pick, toggle, inspect, menu, rights } = props
  const luck = cards(view).luck[card]
  if (luck === undefined) return null
  const action = actionFor(props, ACTS, card)
  const discards = offered(menu, 'discard').includes(card) && view.stack.at(-1)?.at === 'hand'
  const pressed = discards
    ? picked?.act === 'discard' && (picked.ns ?? []).includes(card)
    : isPicked(picked, action)
  const belted = action === null && offered(rights, 'any luck').includes(card)
  const may = discards || action !== null
  const tap = (): void => {
    if (discards) toggle('discard', card)
    else if (belted) openBelt(beltKey(props), doing({ act: 'any luck', n: card }))
    else if (action === null) inspect(`luck-${card}`)
    else pick(pressed ? null : action)
  }
  const text = abilityText(luck.row.text[0])
  const [when = '', ...what] = text.includes(': ') ? text.split(': ') : [t.luck.when, text]
  return (
    <button
      type="button"
      className={may ? 'wk-luck on' : 'wk-luck'}
      data-card={`luck-${card}`}
      data-does={action === null ? undefined : doing(action)}
      aria-pressed={may ? pressed : undefined}
      onClick={tap}
    >
      <span className="win">
        {t.luck.heads[when] ?? when}
        {(may || belted) && <b className="now"> {belted ? t.belt.open : t.luck.now}</b>}
      </span>
      <span className="what">
        <b>{luck.row.title}</b> <small>{what.join(': ')}</small>
      </span>
      <span className="res">
        <Icon name={luck.icon} />
        <em aria-hidden="true">{luck.icon === 'rad' ? '−1' : '+1'}</em>
        <span className="sr">{t.luck.resupply(t.luck.gains[luck.icon])}</span>
      </span>
    </button>
  )
}

/** A luck card that was played and can still be answered. */
export function InTheAir({ props }: { props: KnightsProps }) {
  const { view } = props
  const played = frameOf(view, 'luck')
  const luck = played === null ? undefined : cards(view).luck[played.card]
  if (played === null || luck === undefined) return null
  return (
    <p className="wk-air" data-card={`luck-${played.card}`}>
      <Icon name="luck" />
      <b>{t.luck.plays(calls(props, played.by), luck.row.title)}</b>
      <span>{abilityText(luck.row.text[0])}</span>
    </p>
  )
}

const LIMIT = 5
/** So many stand side by side with their text; more lie below each other, a line each. */
const ROW = 3

/** The viewer's luck cards: those whose moment it is have a yellow head. */
export function Hand(props: KnightsProps) {
  const { view } = props
  if (view.me === null) return null
  const { hand } = view.knights[view.me]!
  const trade = view.stack.at(-1)
  return (
    <>
      {trade?.at === 'trade' && trade.seat === view.me && <Wares props={props} f={trade} />}
      <header>
        <b>{t.luck.title}</b>
        <span>{t.luck.count(hand.length, LIMIT)}</span>
      </header>
      {hand.length === 0 ? (
        <p className="wk-noluck">{t.luck.none}</p>
      ) : (
        <div className="wk-lucks" data-many={hand.length > ROW}>
          {hand.map((card) => (
            <LuckCard key={card} props={props} card={card} />
          ))}
        </div>
      )}
    </>
  )
}
