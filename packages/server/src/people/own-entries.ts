import type { Steps } from '@midden/kernel'
import type { Entry } from '@midden/store'
import { type EntryBody, scrub } from '@midden/table'

export interface OwnEntries {
  /** what the person did there */
  own: { version: number; at: number; body: EntryBody }[]
  /** the entries that name or quote the person, without that */
  rewritten: { version: number; body: string }[]
}

/** A table's journal as one person went through it, read in small steps. */
export function* ownEntries(journal: readonly Entry[], ids: readonly string[]): Steps<OwnEntries> {
  const held = new Set<number>()
  const own: OwnEntries['own'] = []
  const rewritten: OwnEntries['rewritten'] = []
  for (const { version, at, body: text } of journal) {
    yield
    const body = JSON.parse(text) as EntryBody
    if (body.kind === 'sit') {
      if (ids.includes(body.person)) held.add(body.seat)
      else held.delete(body.seat)
    }
    const isTheirs = (seat: number): boolean => held.has(seat)
    const isMade = body.kind === 'move' && body.by !== 'person'
    if ('seat' in body && isTheirs(body.seat) && !isMade) own.push({ version, at, body })
    const clean = scrub(body, isTheirs, ids)
    if (clean !== body) rewritten.push({ version, body: JSON.stringify(clean) })
    if (body.kind === 'lay') held.delete(body.seat)
  }
  return { own, rewritten }
}
