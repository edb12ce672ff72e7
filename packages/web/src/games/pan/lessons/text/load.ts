import type { Language } from '../../../../settings/settings.ts'
import type { Worded } from '../../../../text/text.ts'
import { unbroken } from '../../../../text/unbroken.ts'
import { en } from './en.ts'

export type PanLessons = Worded<typeof en>

export async function panLessons(language: Language): Promise<PanLessons> {
  return language === 'fr' ? unbroken((await import('./fr.ts')).fr) : en
}
