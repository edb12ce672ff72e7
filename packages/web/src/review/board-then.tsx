import { useLayoutEffect, useRef } from 'react'
import { PlainGame } from '../games/plain/face.tsx'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableView } from '../link/table-link.ts'
import { Link } from '../router/router.tsx'
import { Guard } from '../screens/guard.tsx'
import { lookOnly } from '../table/board-props.ts'
import { tableInks } from '../table/table-inks.ts'
import type { Match } from './match.ts'
import type { ReviewText } from './text/text.ts'
import './board-then.css'

/** The board is laid out as on a table of this width, and made smaller as a whole. */
const WIDE = 900

/** Keeps the picture as wide as its frame. */
function useFit() {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = frame
    if (current === null || !('ResizeObserver' in globalThis)) return
    const observer = new ResizeObserver(() => {
      current.style.setProperty('--fit', String(current.clientWidth / WIDE))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return frame
}

interface Props {
  t: ReviewText
  match: Match
  state: TableView
  href: string
}

function Drawn({ match: { face, game }, state }: Pick<Props, 'match' | 'state'>) {
  const lang = useGameLang()
  return (
    <div className={`table game-${game.id}`} style={tableInks(game.id, face, state.view)}>
      <div className="board" {...lang}>
        <Guard reset={state.moves}>
          <face.Board {...lookOnly({ aids: true }, state)} />
        </Guard>
      </div>
    </div>
  )
}

/** The board as it lay at that step, small; a tap opens it at full size. */
export function BoardThen({ t, match, state, href }: Props) {
  const frame = useFit()
  return (
    <div className="board-then">
      <PlainGame value={match.game}>
        <div className="board-frame" ref={frame} inert aria-hidden="true">
          <Drawn match={match} state={state} />
        </div>
      </PlainGame>
      <Link className="board-open" href={href}>
        <b>{t.board}</b> <span>{t.openBoard}</span>
      </Link>
    </div>
  )
}
