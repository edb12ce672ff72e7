import type { Refused } from '@midden/table'
import { createContext, useContext, useEffect, useState } from 'react'
import { type Language, useSettings } from '../../settings/settings.ts'
import type { Worded } from '../../text/text.ts'
import { forgotten } from '../wire/api.ts'
import { en, type OnlineEnglish } from './en.ts'

export type OnlineText = Worded<OnlineEnglish>

export const OnlineTextContext = createContext<OnlineText>(en)

export const useOnlineText = (): OnlineText => useContext(OnlineTextContext)

/** French comes only to those who read it. */
export const loadText = (language: Language): Promise<OnlineText> =>
  language === 'fr' ? import('./fr.ts').then(({ fr }): OnlineText => fr) : Promise.resolve(en)

/** The texts in the language chosen; English until they are there. */
export function useLoadedText(): OnlineText {
  const { language } = useSettings()
  const [text, setText] = useState<OnlineText>(en)
  useEffect(() => {
    let left = false
    loadText(language).then((loaded) => left || setText(loaded))
    return () => {
      left = true
    }
  }, [language])
  return text
}

/** A refusal of the server in the reader's own words. */
export const refusedIn = (text: OnlineText, refused: Refused): string =>
  refused === forgotten ? text.noCookies : text.refused[refused.code]
