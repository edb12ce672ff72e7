import type { FromServer } from '@midden/protocol'
import { CLOSE } from '@midden/protocol'

/** An open socket as the rest of the server knows it. */
export interface Connection {
  person: string
  selector: string
  send(frame: string): void
  close(code: number, reason: string): void
}

/** All sockets of this node that have said who they are. */
export function sockets() {
  const open = new Set<Connection>()
  const closeWhere = (which: (connection: Connection) => boolean): void => {
    for (const connection of open) if (which(connection)) connection.close(CLOSE.loggedOut, 'logged out')
  }
  return {
    add: (connection: Connection): void => void open.add(connection),
    remove: (connection: Connection): void => void open.delete(connection),
    size: (): number => open.size,
    tellAll: (message: FromServer): void => {
      const frame = JSON.stringify(message)
      for (const connection of open) connection.send(frame)
    },
    closePerson: (person: string): void => closeWhere((connection) => connection.person === person),
    closeSession: (selector: string): void => closeWhere((connection) => connection.selector === selector),
  }
}

export type Sockets = ReturnType<typeof sockets>
