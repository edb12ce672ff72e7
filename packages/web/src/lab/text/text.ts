import { lateText } from '../../text/late-text.ts'
import type { Worded } from '../../text/text.ts'
import { en, type LabEnglish } from './en.ts'

/** What findings say stays as it is typed: each sentence has figures of its own. */
export type LabText = Worded<Omit<LabEnglish, 'study'>> & Pick<LabEnglish, 'study'>

export const useLabText = lateText<LabText>(en, () => import('./fr.ts').then(({ fr }) => fr))
