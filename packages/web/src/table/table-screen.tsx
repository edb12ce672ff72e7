import { JournalBroken, type Storyteller } from '@midden/table'
import { useContext, useEffect, useState } from 'react'
import { loadStoryteller } from '../beats/storyteller.ts'
import type { Face } from '../games/contract.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { openLocal } from '../link/local-table.ts'
import { ownTable } from '../link/own-table.ts'
import { editionOf } from '../link/shelf-journal.ts'
import type { TableLink } from '../link/table-link.ts'
import { useFail } from '../screens/guard.tsx'
import { MovedNotice, Notice } from '../screens/notice.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { PACE, settings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { Table } from './table.tsx'

type Opened =
  | { link: TableLink; face: Face; storyteller: Storyteller }
  | { online: string }
  | 'missing'
  | 'outdated'
  | 'elsewhere'

async function open({ shelf, thinker }: Services, id: string): Promise<Opened> {
  const table = await shelf.get(id)
  if (table === undefined) return 'missing'
  if (table.online !== undefined) return { online: table.online }
  const { language } = settings()
  const edition = editionOf(await shelf.entries(id))
  const [game, face] = await Promise.all([
    loadGame(table.game, language, edition),
    loadFace(table.game, language),
  ])
  const storyteller = await loadStoryteller(game, language)
  const link = openLocal(game, table, {
    thinker: await thinker(),
    shelf,
    pace: (latest) => PACE[settings().pace] * (face.dwell?.(latest) ?? 1),
    now: Date.now,
    language,
  })
  try {
    return { link: await link, face, storyteller }
  } catch (problem) {
    if (problem instanceof JournalBroken) return 'outdated'
    throw problem
  }
}

/** Opens the table as long as this screen is shown and no other window takes it over. */
function useOpened(id: string, takeOver: boolean): Opened | null {
  const services = useContext(ServicesContext)
  const fail = useFail()
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let left = false
    let leave = (): void => {}
    const arrive = async (): Promise<void> => {
      const letGo = await ownTable(id, takeOver, () => {
        leave()
        if (!left) setOpened('elsewhere')
      })
      leave = () => letGo?.()
      const found = letGo === null ? 'elsewhere' : await open(services, id)
      leave = () => {
        if (typeof found === 'object' && 'link' in found) found.link.close()
        letGo?.()
      }
      if (left) leave()
      else setOpened(found)
    }
    arrive().catch(fail)
    return () => {
      left = true
      leave()
      setOpened(null)
    }
  }, [services, id, takeOver, fail])
  return opened
}

/** A table by its address. */
export function TableScreen({ id }: { id: string }) {
  const t = useText()
  const [takeOver, setTakeOver] = useState(false)
  const opened = useOpened(id, takeOver)
  if (opened === null) return <p className="laying-out label">{t.table.loading}</p>
  if (opened === 'missing') return <Notice title={t.tables.missing} note={t.tables.missingNote} />
  if (opened === 'outdated') return <Notice title={t.tables.outdated} note={t.tables.missingNote} />
  if (opened === 'elsewhere')
    return (
      <Notice title={t.tables.elsewhere} note={t.tables.elsewhereNote}>
        <button type="button" className="btn btn-go" onClick={() => setTakeOver(true)}>
          {t.tables.here}
        </button>
      </Notice>
    )
  if ('online' in opened) return <MovedNotice to={opened.online} />
  return <Table link={opened.link} face={opened.face} storyteller={opened.storyteller} />
}
