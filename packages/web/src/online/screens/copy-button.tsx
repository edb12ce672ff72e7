import { useState } from 'react'
import { Icon } from '../../art/icons.tsx'
import { copied } from '../../save/clipboard.ts'
import { useOnlineText } from '../text/text.ts'
import './copy-button.css'

/** A button that copies; where copying is not allowed, the text is shown to be copied by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useOnlineText()
  const [done, setDone] = useState<boolean | null>(null)
  return (
    <>
      <button type="button" className="btn" onClick={async () => setDone(await copied(text))}>
        <Icon name="link" />
        {label}
      </button>
      <span className="copied" role="status">
        {done === true && t.invite.copied}
        {done === false && (
          <>
            {t.invite.copyByHand} <code>{text}</code>
          </>
        )}
      </span>
    </>
  )
}
