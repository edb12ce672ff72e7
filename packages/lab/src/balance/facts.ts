/** Plain data, so that it comes back from worker threads as it is. */
export interface Share {
  games: number
  /** shared wins count as fractions */
  wins: number
  rep: number
}
/** How often a card came up, how often somebody made use of it. */
export interface Use {
  came: number
  used: number
}
/** What the games of one mission at one size of table came to. */
export interface Facts {
  mission: string
  seats: number
  games: number
  /** games by the round they ended in */
  rounds: number[]
  ends: Record<string, number>
  knights: Share[]
  vehicles: Share[]
  /** by the place in the first round, the First Player first */
  places: Share[]
  /** Reputation at the end of each round, of everybody and of whoever has most, and how many games got there */
  rep: { mean: number[]; best: number[]; games: number[] }
  falls: number
  duels: number
  fights: { faced: number; won: number; fled: number }
  wild: Use[]
  won: number[]
  luck: Use[]
  gear: Use[]
  tasks: Use[]
  /** lines of hexes and of knights' own texts that were used, by number */
  lines: number[]
}

const shares = (n: number): Share[] => Array.from({ length: n }, () => ({ games: 0, wins: 0, rep: 0 }))
const uses = (n: number): Use[] => Array.from({ length: n }, () => ({ came: 0, used: 0 }))
const zeros = (n: number): number[] => new Array<number>(n).fill(0)

/** How many there are of everything that is counted. */
export interface Sizes {
  rounds: number
  knights: number
  vehicles: number
  wild: number
  luck: number
  gear: number
  tasks: number
  lines: number
}
export const noFacts = (mission: string, seats: number, n: Sizes): Facts => ({
  mission,
  seats,
  games: 0,
  rounds: zeros(n.rounds + 1),
  ends: {},
  knights: shares(n.knights),
  vehicles: shares(n.vehicles),
  places: shares(seats),
  rep: { mean: zeros(n.rounds + 1), best: zeros(n.rounds + 1), games: zeros(n.rounds + 1) },
  falls: 0,
  duels: 0,
  fights: { faced: 0, won: 0, fled: 0 },
  wild: uses(n.wild),
  won: zeros(n.wild),
  luck: uses(n.luck),
  gear: uses(n.gear),
  tasks: uses(n.tasks),
  lines: zeros(n.lines),
})

type Plain = number | string | Plain[] | { [key: string]: Plain }

/** Adds figure to figure, whatever the depth; names stay as they are. */
function sum(a: Plain | undefined, b: Plain): Plain {
  if (typeof b === 'number') return ((a as number | undefined) ?? 0) + b
  if (typeof b === 'string') return b
  if (Array.isArray(b)) return b.map((item, i) => sum((a as Plain[] | undefined)?.[i], item))
  const from = (a ?? {}) as { [key: string]: Plain }
  const all: { [key: string]: Plain } = { ...from }
  for (const [key, item] of Object.entries(b)) all[key] = sum(from[key], item)
  return all
}
/** Facts of the same mission and size of table together. */
export function together(list: readonly Facts[]): Facts {
  const [first, ...rest] = list
  const total = rest.reduce(
    (a, b) => sum(a as unknown as Plain, b as unknown as Plain) as unknown as Facts,
    first!,
  )
  return { ...total, seats: first!.seats }
}
