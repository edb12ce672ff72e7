import { usePanText } from '../text/text.ts'
import './risk.css'

const CHAMBERS: readonly string[] = ['pan', 'clic 1', 'clic 2', 'clic 3', 'clic 4', 'clic 5']

/** Chambers and odds: one of them is red. Null: nothing is turned up. */
export function Risk({ left }: { left: number | null }) {
  const t = usePanText()
  if (left === null) return <span className="risk">{t.acts.noRisk}</span>
  return (
    <span className="risk">
      <span className="sr">{t.acts.risk(left)}</span>
      <i aria-hidden="true">
        {CHAMBERS.slice(0, left).map((chamber) => (
          <u key={chamber} className={chamber === 'pan' ? 'hit' : undefined} />
        ))}
      </i>
      <span aria-hidden="true">{left === 1 ? t.acts.sure : t.oneIn(left)}</span>
    </span>
  )
}
