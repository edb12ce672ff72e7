import { useState } from 'react'
import { go, Link } from '../../router/router.tsx'
import { CopyButton } from '../screens/copy-button.tsx'
import { useOnlineText } from '../text/text.ts'
import { useAtTable } from './at-table.ts'

/** What can be done about the table itself. */
export function More() {
  const t = useOnlineText()
  const { session, feed, names, present, watchers } = useAtTable()
  const [busy, setBusy] = useState(false)
  const { me, mine, seats, status, clock, paused, proposal, match, fairness } = feed.picture
  const playing = status === 'playing' && me !== null
  const free = playing && proposal === null && !busy
  const ask = (seat?: number) => async () => {
    setBusy(true)
    await session.send(
      seat === undefined ? { t: 'propose', what: 'pause' } : { t: 'propose', what: 'replace', seat },
    )
    setBusy(false)
  }
  async function leave(): Promise<void> {
    for (const seat of mine) if (!seats[seat]!.away) await session.send({ t: 'away', as: seat })
    go('/online')
  }
  const asked = match?.waiting.flatMap(({ seat, optional }) => (optional ? [] : [seat])) ?? []
  const missed = seats.flatMap(({ kind, away }, seat) =>
    kind === 'person' && !away && !mine.includes(seat) && (asked.includes(seat) || !present.includes(seat))
      ? [seat]
      : [],
  )
  return (
    <>
      {watchers > 0 && <p className="path">{t.more.watching(watchers)}</p>}
      {fairness.from > 0 && <p className="path">{t.more.luckFrom(fairness.from + 1)}</p>}
      <CopyButton text={`${location.origin}/online/table/${session.table}`} label={t.more.invite} />
      {playing &&
        mine.map(
          (seat) =>
            seat !== me && (
              <button key={seat} type="button" className="btn" onClick={() => session.handTo(seat)}>
                {t.more.hand(names[seat]!)}
              </button>
            ),
        )}
      {free && clock !== 'none' && !paused && (
        <button type="button" className="btn" onClick={ask()}>
          {t.more.pause}
        </button>
      )}
      {free &&
        missed.map((seat) => (
          <button key={seat} type="button" className="btn" onClick={ask(seat)}>
            {t.more.replace(names[seat]!)}
          </button>
        ))}
      <Link className="btn" href="/online">
        {me === null ? t.more.off : t.more.later}
      </Link>
      {playing && !seats[me]!.away && (
        <button type="button" className="btn" onClick={leave}>
          {t.more.leave}
        </button>
      )}
    </>
  )
}
