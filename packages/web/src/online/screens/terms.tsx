import { optionName, type TableOption, valueName } from '@midden/kernel'
import { useGame } from '../../screens/rules.tsx'
import { useAtTable } from '../table/at-table.ts'
import { useOnlineText } from '../text/text.ts'
import './terms.css'

/** What this table is played by: clock, who can find it, options that differ from the rule book, the promise. */
export function Terms() {
  const t = useOnlineText()
  const { feed } = useAtTable()
  const { game: id, options, clock, listed, aids, hints, strict, fairness } = feed.picture
  const game = useGame(id)
  const sheet = game?.sheet as Record<string, TableOption> | undefined
  const other = Object.entries(options).filter(
    ([key, value]) => sheet !== undefined && JSON.stringify(sheet[key]?.default) !== JSON.stringify(value),
  )
  return (
    <>
      <h2>{t.room.rules}</h2>
      <ul className="terms">
        {fairness.from > 0 && <li>{t.room.goesOn(fairness.from)}</li>}
        <li>{clock === 'none' ? t.clocks.none : t.lobby.clock(t.clocks[clock])}</li>
        <li>{listed ? t.room.listed : t.room.private}</li>
        {!aids && <li>{t.room.noAids}</li>}
        {!hints && <li>{t.room.noHints}</li>}
        {strict && <li>{t.room.strict}</li>}
        {other.length === 0 && <li>{t.room.standard}</li>}
        {other.map(([key, value]) => (
          <li key={key}>
            {t.room.option(
              optionName(key, sheet?.[key]),
              typeof value === 'string' ? valueName(sheet?.[key], value) : String(value),
            )}
          </li>
        ))}
      </ul>
      <p className="note promise">
        {t.room.lay} <code>{fairness.commitment}</code>
      </p>
    </>
  )
}
