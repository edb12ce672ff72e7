import type { Viewer } from '@midden/kernel'
import { news, type Picture, picture, type Step, seatOf, type TableState, whole } from '@midden/table'

/** Somebody who gets a table's frames. */
export interface Follower {
  person: string
  ids: readonly string[]
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
export function roleOf(state: TableState, ids: readonly string[]): Viewer | 'nobody' {
  const seat = seatOf(state, ids)
  if (seat !== null) return seat
  return state.listed || ids.includes(state.host) ? null : 'nobody'
}

/** One step's frame for a role, and the same without the words where somebody said something. */
export function framesFor(step: Step, role: Viewer, had: Picture, has: Picture) {
  const message = news(step, role, had, has)
  const frame = JSON.stringify(message)
  const { body } = step.entry
  if (body.kind !== 'say') return (): string => frame
  const speaker = step.before.seats[body.seat]!.person ?? ''
  const hushed = JSON.stringify({ ...message, what: { ...message.what, text: null } })
  return (follower: Follower): string => (follower.muted.has(speaker) ? hushed : frame)
}

/** Those who follow a table on this node, by role. One frame is made for each role, however many share it. */
export function followers() {
  const roles = new Map<Follower, Viewer>()
  const pictures = new Map<Viewer, Picture>()

  const pictureFor = (state: TableState, role: Viewer): Picture => {
    const held = pictures.get(role)
    if (held !== undefined) return held
    const made = picture(state, role)
    pictures.set(role, made)
    return made
  }

  function showWhole(state: TableState, role: Viewer, follower: Follower): void {
    const mayRead = ({ seat }: { seat: number }): boolean =>
      !follower.muted.has(state.seats[seat]?.person ?? '')
    follower.send(JSON.stringify(whole(state, pictureFor(state, role), mayRead)))
  }

  /** Somebody may have sat down or left: from now on it sees the table with other eyes. */
  function reseat(state: TableState): void {
    for (const [follower, role] of roles) {
      const now = roleOf(state, follower.ids)
      if (now === role) continue
      if (now === 'nobody') {
        roles.delete(follower)
        follower.send(GONE)
      } else {
        roles.set(follower, now)
        showWhole(state, now, follower)
      }
    }
  }

  return {
    add: (follower: Follower, role: Viewer): void => void roles.set(follower, role),
    remove: (follower: Follower): boolean => {
      const there = roles.delete(follower)
      const left = new Set(roles.values())
      for (const role of pictures.keys()) if (!left.has(role)) pictures.delete(role)
      return there
    },
    showWhole,
    send: (frame: string): void => {
      for (const follower of roles.keys()) follower.send(frame)
    },
    size: (): number => roles.size,
    seats: (): number[] =>
      [...new Set([...roles.values()].filter((role) => role !== null))].sort((a, b) => a - b),
    watchers: (): number => [...roles.values()].filter((role) => role === null).length,
    /** Tells a step to everybody, each as it may know it. */
    tell: (step: Step): void => {
      const frames = new Map<Viewer, (follower: Follower) => string>()
      const had = new Map(pictures)
      pictures.clear()
      for (const [follower, role] of roles) {
        let frame = frames.get(role)
        if (frame === undefined) {
          const before = had.get(role) ?? picture(step.before, role)
          frame = framesFor(step, role, before, pictureFor(step.after, role))
          frames.set(role, frame)
        }
        follower.send(frame(follower))
      }
      const { kind } = step.entry.body
      if (kind === 'sit' || kind === 'lay') reseat(step.after)
    },
  }
}

export type Followers = ReturnType<typeof followers>
