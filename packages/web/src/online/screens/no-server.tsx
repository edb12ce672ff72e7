import type { Refused } from '@midden/table'
import { Notice } from '../../screens/notice.tsx'
import { refusedIn, useOnlineText } from '../text/text.ts'

/** The server is silent, or says no: a page that says so. */
export function RefusalNotice({ refused }: { refused: Refused }) {
  const t = useOnlineText()
  return refused.code === 'unavailable' ? (
    <Notice title={t.lobby.noServer} note={t.lobby.noServerNote} />
  ) : (
    <Notice title={t.lobby.title} note={refusedIn(t, refused)} />
  )
}
