import type { Chapters } from '../box.ts'

export const chapters: Chapters = { en: ['Set-up', 'Keep or draw', 'The end'] }
