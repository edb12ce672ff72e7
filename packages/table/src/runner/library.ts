import type { Context, TableGame } from '../rules/state.ts'

/** Finds an older edition; undefined where none is kept. */
export type FetchEdition = (id: string, edition: number) => Promise<TableGame | undefined>

/** Games by id and edition: those in force at once, an older one after it has been fetched. */
export function library(
  games: readonly TableGame[],
  fetch: FetchEdition = async () => undefined,
): Pick<Context, 'gameById'> & { fetchEdition(id: string, edition: number): Promise<void> } {
  const fetched = new Map<string, TableGame>()
  const gameById: Context['gameById'] = (id, edition) => {
    const game = games.find((each) => each.id === id)
    return edition === undefined || game?.rules === edition ? game : fetched.get(`${id} ${edition}`)
  }
  return {
    gameById,
    async fetchEdition(id, edition) {
      if (gameById(id, edition) !== undefined) return
      const game = await fetch(id, edition)
      if (game !== undefined) fetched.set(`${id} ${edition}`, game)
    },
  }
}
