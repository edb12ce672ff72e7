import { useEffect } from 'react'
import { sharesSeen } from '../promises.ts'
import { entropyOf } from '../shares.ts'
import { useAtTable } from './at-table.ts'

/** Reveals our shares of the luck once everybody sits; what the others have promised by then is noted first. */
export function useReveal(): void {
  const { session, feed } = useAtTable()
  const { mine, fairness } = feed.picture
  const { until, shares, entropy } = fairness
  const all = JSON.stringify(shares)
  const due = until === null ? '' : mine.filter((seat) => entropy[seat] === '').join()
  useEffect(() => {
    if (due === '') return
    for (const seat of due.split(',').map(Number)) {
      const own = entropyOf((JSON.parse(all) as (string | null)[])[seat] ?? '')
      if (own === '') continue
      sharesSeen.keep(session.table, all)
      session.send({ t: 'reveal', entropy: own, as: seat })
    }
  }, [session, due, all])
}
