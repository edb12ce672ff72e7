import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failed } from './stop.ts'

/** The folder that holds packages/, whether this runs from its source or from the bundle. */
export function repository(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'packages', 'kernel', 'package.json'))) return from
  const above = dirname(from)
  if (above === from) throw failed('the sources are not here: run this command in a clone of the repository.')
  return repository(above)
}
