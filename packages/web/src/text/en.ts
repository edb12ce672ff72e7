import { enCast } from './en-cast.ts'
import { enScreens } from './en-screens.ts'
import { enTable } from './en-table.ts'

/** English: the complete catalogue. Other languages have exactly its keys. */
export const en = { language: 'English', ...enScreens, ...enTable, ...enCast } as const

export type English = typeof en
