import type { Game, Ledger } from '@midden/kernel'
import type { Language } from '../settings/settings.ts'
import { unbroken } from '../text/unbroken.ts'

/** How a game comes to the page, as its `rules.ts` says. */
interface Rules {
  game: Game
  /** the game in another language than English */
  languages?: { readonly [L in Language]?: () => Promise<Game> }
  /** fetches a ledger too long to come with its game */
  ledger?(): Promise<Ledger>
}

/** Each game is a chunk of its own, fetched when it is opened. */
const folders = import.meta.glob<Rules>('./*/rules.ts')

/** Older editions of the rules, each a chunk of its own, for tables and replays that began by them. */
const frozen = import.meta.glob<Omit<Rules, 'game'> & { default: Game }>('../../../games/*/editions/*.js')

function rulesOf(id: string): Promise<Rules> {
  const load = folders[`./${id}/rules.ts`]
  return load === undefined ? Promise.reject(new Error(`there is no game "${id}"`)) : load()
}

/** What a French game says, with its marks kept on the line. */
function marked(game: Game): Game {
  return {
    ...game,
    words: unbroken(game.words),
    ...(game.ledger !== undefined && { ledger: unbroken(game.ledger) }),
    sheet: unbroken(game.sheet),
    refuse: (view, seat, action) => unbroken(game.refuse(view, seat, action)),
    barred: (view, seat) => game.barred(view, seat).map((no) => ({ ...no, reason: unbroken(no.reason) })),
  }
}

/** The rules that a journal began by; where that edition is not kept, those in force. */
async function editionOf(id: string, edition: number | undefined): Promise<Rules> {
  const rules = await rulesOf(id)
  if (edition === undefined || edition === rules.game.rules) return rules
  const kept = await frozen[`../../../games/${id}/editions/${edition}.js`]?.()
  return kept === undefined ? rules : { ...kept, game: kept.default }
}

/** Games in another language than English. */
const spokenIn = new WeakMap<Game, Language>()

export const languageOf = (game: Game): Language => spokenIn.get(game) ?? 'en'

/**
 * A game by its id and, where a match is under way or over, by the edition it began by. Its own types stay behind: the
 * table knows it by views, offers and words.
 */
export async function loadGame(id: string, language: Language = 'en', edition?: number): Promise<Game> {
  const { game, languages } = await editionOf(id, edition)
  const spoken = await languages?.[language]?.()
  if (spoken === undefined) return game
  const told = language === 'fr' ? marked(spoken) : spoken
  spokenIn.set(told, language)
  return told
}

export async function loadLedger({ id, ledger }: Game): Promise<Ledger> {
  return ledger ?? (await (await rulesOf(id)).ledger?.()) ?? {}
}
