import type { Kind } from '@midden/industrial-waste'
import type { CSSProperties } from 'react'
import { doing } from '../../../table/pick.ts'
import { SeatToken } from '../../../table/seat-token.tsx'
import { setsTaken } from '../logic/story.ts'
import { t } from '../text/text.ts'
import { codeOf, kindNamed, Ticket } from './card.tsx'
import { calls, type WorksProps } from './props.ts'
import './sets.css'

export const columns = (n: number): CSSProperties => ({ '--n': n }) as CSSProperties

function Tickets({ props, set, kinds }: { props: WorksProps; set: number; kinds: readonly Kind[] }) {
  return kinds.map((kind) => (
    <Ticket key={kind} view={props.view} kind={kind} card={`set${set}-${codeOf(kind)}`} />
  ))
}

function OneSet({ props, set }: { props: WorksProps; set: number }) {
  const { view, picked, pick, decision, sitters } = props
  const took = setsTaken(props.story).find((each) => each.set === set)
  if (took !== undefined)
    return (
      <div className="iw-set gone">
        <span className="hd">{t.sets.set(set + 1)}</span>
        {took.kinds.map((kind) => (
          <Ticket key={kind} view={view} kind={kind} card={`gone${set}-${codeOf(kind)}`} />
        ))}
        <span className="by">
          <SeatToken seat={took.seat} name={sitters[took.seat]!.name} />
          {calls(props, took.seat)}
        </span>
      </div>
    )
  const kinds = view.sets[set]!
  const pressed = picked?.act === 'set' && picked.n === set
  if (decision !== 'set')
    return (
      <div className="iw-set still">
        <span className="hd">{t.sets.set(set + 1)}</span>
        <Tickets props={props} set={set} kinds={kinds} />
      </div>
    )
  return (
    <button
      type="button"
      className="iw-set"
      data-does={doing({ act: 'set', n: set })}
      aria-pressed={pressed}
      aria-label={t.sets.label(set + 1, t.list(kinds.map((kind) => kindNamed(view, kind))))}
      onClick={() => pick({ act: 'set', n: set })}
    >
      <span className="hd">{t.sets.set(set + 1)}</span>
      <Tickets props={props} set={set} kinds={kinds} />
    </button>
  )
}

/** The sets laid out; a set that was taken keeps its place, hatched, with its taker. */
export function Sets({ props }: { props: WorksProps }) {
  const { sets } = props.view
  return (
    <div className="iw-sets" style={columns(sets.length)}>
      {[...sets.keys()].map((set) => (
        <OneSet key={set} props={props} set={set} />
      ))}
    </div>
  )
}
