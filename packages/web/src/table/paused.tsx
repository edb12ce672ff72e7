import { useText } from '../text/text.ts'
import './paused.css'

/** Above the question, where somebody at this device has stopped the clock. */
export function Paused({ pause }: { pause: { set(on: boolean): void } }) {
  const t = useText()
  return (
    <div className="paused" role="status">
      <p>{t.table.paused}</p>
      <button type="button" className="btn" onClick={() => pause.set(false)}>
        {t.table.resume}
      </button>
    </div>
  )
}
