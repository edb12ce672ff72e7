import { usePanText } from '../text/text.ts'
import './laws.css'

const Beats = () => (
  <span className="beats" aria-hidden="true">
    &gt;
  </span>
)

/** The law of the trick, as three small pictures. */
export function Laws() {
  const { laws } = usePanText()
  return (
    <ul className="laws" aria-label={laws.title}>
      <li className="law">
        <i className="x" aria-hidden="true">
          3
        </i>
        <i className="x" aria-hidden="true">
          3
        </i>
        {laws.cancel}
      </li>
      <li className="law">
        <i className="w" aria-hidden="true">
          5
        </i>
        <Beats />
        <i aria-hidden="true">4</i>
        {laws.highest}
      </li>
      <li className="law">
        <i className="w" aria-hidden="true">
          1
        </i>
        <Beats />
        <i aria-hidden="true">6</i>
        {laws.mouse}
      </li>
    </ul>
  )
}
