import { useText } from '../text/text.ts'
import './about.css'
import type { Character } from './cast.ts'
import { inTen, LEAST_MATCHES, type Met } from './record.ts'

const TEN = Array.from({ length: 10 }, (_, i) => i)

/** How it went against somebody so far, and how sure that is. */
function Meeting({ met }: { met: Met | undefined }) {
  const t = useText()
  if (met === undefined) return <p className="met-none">{t.cast.notMet}</p>
  if (met.matches < LEAST_MATCHES)
    return <p className="met-none">{t.cast.tooFew(LEAST_MATCHES - met.matches)}</p>
  const { share, low, high } = inTen(met)
  return (
    <>
      <span className="ten" aria-hidden="true">
        {TEN.map((i) => (
          <i key={i} data-on={i < share} />
        ))}
      </span>
      <p className="met">
        {t.cast.ahead(share)}{' '}
        <small>
          {t.cast.sure(low, high)} · {t.cast.matches(met.matches)}
        </small>
      </p>
    </>
  )
}

interface Props {
  one: Character
  met: Met | undefined
  /** why not, where somebody cannot play */
  barred?: boolean
  /** seconds for a decision at most, and usually, where that was measured */
  most: number
  usual: number | null
}

/** The tag of one of the company: temperament, line, time to think, and the reader's record against them. */
export function About({ one, met, barred = false, most, usual }: Props) {
  const t = useText()
  const [role, temper, line] = t.cast.roles[one.bot]
  return (
    <div className="about">
      <h3>
        {one.name} <span className="role">{role}</span>
      </h3>
      <p className="temper">{temper}</p>
      <p className="saying-of">{line}</p>
      {barred ? (
        <p className="barred">
          <b>{t.cast.barred}</b> {t.cast.barredWhy}
        </p>
      ) : (
        <>
          <p className="thinks">
            {t.cast.thinks} <b>{most === 0 ? t.cast.atOnce : t.cast.seconds(usual, most)}</b>
          </p>
          <Meeting met={met} />
        </>
      )}
    </div>
  )
}
