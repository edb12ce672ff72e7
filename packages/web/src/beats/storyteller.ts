import type { Fate, Game, Retelling } from '@midden/kernel'
import { plainStoryteller, type Storyteller } from '@midden/table'
import type { Language } from '../settings/settings.ts'
import { unbroken } from '../text/unbroken.ts'

interface Told {
  fate: Fate
  retelling: Retelling
  /** the sentences in another language than English */
  languages?: { readonly [L in Language]?: () => Promise<Retelling> }
}

/** What is fateful in each game and how it is told, fetched with the table. */
const folders = import.meta.glob<Told>('../games/*/fate.ts')

export async function loadStoryteller(game: Game, language: Language): Promise<Storyteller> {
  const told = await folders[`../games/${game.id}/fate.ts`]?.()
  if (told === undefined) return plainStoryteller(game)
  const spoken = await told.languages?.[language]?.()
  if (spoken === undefined) return told
  return { fate: told.fate, retelling: language === 'fr' ? unbroken(spoken) : spoken }
}
