import { useContext, useSyncExternalStore } from 'react'
import { useText } from '../text/text.ts'
import { VoiceContext } from './voice.ts'

/** The one place that is read out: it is there from the start, polite, and only grows. */
export function Spoken() {
  const t = useText()
  const voice = useContext(VoiceContext)
  const heard = useSyncExternalStore(voice.subscribe, voice.heard, voice.heard)
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={t.speech.said}>
      {heard.map(({ number, text, lang }) => (
        <p key={number} lang={lang}>
          {text}
        </p>
      ))}
    </div>
  )
}
