import type { Split } from '@midden/bots'
import type { Looking } from './match.ts'
import type { ReviewText } from './text/text.ts'
import './sums.css'

const HIGH = 132
const BAR = 50
const STEP = 64
/** Room above the tallest bar for its figure, and below the ground for its name. */
const TOP = 22
const FOOT = 28

/** However small the chances are, the sum is drawn as if it reached this far. */
const LOWEST = 0.4

interface Part {
  name: string
  from: number
  to: number
  /** a part of the sum; else the beginning or the end of it */
  of: 'draw' | 'theirs' | 'yours' | 'rest' | null
}

/** The sum as steps that lead on from each other. */
function partsOf(t: ReviewText, { start, draw, theirs, yours, rest, end }: Split): Part[] {
  let at = start
  const step = (name: string, by: number, of: Part['of']): Part => {
    const from = at
    at += by
    return { name, from, to: at, of }
  }
  return [
    { name: t.start, from: 0, to: start, of: null },
    step(t.draw, draw, 'draw'),
    step(t.theirs, theirs, 'theirs'),
    step(t.slips, -yours, 'yours'),
    step(t.rest, rest, 'rest'),
    { name: t.end, from: 0, to: end, of: null },
  ]
}

/** Luck and choices of a seat as a sum that adds up: each bar begins where the last one ended. */
export function Sums({ t, review: { splits, pending }, eyes }: Looking & { t: ReviewText }) {
  const split = splits[eyes]
  if (split === undefined) return null
  const parts = partsOf(t, split)
  const heights = parts.flatMap(({ from, to }) => [from, to])
  const [least, most] = [Math.min(0, ...heights), Math.max(LOWEST, ...heights)]
  const y = (share: number): number => TOP + ((most - share) / (most - least)) * (HIGH - TOP - FOOT)
  const figure = ({ of, from, to }: Part): string => (of === null ? t.points(to) : t.signed(to - from))
  return (
    <section className="review-block review-sums">
      <header>
        <h2>{t.luck}</h2>
        <span>{pending.length > 0 ? t.soFar : t.luckNote}</span>
      </header>
      <svg
        viewBox={`0 0 ${parts.length * STEP} ${HIGH}`}
        role="img"
        aria-label={parts.map((part) => `${part.name}: ${figure(part)}`).join(', ')}
      >
        <defs>
          <pattern id="sum-draw" width="7" height="7" patternUnits="userSpaceOnUse">
            <path d="M0 7 7 0M-1 1 1-1M6 8 8 6" />
          </pattern>
          <pattern id="sum-theirs" width="9" height="9" patternUnits="userSpaceOnUse">
            <path d="M3 3h.01M7.500 7.500h.01" strokeLinecap="round" strokeWidth="3" />
          </pattern>
          <pattern id="sum-yours" width="8" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 2h8" />
          </pattern>
          <pattern id="sum-rest" width="6" height="8" patternUnits="userSpaceOnUse">
            <path d="M2 0v8" />
          </pattern>
        </defs>
        <path className="ground" d={`M0 ${y(0)}H${parts.length * STEP}`} />
        {parts.map((part, i) => {
          const x = i * STEP + (STEP - BAR) / 2
          const [top, foot] = [y(Math.max(part.from, part.to)), y(Math.min(part.from, part.to))]
          const bar = `M${x} ${top}h${BAR}v${Math.max(2, foot - top)}h-${BAR}z`
          return (
            <g key={part.name}>
              <path className={part.of === null ? 'whole' : 'part'} d={bar} />
              {part.of !== null && <path d={bar} fill={`url(#sum-${part.of})`} />}
              {i < parts.length - 1 && (
                <path className="leads" d={`M${x + BAR} ${y(part.to)}h${STEP - BAR}`} />
              )}
              <text className="sum-figure" x={x + BAR / 2} y={top - 6}>
                {figure(part)}
              </text>
              <text x={x + BAR / 2} y={HIGH - 8}>
                {part.name}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}
