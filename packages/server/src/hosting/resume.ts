import type { Told, Viewer } from '@midden/kernel'
import {
  type Answer,
  advance,
  type Context,
  type Picture,
  picture,
  refused,
  type TableState,
} from '@midden/table'
import { type Follower, type Followers, framesFor, roleOf } from './followers.ts'
import type { Since } from './recent.ts'
import type { StoreJournal } from './storeJournal.ts'

/** A client that has missed more than this gets the table whole. */
const LONGEST_GAP = 200

/** The frames somebody missed, as they were told at the time; null if it saw the table with other eyes then. */
function missed(
  context: Context,
  from: Since,
  now: TableState,
  role: Viewer,
  follower: Follower,
): string[] | null {
  const { id } = now
  let { state } = from
  const frames: string[] = []
  let had: Picture = picture(state, role)
  for (const entry of from.entries) {
    if (roleOf(state, follower.ids) !== role) return null
    const events: Told[] = []
    if (entry.version > now.version) break
    const after: TableState = advance(context, id, state, entry, events)
    const has = picture(after, role)
    frames.push(framesFor({ before: state, after, entry, events }, role, had, has)(follower))
    state = after
    had = has
  }
  return frames
}

async function fromStore(journal: StoreJournal, seen: number): Promise<Since | null> {
  const state = await journal.loadAt(seen)
  return state === null ? null : { state, entries: await journal.read(seen) }
}

/** Brings somebody up to date and lets it follow from here on. */
export async function resume(
  context: Context,
  journal: StoreJournal,
  state: TableState,
  recently: (version: number) => Since | null,
  audience: Followers,
  follower: Follower,
  seen: number | null,
): Promise<Answer> {
  const role = roleOf(state, follower.ids)
  if (role === 'nobody') return refused('unwelcome', 'this table is private: it needs an invitation')
  const gap = seen === null ? -1 : state.version - seen
  let frames: string[] | null = null
  if (gap === 0) frames = []
  else if (gap > 0 && gap <= LONGEST_GAP) {
    const from = recently(seen!) ?? (await fromStore(journal, seen!))
    frames = from === null ? null : missed(context, from, state, role, follower)
  }
  audience.add(follower, role)
  if (frames === null) audience.showWhole(state, role, follower)
  else for (const frame of frames) follower.send(frame)
  return { version: state.version }
}
