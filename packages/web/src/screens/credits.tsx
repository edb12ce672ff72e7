import { BOXES } from '../shelf/boxes.ts'
import { useText } from '../text/text.ts'
import { FONTS, ICONS } from './credits-data.ts'
import { Reading } from './page.tsx'
import './credits.css'

/** Whom the games, the type and the pictograms are owed to, and what this table is not. */
export function CreditsScreen() {
  const t = useText()
  return (
    <Reading here="/credits" title={t.credits.title}>
      <p>{t.credits.unofficial}</p>
      <h2>{t.credits.games}</h2>
      <div className="credits">
        {BOXES.flatMap(({ credits = [] }) => credits).map(({ title, design, art, published }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              <dt>{t.credits.design}</dt>
              <dd>{design}</dd>
              {art !== undefined && (
                <>
                  <dt>{t.credits.art}</dt>
                  <dd>{art}</dd>
                </>
              )}
              {published !== undefined && (
                <>
                  <dt>{t.credits.published}</dt>
                  <dd>{published}</dd>
                </>
              )}
            </dl>
          </section>
        ))}
      </div>
      <h2>{t.credits.fonts}</h2>
      {FONTS.map((font) => (
        <p key={font}>{font}</p>
      ))}
      <h2>{t.credits.icons}</h2>
      <p>{t.credits.iconsNote}</p>
      <p>
        {ICONS.join(', ')}. {t.credits.iconsBy}
      </p>
      <p>{t.credits.others}</p>
      <h2>{t.credits.software}</h2>
      <p>
        {t.credits.softwareNote} <a href="/licences.txt">{t.credits.licences}</a>
      </p>
    </Reading>
  )
}
