import { STANDARD_BOT } from '@midden/bots'
import { replay } from '@midden/kernel'
import { useContext, useEffect, useState } from 'react'
import { loadGame } from '../games/load.ts'
import { sourceOf } from '../replay/source.ts'
import { Notice } from '../screens/notice.tsx'
import { Reading } from '../screens/page.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { settings } from '../settings/settings.ts'
import { boxOf } from '../shelf/boxes.ts'
import { type Match, ReviewPage } from './review.tsx'
import { type Run, weighing } from './run.ts'
import { useReviewText } from './text/text.ts'

type Opened = { match: Match; run: Run } | 'missing' | 'not over'

/** Who sat there, for a table that goes on from a moment of it. */
async function companyOf(
  { shelf }: Services,
  id: string,
  online: boolean,
  { sitters, me }: Pick<Match, 'sitters' | 'me'>,
): Promise<Match['company']> {
  if (me === null) return null
  const kept = online ? undefined : await shelf.get(id)
  return sitters.map(({ name, seat }) => ({
    name,
    bot: seat === me ? null : (kept?.seats[seat]?.bot ?? STANDARD_BOT),
  }))
}

async function open(services: Services, id: string, online: boolean): Promise<Opened> {
  const found = await sourceOf(services, id, online)
  if (found === null) return 'missing'
  const { journal, sitters, me } = found
  const { language } = settings()
  const game = await loadGame(journal.game, language, journal.rules)
  const outcome = game.outcome(replay(game, journal).position)
  if (outcome === null) return 'not over'
  const company = await companyOf(services, id, online, { sitters, me })
  const address = online ? `/online/table/${id}` : `/table/${id}`
  return {
    match: { game, journal, outcome, sitters, me, address, company },
    run: weighing(`${address}/${journal.moves.length}/${language}`, { journal, language, seat: me }),
  }
}

/** A finished match, weighed while one looks. */
export function ReviewScreen({ id, online = false }: { id: string; online?: boolean }) {
  const t = useReviewText()
  const services = useContext(ServicesContext)
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let left = false
    let run: Run | null = null
    open(services, id, online)
      .catch((): Opened => 'missing')
      .then((found) => {
        if (typeof found === 'object') run = found.run
        if (left) run?.close()
        else setOpened(found)
      })
    return () => {
      left = true
      run?.close()
    }
  }, [services, id, online])
  if (opened === null) return <p className="laying-out label">{t.loading}</p>
  if (opened === 'missing') return <Notice title={t.missing} note={t.missingNote} />
  if (opened === 'not over') return <Notice title={t.notOver} note={t.notOverNote} />
  return (
    <Reading here="" title={t.title(boxOf(opened.match.game.id)?.title ?? opened.match.game.title)}>
      <ReviewPage t={t} {...opened} />
    </Reading>
  )
}
