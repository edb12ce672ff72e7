import { type Game, hashOf, type Random } from '@midden/kernel'
import type { MatchFile } from '@midden/protocol'
import { type Generator, verifyFairness } from '@midden/protocol/client'
import { carryOut, retell } from '../link/chronicle.ts'
import { fromMatchFile } from '../save/match-file.ts'

const wordsOf = ({ a, b, c, d }: Random): Generator => ({ a, b, c, d })

/**
 * What is wrong with the luck of a match: every move is played again, every position compared with the hash that the
 * server noted, and every draw recomputed from the secret by code that shares nothing with the engine.
 */
export async function wrongWith(game: Game, file: MatchFile): Promise<string[]> {
  const journal = fromMatchFile(file)
  if (typeof journal === 'string') return [journal]
  const chronicle = retell(game, journal, 0)
  const { match } = chronicle
  const generators = [wordsOf(match.position.rng)]
  const wrong: string[] = []
  for (const [i, { seat, action, luck }] of journal.moves.entries()) {
    const refused = carryOut(chronicle, seat, action, luck)
    if (refused !== null) return [`move ${i + 1}: ${refused.reason}`]
    generators.push(wordsOf(match.position.rng))
    const noted = file.actions[i]!.hash
    if (noted !== undefined && noted !== hashOf(match.position))
      wrong.push(`move ${i + 1} leads to another position than it did when it was played`)
  }
  return [...wrong, ...(await verifyFairness(file, generators))]
}
