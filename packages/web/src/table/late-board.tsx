import type { RetoldBeat } from '@midden/table'
import { memo, Suspense } from 'react'
import { RecapSheet } from '../beats/recap.ts'
import type { BoardProps, Face } from '../games/contract.ts'
import { useGameLang } from '../games/use-game-lang.ts'
import type { TableView } from '../link/table-link.ts'
import type { Late } from '../motion/late.ts'
import { Guard } from '../screens/guard.tsx'
import { useText } from '../text/text.ts'

interface Props {
  late: Late
  face: Face
  props: BoardProps
  state: TableView
  /** an account to lie on the board */
  account: RetoldBeat | null
}

/** Keeps what it shows as long as the new scene waits. */
const Drawing = memo(
  ({ late: { blank }, face, props, state, account }: Props) =>
    blank ? null : (
      <Guard reset={props.moves}>
        {account === null ? (
          <face.Board {...props} />
        ) : (
          <>
            <Suspense fallback={null}>
              <RecapSheet beat={account} state={state} />
            </Suspense>
            {/* Its drawings serve the seats beside it, too. */}
            <div className="under-account" inert>
              <face.Board {...props} />
            </div>
          </>
        )}
      </Guard>
    ),
  (_, { late: { waits } }) => waits,
)

export function LateBoard(all: Props) {
  const t = useText()
  const lang = useGameLang()
  const busy = all.late.waits || undefined
  return (
    <main className="board" aria-label={t.table.board} aria-busy={busy} tabIndex={0} {...lang}>
      <Drawing {...all} />
    </main>
  )
}
