import { memo, useDeferredValue, useLayoutEffect, useRef } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import { useText } from '../text/text.ts'
import { Guard } from './guard.tsx'

interface Props {
  face: Face
  props: BoardProps
  /** changes when the board has something else to show than a pick */
  scene: string
  /** the table around the board is drawn anew, and then the board is too */
  onDrawn(whole: boolean): void
}

const NOTHING = ''

const Drawing = memo(
  ({ face, props, drawn }: Pick<Props, 'face' | 'props'> & { drawn: string; waits: boolean }) =>
    drawn === NOTHING ? null : (
      <Guard reset={props.moves}>
        <face.Board {...props} />
      </Guard>
    ),
  (_, { waits }) => waits,
)

/**
 * The board follows the question in a task of its own: drawn in one, the two can hold the page up longer than an eye
 * forgives. For that moment the last scene stays. A pick changes no scene and is shown at once.
 */
export function LateBoard({ face, props, scene, onDrawn }: Props) {
  const t = useText()
  const main = useRef<HTMLElement>(null)
  const last = useRef(NOTHING)
  const drawn = useDeferredValue(scene, NOTHING)
  const waits = drawn !== scene
  useLayoutEffect(() => {
    const now = `${scene}${waits ? ' without its board' : ''}`
    if (last.current === now) return
    last.current = now
    onDrawn(!waits)
    // What is drawn is laid out now, or it would be with what follows, in one long task.
    main.current?.getBoundingClientRect()
  })
  return (
    <main ref={main} className="board" aria-label={t.table.board} aria-busy={waits || undefined} tabIndex={0}>
      <Drawing face={face} props={props} drawn={drawn} waits={waits} />
    </main>
  )
}
