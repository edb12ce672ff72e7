import type { Viewer } from '@midden/kernel'
import type { Storyteller } from '@midden/table'
import { useContext, useEffect, useState } from 'react'
import { loadStoryteller } from '../beats/storyteller.ts'
import type { Face } from '../games/contract.ts'
import { loadFace } from '../games/faces.ts'
import { loadGame } from '../games/load.ts'
import { Notice } from '../screens/notice.tsx'
import { type Services, ServicesContext } from '../services.ts'
import { settings } from '../settings/settings.ts'
import { useText } from '../text/text.ts'
import { openReel } from './reel.ts'
import { Replay } from './replay.tsx'
import { openReplay, type ReplayLink } from './replay-link.ts'
import { eyesOf, type LuckProof, sourceOf } from './source.ts'

interface Opened {
  link: ReplayLink
  face: Face
  storyteller: Storyteller
  proof: LuckProof | null
}

/** The moment in the address: a move, and whose eyes. Undefined: it names none. */
function moment(): { move: number; eyes: Viewer | undefined } {
  const query = new URLSearchParams(location.search)
  const seat = query.get('seat')
  const number = Number(seat ?? Number.NaN)
  return {
    move: Math.trunc(Number(query.get('at') ?? 0)) || 0,
    eyes: seat === null ? undefined : Number.isInteger(number) ? number : null,
  }
}

async function open(services: Services, id: string | null, online: boolean): Promise<Opened | null> {
  const found = await sourceOf(services, id, online)
  if (found === null) return null
  const { journal, sitters, me, proof = null } = found
  const { language } = settings()
  const [game, face] = await Promise.all([
    loadGame(journal.game, language, journal.rules),
    loadFace(journal.game, language),
  ])
  const storyteller = await loadStoryteller(game, language)
  const reel = openReel(game, journal)
  const { move, eyes = me } = moment()
  const address = id === null ? '/replay' : online ? `/online/table/${id}` : `/table/${id}`
  const link = openReplay(address, reel, sitters, move, eyes, eyesOf(found, reel))
  return { link, face, storyteller, proof }
}

/** A finished or running match, from any moment and through anybody's eyes. */
export function ReplayScreen({ id, online = false }: { id: string | null; online?: boolean }) {
  const t = useText()
  const services = useContext(ServicesContext)
  const [opened, setOpened] = useState<Opened | 'broken' | null>(null)
  useEffect(() => {
    let left = false
    open(services, id, online).then(
      (found) => left || setOpened(found ?? 'broken'),
      () => left || setOpened('broken'),
    )
    return () => {
      left = true
    }
  }, [services, id, online])
  if (opened === null) return <p className="laying-out label">{t.table.loading}</p>
  if (opened === 'broken')
    return <Notice title={t.replay.broken} note={online ? t.replay.notYet : t.tables.missingNote} />
  return <Replay {...opened} />
}
