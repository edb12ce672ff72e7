import { notes } from './table/note.ts'

/** Notes of which what was seen first counts. */
function firstSeen(kind: string) {
  const noted = notes(kind)
  return {
    read: noted.read,
    keep(table: string, text: string): void {
      if (noted.read(table) === '') noted.write(table, text)
    },
  }
}

/** The server's promise about its secret, as this browser saw it before the end of the match. */
export const promises = firstSeen('promise')

/** All shares of a table, as they were before this browser revealed its own. */
export const sharesSeen = firstSeen('shares')
