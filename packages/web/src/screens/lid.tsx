import coverParts from '../art/cover-parts.svg?raw'
import { Drawing, Sprite } from '../art/drawing.tsx'
import type { Box } from '../games/box.ts'
import { inksOf } from '../shelf/boxes.ts'
import './lid.css'

/** The box beside its set-up, where there is room. */
export const Lid = ({ box }: { box: Box }) => (
  <div className="lid" aria-hidden="true">
    <Sprite source={coverParts} />
    <span className="box" style={inksOf(box.id)}>
      <Drawing source={box.cover} />
    </span>
  </div>
)
