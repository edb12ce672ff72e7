import { below, type Random } from '../random.ts'
import type { Sheet, TableOption } from '../sheet.ts'

/** A random mix of a game's table options; every value of every option comes up. */
export function anyOptions<O>(sheet: Sheet<O>, rng: Random): Record<string, unknown> {
  const mix: Record<string, unknown> = {}
  for (const [key, option] of Object.entries(sheet) as [string, TableOption][]) {
    if (option.kind === 'choice') mix[key] = option.values[below(rng, option.values.length, 'option')]
    if (option.kind === 'number') mix[key] = option.min + below(rng, option.max - option.min + 1, 'option')
  }
  return mix
}
