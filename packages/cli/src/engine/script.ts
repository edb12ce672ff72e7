import { type Draw, type DrawInfo, type Position, ScriptError, type WholeGame } from '@midden/kernel'
import { bad, type Params } from './params.ts'
import { RpcError, SCRIPT_MISFIT } from './rpc.ts'

const MOST_DRAWS = 10_000
const LONGEST_DRAW = 500

/** A name stands for its number. Where several numbers share a name, a list uses them up one by one. */
function numberFor(value: unknown, info: DrawInfo, used: ReadonlySet<number>, path: string): number {
  if (Number.isSafeInteger(value)) return value as number
  if (typeof value !== 'string') throw bad(`${path} must be a whole number or a name.`)
  const names = info.names ?? []
  const fresh = names.findIndex((name, n) => name === value && !used.has(n))
  const n = fresh < 0 ? names.indexOf(value) : fresh
  if (n >= 0) return n
  const known = [...new Set(names)].slice(0, 100).join(', ')
  throw bad(
    `${path}: this draw has no ${JSON.stringify(value.slice(0, 40))}; it has ${known || 'numbers only'}.`,
  )
}

function listFor(values: readonly unknown[], info: DrawInfo, path: string): number[] {
  if (values.length > LONGEST_DRAW) throw bad(`${path} may list at most ${LONGEST_DRAW} values.`)
  const used = new Set<number>()
  return values.map((value, i) => {
    const n = numberFor(value, info, used, `${path}[${i}]`)
    used.add(n)
    return n
  })
}

function readDraw(game: WholeGame, raw: unknown, path: string): Draw {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw bad(`${path} must be an object.`)
  const { name, value, ...rest } = raw as Record<string, unknown>
  const extra = Object.keys(rest)[0]
  if (extra !== undefined)
    throw bad(`${path} has only name and value, no ${JSON.stringify(extra.slice(0, 40))}.`)
  if (typeof name !== 'string' || !Object.hasOwn(game.draws, name))
    throw bad(`${path}.name must be a draw of this game: ${Object.keys(game.draws).join(', ')}.`)
  const info = game.draws[name]!
  if (Array.isArray(value)) return { name, value: listFor(value, info, `${path}.value`) }
  return { name, value: numberFor(value, info, new Set(), `${path}.value`) }
}

/** The prescribed draws, in the order in which they fall; null where nothing is prescribed. */
export function scriptOf({ script }: Params, game: WholeGame): Draw[] | null {
  if (script === undefined || script === null) return null
  if (typeof script !== 'object' || Array.isArray(script)) throw bad('script must be an object with draws.')
  const { draws, ...rest } = script as Record<string, unknown>
  const extra = Object.keys(rest)[0]
  if (extra !== undefined) throw bad(`script has only draws, no ${JSON.stringify(extra.slice(0, 40))}.`)
  if (!Array.isArray(draws)) throw bad('script.draws must be a list.')
  if (draws.length > MOST_DRAWS) throw bad(`script.draws may list at most ${MOST_DRAWS} draws.`)
  return draws.map((draw, i) => readDraw(game, draw, `script.draws[${i}]`))
}

export const misfit = (sentence: string): RpcError => new RpcError(SCRIPT_MISFIT, `script: ${sentence}.`)

/** Runs something that draws; a script that does not fit is the caller's mistake. */
export function drawing<T>(happen: () => T): T {
  try {
    return happen()
  } catch (error) {
    if (error instanceof ScriptError) throw misfit(error.message)
    throw error
  }
}

/** A script must be used up by the time nothing more can be drawn. */
export function mustBeUsedUp({ rng }: Position, when: string): void {
  const [next] = rng.script ?? []
  if (next === undefined) return
  throw misfit(`${when} and ${rng.script!.length} prescribed draws are left, the next is "${next.name}"`)
}
