import { compile, stepNumber } from '@midden/kernel'
import { auction } from './auction.ts'
import { boss } from './boss.ts'
import { draft } from './draft.ts'
import { end } from './end.ts'
import type { WasteEvent } from './events.ts'
import type { WasteClause } from './ledger.ts'
import { market } from './market.ts'
import type { Waste } from './position.ts'
import { recyclers } from './recyclers.ts'
import { sort } from './sort.ts'

/** WASTE-1.3: three rounds of six steps, then the end. */
export const program = compile<Waste, WasteEvent, WasteClause>({
  game: [...boss, ...draft, ...market, ...auction, ...recyclers, ...sort, ...end],
})

const { steps } = program.game!

/** The questions of the game, by the names of their steps; 'over' when nothing is asked any more. */
export type Question = 'keep' | 'bid' | 'pile' | 'recycler'

export const questionOf = (s: Waste): Question | 'over' =>
  s.stack.length === 0 ? 'over' : (steps[s.stack[0]!.step]!.name as Question)

export const stepOf = (question: Question): number => stepNumber(program, 'game', question)
