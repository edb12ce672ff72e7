import { lateText } from '../../text/late-text.ts'
import type { Worded } from '../../text/text.ts'
import { en, type ReviewEnglish } from './en.ts'

export type ReviewText = Worded<ReviewEnglish>

export const useReviewText = lateText<ReviewText>(en, () => import('./fr.ts').then(({ fr }) => fr))
