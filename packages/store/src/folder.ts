import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from './watched.ts'

/** Makes a folder and those above it. Node's own `recursive` never ends where nothing can be made, as in /proc. */
export function makeFolder(folder: string): void {
  const above = dirname(folder)
  if (!existsSync(above)) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error
  }
}
