import { useEffect, useState } from 'react'
import { useSettings } from '../settings/settings.ts'

/** A catalogue of a part of the page, in the language chosen; English until the other is there. */
export function lateText<T>(english: T, french: () => Promise<T>): () => T {
  return function useLateText() {
    const { language } = useSettings()
    const [text, setText] = useState<{ text: T }>({ text: english })
    useEffect(() => {
      let left = false
      if (language === 'fr') french().then((fr) => left || setText({ text: fr }))
      else setText({ text: english })
      return () => {
        left = true
      }
    }, [language])
    return text.text
  }
}
