import type { Game, TableOption } from '@midden/kernel'
import { Clause } from '../table/clause.tsx'
import { OptionField } from './option-field.tsx'

interface Props {
  game: Game | null
  options: Record<string, unknown>
  onChange(options: Record<string, unknown>): void
}

/** Every option of a game with its clause. */
export function OptionSheet({ game, options, onChange }: Props) {
  const sheet = Object.entries(game?.sheet ?? {}) as [string, TableOption][]
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
