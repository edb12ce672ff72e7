import type { Game } from '@midden/kernel'
import { useEffect, useState } from 'react'
import type { CardFact } from '../games/box.ts'
import { loadCardFacts } from '../games/faces.ts'
import { useSettings } from '../settings/settings.ts'

/** As it is searched: small letters without their accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (search: string): string[] => bare(search).split(/\s+/).filter(Boolean)

export const hasAll = (text: string, words: readonly string[]): boolean => {
  const all = bare(text)
  return words.every((word) => all.includes(word))
}

/** Cards with all these words. The clauses about those that are meant by name are part of the answer. */
export function cardsWith(
  facts: readonly CardFact[],
  words: readonly string[],
): { found: readonly CardFact[]; cited: ReadonlySet<string> } {
  if (words.length === 0) return { found: [], cited: new Set() }
  const found = facts.filter(({ id, name, text }) => hasAll(`${id} ${name} ${text}`, words))
  const named = found.filter(({ name }) => hasAll(name, words))
  return { found, cited: new Set(named.flatMap(({ clauses }) => clauses)) }
}

const NONE: readonly CardFact[] = []

/** The cards of a game, from the first word that is searched. */
export function useCardFacts({ id }: Game, wanted: boolean): readonly CardFact[] {
  const { language } = useSettings()
  const [facts, setFacts] = useState(NONE)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    loadCardFacts(id, language).then((all) => {
      if (!gone) setFacts(all)
    })
    return () => {
      gone = true
    }
  }, [id, language, wanted])
  return facts
}
