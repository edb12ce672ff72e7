import { useId } from 'react'
import './segments.css'

interface Props<T extends string | number> {
  legend: string
  value: T
  choices: readonly { value: T; label: string; lang?: string; disabled?: boolean }[]
  note?: string
  onChange(value: T): void
}

/** One of a few, side by side. */
export function Segments<T extends string | number>({ legend, value, choices, note, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="label">{legend}</legend>
      <div className="seg">
        {choices.map((choice) => (
          <label key={choice.value} lang={choice.lang}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {note !== undefined && <p className="note">{note}</p>}
    </fieldset>
  )
}
