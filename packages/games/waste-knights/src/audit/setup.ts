import { stepNumber } from '@midden/kernel'
import { program } from '../book.ts'
import { cards } from '../cards.ts'
import type { SetupFrame } from '../frames/round.ts'
import type { Knight, Wk } from '../position.ts'

const step = (name: string): number => stepNumber(program, 'setup', name)

const isBlank = (k: Knight): boolean => k.sheet < 0 && k.colour < 0 && k.vehicle < 0
const isWhole = (k: Knight): boolean => k.sheet >= 0 && k.colour >= 0 && k.vehicle >= 0
const hasNothing = (k: Knight): boolean =>
  k.panels.every((h) => h === null) && k.pack.length + k.cargo.length + k.hand.length + k.tasks.length === 0

/** One after the other chooses knight, colour and vehicle; nothing has been dealt (WK-3.4). */
function wrongChoosing(s: Wk, f: SetupFrame): string | null {
  if (!s.knights.every(hasNothing) || s.stalls.some((card) => card >= 0))
    return 'nothing is dealt before the knights are chosen'
  for (const [i, seat] of f.order.entries()) {
    const k = s.knights[seat]!
    if (i < f.turn ? !isWhole(k) : i > f.turn && !isBlank(k)) return 'knights are chosen one after the other'
    if (i !== f.turn) continue
    const chosen = [k.sheet, k.colour, k.vehicle].map((n) => n >= 0)
    if (chosen.some((done, what) => done !== f.step > 1 + what))
      return 'knights are chosen one after the other'
  }
  return null
}

/** Starters lie in the pockets until everybody has said where they go (WK-3.8). */
function wrongStarters(s: Wk, f: SetupFrame): string | null {
  const { pack } = cards(s)
  const starters = pack.starters.map((id) => pack.green.findIndex((row) => row.id === id))
  for (const k of s.knights) {
    const held = k.panels.flatMap((h) => (h === null ? [] : [h.card]))
    if (k.pack.length + k.cargo.length > 0 || held.length !== starters.length)
      return 'starters lie in the pockets'
    if (!starters.every((card) => held.includes(card))) return 'starters lie in the pockets'
  }
  return f.starters.every((code) => code < 3 ** starters.length)
    ? null
    : 'there is no such way to place starters'
}

/** Two players keep two of four tasks (WK-28.5). */
const wrongKeeping = (f: SetupFrame): string | null =>
  f.kept.every((pair) => pair < 6) && f.dealt.every((list) => list.length === 4)
    ? null
    : 'everybody keeps two tasks of four'

/** Has somebody answered a question that has not come up yet? */
const isAhead = (f: SetupFrame, answers: readonly number[], question: string): boolean =>
  f.step < step(question) && answers.some((answer) => answer >= 0)

/** The setup lies on nothing but the round, and what is done so far fits the question that is open. */
export function wrongSetup(s: Wk, f: SetupFrame): string | null {
  if (s.stack.length !== 2 || s.gone !== 0) return 'the setup comes before everything else'
  if (f.order.length !== s.seats || new Set(f.order).size !== s.seats || Math.max(...f.order) >= s.seats)
    return 'everybody chooses once'
  if ([f.starters, f.kept, f.dealt, f.votes].some((answers) => answers.length !== s.seats))
    return 'everybody answers for himself'
  if (
    isAhead(f, f.votes, 'agree on a mission') ||
    isAhead(f, f.starters, 'place the starters') ||
    isAhead(f, f.kept, 'keep two tasks')
  )
    return 'nobody answers before he is asked'
  if (f.step <= step('choose a vehicle')) return wrongChoosing(s, f)
  if (!s.knights.every(isWhole)) return 'every knight is chosen'
  if (f.step === step('place the starters')) return wrongStarters(s, f)
  if (f.step === step('keep two tasks')) return wrongKeeping(f)
  return f.dealt.every((list) => list.length === 0) ? null : 'tasks that were dealt are kept or rejected'
}
