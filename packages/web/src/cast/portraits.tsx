import { useText } from '../text/text.ts'
import type { Character } from './cast.ts'
import heads from './heads.svg?url'
import posters from './posters.svg?url'
import './portraits.css'

/** The part of a poster that shows the face alone. */
const FACES = [
  '12 24 140 100',
  '22 40 116 83',
  '8 24 140 100',
  '22 42 116 83',
  '6 24 140 100',
  '10 34 140 100',
]

/** A poster, or the face on it alone; never without the name beside it. */
export function Poster({ one, face = false }: { one: Character; face?: boolean }) {
  const left = (one.level - 1) * 160
  return (
    <svg
      className="poster"
      viewBox={face ? FACES[one.level - 1] : '0 0 160 200'}
      preserveAspectRatio={face ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <image href={posters} x={-left} width="960" height="200" />
    </svg>
  )
}

/** The head in one ink, for seat tokens. */
export const Head = ({ one }: { one: Character }) => (
  <svg className="bust" viewBox="0 0 48 48" aria-hidden="true">
    <use href={`${heads}#${one.bot}`} />
  </svg>
)

const LAYERS = [1, 2, 3, 4, 5, 6]

/** Strength: a heap of six layers, filled from the ground. */
export function Heap({ level, label }: { level: number; label?: string }) {
  const t = useText()
  return (
    <svg className="heap" viewBox="0 -1 30 25" role="img" aria-label={label ?? t.cast.level(level)}>
      {LAYERS.map((layer) => {
        const width = 30 - (layer - 1) * 4.2
        const at = `M${15 - width / 2} ${24 - layer * 4}`
        return layer <= level ? (
          <path key={layer} d={`${at}h${width}v3.2h-${width}z`} fill="currentColor" />
        ) : (
          <path key={layer} d={`${at}m0 2.4h${width}`} stroke="currentColor" />
        )
      })}
    </svg>
  )
}
