import { createContext, useContext } from 'react'
import type { Language } from '../../settings/settings.ts'
import type { Worded } from '../../text/text.ts'
import { en } from './en.ts'

export type LessonText = Worded<typeof en>

export const LessonTextContext = createContext<LessonText>(en)

export const useLessonText = (): LessonText => useContext(LessonTextContext)

export async function lessonText(language: Language): Promise<LessonText> {
  return language === 'fr' ? (await import('./fr.ts')).fr : en
}
