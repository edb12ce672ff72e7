import { useEffect, useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import type { Worded } from '../../text/text.ts'
import { en, type ReviewEnglish } from './en.ts'

export type ReviewText = Worded<ReviewEnglish>

/** The texts in the language chosen; English until they are there. */
export function useReviewText(): ReviewText {
  const { language } = useSettings()
  const [text, setText] = useState<ReviewText>(en)
  useEffect(() => {
    let left = false
    if (language === 'fr') import('./fr.ts').then(({ fr }) => left || setText(fr))
    else setText(en)
    return () => {
      left = true
    }
  }, [language])
  return text
}
