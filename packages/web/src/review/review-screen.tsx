import { STANDARD_BOT } from '@midden/bots'
import { Unplayable } from '@midden/kernel'
import { useContext, useEffect, useState } from 'react'
import { SeatedContext, seatedBots } from '../cast/seated.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { momentOf } from '../link/chronicle.ts'
import { openReel } from '../replay/reel.ts'
import { sourceOf } from '../replay/source.ts'
import { downloadFile, downloadMatch } from '../save/match-file.ts'
import { useFail } from '../screens/guard.tsx'
import { Notice } from '../screens/notice.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { settings } from '../settings/settings.ts'
import { lookOnly } from '../table/board-props.ts'
import { dealAgain } from '../table/use-again.ts'
import { type Match, wordsIn } from './match.ts'
import { ReviewPage } from './review.tsx'
import { type Run, weighing } from './run.ts'
import { taleOf } from './tale.ts'
import { useReviewText } from './text/text.ts'

type Opened = { match: Match; run: Run } | 'missing' | 'not over' | 'unweighable' | 'unplayable'

/** Who sat there, for a table that goes on from a moment of it. */
const companyOf = ({ sitters, me }: Pick<Match, 'sitters' | 'me'>): Match['company'] =>
  me === null
    ? null
    : sitters.map(({ name, seat, bot }) => ({ name, bot: seat === me ? null : (bot ?? STANDARD_BOT) }))

type Fail = (problem: unknown) => void

async function open(services: Services, fail: Fail, id: string, online: boolean): Promise<Opened> {
  const found = await sourceOf(services, id, online)
  if (found === null) return 'missing'
  const { journal, sitters, me, proof, ours } = found
  const { language } = settings()
  const [game, face] = await Promise.all([
    loadGame(journal.game, language, journal.rules),
    loadFace(journal.game, language),
  ])
  const reel = openReel(game, journal)
  const end = reel.at(reel.length)
  const outcome = game.outcome(end.match.position)
  if (outcome === null) return 'not over'
  if (game.wits === undefined) return 'unweighable'
  const state = momentOf(reel.table, end, me, sitters)
  const address = online ? `/online/table/${id}` : `/table/${id}`
  const match: Match = {
    game,
    face,
    journal,
    reel,
    tale: taleOf(game, face, journal),
    wordsOf: wordsIn(game, face, reel, journal),
    outcome,
    verdict: face.verdict?.(lookOnly({ aids: true }, state)) ?? null,
    sitters,
    me,
    address,
    again: ours === true ? () => dealAgain(services, id).catch(fail) : null,
    save: () => (proof === undefined ? downloadMatch(journal, outcome) : downloadFile(proof.file())),
    company: companyOf({ sitters, me }),
  }
  return { match, run: weighing(address, journal) }
}

/** A finished match, weighed while one looks. */
export function ReviewScreen({ id, online = false }: { id: string; online?: boolean }) {
  const t = useReviewText()
  const services = useContext(ServicesContext)
  const fail = useFail()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let left = false
    let run: Run | null = null
    open(services, fail, id, online)
      .catch((error): Opened => (error instanceof Unplayable ? 'unplayable' : 'missing'))
      .then((found) => {
        if (typeof found === 'object') run = found.run
        if (left) run?.close()
        else setOpened(found)
      })
    return () => {
      left = true
      run?.close()
    }
  }, [services, fail, id, online])
  if (opened === null) return <p className="laying-out label">{t.loading}</p>
  if (opened === 'missing') return <Notice title={t.missing} note={t.missingNote} />
  if (opened === 'not over') return <Notice title={t.notOver} note={t.notOverNote} />
  if (opened === 'unweighable') return <Notice title={t.missing} note={t.unweighable} />
  if (opened === 'unplayable') return <Notice title={t.unplayable} note={t.unplayableNote} />
  return (
    <SeatedContext value={seatedBots(opened.match.sitters)}>
      <ReviewPage t={t} {...opened} />
    </SeatedContext>
  )
}
