import type { Game, TableOption } from '@midden/kernel'
import { useText } from '../text/text.ts'
import { AidFields, type Aids } from './aid-fields.tsx'
import { OptionSheet } from './option-sheet.tsx'

interface Props {
  game: Game | null
  options: Record<string, unknown>
  onOptions(options: Record<string, unknown>): void
  aids: Aids
  onAids(aids: Aids): void
}

/** More values than a variant of a rule has: a choice to be seen, like that of a mission. */
const MANY = 3

const isLarge = (option: TableOption): boolean => option.kind === 'choice' && option.values.length > MANY

/** How this table differs from the rule book, and what it tells its players. */
export function TableOptions({ game, options, onOptions, aids, onAids }: Props) {
  const t = useText()
  if (game === null) return null
  const sheet = Object.values(game.sheet) as TableOption[]
  return (
    <details className="variants" open={sheet.some(isLarge)}>
      <summary>
        <h2>{t.setUp.options}</h2>
        <span className="note">{t.setUp.optionsNote}</span>
      </summary>
      <OptionSheet game={game} options={options} onChange={onOptions} />
      <AidFields value={aids} onChange={onAids} />
    </details>
  )
}
