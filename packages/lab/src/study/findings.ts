import type { Study } from './index.ts'

/** Fewer pairs of matches may agree by accident. */
const ENOUGH = 30

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What the intervals allow to be said, a sentence each. */
export function findingsOf({
  seats,
  matches,
  seat,
  options,
  skill,
  length,
}: Omit<Study, 'findings'>): string[] {
  const fair = 1 / seats
  const off = seat.filter(({ low, high }) => low > fair || high < fair)
  const found =
    off.length === 0
      ? [`No seat is better or worse that we can see in ${matches} matches.`]
      : off.map(
          ({ seat: number, value, low, high }) =>
            `Seat ${number} wins ${percent(value)} (${percent(low)} to ${percent(high)}) where ${percent(fair)} is fair.`,
        )
  const [quarter, half, most] = length.quartiles
  found.push(`Half of the matches take ${quarter} to ${most} decisions, the middle one ${half}.`)
  for (const { option, value, length: longer, matches: pairs } of options) {
    if (pairs < ENOUGH || (longer.low <= 0 && longer.high >= 0)) continue
    const how = longer.value > 0 ? 'longer' : 'shorter'
    found.push(
      `With ${option}=${value} a match is ${percent(Math.abs(longer.value))} ${how} (${percent(longer.low)} to ${percent(longer.high)}).`,
    )
  }
  found.push(
    skill.low > 0
      ? `Who plays explains ${percent(skill.value)} (${percent(skill.low)} to ${percent(skill.high)}) of who wins a single match; the rest is luck and seat.`
      : `That it matters who plays cannot be seen in ${matches} matches.`,
  )
  return found
}
