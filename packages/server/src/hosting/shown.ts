import type { Viewer } from '@midden/kernel'
import {
  change,
  isUnseen,
  type JournalStep,
  type OwnPicture,
  ownPicture,
  type Patch,
  type Picture,
  type SharedPicture,
  sharedPicture,
  type TableState,
} from '@midden/table'

/** A role's picture: what all are shown alike is one piece of data for all of them. */
interface Halves {
  shared: SharedPicture
  own: OwnPicture
}

/** What each role has been shown of a table. */
export function shown() {
  const pictures = new Map<Viewer, Halves>()
  let latest: SharedPicture | null = null

  function made(state: TableState, role: Viewer): Halves {
    const shared = sharedPicture(state)
    latest = latest === null ? shared : change(latest, shared).value
    return { shared: latest, own: ownPicture(state, role) }
  }

  return {
    /** The picture whole, as it was told. */
    whole: (state: TableState, role: Viewer): Picture => {
      const held = pictures.get(role) ?? made(state, role)
      pictures.set(role, held)
      return { ...held.shared, ...held.own }
    },
    /** Only these roles are shown anything from now on. */
    keep: (isKept: (role: Viewer) => boolean): void => {
      for (const role of pictures.keys()) if (!isKept(role)) pictures.delete(role)
      if (pictures.size === 0) latest = null
    },
    /** One more step: what it changes for a role, or null where that sees nothing of it. */
    step: ({ before, after }: JournalStep): ((role: Viewer) => Patch | null) => {
      const shared = sharedPicture(after)
      const changes = new Map<SharedPicture, { patch: Patch; value: SharedPicture }>()
      return (role) => {
        const had = pictures.get(role) ?? made(before, role)
        pictures.set(role, had)
        if (isUnseen(after, role)) return null
        const alike = changes.get(had.shared) ?? change(had.shared, shared)
        changes.set(had.shared, alike)
        // Nearly all of it is as it was: the next comparison is short.
        const own = change(had.own, ownPicture(after, role))
        latest = alike.value
        pictures.set(role, { shared: alike.value, own: own.value })
        return alike.patch.concat(own.patch)
      }
    },
  }
}
