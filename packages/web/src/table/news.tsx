import { useContext, useEffect, useRef } from 'react'
import type { Face } from '../games/contract.ts'
import { useLangOf } from '../games/use-game-lang.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { settings } from '../settings/settings.ts'
import { sound } from '../sound/sound.ts'
import { VoiceContext } from '../speech/voice.ts'
import { useText } from '../text/text.ts'
import { verdict } from './question.tsx'
import { spoken } from './sentence.tsx'
import { told } from './told.ts'

/** What the last move brought, said once to screen readers and, if wanted, heard. */
export function News({ link, state, face }: { link: TableLink; state: TableView; face: Face }): null {
  const t = useText()
  const { say } = useContext(VoiceContext)
  const { lang } = useLangOf(link.game)
  const last = useRef(state.moves)
  useEffect(() => {
    const { moves, story, question, outcome, view } = state
    if (moves === last.current) return
    const news = story.filter(({ move }) => move > last.current).map(({ event }) => event)
    last.current = moves
    const sentences =
      settings().speech === 'brief' ? [] : news.map((event) => spoken(told(link, state, face, event)))
    if (outcome !== null) sentences.push(verdict(state, t))
    else if (question !== null) sentences.push(link.game.words.question(view, question.decision))
    say(sentences.join(' '), lang)
    const heard = news.map((event) => face.sound?.(event) ?? null).find((name) => name !== null)
    sound(heard ?? (outcome !== null ? 'bell' : question !== null ? 'turn' : 'card'))
  }, [state, link, face, t, say, lang])
  return null
}
