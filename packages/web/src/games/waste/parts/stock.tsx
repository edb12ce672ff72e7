import { TYPES } from '@midden/waste'
import { t } from '../text/text.ts'
import type { WasteProps } from './props.ts'
import { inkOf, Tile } from './tile.tsx'
import './stock.css'

/** What is out of sight: draw pile, burnt cards, and what the viewer has not seen yet. */
export function Stock(props: WasteProps) {
  const { view, inspect } = props
  return (
    <section className="stock" aria-label={t.stock.title}>
      <dl>
        <div data-place="draw pile">
          <dt>{t.stock.draw}</dt>
          <dd>{view.drawPile}</dd>
        </div>
        <div data-place="burnt">
          <dt>
            <button type="button" className="look" onClick={() => inspect('burnt')}>
              {t.stock.burnt}
            </button>
          </dt>
          <dd>{view.burnt.length + view.burntUnseen}</dd>
        </div>
      </dl>
      <h2 className="label">{view.me === null ? t.stock.watcher : t.stock.unseen}</h2>
      <ul>
        {TYPES.map((type, i) => (
          <li key={type} style={inkOf(type)} title={t.types[type].long}>
            <Tile type={type} />
            <span className="sr">{t.types[type].long}</span>
            <b>{view.unseen[i]}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
