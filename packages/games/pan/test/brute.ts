import { type Action, apply, expand, menu, owing, seeded } from '@midden/kernel'
import { type Pan, pan } from '../src/index.ts'

/** Where PAN may lie after this action's shuffle or in the pile as it is: each as likely. */
function outcomes(s: Pan, seat: number, action: Action): Pan[] {
  const shuffles = action.act === 'reshuffle'
  return Array.from({ length: shuffles ? 6 : s.left }, (_, above) => {
    const next = pan.clone(s)
    if (!shuffles) next.pan = above + 1
    const value = Array.from({ length: 6 }, (__, i) => (i === above ? 1 : 0))
    next.rng = seeded('brute', shuffles ? [{ name: 'gun', value }] : [])
    apply(pan, next, seat, action, null)
    return next
  })
}

const known = new Map<string, number>()

/**
 * The chance of the player to decide when two are left, found by playing every legal action of the real game
 * against every place of PAN. Knows the rules from nowhere else.
 */
export function bruteForce(s: Pan): number {
  const seat = s.order[s.turn]!
  const count = (cards: number): number => [...`${cards}`].reduce((sum, digit) => sum + Number(digit), 0)
  const other = s.order[1 - s.turn]!
  const key = [
    s.stack.at(-1)?.at,
    count(s.fronts[seat]!),
    count(s.fronts[other]!),
    count(s.free),
    s.left,
  ].join()
  const found = known.get(key)
  if (found !== undefined) return found
  let best = 0
  for (const action of expand(menu(pan, s, seat))) {
    let sum = 0
    const after = outcomes(s, seat, action)
    for (const next of after) {
      if (owing(pan, next) === 0) sum += next.order[0] === seat ? 1 : 0
      else sum += next.order[next.turn] === seat ? bruteForce(next) : 1 - bruteForce(next)
    }
    best = Math.max(best, sum / after.length)
  }
  known.set(key, best)
  return best
}
