import type { Journal, Seat, Viewer } from '@midden/kernel'
import { kernelDigest, type MatchFile, matchFile } from '@midden/table'
import { loadGame } from '../games/load.ts'
import { editionOf, followKept } from '../link/shelf-journal.ts'
import type { Sitter } from '../link/table-link.ts'
import type { Services } from '../services.ts'
import { unpack } from './packed-match.ts'
import type { Reel } from './reel.ts'

/** What was promised of a finished match's luck, and the file that proves it: made when it is asked for. */
export interface LuckProof {
  commitment: string | null
  file(): MatchFile
  /** anybody may look the match up on the server, so a link needs no more than its address */
  listed?: boolean
}

/** A match to be looked at, and who sat there. */
export interface Source {
  journal: Journal
  sitters: Sitter[]
  /** whose eyes are the first choice */
  me: Viewer
  proof?: LuckProof
  /** it is played at this very device: what is hidden there stays hidden until it is over */
  ours?: true
}

/** From the address: a match packed into it, one of the server's, or a table of this browser. */
export async function sourceOf(
  { shelf }: Pick<Services, 'shelf'>,
  id: string | null,
  online: boolean,
): Promise<Source | null> {
  if (id === null) {
    const packed = await unpack(location.hash.slice(1))
    if (packed === null) return null
    const sitters = packed.names.map((name, seat): Sitter => ({ seat, name, kind: 'elsewhere' }))
    return { journal: packed.journal, sitters, me: null }
  }
  if (online) return (await import('../online/match.ts')).finishedMatch(id)
  const table = await shelf.get(id)
  if (table === undefined) return null
  const { seats, file } = table
  const entries = await shelf.entries(id)
  const state = followKept(await loadGame(table.game, 'en', editionOf(entries)), id, entries)
  if (state?.match == null) return null
  const { match, status, commitment } = state
  const sitters = seats.map(
    ({ name, bot }, seat): Sitter =>
      bot === null ? { seat, name, kind: 'here' } : { seat, name, kind: 'bot', bot },
  )
  const me = sitters.find(({ kind }) => kind === 'here')?.seat ?? null
  const over = status === 'over'
  return {
    journal: match.journal,
    sitters,
    me,
    ours: true,
    ...(file !== undefined && { proof: { commitment: file.commitment, file: () => file } }),
    ...(file === undefined && over && { proof: { commitment, file: () => matchFile(kernelDigest, state)! } }),
  }
}

const isOver = ({ game, at, length }: Reel): boolean => game.outcome(at(length).match.position) !== null

/** Through whose eyes a match may be seen. While several people share a device, only as a watcher sees it. */
export function eyesOf({ sitters, ours }: Source, reel: Reel): Seat[] {
  if (ours !== true || isOver(reel)) return sitters.map(({ seat }) => seat)
  const people = sitters.filter(({ kind }) => kind === 'here').map(({ seat }) => seat)
  return people.length === 1 ? people : []
}
