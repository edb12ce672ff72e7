import { inLastRound } from '@midden/industrial-waste'
import type { Action } from '@midden/kernel'
import { useEffect, useRef } from 'react'
import { Sprite } from '../../../art/drawing.tsx'
import { inFrame } from '../../../motion/in-frame.ts'
import { Clause } from '../../../table/clause.tsx'
import parts from '../art/parts.svg?raw'
import { after, type Own, ownOf } from '../logic/after.ts'
import { type Aftermath, aftermath, lastPlay } from '../logic/story.ts'
import { t } from '../text/text.ts'
import { Accident } from './accident.tsx'
import { Auction } from './auction.tsx'
import { ACCIDENT, kindNamed } from './card.tsx'
import { Final } from './final.tsx'
import { LastPlay } from './last-play.tsx'
import { ProcessLine } from './line.tsx'
import { Mat } from './mat.tsx'
import { Rivals } from './mini.tsx'
import { type Ghost, Plan } from './plan.tsx'
import { calls, type WorksProps } from './props.ts'
import { Sets } from './sets.tsx'
import './board.css'

/** What an accident came to, while that is told. */
const toldOf = ({ beat, story }: WorksProps): Aftermath | null =>
  beat?.about === 'accident' ? aftermath(story) : null

/** What the table is busy with: sets, process line, auction, accident. */
function Bench({ props, own }: { props: WorksProps; own: Own | null }) {
  const { view, story, aids } = props
  const told = toldOf(props)
  if (view.accident !== null) return <Accident props={props} accident={view.accident} after={null} />
  if (told !== null) return <Accident props={props} accident={null} after={told} />
  if (view.auction !== null) return <Auction props={props} auction={view.auction} />
  const play = props.decision === null && props.picked === null ? lastPlay(story) : null
  if (view.phase === 'play' && play !== null) return <LastPlay props={props} play={play} />
  if (view.phase === 'play' && own !== null && aids)
    return <ProcessLine props={props} seat={view.me ?? 0} own={own} />
  if (view.phase !== 'play') return <Sets props={props} />
  return view.turn === null ? null : <p className="iw-wait">{t.turnOf(calls(props, view.turn))}</p>
}

/** What is picked and changes the own company at once. */
const changes = ({ act }: Action): boolean =>
  !['set', 'bid', 'bribe', 'decline', 'pass', 'discard'].includes(act)

/** Hiring and firing, each the other's alternative. */
const OTHER_WAY: Readonly<Record<string, string>> = {
  hire: 'fire',
  fire: 'hire',
  'hire+adviser': 'fire+adviser',
  'fire+adviser': 'hire+adviser',
}

/** Where the own factory would stand after what is picked, and where it might stand instead. */
function ghostsOf(props: WorksProps, own: Own | null, next: Own | null): Ghost[] {
  const { view, picked, pick, menu, decision } = props
  if (own === null) return []
  const mine = view.accident?.mine ?? null
  if (mine !== null && mine.answer === null && mine.decline.column !== own.column)
    return [
      {
        column: mine.decline.column,
        row: own.row,
        faint: picked?.act === 'bribe',
        pick: decision === 'bribe' ? () => pick({ act: 'decline' }) : undefined,
      },
    ]
  if (next === null || (next.column === own.column && next.row === own.row)) return []
  const other = OTHER_WAY[picked?.act ?? '']
  if (other === undefined || !menu.some(({ act }) => act === other)) return [next]
  const instead = after(own, { act: other })
  return [next, { column: instead.column, row: instead.row, faint: true, pick: () => pick({ act: other }) }]
}

export function Board(props: WorksProps) {
  const { view, picked, aids } = props
  const seat = view.me ?? 0
  const own = view.me === null ? null : ownOf(view, seat)
  const next = aids && own !== null && picked !== null && changes(picked) ? after(own, picked) : null
  const told = toldOf(props)
  const struck = view.accident !== null || told !== null
  const scene = told !== null ? 'look' : view.accident !== null ? 'accident' : view.phase
  const top = useRef<HTMLDivElement>(null)
  // A new scene is seen from its top.
  useEffect(
    () =>
      inFrame(() => {
        if (scene !== null) top.current?.parentElement?.scrollTo(0, 0)
      }),
    [scene],
  )
  return (
    <div ref={top} className="iw-all">
      <Sprite source={parts} />
      {view.points !== null && props.beat === null ? (
        <Final props={props} points={view.points} />
      ) : (
        <div className="iw-board">
          {inLastRound(view) && view.points === null && (
            <p className="iw-ending">
              {t.ending(kindNamed(view, ACCIDENT))} <Clause id={view.ending ? 'IW-13.2' : 'IW-R32'} />
            </p>
          )}
          <section
            className="iw-bench"
            aria-label={
              struck
                ? kindNamed(view, ACCIDENT)
                : t.bench[view.auction !== null ? 'auction' : view.phase === 'play' ? 'play' : 'sets']
            }
          >
            <Bench props={props} own={own} />
          </section>
          <Plan props={props} ghosts={ghostsOf(props, own, next)} />
          <Mat props={props} seat={seat} next={next} />
          <Rivals props={props} shown={seat} />
        </div>
      )}
    </div>
  )
}
