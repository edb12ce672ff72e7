import { type Ask, has, isRefusal, readOptions, seatsIn, widthOf } from '@midden/kernel'
import { program } from '../book.ts'
import type { WkEvent } from '../events.ts'
import type { FrameKind, FrameOf, WkFrame } from '../frames/index.ts'
import type { Kit } from '../frames/kit.ts'
import { kits } from '../kits.ts'
import type { WkClause } from '../ledger.ts'
import { sheet, type WkOptions } from '../options.ts'
import type { Wk } from '../position.ts'
import { outOfBounds } from './bounds.ts'
import { wrongCensus } from './census.ts'
import { wrongFrame } from './frames.ts'
import { wrongQuest } from './quest.ts'
import { positionShape } from './shape.ts'

/** Options already found good; positions of one match share them. */
const good = new WeakSet<WkOptions>()

function wrongOptions(options: WkOptions): string | null {
  if (good.has(options)) return null
  const read = readOptions(sheet, options) as object
  if (isRefusal(read)) return read.reason
  for (const key of Object.keys(sheet)) if (!Object.hasOwn(options, key)) return `options.${key} is missing`
  good.add(options)
  return null
}

function unsound<K extends FrameKind>(s: Wk, f: FrameOf<K>, depth: number): string | null {
  const kit = kits[f.at] as unknown as Kit<K>
  return kit.sound?.(f, s, depth) ?? wrongFrame(s, f)
}

/** A match begins with its setup, then rounds; the round lies at the bottom of everything. */
function wrongStack(s: Wk): string | null {
  if (s.result !== null)
    return s.stack.length === 0 && s.phase === 'over' ? null : 'a match that is over has nothing left to do'
  if (s.stack[0]?.at !== 'round') return 'the round lies at the bottom of the stack'
  for (let depth = 0; depth < s.stack.length; depth++) {
    const wrong = unsound(s, s.stack[depth]!, depth)
    if (wrong !== null) return `stack[${depth}]: ${wrong}`
  }
  return unasked(s)
}

/** Every match that is not over waits for somebody, who has something to answer. */
function unasked(s: Wk): string | null {
  const f = s.stack.at(-1)!
  const question = program[f.at]!.steps[f.step] as Partial<Ask<Wk, WkFrame, WkEvent, WkClause>> | undefined
  const owed = question?.owed?.(s, f) ?? 0
  for (const seat of seatsIn(owed))
    if (has(s.gone, seat) || seat >= s.seats || widthOf(question!.offer!(s, f, seat)) === 0)
      return 'whoever is asked has an answer'
  return owed === 0 ? 'the match waits for somebody' : null
}

/** Null, or what is wrong with this state: shape, ranges, conservation, frames. */
export function audit(state: unknown): string | null {
  const misshapen = positionShape(state, 'state')
  if (misshapen !== null) return misshapen
  const s = state as Wk
  return wrongOptions(s.options) ?? outOfBounds(s) ?? wrongCensus(s) ?? wrongQuest(s) ?? wrongStack(s)
}
