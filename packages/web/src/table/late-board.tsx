import { memo } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import type { Late } from '../motion/late.ts'
import { Guard } from '../screens/guard.tsx'
import { useText } from '../text/text.ts'

interface Props {
  late: Late
  face: Face
  props: BoardProps
}

/** Keeps what it shows as long as the new scene waits. */
const Drawing = memo(
  ({ late: { blank }, face, props }: Props) =>
    blank ? null : (
      <Guard reset={props.moves}>
        <face.Board {...props} />
      </Guard>
    ),
  (_, { late: { waits } }) => waits,
)

export function LateBoard(all: Props) {
  const t = useText()
  const busy = all.late.waits || undefined
  return (
    <main className="board" aria-label={t.table.board} aria-busy={busy} tabIndex={0}>
      <Drawing {...all} />
    </main>
  )
}
