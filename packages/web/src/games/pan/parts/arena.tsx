import type { ReactNode } from 'react'
import { SeatToken } from '../../../table/seat-token.tsx'
import { ringFrom } from '../../../table/seats.tsx'
import { fateOf, type Reveal } from '../logic/reveal.ts'
import { keyed, type Trace } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Back, Character } from './card.tsx'
import { Front } from './front.tsx'
import { GhostColumn } from './ghost.tsx'
import { callIn, type PanProps } from './names.ts'
import { Turned } from './turned.tsx'
import './arena.css'

const Stamped = ({ children, words }: { children: ReactNode; words: string }) => (
  <div className="slot">
    {children}
    <span className="state stamp k">{words}</span>
  </div>
)

/** Where a seat's card of this trick lies, or will. */
function Slot({ props, trace, seat }: { props: PanProps; trace: Trace; seat: number }) {
  const t = usePanText()
  const { view, picked } = props
  const key = trace.played[seat]?.key ?? `t${view.trick}s${seat}`
  if (view.committed[seat]) {
    const mine = seat === view.me ? view.commitment : null
    return (
      <Stamped words={t.arena.isIn}>
        {mine === null ? <Back card={key} /> : <Character value={mine.card} card={key} />}
      </Stamped>
    )
  }
  if (seat !== view.me) return <div className="slot empty">{t.arena.choosing}</div>
  const wish = picked?.act === 'commit' ? picked.n : undefined
  return wish === undefined ? (
    <div className="slot empty">{t.arena.yourCard}</div>
  ) : (
    <div className="slot empty wish">
      <Character value={wish} />
    </div>
  )
}

/** One column a seat, clockwise from the viewer: name, played card, front. With two players the ghost is the third. */
export function Arena({ props, trace, reveal }: { props: PanProps; trace: Trace; reveal: Reveal | null }) {
  const t = usePanText()
  const { view, inspect } = props
  const call = callIn(props, t)
  const all = view.options.cancelled === 'to-winner'
  const ring = ringFrom(view.me, view.seats)
  const fronts =
    reveal === null ? view.fronts : reveal.before.fronts.map((front) => front.map((c) => c.value))
  const shown = reveal === null ? trace : reveal.before
  const columns = view.ghost === null ? view.seats : view.seats + 1
  return (
    <div className="arena" data-columns={columns} style={{ '--n': columns } as React.CSSProperties}>
      {ring.map((seat) => {
        const front = keyed(fronts[seat]!, shown.fronts[seat]!, `front${seat}`)
        const fate = reveal === null ? '' : ` ${fateOf(reveal, seat)}`
        const up = reveal?.before.played[seat]
        return (
          <section key={seat} className={`duel${fate}`} aria-label={call(seat)} data-place={seat}>
            <header>
              <SeatToken seat={seat} name={props.who(seat)} />
              <span className="called">{call(seat)}</span>
            </header>
            {reveal !== null && up ? (
              <Turned lying={up} place={seat} reveal={reveal} all={all} />
            ) : (
              <Slot props={props} trace={trace} seat={seat} />
            )}
            <div className="own">
              {front.length === 0 ? (
                <div className="none">
                  <span>{t.arena.nothing}</span>
                </div>
              ) : (
                <Front cards={front} name={call(seat)} onLook={() => inspect(`front ${seat}`)} />
              )}
            </div>
          </section>
        )
      })}
      {view.ghost !== null && <GhostColumn props={props} trace={shown} reveal={reveal} />}
    </div>
  )
}
