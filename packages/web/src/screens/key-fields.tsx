import { useState } from 'react'
import { COMMANDS, type KeyCommand, STANDARD_KEYS, withKey } from '../settings/keys.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { type Text, useText } from '../text/text.ts'
import './key-fields.css'

const problemIn = (
  t: Text,
  key: string,
  problem: { kind: 'unfit' } | { kind: 'taken'; by: KeyCommand },
): string =>
  problem.kind === 'unfit'
    ? t.settings.keyUnfit
    : t.settings.keyTaken(key.toUpperCase(), t.help.commands[problem.by])

/** The key of each command, to be typed over. What cannot be had is said, and the old key stays. */
export function KeyFields() {
  const t = useText()
  const { keys } = useSettings()
  const [refused, refuse] = useState<{ command: KeyCommand; reason: string } | null>(null)
  const choose = (command: KeyCommand, key: string): void => {
    const next = withKey(keys, command, key)
    const problem = 'kind' in next
    refuse(problem ? { command, reason: problemIn(t, key, next) } : null)
    if (!problem) changeSettings({ keys: next })
  }
  return (
    <fieldset className="own-keys">
      <legend className="label">{t.settings.keys}</legend>
      <p className="note">{t.settings.keysNote}</p>
      <ul>
        {COMMANDS.map((command) => (
          <li key={command}>
            <label>
              <input
                value={keys[command].toUpperCase()}
                aria-invalid={refused?.command === command}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                onFocus={({ target }) => target.select()}
                // What is typed takes the place of what stood there, wherever the caret is.
                onChange={({ target: { value } }) => {
                  const typed = [...value.toLowerCase().replace(keys[command], '')].at(-1) ?? ''
                  choose(command, value === '' ? '' : typed === '' ? keys[command] : typed)
                }}
              />
              {t.help.commands[command]}
            </label>
          </li>
        ))}
      </ul>
      <p className="note refused" role="alert">
        {refused?.reason}
      </p>
      <button
        type="button"
        className="btn"
        onClick={() => {
          refuse(null)
          changeSettings({ keys: STANDARD_KEYS })
        }}
      >
        {t.settings.keysStandard}
      </button>
    </fieldset>
  )
}
