import { type Game, hashOf, type Random, replay, Unplayable } from '@midden/kernel'
import { type Generator, verifyFairness } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { fromMatchFile } from '../save/match-file.ts'

const wordsOf = ({ a, b, c, d }: Random): Generator => ({ a, b, c, d })

/**
 * What is wrong with the luck of a match: every move is played again, every position compared with the hash that the
 * server noted, and every draw recomputed from the secret by code that shares nothing with the engine.
 */
export async function wrongWith(game: Game, file: MatchFile): Promise<string[]> {
  const journal = fromMatchFile(file)
  if (typeof journal === 'string') return [journal]
  const generators: Generator[] = []
  const wrong: string[] = []
  try {
    replay(game, journal, undefined, ({ position, journal: { moves } }) => {
      generators.push(wordsOf(position.rng))
      const noted = file.actions[moves.length - 1]?.hash
      if (noted !== undefined && noted !== hashOf(position))
        wrong.push(`move ${moves.length} leads to another position than it did when it was played`)
    })
  } catch (error) {
    if (error instanceof Unplayable) return [error.message]
    throw error
  }
  return [...wrong, ...(await verifyFairness(file, generators))]
}
