import { FREE, lying as placeOf } from '@midden/pan'
import type { ReactNode } from 'react'
import { doing } from '../../../table/pick.ts'
import { SeatToken } from '../../../table/seat-token.tsx'
import { nextPlayer, othersInOrder } from '../logic/known.ts'
import { chosenIn, withOrWithout } from '../logic/payment.ts'
import { keyed, type Lying, type Trace } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { MiniButton, named } from './card.tsx'
import { Front, Sum } from './front.tsx'
import { callIn, type PanProps } from './names.ts'
import './fronts.css'

interface Props {
  props: PanProps
  trace: Trace
  /** how it all lay at the viewer's last move */
  seen: Trace
}

/** The cards named by a pick, or picked already card by card. */
export const takenIn = ({ view, picked }: PanProps): number[] =>
  picked?.act === 'take'
    ? [...(picked.ns ?? [])]
    : picked?.act === 'pick'
      ? [...view.picked, picked.n!]
      : view.picked

/** Puts a card into the selection, or takes it out; card by card there is only one to change. */
export function tapPlace(props: PanProps, place: number, isIn: boolean): void {
  const { picked, pick, decision } = props
  if (decision === 'pick') {
    pick(isIn ? null : { act: 'pick', n: place })
    return
  }
  const ns = withOrWithout(picked?.act === 'take' ? (picked.ns ?? []) : [], place, isIn)
  pick(ns.length === 0 ? null : { act: 'take', ns })
}

/** A front that may be taken from: every card a button. */
function Takeable({
  props,
  cards,
  owner,
  name,
}: {
  props: PanProps
  cards: readonly Lying[]
  owner: number
  name: string
}) {
  const t = usePanText()
  const places = cards.map(({ value }) => placeOf(owner, value))
  const fixed = chosenIn(places, props.view.picked)
  return (
    <span className="fan">
      {chosenIn(places, takenIn(props)).map((isIn, i) => (
        <MiniButton
          key={cards[i]!.key}
          lying={cards[i]!}
          picked={isIn}
          data-does={doing({ act: props.decision ?? '', n: places[i]! })}
          disabled={fixed[i]}
          aria-label={t.acts.from(named(t, cards[i]!.value), name)}
          onClick={() => tapPlace(props, places[i]!, isIn)}
        />
      ))}
    </span>
  )
}

const isTaking = ({ decision }: PanProps): boolean => decision === 'take' || decision === 'pick'

/** Tag at the head of a panel: what concerns this player now. */
function Tag({ props, seat, seen }: { props: PanProps; seat: number; seen: Trace }) {
  const t = usePanText()
  const { view, decision } = props
  const front = view.fronts[seat]!
  const picked = takenIn(props).filter((place) => Math.floor(place / 10) === seat).length
  if (picked > 0) return <span className="tag k">{t.fronts.picked(picked)}</span>
  if (decision === 'go or stop' || isTaking(props))
    return (
      <span className="tag">{front.length === 0 ? t.fronts.nothing : t.fronts.toTake(front.length)}</span>
    )
  if (seat === view.player) return <span className="tag k">{t.fronts.acts}</span>
  if (front.length === 0) return <span className="tag r">{t.fronts.double}</span>
  if (view.me === view.player && seat === nextPlayer(view))
    return <span className="tag">{t.fronts.next}</span>
  const by = front.length - seen.fronts[seat]!.length
  if (by === 0 || props.seenTo === 0) return null
  return (
    <span className="tag new">
      {t.fronts.since(by)} <span className="sr">{t.fronts.sinceLong}</span>
    </span>
  )
}

function Fallen({ props, trace, seat }: { props: PanProps; trace: Trace; seat: number }) {
  const t = usePanText()
  const shot = trace.shots[seat]
  const left = props.story.find(({ event }) => event.what === 'front left' && event.seat === seat)?.event
  const words =
    shot === null
      ? t.fronts.cardless
      : left?.what !== 'front left'
        ? t.fronts.bare
        : left.to === 'free'
          ? t.fronts.freed
          : t.fronts.discarded
  return (
    <>
      <div className="none">
        <svg viewBox="0 0 100 110" className="tomb" aria-hidden="true">
          <use href="#pan-tomb" />
        </svg>
      </div>
      <span className="sum">{words}</span>
    </>
  )
}

function Panel({
  token,
  name,
  tag,
  kind,
  place,
  children,
}: {
  token: ReactNode
  name: string
  tag: ReactNode
  kind: string
  place?: number
  children: ReactNode
}) {
  return (
    <section className={`foe${kind}`} aria-label={name} data-place={place}>
      <header>
        <span className="whose">
          {token}
          <span className="called">{name}</span>
        </span>
        {tag}
      </header>
      {children}
    </section>
  )
}

function Foe({ seat, ...all }: Props & { seat: number }) {
  const t = usePanText()
  const { props, trace } = all
  const { view, who, inspect } = props
  const name = callIn(props, t)(seat)
  const front = keyed(view.fronts[seat]!, trace.fronts[seat]!, `front${seat}`)
  const token = <SeatToken seat={seat} name={who(seat)} />
  if (view.eliminated.includes(seat)) {
    const shot = trace.shots[seat]
    const tag = <span className="tag r">{shot ? t.fronts.shot(shot.from) : t.fronts.out}</span>
    return (
      <Panel token={token} name={name} tag={tag} kind=" out" place={seat}>
        <Fallen props={props} trace={trace} seat={seat} />
      </Panel>
    )
  }
  const taking = isTaking(props) && front.length > 0
  const kind = `${taking ? ' takeable' : ''}${seat === view.player ? ' acting' : ''}`
  return (
    <Panel token={token} name={name} tag={<Tag {...all} seat={seat} />} kind={kind} place={seat}>
      {taking ? (
        <>
          <Takeable props={props} cards={front} owner={seat} name={name} />
          <Sum values={view.fronts[seat]!} />
        </>
      ) : front.length > 0 ? (
        <Front cards={front} name={name} onLook={() => inspect(`front ${seat}`)} />
      ) : (
        <div className="none">
          <i className="hole" />
          <span className="pre">{t.fronts.noCards}</span>
        </div>
      )}
    </Panel>
  )
}

/** Cards without an owner, at a table where a Double CLIC may take them. */
function FreeCards({ props, trace }: { props: PanProps; trace: Trace }) {
  const t = usePanText()
  const { view, inspect } = props
  const cards = keyed(view.free, trace.free, 'free')
  const taking = isTaking(props)
  const token = (
    <svg className="free-mark" viewBox="0 0 100 110" aria-hidden="true">
      <use href="#pan-tomb" />
    </svg>
  )
  return (
    <Panel token={token} name={t.free} tag={null} kind={taking ? ' free takeable' : ' free'}>
      {taking ? (
        <>
          <Takeable props={props} cards={cards} owner={FREE} name={t.free} />
          <Sum values={view.free} />
        </>
      ) : (
        <Front cards={cards} name={t.free} onLook={() => inspect('free')} />
      )}
    </Panel>
  )
}

/** The others' fronts as panels in turn order, with arrows from one living player to the next; free cards last. */
export function Fronts(all: Props) {
  const t = usePanText()
  const { props, trace } = all
  const seats = othersInOrder(props.view)
  const free = props.view.free.length > 0
  const count = seats.length + (free ? 1 : 0)
  return (
    <section
      className="foes"
      aria-label={t.fronts.order}
      data-count={count}
      style={{ '--n': count } as React.CSSProperties}
    >
      {seats.map((seat) => (
        <Foe key={seat} {...all} seat={seat} />
      ))}
      {free && <FreeCards props={props} trace={trace} />}
    </section>
  )
}
