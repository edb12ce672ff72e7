import type { Viewer } from '@midden/kernel'
import type { MatchFile } from '@midden/protocol'
import { useContext, useEffect, useState } from 'react'
import type { Face } from '../games/contract.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { House, type Household } from '../house.ts'
import type { Sitter } from '../link/table-link.ts'
import type { SavedTable, SeatPlan } from '../save/saved-table.ts'
import { Notice } from '../screens/notice.tsx'
import { settings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { unpack } from './packed.ts'
import { openReel } from './reel.ts'
import { Replay } from './replay.tsx'
import { openReplay, type ReplayLink } from './replay-link.ts'
import '../style/table-sheets.ts'
import '../style/replay.css'

interface Opened {
  link: ReplayLink
  face: Face
  seats: SeatPlan[]
  /** the match file of a server, with the proof of its luck */
  file: MatchFile | null
}

/** The moment in the address: a move, and whose eyes. */
function moment(): { move: number; eyes: Viewer } {
  const query = new URLSearchParams(location.search)
  const seat = query.get('seat')
  return {
    move: Number(query.get('at') ?? 0),
    eyes: seat === null || Number.isNaN(Number(seat)) ? null : Number(seat),
  }
}

type Source = Pick<SavedTable, 'journal' | 'seats' | 'file'>

async function source({ shelf }: Household, id: string | null, online: boolean): Promise<Source | null> {
  if (id === null) {
    const packed = await unpack(location.hash.slice(1))
    if (packed === null) return null
    return { journal: packed.journal, seats: packed.names.map((name): SeatPlan => ({ name, bot: 'steady' })) }
  }
  if (online) return (await import('../online/match.ts')).finishedMatch(id)
  return (await shelf.get(id)) ?? null
}

async function open(house: Household, id: string | null, online: boolean): Promise<Opened | null> {
  const found = await source(house, id, online)
  if (found === null) return null
  const { journal, seats, file = null } = found
  const { language } = settings()
  const [game, face] = await Promise.all([loadGame(journal.game, language), loadFace(journal.game, language)])
  const reel = openReel(game, journal)
  const sitters = seats.map(
    ({ name, bot }, seat): Sitter => ({ seat, name, kind: bot === null ? 'here' : 'bot' }),
  )
  const { move, eyes } = moment()
  const mine = seats.findIndex(({ bot }) => bot === null)
  const viewer = new URLSearchParams(location.search).has('seat') || mine < 0 ? eyes : mine
  const address = id === null ? '/replay' : online ? `/online/table/${id}` : `/table/${id}`
  return { link: openReplay(address, reel, sitters, move, viewer), face, seats, file }
}

/** A finished or running match, from any moment and through anybody's eyes. */
export function ReplayScreen({ id, online = false }: { id: string | null; online?: boolean }) {
  const t = useText()
  const house = useContext(House)
  const [opened, setOpened] = useState<Opened | 'broken' | null>(null)
  useEffect(() => {
    let left = false
    open(house, id, online).then(
      (found) => left || setOpened(found ?? 'broken'),
      () => left || setOpened('broken'),
    )
    return () => {
      left = true
    }
  }, [house, id, online])
  if (opened === null) return <p className="laying-out label">{t.table.loading}</p>
  if (opened === 'broken') return <Notice title={t.replay.broken} note={t.tables.missingNote} />
  return <Replay {...opened} />
}
