import { CAST, type CastBot, type Character } from './cast.ts'

/** Before any match: the middle of the company. */
export const FIRST_LEVEL = 3

/** Who plays a game: everybody, or Gus alone where it gives bots nothing to look ahead with. */
export const playing = ({ thinks = true }: { thinks?: boolean }): readonly Character[] =>
  thinks ? CAST : CAST.filter(({ bot }) => bot === 'gus')

const groupsOf = (from: readonly Character[], size: number): Character[][] =>
  size === 0
    ? [[]]
    : from.flatMap((one, i) => groupsOf(from.slice(i + 1), size - 1).map((rest) => [one, ...rest]))

const distance = (group: readonly Character[], level: number): number =>
  group.reduce((sum, one) => sum + Math.abs(one.level - level), 0)

/** One alone is of this level or next to it; of several one is weaker and one stronger, and of three one is the match. */
function isAround(group: readonly Character[], level: number, from: readonly Character[]): boolean {
  if (group.length === 1) return distance(group, level) <= 1 || from.length === 1
  const has = (is: (one: Character) => boolean): boolean => group.some(is) || !from.some(is)
  const [weaker, match, stronger] = [
    has((one) => one.level < level),
    has((one) => one.level === level),
    has((one) => one.level > level),
  ]
  return weaker && stronger && (match || group.length === 2)
}

/**
 * Company around a level, weakest first: the nearest to it, or by lot another such company where this one is there
 * already. Nobody comes twice before everybody is there.
 */
export function mixed(
  level: number,
  seats: number,
  from: readonly Character[],
  now: readonly string[] = [],
  lot: () => number = Math.random,
): CastBot[] {
  if (seats === 0) return []
  const byDistance = [...from].sort((a, b) => Math.abs(a.level - level) - Math.abs(b.level - level))
  const again = Array.from(
    { length: Math.max(0, seats - from.length) },
    (_, i) => byDistance[i % from.length]!,
  )
  const groups = groupsOf(from, Math.min(seats, from.length))
    .filter((group) => isAround(group, level, from))
    .map((group) => [...group, ...again].sort((a, b) => a.level - b.level))
    .sort((a, b) => distance(a, level) - distance(b, level))
    .map((group) => group.map(({ bot }) => bot))
  const there = [...now].sort().join()
  const others = groups.filter((group) => [...group].sort().join() !== there)
  const chosen = others.length === groups.length ? others[0] : others[Math.floor(lot() * others.length)]
  return chosen ?? groups[0]!
}

/** Who comes without being asked: the last company where it is enough, else a mixed one. */
export function usual(
  last: readonly string[],
  seats: number,
  from: readonly Character[],
  level: number,
): string[] {
  const there = last.filter((bot) => from.some((one) => one.bot === bot))
  return there.length >= seats ? there.slice(0, seats) : mixed(level, seats, from)
}
