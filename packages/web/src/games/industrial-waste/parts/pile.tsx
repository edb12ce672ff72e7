import { t } from '../text/text.ts'
import type { WorksProps } from './props.ts'

/** Deck, discards and supply, above the log. */
export function Pile({ view }: WorksProps) {
  const discarded = view.discards.reduce((sum, n) => sum + n, 0)
  return (
    <div className="iw-pile">
      <span data-place="deck">{t.pile.deck(view.deck)}</span>
      <span data-place="discards">{t.pile.discards(discarded)}</span>
      <span>{t.pile.supply(view.supply)}</span>
      <span>{view.aside || view.accident !== null ? t.pile.accident.table : t.pile.accident.deck}</span>
    </div>
  )
}
