import { t } from '../text/text.ts'
import { ACCIDENT, kindNamed } from './card.tsx'
import type { WorksProps } from './props.ts'
import './pile.css'

/** Deck, discards and supply, above the log. */
export function Pile({ view }: WorksProps) {
  const discarded = view.discards.reduce((sum, n) => sum + n, 0)
  return (
    <div className="iw-pile">
      <span data-place="deck">{t.pile.deck(view.deck)}</span>
      <span data-place="discards">{t.pile.discards(discarded)}</span>
      <span>{t.pile.supply(view.supply)}</span>
      <span>
        {t.pile.accident[view.aside || view.accident !== null ? 'table' : 'deck'](kindNamed(view, ACCIDENT))}
      </span>
    </div>
  )
}
