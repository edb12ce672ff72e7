import { CARDS } from '@midden/industrial-waste'
import type { CardFact } from '../box.ts'
import { ask } from './text/en-ask.ts'

/** The ten kinds, with what each of them does; found by both of their names. */
export const facts: readonly CardFact[] = CARDS.map(({ code, published, condensed }) => ({
  id: code,
  name: published === condensed ? published : `${published} (${condensed})`,
  text: ask.closer.long[code]!.text,
  clauses: [ask.closer.long[code]!.clause],
}))
