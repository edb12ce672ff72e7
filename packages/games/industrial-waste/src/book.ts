import { compile, stepNumber } from '@midden/kernel'
import { accident } from './accident.ts'
import { auction } from './auction.ts'
import type { WorksEvent } from './events.ts'
import type { WorksClause } from './ledger.ts'
import type { Works } from './position.ts'
import { round } from './round.ts'

export const program = compile<Works, WorksEvent, WorksClause>({ round, accident, auction })

/** Where a round stands, by the name of its step. */
export const stepOf = (name: string): number => stepNumber(program, 'round', name)
