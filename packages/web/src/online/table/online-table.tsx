import type { Game } from '@midden/kernel'
import type { Storyteller } from '@midden/table'
import { useContext, useMemo } from 'react'
import type { Face } from '../../games/contract.ts'
import { ServicesContext } from '../../services.ts'
import { type Company, CompanyContext } from '../../table/company.ts'
import { Table } from '../../table/table.tsx'
import { refusedIn, useOnlineText } from '../text/text.ts'
import { Again } from './again.tsx'
import { useAtTable } from './at-table.ts'
import { Bar } from './bar.tsx'
import { Beside } from './beside.tsx'
import { More } from './more.tsx'
import { openOnline } from './online-link.ts'
import { Talk } from './talk.tsx'
import { useUnread } from './unread.ts'
import './online-table.css'

interface Props {
  game: Game
  face: Face
  storyteller: Storyteller
}

/** The shared table, with people elsewhere. */
export function OnlineTable({ game, face, storyteller }: Props) {
  const t = useOnlineText()
  const { thinker } = useContext(ServicesContext)
  const { session, feed } = useAtTable()
  const unread = useUnread(session.table, feed)
  const link = useMemo(
    () => openOnline({ game, session, thinker, say: (refused) => refusedIn(t, refused) }),
    [game, session, thinker, t],
  )
  const company: Company = useMemo(
    () => ({ kept: t.kept, talk: { label: t.talk.title, unread }, Talk, Beside, Bar, More, Again }),
    [t, unread],
  )
  return (
    <CompanyContext value={company}>
      <Table link={link} face={face} storyteller={storyteller} />
    </CompanyContext>
  )
}
