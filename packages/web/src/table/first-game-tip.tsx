import { useEffect, useState } from 'react'
import type { BoardProps, Face } from '../games/contract.ts'
import type { TableLink } from '../link/table-link.ts'
import { useText } from '../text/text.ts'
import { Clause } from './clause.tsx'

const keyOf = (link: TableLink): string => `midden.tips.${link.id}`

function putAway(link: TableLink): string[] {
  try {
    return (localStorage.getItem(keyOf(link)) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** All tips of a table are put away with this word. */
const ALL = '*'

/** What a newcomer should know now, above the question. Put away for good, one by one or all at once. */
export function FirstGameTip({ link, face, props }: { link: TableLink; face: Face; props: BoardProps }) {
  const t = useText()
  const [gone, setGone] = useState(() => putAway(link))
  const [, setFetched] = useState(false)
  useEffect(() => {
    face.fetchTips?.().then(() => setFetched(true))
  }, [face])
  const tip = face.tip?.(props, gone) ?? null
  if (tip === null || gone.includes(tip.id) || gone.includes(ALL)) return null
  const away = (id: string): void => {
    const next = [...gone, id]
    setGone(next)
    try {
      localStorage.setItem(keyOf(link), next.join(' '))
    } catch {
      // Then the tip comes again after a reload.
    }
  }
  return (
    <aside className="tip" aria-label={t.tip.title}>
      <p>
        {tip.text} {tip.clause !== undefined && <Clause id={tip.clause} />}
      </p>
      <button type="button" className="btn" onClick={() => away(tip.id)}>
        {t.tip.next}
      </button>
      <button type="button" className="btn btn-plain" onClick={() => away(ALL)}>
        {t.tip.skip}
      </button>
    </aside>
  )
}
