import { stepNumber } from '@midden/kernel'
import { program } from '../book.ts'
import { cards } from '../cards.ts'
import type { CombatFrame } from '../frames/combat.ts'
import type { Draft, DrawFrame, PlaceFrame, RearrangeFrame } from '../frames/gear.ts'
import type { WkFrame } from '../frames/index.ts'
import { PRINTED } from '../gear/drafts.ts'
import { isBlue } from '../gear/losing.ts'
import { panelsFor } from '../gear/panels.ts'
import { GONE, OVER } from '../gear/places.ts'
import type { Knight, Wk } from '../position.ts'
import { PANELS } from '../position.ts'
import { STORED, wrongHeld, wrongPlus } from './gear.ts'
import { wrongSetup } from './setup.ts'

/** Fields of frames that name a knight at the table. */
const NAMING = ['seat', 'by', 'other', 'victim', 'you'] as const

const isKnight = (s: Wk, seat: number): boolean => seat < s.seats && s.knights[seat]!.sheet >= 0

function strangers(s: Wk, f: WkFrame): string | null {
  const named = f as Partial<Record<(typeof NAMING)[number], number>>
  for (const field of NAMING) {
    const seat = named[field]
    if (seat !== undefined && !isKnight(s, seat)) return 'there is no such knight'
  }
  return null
}

function wrongDraft(s: Wk, k: Knight, { held, to }: Draft): string | null {
  if (to >= PRINTED) {
    if (k.own[to - PRINTED]?.card !== held.card) return 'starting gear stays where it is printed'
    return wrongPlus(s, held)
  }
  const wrong = wrongHeld(s, held, STORED)
  if (wrong !== null) return wrong
  if (to < PANELS ? !panelsFor(s, held.card).includes(to) : to > GONE) return 'a card cannot be put there'
  if (to === GONE && isBlue(s, held.card)) return 'a blue card is not discarded'
  return to === OVER && !isBlue(s, held.card) ? 'only blue cards stay over capacity' : null
}

/** A plan has all the starting gear in it, each piece once; that no card is doubled the census sees. */
function wrongPlan(s: Wk, k: Knight, plan: readonly Draft[]): string | null {
  if (plan.filter(({ to }) => to >= PRINTED).length !== k.own.length)
    return 'starting gear stays where it is printed'
  if (new Set(plan.flatMap(({ to }) => (to >= PRINTED ? [to] : []))).size !== k.own.length)
    return 'starting gear stays where it is printed'
  for (const draft of plan) {
    const wrong = wrongDraft(s, k, draft)
    if (wrong !== null) return wrong
  }
  return null
}

function wrongRearranging(s: Wk, f: RearrangeFrame): string | null {
  if (f.drafts.length !== s.seats || f.changes.length !== s.seats) return 'everybody plans for himself'
  if ((f.busy & ~f.seats) !== 0 || f.seats >= 1 << s.seats) return 'somebody has no part in rearranging'
  for (const [seat, plan] of f.drafts.entries()) {
    const wrong = plan === null ? null : wrongPlan(s, s.knights[seat]!, plan)
    if (wrong !== null) return wrong
  }
  return null
}

function wrongDraw(s: Wk, f: DrawFrame): string | null {
  if (f.cards.length !== f.of.length || f.i > f.colours.length)
    return 'cards that were drawn have their colours'
  const { gear, vehicles } = cards(s)
  for (const [i, card] of f.cards.entries())
    if (card < 0 || card >= vehicles || gear[card]!.colour !== f.of[i])
      return 'cards that were drawn have their colours'
  return null
}

function wrongPlacing(s: Wk, f: PlaceFrame): string | null {
  for (const h of f.cards) {
    const wrong = wrongHeld(s, h, cards(s).gear[h.card]?.colour === 3 ? GAINED : STORED)
    if (wrong !== null) return wrong
  }
  return null
}
/** A blue vehicle is gained like a card. */
const GAINED: readonly string[] = [...STORED, 'vehicle']

/** Rewards and losses come after the outcome (WK-18.10). */
const wrongEnd = (f: CombatFrame): string | null =>
  f.winner < 0 && f.step > stepNumber(program, 'combat', 'outcome')
    ? 'a combat that is over has its outcome'
    : null

/** What must hold of frames beside what their kits say. */
export function wrongFrame(s: Wk, f: WkFrame): string | null {
  const wrong = strangers(s, f)
  if (wrong !== null) return wrong
  if (f.at === 'rearrange') return wrongRearranging(s, f)
  if (f.at === 'draw') return wrongDraw(s, f)
  if (f.at === 'setup') return wrongSetup(s, f)
  if (f.at === 'combat') return wrongEnd(f)
  return f.at === 'place' ? wrongPlacing(s, f) : null
}
