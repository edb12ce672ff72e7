import { GUN_CARDS } from '@midden/pan'
import type { Flip, Trace } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Burst, GunCard } from './card.tsx'
import { callIn, type PanProps } from './names.ts'
import './gun.css'

/** How far a turned card lies askew, by its place. */
const TILT: readonly number[] = [-2, 1.5, -1, 2, -1.5, 1]

/** The red burst: what the next card is, and how likely. */
function Odds({ left }: { left: number }) {
  const t = usePanText()
  return (
    <div className="odds">
      <Burst kind="red" />
      <span>
        {t.gun.next}
        {left === 1 ? <b className="sure">{t.gun.sure}</b> : <b>{t.oneIn(left)}</b>}
      </span>
    </div>
  )
}

function TurnedFrame({
  at,
  name,
  isNew,
  isLast,
}: {
  at: number
  name: string
  isNew: boolean
  isLast: boolean
}) {
  const t = usePanText()
  return (
    <li
      className={`frame clic${isLast ? ' fresh' : ''}${isNew ? ' new' : ''}`}
      style={{ '--t': `${TILT[at]}deg`, '--at': at } as React.CSSProperties}
    >
      <GunCard side="clic" card={`gun${at}`} />
      <small>
        <span className="sr">{name === '' ? t.gun.clic : t.gun.clicBy(name)}</span>
        <span aria-hidden="true">{name}</span>
      </small>
    </li>
  )
}

interface StripProps {
  left: number
  clics: number
  /** who turned up the CLICs, in order */
  names: readonly string[]
  /** CLICs from this one on are new to the viewer */
  newFrom?: number
  /** the last CLIC was turned up in the last move */
  fresh?: boolean
  onFlip?: (() => void) | undefined
  picked?: boolean
}

/** Six frames of one comic: CLICs face up under the name of who flipped them, the rest face down. */
function Strip({
  left,
  clics,
  names,
  newFrom = GUN_CARDS,
  fresh = false,
  onFlip,
  picked = false,
}: StripProps) {
  const t = usePanText()
  return (
    <ol className="strip6" aria-label={t.gun.title(clics, left)}>
      {Array.from({ length: GUN_CARDS }, (_, at) => {
        const key = `gun${at}`
        const style = { '--at': at } as React.CSSProperties
        if (at < clics)
          return (
            <TurnedFrame
              key={key}
              at={at}
              name={names[at] ?? ''}
              isNew={at >= newFrom}
              isLast={fresh && at === clics - 1}
            />
          )
        if (at >= GUN_CARDS - left) {
          const next = at === GUN_CARDS - left
          const card = <GunCard side="back" card={key} />
          return (
            <li key={key} className={next ? 'frame next' : 'frame wait'} style={style}>
              {next && onFlip !== undefined ? (
                <button type="button" aria-label={t.gun.flip(left)} aria-pressed={picked} onClick={onFlip}>
                  {card}
                </button>
              ) : (
                card
              )}
              <small>{next ? t.gun.nextCard : <span className="sr">{t.gun.down}</span>}</small>
            </li>
          )
        }
        return (
          <li key={key} className="frame shot" style={style}>
            <GunCard side="pan" card={key} />
            <small>
              <span className="sr">{t.gun.pan}</span>
            </small>
          </li>
        )
      })}
    </ol>
  )
}

/** Names under the CLICs, if the story tells as many as lie there. */
const namesOf = (flips: readonly Flip[], clics: number, call: (seat: number) => string): string[] =>
  flips.length === clics ? flips.map(({ seat }) => call(seat)) : []

/** The gun of the second step. The outlined card is FLIP, or GO on an offer. */
export function Gun({ props, trace, seen }: { props: PanProps; trace: Trace; seen: Trace }) {
  const t = usePanText()
  const { view, decision, latest, picked, pick } = props
  const act = decision === 'act' ? 'flip' : decision === 'go or stop' ? 'go' : null
  const samePile = seen.clics.every((flip, i) => flip.from === trace.clics[i]?.from)
  return (
    <div className="gun-row">
      <Odds left={view.left} />
      <Strip
        left={view.left}
        clics={view.clics}
        names={namesOf(trace.clics, view.clics, callIn(props, t))}
        newFrom={samePile ? seen.clics.length : 0}
        fresh={latest.some(({ what }) => what === 'clic')}
        onFlip={act === null ? undefined : () => pick({ act })}
        picked={picked !== null && picked.act === act}
      />
    </div>
  )
}
