import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failed } from './stop.ts'

const HERE = dirname(fileURLToPath(import.meta.url))

/** This folder or the nearest above it that is one; null where none is. */
function above(from: string, isOne: (folder: string) => boolean): string | null {
  if (isOne(from)) return from
  const next = dirname(from)
  return next === from ? null : above(next, isOne)
}

/** The folder that holds packages/, whether this runs from its source or from the bundle. */
export function repository(from = HERE): string {
  const found = above(from, (folder) => existsSync(join(folder, 'packages', 'kernel', 'package.json')))
  if (found === null) throw failed('the sources are not here: run this command in a clone of the repository.')
  return found
}

interface Manifest {
  name?: string
  version?: string
}

function manifestIn(folder: string): Manifest {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/** The one version of the cli: the packages inside it have none. */
export function version(): string {
  const home = above(HERE, (folder) => manifestIn(folder).name === 'midden')
  return (home === null ? undefined : manifestIn(home).version) ?? 'unknown'
}
