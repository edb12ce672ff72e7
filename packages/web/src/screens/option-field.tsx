import { optionName, type TableOption, valueName } from '@midden/kernel'
import { useId } from 'react'
import { useText } from '../text/text.ts'
import { Segments } from './segments.tsx'
import './option-field.css'

interface Props {
  name: string
  option: TableOption
  value: unknown
  onChange(value: unknown): void
}

/** More words than this do not fit side by side. */
const ABREAST = 3

/** One table option, as its row of the sheet describes it. */
export function OptionField({ name, option, value, onChange }: Props) {
  const t = useText()
  const id = useId()
  if (option.kind === 'choice' && option.values.length <= ABREAST)
    return (
      <Segments
        legend={optionName(name, option)}
        value={value as string}
        choices={option.values.map((each) => ({ value: each, label: valueName(option, each) }))}
        note={option.about}
        onChange={onChange}
      />
    )
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {optionName(name, option)}
      </label>
      {option.kind === 'choice' && (
        <select id={id} value={value as string} onChange={({ target }) => onChange(target.value)}>
          {option.values.map((each) => (
            <option key={each} value={each}>
              {valueName(option, each)}
            </option>
          ))}
        </select>
      )}
      {option.kind === 'number' && (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={option.min}
          max={option.max}
          value={String(value)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      {option.kind === 'data' && (
        <input id={id} value={t.setUp.standard} readOnly aria-describedby={`${id}-note`} />
      )}
      <p className="note" id={`${id}-note`}>
        {option.kind === 'data' ? `${option.about.replace(/\.?$/, '.')} ${t.setUp.data}` : option.about}
      </p>
    </div>
  )
}
