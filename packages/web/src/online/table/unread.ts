import type { Feed } from '../wire/feed.ts'
import { notes } from './note.ts'

const read = notes('read')

export const readUpTo = (table: string, version: number): void => {
  if (version > Number(read.read(table))) read.write(table, String(version))
}

/** How many lines of others have not been looked at. */
export function useUnread(table: string, { chat, picture }: Feed): number {
  const seen = Number(read.use(table))
  return chat.filter(({ version, seat, text }) => version > seen && seat !== picture.me && text !== null)
    .length
}
