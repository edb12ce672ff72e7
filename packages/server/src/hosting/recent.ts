import type { Viewer } from '@midden/kernel'
import type { Follower } from './followers.ts'

/** So many entries, and so much text, are kept for each role; and so long after its last follower has gone. */
const ENTRIES = 16
const LETTERS = 50_000

/** One step's frame as a role gets it: whoever does not want to hear the speaker gets it without the words. */
export type Frame = (follower: Follower) => string

interface Told {
  frames: { version: number; frame: Frame; letters: number }[]
  letters: number
  /** entries that are still told to nobody */
  alone: number
}

/** The last frames of each role as they were told: whoever was away for a moment is given what it missed. */
export function recent() {
  const roles = new Map<Viewer, Told>()

  const isHere = (role: Viewer): void => {
    const told = roles.get(role)
    if (told === undefined) roles.set(role, { frames: [], letters: 0, alone: ENTRIES })
    else told.alone = ENTRIES
  }

  return {
    isHere,
    /** One more entry: the roles that somebody has now, or had a moment ago. */
    roles: (here: Iterable<Viewer>): Viewer[] => {
      const now = new Set(here)
      now.forEach(isHere)
      for (const [role, told] of roles) if (!now.has(role) && told.alone-- === 0) roles.delete(role)
      return [...roles.keys()]
    },
    add: (role: Viewer, version: number, frame: Frame, letters: number): void => {
      const told = roles.get(role)!
      told.frames.push({ version, frame, letters })
      told.letters += letters
      while (told.frames.length > ENTRIES || told.letters > LETTERS)
        told.letters -= told.frames.shift()!.letters
    },
    /** What a role was told after a version; null where that is not known any more. */
    since: (role: Viewer, version: number, now: number): Frame[] | null => {
      if (version === now) return []
      const frames = roles.get(role)?.frames ?? []
      const from = frames.findIndex((each) => each.version === version + 1)
      return from < 0 ? null : frames.slice(from).map(({ frame }) => frame)
    },
    isKept: (role: Viewer): boolean => roles.has(role),
    isEmpty: (): boolean => roles.size === 0,
    /** Somebody has sat down or left: whose eyes saw what is not known any more. */
    forget: (): void => roles.clear(),
  }
}
