import type { Pack } from '../rows.ts'
import { inconsistent } from './consistent.ts'
import { idleRows } from './idle.ts'
import { packShape } from './shapes.ts'

/** What is wrong with a pack of cards from outside, or null. The sentence names the place. */
export function wrongPack(raw: unknown, path: string): string | null {
  const misshapen = packShape(raw, path)
  if (misshapen !== null) return misshapen
  const pack = raw as Pack
  const wrong = inconsistent(pack)
  if (wrong !== null) return `${path}: ${wrong}`
  const idle = idleRows(pack)[0]
  return idle === undefined ? null : `${path}: ${idle}`
}
