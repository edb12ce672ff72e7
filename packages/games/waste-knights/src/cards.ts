import { type Catalogue, catalogueOf, sold } from './content/catalogue.ts'
import type { Pack } from './content/rows.ts'
import type { WkOptions } from './options.ts'

const made = new WeakMap<Pack, Catalogue>()

/** Whatever knows which cards a table plays with. */
export interface Packed {
  options: Pick<WkOptions, 'content'>
}

/** The numbered cards of a table: those the game is sold with, or its own pack. */
export function cards(s: Packed): Catalogue {
  const { content } = s.options
  if (content === null) return sold
  const known = made.get(content)
  if (known !== undefined) return known
  const catalogue = catalogueOf(content)
  made.set(content, catalogue)
  return catalogue
}
