import type { Game } from '@midden/kernel'
import { useContext } from 'react'
import { type Language, useSettings } from '../settings/settings.ts'
import { languageOf } from './load.ts'
import { PlainGame } from './plain/face.tsx'

/** For what a game says: its language where that is not the page's; nothing where it is. */
export function useLangOf(game: Game | null): { lang?: Language } {
  const { language } = useSettings()
  const lang = game === null ? language : languageOf(game)
  return lang === language ? {} : { lang }
}

/** The same for the game on the table. */
export const useGameLang = (): { lang?: Language } => useLangOf(useContext(PlainGame))
