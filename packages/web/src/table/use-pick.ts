import { type Action, allowed, type Offer, type Refusal } from '@midden/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { liveOf } from './board-props.ts'
import { mayGrow, onlyChoice, sameAction, toggled } from './pick.ts'

export interface Picking {
  picked: Action | null
  /** it came with the question: nobody has picked it */
  preset: boolean
  /** why the last thing tried cannot be done */
  refusal: Refusal | null
  /** what was committed once and is asked once more */
  doubted: Action | null
  pick(action: Action | null): void
  /** picks without playing at the first tap: there are several ways, and this is one */
  select(action: Action): void
  toggle(act: string, n: number, add?: boolean): void
  commit(action?: Action): void
  /** what will be proposed later, and picked then unless something else was meanwhile; never committed by itself */
  proposal(): (action: Action) => void
  /** says why something did not happen */
  explain(reason: string): void
}

interface Held {
  /** the question this belongs to */
  asking: string
  picked: Action | null
  refusal: Refusal | null
  doubted: Action | null
}

const askingOf = (seenTo: number, offers: readonly Offer[]): string => JSON.stringify([seenTo, offers])

/** Is this still what the table asks? A board may be drawn a moment later than the table moves on. */
const stillAsks = (link: TableLink, asking: string): boolean => {
  const { seenTo, menu, rights } = link.state()
  return askingOf(seenTo, [...menu, ...rights]) === asking
}

/** Select, then act. A pick lasts until the table moves on; what is not offered is explained instead of picked. */
export function usePick(
  link: TableLink,
  state: TableView,
  face: Face,
  confirm: boolean,
  taught: boolean,
): Picking {
  const offers = useMemo((): readonly Offer[] => [...state.menu, ...state.rights], [state.menu, state.rights])
  // Answers of others leave a pick alone; an own move, or other offers, end it.
  const asking = useMemo(() => askingOf(state.seenTo, offers), [state.seenTo, offers])
  const usual = useMemo(
    () => (taught || state.menu.length === 0 ? null : (face.usual?.(liveOf(state)) ?? null)),
    [taught, face, state],
  )
  const picked = onlyChoice(state.menu) ?? face.ready?.(state.menu) ?? usual
  const fresh: Held = { asking, picked, refusal: null, doubted: null }
  const [held, hold] = useState<Held>(fresh)
  const now = held.asking === asking ? held : fresh
  const { view, viewer } = state
  // What comes late, from a board or a refusal of the last question, takes nothing from this one.
  const keep = useCallback(
    (next: Omit<Held, 'asking'>) => stillAsks(link, asking) && hold({ asking, ...next }),
    [link, asking],
  )

  const commit = useCallback(
    async (action: Action | null) => {
      if (action === null || !stillAsks(link, asking)) return
      const doubtful = (face.sure?.(view, action) ?? null) !== null
      if (doubtful && !sameAction(now.doubted, action)) {
        keep({ picked: action, refusal: null, doubted: action })
        return
      }
      const refusal = await link.act(action)
      if (refusal !== null) keep({ picked: action, refusal, doubted: null })
    },
    [link, asking, face, view, now, keep],
  )

  /** Is this picked now? What is not offered is explained. */
  const choose = useCallback(
    (action: Action | null): boolean => {
      if (action !== null && !allowed(offers, action) && !mayGrow(offers, action)) {
        if (viewer !== null) keep({ ...now, refusal: link.game.refuse(view, viewer, action) })
        return false
      }
      keep({ picked: action, refusal: null, doubted: null })
      return true
    },
    [offers, viewer, view, link, now, keep],
  )

  const pick = useCallback(
    (action: Action | null) => {
      const plays = !confirm && action !== null && action.ns === undefined && allowed(offers, action)
      if (choose(action) && plays) commit(action)
    },
    [offers, confirm, commit, choose],
  )

  const toggle = useCallback(
    (act: string, n: number, add?: boolean) => pick(toggled(offers, now.picked, act, n, add)),
    [offers, now.picked, pick],
  )

  return {
    picked: now.picked,
    preset: sameAction(now.picked, picked),
    refusal: now.refusal,
    doubted: now.doubted,
    pick,
    select: choose,
    toggle,
    commit: (action) => commit(action ?? now.picked),
    proposal: () => (action) =>
      hold((since) => (since === held ? { asking, picked: action, refusal: null, doubted: null } : since)),
    explain: (reason) => keep({ ...now, refusal: { clauses: [], reason } }),
  }
}
