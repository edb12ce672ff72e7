import type { Seat, Viewer } from '@midden/kernel'
import {
  type Answer,
  eyesOf,
  type JournalStep,
  type News,
  news,
  refused,
  seatsOf,
  seenVersion,
  type TableState,
  wholeTable,
} from '@midden/table'
import { type Frame, recent } from './recent.ts'
import { shown } from './shown.ts'

/** Somebody who gets a table's frames. */
export interface Follower {
  person: string
  ids: readonly string[]
  /** which of its own seats it looks from; left out: the first */
  as?: Seat
  /** people whose words it does not want */
  muted: ReadonlySet<string>
  send(frame: string): void
}

const GONE = JSON.stringify({
  t: 'notice',
  kind: 'gone',
  text: 'You can no longer watch this table.',
})

/** As whom somebody sees the table: a seat, a watcher (null), or not at all. */
export function roleOf(state: TableState, { ids, as }: Pick<Follower, 'ids' | 'as'>): Viewer | 'nobody' {
  const seat = eyesOf(state, { ids, eyes: { as } })
  if (seat !== null) return seat
  return state.listed || ids.includes(state.host) ? null : 'nobody'
}

/** One step's frame for a role, and the same without the words where somebody said something. */
function frameFor(step: JournalStep, message: News): { frame: Frame; letters: number } {
  const text = JSON.stringify(message)
  const { body } = step.entry
  if (body.kind !== 'say') return { frame: () => text, letters: text.length }
  const speaker = step.before.seats[body.seat]!.person ?? ''
  const hushed = JSON.stringify({ ...message, what: { ...message.what, text: null } })
  return { frame: ({ muted }) => (muted.has(speaker) ? hushed : text), letters: text.length + hushed.length }
}

/** Those who follow a table on this node, by role. One frame is made for each role, however many share it. */
export function followers() {
  const roles = new Map<Follower, Viewer>()
  /** all seats whose people sit at this follower's device */
  const held = new Map<Follower, readonly Seat[]>()
  const pictures = shown()
  const latest = recent()

  function showWhole(state: TableState, role: Viewer, follower: Follower): void {
    const mayRead = ({ seat }: { seat: number }): boolean =>
      !follower.muted.has(state.seats[seat]?.person ?? '')
    follower.send(JSON.stringify(wholeTable(state, pictures.whole(state, role), mayRead)))
  }

  function prune(): void {
    const left = new Set(roles.values())
    pictures.keep((role) => left.has(role) || latest.isKept(role))
  }

  /** Somebody may have sat down or left: from now on it sees the table with other eyes. */
  function reseat(state: TableState): void {
    for (const [follower, role] of roles) {
      held.set(follower, seatsOf(state, follower.ids))
      const now = roleOf(state, follower)
      if (now === role) continue
      if (now === 'nobody') {
        roles.delete(follower)
        held.delete(follower)
        follower.send(GONE)
      } else {
        roles.set(follower, now)
        showWhole(state, now, follower)
      }
    }
  }

  return {
    /** Lets somebody follow from here on: what it missed, where that is still known, else the table whole. */
    add: (state: TableState, follower: Follower, seen: number | null): Answer => {
      const role = roleOf(state, follower)
      if (role === 'nobody') return refused('unknown', 'there is no such table')
      const version = seenVersion(state, role)
      const missed = seen === null ? null : latest.since(role, seen, version)
      roles.set(follower, role)
      held.set(follower, seatsOf(state, follower.ids))
      latest.isHere(role)
      if (missed === null) showWhole(state, role, follower)
      else for (const frame of missed) follower.send(frame(follower))
      return { version }
    },
    remove: (follower: Follower): boolean => {
      const there = roles.delete(follower)
      held.delete(follower)
      prune()
      return there
    },
    send: (frame: string): void => {
      for (const follower of roles.keys()) follower.send(frame)
    },
    size: (): number => roles.size,
    seats: (): number[] => [...new Set([...held.values()].flat())].sort((a, b) => a - b),
    watchers: (): number => [...roles.values()].filter((role) => role === null).length,
    /** Tells a step to everybody, each as it may know it. */
    tell: (step: JournalStep): void => {
      if (roles.size === 0 && latest.isEmpty()) return
      const frames = new Map<Viewer, Frame>()
      const here = latest.roles(roles.values())
      pictures.keep((role) => here.includes(role))
      const changeFor = pictures.step(step)
      for (const role of here) {
        const patch = changeFor(role)
        if (patch === null) continue
        const message = news(step, role, patch)
        const { frame, letters } = frameFor(step, message)
        latest.add(role, message.version, frame, letters)
        frames.set(role, frame)
      }
      for (const [follower, role] of roles) {
        const frame = frames.get(role)
        if (frame !== undefined) follower.send(frame(follower))
      }
      const { kind } = step.entry.body
      if (kind !== 'sit' && kind !== 'lay' && kind !== 'adopt' && kind !== 'forget') return
      latest.forget()
      prune()
      reseat(step.after)
    },
  }
}

export type Followers = ReturnType<typeof followers>
