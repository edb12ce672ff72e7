import type { FromServer } from '@midden/protocol'
import type { Answer, Refused } from '@midden/table'
import type { WebSocket } from 'ws'

/** A socket that takes in less than it is sent is closed at this many bytes, and comes back for what it missed. */
const BACKLOG_BYTES = 1024 * 1024

export type Outlet = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'close' | 'terminate'> & {
  send(text: string): void
}

/** What goes out on a socket. */
export interface Replies {
  isOpen(): boolean
  frame(frame: string): void
  tell(message: FromServer): void
  refuse(id: string | null, code: Refused['code'], reason: string): void
  /** the answer to a command */
  answer(id: string, given: Answer): void
  /** something is done that leaves no entry */
  done(id: string): void
  close(code: number, reason: string): void
}

export function replies(ws: Outlet, note: (reason: string) => void): Replies {
  const isOpen = (): boolean => ws.readyState === ws.OPEN
  function frame(text: string): void {
    if (!isOpen()) return
    if (ws.bufferedAmount > BACKLOG_BYTES) {
      note('too slow')
      ws.terminate()
      return
    }
    ws.send(text)
  }
  const tell = (message: FromServer): void => frame(JSON.stringify(message))
  return {
    isOpen,
    frame,
    tell,
    refuse: (id, code, reason) => tell({ t: 'refused', id, code, reason, clauses: [] }),
    answer: (id, given) =>
      tell(
        'refused' in given
          ? { t: 'refused', id, ...given.refused }
          : { t: 'done', id, version: given.version },
      ),
    done: (id) => tell({ t: 'done', id, version: null }),
    close: (code, reason) => ws.close(code, reason),
  }
}
