import { Bold } from '../../../table/bold.tsx'
import { fateOf, type Reveal } from '../logic/reveal.ts'
import type { Lying } from '../logic/trace.ts'
import { usePanText } from '../text/text.ts'
import { Burst, Character } from './card.tsx'
import './turned.css'

/** Both strokes keep off the number in the corner. */
const CROSS = 'M32 44 96 132M96 8 4 132'

const Strike = () => (
  <svg className="strike" viewBox="0 0 100 140" preserveAspectRatio="none" aria-hidden="true">
    <path className="under" d={CROSS} />
    <path className="over" d={CROSS} />
  </svg>
)

/** A card of the trick that is turned up, with what became of it stamped on. */
export function Turned({
  lying,
  place,
  reveal,
  all,
}: {
  lying: Lying
  place: number
  reveal: Reveal
  all: boolean
}) {
  const t = usePanText()
  const fate = fateOf(reveal, place)
  return (
    <div className="slot turned">
      <Character value={lying.value} card={lying.key} />
      {fate === 'cancelled' && (
        <>
          <Strike />
          <span className="state stamp">{t.arena.cancelled}</span>
        </>
      )}
      {fate === 'wins' && (
        <span className="state stamp k">{all ? t.arena.takesAll : t.arena.takesSingles}</span>
      )}
      {fate === 'wins' && reveal.end.clause === 'PAN-3.3' && (
        <span className="shout">
          <Burst kind="cream" />
          <span>
            <Bold text={t.arena.beats} />
          </span>
        </span>
      )}
    </div>
  )
}
