import type { Game } from '@midden/kernel'
import { useContext, useEffect, useState } from 'react'
import type { Face } from '../games/contract.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { House, type Household } from '../house.ts'
import { openLocal } from '../link/local-table.ts'
import type { TableLink } from '../link/table-link.ts'
import { Notice } from '../screens/notice.tsx'
import { PACE, settings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { Table } from './table.tsx'
import '../style/table-sheets.ts'

type Opened = { link: TableLink; face: Face } | 'missing' | 'outdated'

async function open({ shelf, think }: Household, id: string): Promise<Opened> {
  const table = await shelf.get(id)
  if (table === undefined) return 'missing'
  const [game, face]: [Game, Face] = await Promise.all([loadGame(table.game), loadFace(table.game)])
  if (game.rules !== table.journal.rules) return 'outdated'
  const link = openLocal(game, table, {
    think,
    save: (record) => shelf.put(record),
    pace: () => PACE[settings().pace],
    now: Date.now,
  })
  return { link, face }
}

/** A table by its address. */
export function TableScreen({ id }: { id: string }) {
  const t = useText()
  const house = useContext(House)
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    let link: TableLink | null = null
    let left = false
    open(house, id).then((found) => {
      if (typeof found === 'object') link = found.link
      if (left) link?.close()
      else setOpened(found)
    })
    return () => {
      left = true
      link?.close()
      setOpened(null)
    }
  }, [house, id])

  if (opened === null) return <p className="laying-out label">{t.table.loading}</p>
  if (opened === 'missing') return <Notice title={t.tables.missing} note={t.tables.missingNote} />
  if (opened === 'outdated') return <Notice title={t.tables.outdated} note={t.tables.missingNote} />
  return <Table link={opened.link} face={opened.face} />
}
