import type { Game, Ledger } from '@midden/kernel'
import type { Language } from '../settings/settings.ts'

/** What a French game says, with its marks kept on the line. */
async function marked(game: Game): Promise<Game> {
  const { unbroken } = await import('../text/unbroken.ts')
  return {
    ...game,
    words: unbroken(game.words),
    ...(game.ledger !== undefined && { ledger: unbroken(game.ledger) }),
    sheet: unbroken(game.sheet),
    refuse: (view, seat, action) => unbroken(game.refuse(view, seat, action)),
    barred: (view, seat) => game.barred(view, seat).map((no) => ({ ...no, reason: unbroken(no.reason) })),
  }
}

/** Each game is a chunk of its own, fetched when it is opened; what it says in another language than English, too. */
const packages: Readonly<Record<string, (language: Language) => Promise<Game>>> = {
  pan: (language) =>
    import('@midden/pan').then(({ pan, loadFrench }): Game | Promise<Game> =>
      language === 'fr' ? loadFrench().then(marked) : pan,
    ),
  waste: () => import('@midden/waste').then(({ waste }) => waste),
  'industrial-waste': () => import('@midden/industrial-waste').then(({ industrialWaste }) => industrialWaste),
  'waste-knights': () => import('@midden/waste-knights/lean').then(({ wasteKnights }) => wasteKnights),
}

export const isPlayable = (id: string): boolean => Object.hasOwn(packages, id)

/** A game by its id. Its own types stay behind: the table knows it by views, offers and words. */
export function loadGame(id: string, language: Language = 'en'): Promise<Game> {
  const load = packages[id]
  return load === undefined ? Promise.reject(new Error(`there is no game "${id}"`)) : load(language)
}

/** Ledgers too long to come with their game. */
const ledgers: Readonly<Record<string, () => Promise<Ledger>>> = {
  'waste-knights': () => import('@midden/waste-knights/ledger').then(({ ledger }) => ledger),
}

export const loadLedger = async ({ id, ledger }: Game): Promise<Ledger> =>
  ledger ?? (await ledgers[id]?.()) ?? {}
