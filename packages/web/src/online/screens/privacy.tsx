import type { OwnAccount } from '@midden/protocol'
import { Reading } from '../../screens/page.tsx'
import { useKnownAs } from '../known.ts'
import { useOnlineText } from '../text/text.ts'
import { put } from '../wire/api.ts'
import { SmallForm } from './small-form.tsx'
import { useAsked } from './use-asked.ts'

const paragraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((part) => part.trim() !== '')

function Write({ text, done }: { text: string; done(): void }) {
  const t = useOnlineText()
  return (
    <SmallForm
      title={t.own.write}
      note={t.own.writeNote}
      go={t.own.writeGo}
      send={async (given) => {
        await put('privacy', { text: given('text') })
        done()
        return t.own.saved
      }}
    >
      <label className="field">
        <span className="sr">{t.own.write}</span>
        <textarea key={text} name="text" rows={10} maxLength={10_000} defaultValue={text} />
      </label>
    </SmallForm>
  )
}

/** What is kept of people here: in the words of whoever runs the server, else in our own. */
export function Privacy() {
  const t = useOnlineText()
  const { answer, again } = useAsked<{ text: string | null }>('privacy')
  const known = useKnownAs()
  const { answer: own } = useAsked<OwnAccount>(known ? 'me/account' : null)
  const text = answer?.text ?? ''
  return (
    <Reading here="" title={t.own.privacy}>
      {(text === '' ? t.own.privacyAbout : paragraphs(text)).map((part) => (
        <p key={part}>{part}</p>
      ))}
      {own?.keeper === true && answer !== null && <Write text={text} done={again} />}
    </Reading>
  )
}
