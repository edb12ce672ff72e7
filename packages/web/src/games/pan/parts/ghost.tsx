import { fateOf, type Reveal } from '../logic/reveal.ts'
import { keyed, type Trace } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Front } from './front.tsx'
import { callIn, type PanProps } from './names.ts'
import { Turned } from './turned.tsx'
import './ghost.css'

const SLOTS: readonly number[] = [1, 2, 3, 4]

/** The slot the viewer has named, committed or only picked. */
export const namedSlot = ({ view, picked }: PanProps): number | null =>
  view.commitment?.slot ?? (picked?.act === 'commit' ? (picked.with ?? null) : null)

/** Names a slot, with the card that is already picked, if one is. */
export function nameSlot({ picked, pick }: PanProps, slot: number): void {
  const n = picked?.act === 'commit' ? picked.n : undefined
  pick(n === undefined ? { act: 'commit', with: slot } : { act: 'commit', n, with: slot })
}

/** May the viewer name a slot now? */
export const mayName = ({ view, decision }: PanProps): boolean =>
  decision === 'commit' && view.me !== null && view.me === view.picker

/** The ghost's four blind cards, where its card of the trick will lie. Whoever picks names one of them. */
function Slots({ props }: { props: PanProps }) {
  const t = usePanText()
  const { view } = props
  const chosen = namedSlot(props)
  const picker = view.picker!
  const words = view.committed[picker]
    ? t.arena.isIn
    : picker === view.me
      ? t.arena.youPick
      : t.arena.othersPick(callIn(props, t)(picker))
  return (
    <div className="slot ghost-slots">
      {SLOTS.map((slot) => (
        <Slot key={slot} props={props} slot={slot} chosen={chosen === slot} />
      ))}
      <span className="state stamp k">{words}</span>
    </div>
  )
}

function Slot({ props, slot, chosen }: { props: PanProps; slot: number; chosen: boolean }) {
  const t = usePanText()
  if (!props.view.ghost!.open.includes(slot))
    return <span className="gs gone" role="img" aria-label={t.arena.slotGone(slot)} />
  const inside = (
    <>
      <svg aria-hidden="true">
        <use href="#pan-back" />
      </svg>
      <b>{slot}</b>
    </>
  )
  const card = `ghost${slot}`
  return mayName(props) ? (
    <button
      type="button"
      className="gs"
      data-card={card}
      aria-pressed={chosen}
      aria-label={t.arena.slot(slot)}
      onClick={() => nameSlot(props, slot)}
    >
      {inside}
    </button>
  ) : (
    <span className={chosen ? 'gs named' : 'gs'} data-card={card} role="img" aria-label={t.arena.slot(slot)}>
      {inside}
    </span>
  )
}

/** Two players: the ghost, without a token, with its four blind slots and what it has won. */
export function GhostColumn({
  props,
  trace,
  reveal,
}: {
  props: PanProps
  trace: Trace
  reveal: Reveal | null
}) {
  const t = usePanText()
  const { view, inspect } = props
  const place = view.seats
  const up = reveal?.before.played[place]
  const values = reveal === null ? view.ghost!.heap : reveal.before.heap.map(({ value }) => value)
  const heap = keyed(values, trace.heap, 'heap')
  return (
    <section
      className={`duel ghost${reveal === null ? '' : ` ${fateOf(reveal, place)}`}`}
      aria-label={t.ghost}
    >
      <header>
        <svg className="ghost-head" viewBox="0 0 100 110" aria-hidden="true">
          <use href="#pan-ghost" />
        </svg>
        <span className="called">{t.ghost}</span>
      </header>
      {reveal !== null && up ? (
        <Turned lying={up} place={place} reveal={reveal} all={view.options.cancelled === 'to-winner'} />
      ) : (
        <Slots props={props} />
      )}
      <div className="own">
        {heap.length === 0 ? (
          <div className="none">
            <span>{t.arena.nothing}</span>
          </div>
        ) : (
          <Front cards={heap} name={t.ghost} onLook={() => inspect('heap')} />
        )}
      </div>
    </section>
  )
}
