import type { Language } from '../../../settings/settings.ts'
import { unbroken } from '../../../text/unbroken.ts'
import { en } from './en.ts'
import type { PanText } from './text.ts'

export async function panText(language: Language): Promise<PanText> {
  return language === 'fr' ? unbroken((await import('./fr.ts')).fr) : en
}
