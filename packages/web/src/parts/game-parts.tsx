import { begin, type Game, isRefusal } from '@midden/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { PlainGame } from '../games/plain/face.tsx'
import { stillProps } from '../games/still.ts'
import type { TableView } from '../link/table-link.ts'
import { inksOf, titleOf } from '../shelf/boxes.ts'
import { Seats } from '../table/seats.tsx'
import type { Samples } from './samples.ts'
// On the sheets of the table lie those of the games.
import '../table/table.tsx'

const NAMES = ['Jorid', 'Bruna']

const found = import.meta.glob<Samples>('../games/*/samples.tsx', { import: 'samples' })

interface Shown {
  game: Game
  face: Face
  samples: Samples | undefined
  props: BoardProps
}

/** A table of the game just dealt, as its first seat sees it. */
async function opened(id: string): Promise<Shown> {
  const [game, face, samples] = await Promise.all([
    loadGame(id),
    loadFace(id, 'en'),
    found[`../games/${id}/samples.tsx`]?.(),
  ])
  const match = begin(game, { seats: NAMES.length, seed: 'parts', options: samples?.options ?? {} })
  if (isRefusal(match)) throw new Error(match.reason)
  return { game, face, samples, props: stillProps(game.view(match.position, 0), NAMES) }
}

/** One seat is asked, the other is a bot. */
const seated = ({ view, sitters }: BoardProps): TableView => ({
  viewer: 0,
  moves: 0,
  view,
  waiting: [{ seat: 0, decision: '', clause: '', optional: false }],
  question: null,
  menu: [],
  rights: [],
  rare: [],
  barred: [],
  story: [],
  seenTo: 0,
  outcome: null,
  undo: { kind: 'free' },
  handTo: null,
  sitters: sitters.map((sitter) => (sitter.seat === 1 ? { ...sitter, kind: 'bot' } : sitter)),
})

/** Nobody plays, and nobody thinks. */
const STILL = { subscribe: () => () => {} }

/** What a game draws itself: its seats, and the kinds of parts it names. */
export function GameParts({ id }: { id: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => void opened(id).then(setShown), [id])
  if (shown === null) return <div aria-busy="true" />
  const { game, face, samples, props } = shown
  return (
    <PlainGame value={game}>
      <div className={`parts-game game-${id}`} style={inksOf(id)}>
        <h2>{titleOf(game)}</h2>
        {samples?.sheet}
        <Seats link={STILL} state={seated(props)} face={face} props={props} />
        {samples?.of(props).map(([title, drawn]) => (
          <section key={title} aria-label={`${titleOf(game)}, ${title}`}>
            <h3>{title}</h3>
            <div className="parts-row">{drawn}</div>
          </section>
        ))}
      </div>
    </PlainGame>
  )
}
