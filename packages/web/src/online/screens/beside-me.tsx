import { NAME_LENGTH, PLAIN_PATTERN } from '@midden/protocol/client'
import { useState } from 'react'
import { useText } from '../../text/text.ts'
import { useAtTable } from '../table/at-table.ts'
import { useOnlineText } from '../text/text.ts'
import { chance, post } from '../wire/api.ts'
import './beside-me.css'

/** Two on a sofa: somebody without a device of their own takes a seat at this one. */
export function BesideMe({ attempt }: { attempt(order: () => Promise<unknown>): Promise<void> }) {
  const shell = useText()
  const t = useOnlineText()
  const { session } = useAtTable()
  const [name, setName] = useState('')
  return (
    <form
      className="beside-me"
      onSubmit={(event) => {
        event.preventDefault()
        attempt(async () => {
          const body = { id: chance(), name: name.trim() }
          await post(`tables/${session.table}/join`, body)
          setName('')
        })
      }}
    >
      <label htmlFor="beside-me">{t.room.beside}</label>
      <div>
        <input
          id="beside-me"
          placeholder={t.room.besideName}
          value={name}
          required
          maxLength={NAME_LENGTH}
          pattern={PLAIN_PATTERN}
          title={shell.settings.nameNote}
          aria-describedby="beside-me-note"
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn">
          {t.room.besideSit}
        </button>
      </div>
      <small id="beside-me-note">{t.room.besideNote}</small>
    </form>
  )
}
