import { notes } from './table/note.ts'

/** The server's promise about its secret, as this browser saw it before the end of the match. */
export const promises = notes('promise')
