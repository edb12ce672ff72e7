import type { Language } from '../settings/settings.ts'

/** A card as a search of the rules finds it: what it is called and what is to be said about it. */
export interface CardFact {
  /** as it is printed: "6", "ORD", "G01" */
  id: string
  name: string
  text: string
  /** the clauses about it */
  clauses: readonly string[]
}

/** The cards of each game, fetched when somebody searches. */
const facts: Readonly<Record<string, (language: Language) => Promise<readonly CardFact[]>>> = {
  pan: (language) => import('./pan/card-facts.ts').then(({ factsIn }) => factsIn(language)),
  waste: () => import('./waste/card-facts.ts').then((game) => game.facts),
  'industrial-waste': () => import('./industrial-waste/card-facts.ts').then((game) => game.facts),
  'waste-knights': () => import('./waste-knights/card-facts.ts').then((game) => game.facts),
}

export const loadCardFacts = (id: string, language: Language): Promise<readonly CardFact[]> =>
  facts[id]?.(language) ?? Promise.resolve([])
