import { writeFileSync } from 'node:fs'
import { failed } from './stop.ts'

/** Writes a result to where somebody wants it. */
export function save(path: string, content: string): void {
  try {
    writeFileSync(path, content)
  } catch {
    throw failed(`${path} cannot be written. Give a place that is yours.`)
  }
}
