import type { Language } from '../settings/settings.ts'
import type { CardFact, Chapters, PlainBook, PlainRules } from './box.ts'
import type { Face } from './contract.ts'
import { plain } from './plain/face.tsx'

type Spoken<T> = (language: Language) => Promise<T>

const faces = import.meta.glob<{ face: Face } | { faceIn: Spoken<Face> }>('./*/index.tsx')

/** How each game looks. A game without a face of its own is played on the plain board. */
export async function loadFace(id: string, language: Language): Promise<Face> {
  const file = await faces[`./${id}/index.tsx`]?.()
  if (file === undefined) return plain
  return 'face' in file ? file.face : file.faceIn(language)
}

type Facts = readonly CardFact[]
const facts = import.meta.glob<{ facts: Facts } | { factsIn: Spoken<Facts> }>('./*/card-facts.ts')

/** The cards of each game, fetched when somebody searches. */
export async function loadCardFacts(id: string, language: Language): Promise<Facts> {
  const file = await facts[`./${id}/card-facts.ts`]?.()
  if (file === undefined) return []
  return 'facts' in file ? file.facts : file.factsIn(language)
}

const chapters = import.meta.glob<{ chapters: Chapters }>('./*/chapters.ts')

/** The titles of a rule book's chapters, from the first on. */
export async function loadChapters(id: string, language: Language): Promise<readonly string[]> {
  const file = await chapters[`./${id}/chapters.ts`]?.()
  return file?.chapters[language] ?? file?.chapters.en ?? []
}

const plainRules = import.meta.glob<{ plainRules: PlainRules }>('./*/plain-rules.ts')

/** A game's decisions in plain words, fetched when somebody asks why; nothing where it has none. */
export async function loadPlainRules(id: string, language: Language): Promise<PlainBook> {
  const file = await plainRules[`./${id}/plain-rules.ts`]?.()
  return file?.plainRules[language] ?? file?.plainRules.en ?? {}
}
