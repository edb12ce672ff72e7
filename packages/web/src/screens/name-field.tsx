import { isPlain, NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import { useState } from 'react'
import { useKnownAs } from '../online/known.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'

/** One's own name, kept in the settings as soon as it is one. Whoever has an account is called by it. */
export function NameField({ label }: { label: string }) {
  const t = useText()
  const { name } = useSettings()
  const account = useKnownAs()
  const isAccounts = account !== null && account !== ''
  const [wrong, setWrong] = useState(false)
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        {...(isAccounts ? { value: name, readOnly: true } : { defaultValue: name })}
        required
        maxLength={NAME_LENGTH}
        pattern={PLAIN_PATTERN}
        title={t.settings.nameNote}
        aria-invalid={wrong}
        autoComplete="nickname"
        onChange={({ target }) => {
          const given = target.value.trim()
          setWrong(!isPlain(given))
          if (isPlain(given)) changeSettings({ name: given, named: true })
        }}
      />
      <span className="note" role="alert">
        {wrong && t.settings.nameNote}
        {isAccounts && t.settings.nameOfAccount}
      </span>
    </label>
  )
}
