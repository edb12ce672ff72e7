import { HEXES } from '@midden/waste-knights/reading'
import { memo } from 'react'
import { xOf, yOf } from '../../logic/places.ts'
import { t } from '../../text/text.ts'
import './sea.css'

const ALL = Array.from({ length: HEXES }, (_, hex) => hex)
const COAST = ['coast-4', 'coast-3', 'coast-2', 'coast-1', 'coast-0'] as const
const SWELL = 'q30-9 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0'
const WAVES = Array.from({ length: 26 }, (_, i) => `M-900 ${-620 + i * 50}${SWELL}`).join('')
/** Many hexes as one path: five coast lines cost five elements. */
const land = (hexes: readonly number[]): string =>
  hexes.map((hex) => `M${xOf(hex).toFixed(1)} ${yOf(hex) - 60}l51.96 30v60l-51.96 30-51.96-30v-60z`).join('')

/** The sheet the map is printed on: sea, coast, folds, a coffee ring, the title on tape, the compass. */
export const Sea = memo(({ around = ALL }: { around?: readonly number[] }) => (
  <g className="sea">
    <rect x="-900" y="-900" width="1800" height="1800" className="water" />
    <path d={WAVES} className="waves" />
    {COAST.map((coast) => (
      <path key={coast} d={land(around)} className={coast} />
    ))}
  </g>
))

export const Wear = memo(() => (
  <g className="wear">
    <path className="fold light" d="M-146-900V900M148-900V900M-900-3H900" />
    <path className="fold dark" d="M-143-900V900M151-900V900M-900 0H900" />
    <g className="coffee">
      <circle cx="312" cy="-296" r="58" strokeWidth="7" />
      <circle cx="315" cy="-294" r="51" strokeWidth="2" />
    </g>
    <g transform="translate(-288 -312) rotate(-4)">
      <rect x="-74" y="-24" width="148" height="46" className="tape" />
      <text className="ttl" y="-2">
        {t.map.title[0]}
      </text>
      <text className="ttl" y="16">
        {t.map.title[1]}
      </text>
    </g>
    <g transform="translate(318 292)">
      <circle r="34" className="rose" />
      <path d="M0-30 8 0 0 30-8 0z" className="south" />
      <path d="M0-30 8 0H-8z" className="north" />
      <text y="-38" className="rd">
        {t.map.north}
      </text>
    </g>
  </g>
))
