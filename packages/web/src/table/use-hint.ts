import type { Action } from '@midden/kernel'
import { useState } from 'react'
import type { Face } from '../games/contract.ts'
import type { TableLink, TableView } from '../link/table-link.ts'
import { type Settings, useSettings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import type { Picking } from './use-pick.ts'

/** What a bot would do, and which. */
export interface Given {
  action: Action
  advisor: Settings['advisor']
}

/** Said until the question is another one; what others do meanwhile does not take it away. */
export function useHint(
  link: TableLink,
  state: TableView,
  face: Face,
  { proposal, explain }: Picking,
): [Given | null, () => void] {
  const t = useText()
  const { advisor } = useSettings()
  const [hint, setHint] = useState<(Given & { asked: string }) | null>(null)
  const asked = `${state.seenTo}/${state.question?.decision}`
  const ask = async (): Promise<void> => {
    const propose = proposal()
    try {
      const [action] = await Promise.all([link.hint(advisor), face.fetchReasons?.()])
      if (action === null) return
      setHint({ asked, action, advisor })
      propose(action)
    } catch {
      // The bots have not been fetched yet, and there is no connection.
      explain(t.table.noHint)
    }
  }
  return [hint?.asked === asked ? hint : null, ask]
}
