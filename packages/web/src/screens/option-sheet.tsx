import type { Game, TableOption } from '@midden/kernel'
import { Clause } from '../table/clause.tsx'
import { OptionField } from './option-field.tsx'

interface Props {
  game: Game
  options: Record<string, unknown>
  onChange(options: Record<string, unknown>): void
  /** which of them */
  which(option: TableOption): boolean
}

/** Options of a game, each with its clause. */
export function OptionSheet({ game, options, onChange, which }: Props) {
  const sheet = (Object.entries(game.sheet) as [string, TableOption][]).filter(([, option]) => which(option))
  return sheet.map(([key, option]) => (
    <div className="option" key={key}>
      <OptionField
        name={key}
        option={option}
        value={options[key] ?? option.default}
        onChange={(value) => onChange({ ...options, [key]: value })}
      />
      <Clause id={option.clause} />
    </div>
  ))
}
