import type { Game, TableOption } from '@midden/kernel'
import { useText } from '../text/text.ts'
import { AidFields, type Aids } from './aid-fields.tsx'
import { OptionSheet } from './option-sheet.tsx'
import './table-options.css'

interface Props {
  game: Game | null
  options: Record<string, unknown>
  onOptions(options: Record<string, unknown>): void
  aids: Aids
  onAids(aids: Aids): void
}

/** More values than a variant of a rule has: a choice to be seen, like that of a mission. */
const MANY = 5

const isLarge = (option: TableOption): boolean => option.kind === 'choice' && option.values.length > MANY

/** What the table plays, where there is a choice; folded, how it differs from the rule book and what it tells. */
export function TableOptions({ game, options, onOptions, aids, onAids }: Props) {
  const t = useText()
  if (game === null) return null
  const sheet = { game, options, onChange: onOptions }
  return (
    <>
      <OptionSheet {...sheet} which={isLarge} />
      <details className="variants">
        <summary>
          <h2>{t.setUp.options}</h2>
          <span className="note">{t.setUp.optionsNote}</span>
        </summary>
        <div className="variant-sheet">
          <OptionSheet {...sheet} which={(option) => !isLarge(option)} />
          <AidFields value={aids} onChange={onAids} />
        </div>
      </details>
    </>
  )
}
