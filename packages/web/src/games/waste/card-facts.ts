import type { CardFact } from '../box.ts'
import { closer } from './text/en-closer.ts'
import { t } from './text/text.ts'

/** The ten kinds, with how each of them scores. */
export const facts: readonly CardFact[] = (Object.keys(closer.rule) as (keyof typeof closer.rule)[]).map(
  (type) => ({
    id: type,
    name: t.types[type].long,
    text: closer.rule[type].text,
    clauses: [closer.rule[type].clause],
  }),
)
