import type { WasteView } from '@midden/waste'
import { useEffect, useRef, useState } from 'react'
import { Sprite } from '../../../art/drawing.tsx'
import { inFrame } from '../../../motion/in-frame.ts'
import { Clause } from '../../../table/clause.tsx'
import parts from '../art/parts.svg?raw'
import { lastAuction } from '../logic/auction.ts'
import { freshCards, turnSoFar } from '../logic/news.ts'
import { t } from '../text/text.ts'
import { Belt } from './belt.tsx'
import { nameOf } from './card.tsx'
import { League, Legend } from './league.tsx'
import { Market } from './market.tsx'
import { calls, type WasteProps } from './props.ts'
import { Rank } from './rank.tsx'
import { Sheet } from './sheet.tsx'
import { Stock } from './stock.tsx'
import { Wall } from './wall.tsx'
import './board.css'

function Piles({ props }: { props: WasteProps }) {
  const auction = lastAuction(props.story)
  return (
    <div className="duo">
      {auction !== null && <Rank props={props} auction={auction} />}
      <Market props={props} beside />
    </div>
  )
}

/** Whose turn it is in the Recycler step, and what the turn has done so far. */
function Turn({ props }: { props: WasteProps }) {
  const { view, story } = props
  if (view.turn === null) return null
  const done = turnSoFar(story, view.turn).map((e) =>
    e.what === 'drew'
      ? t.recycler.drew(t.list(e.cards.map((card) => nameOf(view, card))))
      : t.recycler.removed(nameOf(view, e.card)),
  )
  return (
    <header className="turn">
      <h2>{view.turn === view.me ? t.recycler.youPlay : t.recycler.plays(calls(props, view.turn))}</h2>
      <p>
        {done.length === 0 ? view.turn !== view.me && t.recycler.nothing : done.join(' ')}
        {view.pending.length > 0 && ` ${t.recycler.pending(view.pending.length)}`} <Clause id="WASTE-6.2" />
      </p>
    </header>
  )
}

/** What is looked at over the stations: the bids as they were shown. */
function Shown({ props }: { props: WasteProps }) {
  const auction = lastAuction(props.story)
  return auction !== null && <Rank props={props} auction={auction} />
}

type Scene = WasteView['step'] | 'look'

function Above({ props, scene }: { props: WasteProps; scene: Scene }) {
  switch (scene) {
    case 'look':
      return <Shown props={props} />
    case 'keep':
      return <Belt props={props} />
    case 'bid':
      return <Market props={props} />
    case 'pile':
      return <Piles props={props} />
    case 'recycler':
      return (
        <>
          <Turn props={props} />
          <Legend fresh={freshCards(props.story, props.seenTo).size > 0} />
        </>
      )
    case 'over':
      return <Sheet props={props} />
  }
}

/** The stations stay where they are from scene to scene; while piles are taken the own one is enough. */
function Stations({ props, scene }: { props: WasteProps; scene: Scene }) {
  const [all, setAll] = useState(false)
  const { me } = props.view
  const few = scene === 'pile' && me !== null
  if (!few && all) setAll(false)
  const alone = few && !all
  return (
    <>
      <Wall
        props={props}
        {...(alone ? { seats: [me], title: t.wall.own } : {})}
        next={scene === 'keep'}
        bare={scene === 'look'}
        tall={scene === 'recycler'}
        news={scene === 'look' || scene === 'recycler'}
      />
      {few ? (
        <button type="button" className="btn more-st" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t.wall.fewer : t.wall.all}
        </button>
      ) : (
        scene !== 'pile' && <League props={props} />
      )}
    </>
  )
}

export function Board(props: WasteProps) {
  const { beat, view } = props
  const scene: Scene = beat?.about === 'auction' && view.step !== 'pile' ? 'look' : view.step
  const yard = useRef<HTMLDivElement>(null)
  // A new scene is seen from its top.
  useEffect(
    () =>
      inFrame(() => {
        if (scene !== null) yard.current?.parentElement?.scrollTo(0, 0)
      }),
    [scene],
  )
  return (
    <div className="yard" data-scene={scene} ref={yard}>
      <Sprite source={parts} />
      <Above props={props} scene={scene} />
      {scene !== 'over' && <Stations props={props} scene={scene} />}
      <Stock {...props} />
    </div>
  )
}
