import type { Game } from '@midden/kernel'
import type { TableSummary } from '@midden/protocol'
import type { Refused, Storyteller } from '@midden/table'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadStoryteller } from '../../beats/storyteller.ts'
import type { Face } from '../../games/contract.ts'
import { loadFace } from '../../games/faces.ts'
import { loadGame } from '../../games/load.ts'
import { useFail } from '../../screens/guard.tsx'
import { Notice } from '../../screens/notice.tsx'
import { useSettings } from '../../settings/settings.ts'
import { useText } from '../../text/text.ts'
import { promises } from '../promises.ts'
import { SessionContext, useAtTable } from '../table/at-table.ts'
import { useReveal } from '../table/use-reveal.ts'
import { useOnlineText } from '../text/text.ts'
import { refusedBy } from '../wire/api.ts'
import { enter } from '../wire/person.ts'
import { openSession, type TableSession } from '../wire/session.ts'
import { theWire } from '../wire/the-wire.ts'
import { useSession } from '../wire/use-session.ts'
import { Doorstep } from './doorstep.tsx'
import { RefusalNotice } from './no-server.tsx'
import { Room } from './room.tsx'
import { useAsked } from './use-asked.ts'

const loadTable = () => import('../table/online-table.tsx').then((m) => ({ default: m.OnlineTable }))
const OnlineTable = lazy(loadTable)

const Loading = () => <p className="laying-out label">{useText().table.loading}</p>

/** A server that is silent now may answer in a moment. */
const AGAIN_AFTER = 3000

/** Follows the table as long as this screen is shown. Whoever follows is at least a guest. */
function useFollowed(id: string): TableSession | Refused | null {
  const [followed, setFollowed] = useState<TableSession | Refused | null>(null)
  useEffect(() => {
    let left = false
    let session: TableSession | null = null
    let timer = 0
    const arrive = (): void => {
      enter().then(
        () => {
          if (left) return
          session = openSession(id, theWire())
          setFollowed(session)
        },
        (error: unknown) => {
          if (left) return
          setFollowed(refusedBy(error))
          timer = window.setTimeout(arrive, AGAIN_AFTER)
        },
      )
    }
    arrive()
    return () => {
      left = true
      clearTimeout(timer)
      session?.close()
      setFollowed(null)
    }
  }, [id])
  return followed
}

interface Faced {
  game: Game
  face: Face
  storyteller: Storyteller
}

function useFaced(id: string, edition: number): Faced | null {
  const { language } = useSettings()
  const [faced, setFaced] = useState<Faced | null>(null)
  const fail = useFail()
  useEffect(() => {
    const open = async (): Promise<void> => {
      const [game, face] = await Promise.all([loadGame(id, language, edition), loadFace(id, language)])
      setFaced({ game, face, storyteller: await loadStoryteller(game, language) })
    }
    open().catch(fail)
  }, [id, edition, language, fail])
  return faced
}

/** The table once it is known: laid out, under way, or over. */
function Known() {
  const t = useOnlineText()
  const { session, feed } = useAtTable()
  const { status, game: id, match, fairness } = feed.picture
  const faced = useFaced(id, feed.picture.rules)
  const { commitment } = fairness
  useReveal()
  useEffect(() => {
    // Fetched while people still sit down, so that the match begins at once.
    loadTable()
  }, [])
  useEffect(() => {
    if (status !== 'over') promises.keep(session.table, commitment)
  }, [session, status, commitment])
  if (status === 'closed') return <Notice title={t.room.closed} note={t.room.closedNote} />
  if (match === null) return <Room />
  if (faced === null) return <Loading />
  if (faced.game.rules !== feed.picture.rules)
    return (
      <Notice title={t.room.otherRules} note={t.room.otherRulesNote}>
        <button type="button" className="btn btn-go" onClick={() => location.reload()}>
          {t.room.reload}
        </button>
      </Notice>
    )
  return (
    <Suspense fallback={<Loading />}>
      <OnlineTable {...faced} />
    </Suspense>
  )
}

/** A table that does not show itself may still have a chair for us: that of a rematch. */
function Outside({ session, refused }: { session: TableSession; refused: Refused }) {
  const { answer } = useAsked<{ tables: TableSummary[] }>('tables/mine')
  const kept = answer?.tables.find(({ table }) => table === session.table)
  return kept === undefined ? (
    <RefusalNotice refused={refused} />
  ) : (
    <Doorstep table={kept} seated={session.retry} />
  )
}

function Followed({ session }: { session: TableSession }) {
  const { feed, refused } = useSession(session)
  if (refused !== null) return <Outside session={session} refused={refused} />
  if (feed === null) return <Loading />
  return (
    <SessionContext value={session}>
      <Known />
    </SessionContext>
  )
}

/** A table on the server, by its address. */
export function Table({ id }: { id: string }) {
  const followed = useFollowed(id)
  if (followed === null) return <Loading />
  return 'code' in followed ? <RefusalNotice refused={followed} /> : <Followed session={followed} />
}
