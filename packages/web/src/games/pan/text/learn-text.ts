import type { Language } from '../../../settings/settings.ts'
import type { Worded } from '../../../text/text.ts'
import { unbroken } from '../../../text/unbroken.ts'
import { enLearn } from './en-learn.ts'

export type PanLearn = Worded<typeof enLearn>

export async function learnText(language: Language): Promise<PanLearn> {
  return language === 'fr' ? unbroken((await import('./fr-learn.ts')).frLearn) : enLearn
}
