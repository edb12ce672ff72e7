import { arrange, below, branch, type Random, type Seat, type Viewer } from '@midden/kernel'
import { bidOf, comparedByValue } from './bids.ts'
import { questionOf } from './book.ts'
import { deckOf, isRecycler } from './cards.ts'
import { PILE } from './market.ts'
import { NOT_IN, UNSEEN, type Waste } from './position.ts'
import { packHolder, passesMade } from './records.ts'

/** A hidden card's place, and what the viewer knows about the card all the same. */
interface Secret {
  zone: number[]
  at: number
  /** passes at which the card came before the viewer, as a mask */
  sights: number
  /** a bid of which the total is known holds this card: another one must be worth as much */
  counted: boolean
}

/** At which passes up to this one the pack that a seat holds then was the viewer's. */
function sightsOf(s: Waste, viewer: Viewer, seat: Seat, pass: number): number {
  let sights = 0
  for (let at = 0; at <= pass; at++) if (packHolder(s, seat, pass, at) === viewer) sights |= 1 << at
  return sights
}

const isShowing = (s: Waste): boolean => questionOf(s) === 'pile' || questionOf(s) === 'recycler'

/** Has this drafted card been seen by all? It was burnt, or bid openly. */
const isOpen = (s: Waste, seat: Seat, card: number): boolean =>
  s.burnt.includes(card) || (isShowing(s) && s.options.bidReveal === 'cards' && bidOf(s, seat).includes(card))

/** Is it part of a bid that stays face down, of which the total is known? */
const isCounted = (s: Waste, seat: Seat, card: number): boolean =>
  isShowing(s) && comparedByValue(s, seat) && bidOf(s, seat).includes(card)

function secretsOf(s: Waste, viewer: Viewer): Secret[] {
  const never = (zone: number[], at: number): Secret => ({ zone, at, sights: 0, counted: false })
  const secrets = [
    ...s.pile.map((_, at) => never(s.pile, at)),
    ...s.unseen.map((_, at) => never(s.unseen, at)),
  ]
  s.takers.forEach((taker, pile) => {
    const at = PILE * pile + 2
    if (taker !== viewer && s.bonus[at] !== UNSEEN && !s.burnt.includes(s.bonus[at]!))
      secrets.push(never(s.bonus, at))
  })
  s.drafted.forEach((card, at) => {
    const seat = at % s.seats
    if (seat === viewer || isOpen(s, seat, card)) return
    const sights = sightsOf(s, viewer, seat, Math.floor(at / s.seats))
    secrets.push({ zone: s.drafted, at, sights, counted: isCounted(s, seat, card) })
  })
  if (questionOf(s) !== 'keep') return secrets
  s.hands.forEach((zone, seat) => {
    const sights = sightsOf(s, viewer, seat, passesMade(s))
    if (seat !== viewer) secrets.push(...zone.map((_, at) => ({ zone, at, sights, counted: false })))
  })
  return secrets
}

/** May these two change places without anybody's knowledge being wrong? In step 5 Recyclers have shown themselves. */
function mayChange(s: Waste, x: Secret, y: Secret): boolean {
  if (x.sights !== y.sights) return false
  const a = x.zone[x.at]!
  const b = y.zone[y.at]!
  if (questionOf(s) === 'recycler' && isRecycler(a) !== isRecycler(b)) return false
  const { values } = deckOf(s.options.deck)
  return (!x.counted && !y.counted) || values[a] === values[b]
}

/** A hand follows its cards: what was exchanged in the record is exchanged there too. */
function exchange(s: Waste, x: Secret, y: Secret): void {
  const a = x.zone[x.at]!
  const b = y.zone[y.at]!
  x.zone[x.at] = b
  y.zone[y.at] = a
  if (questionOf(s) === 'keep') return
  for (const hand of s.hands)
    hand.forEach((card, at) => {
      if (card === a) hand[at] = b
      else if (card === b) hand[at] = a
    })
}

/** Section 5 of the ledger: every fact this viewer cannot know is changed, in place. */
export function rehide(s: Waste, viewer: Viewer, rng: Random): void {
  s.rng = branch(rng)
  const step = questionOf(s)
  if (step === 'over') return
  const secrets = secretsOf(s, viewer)
  const order = [...secrets.keys()]
  arrange(rng, order, 'rehide')
  order.forEach((to, from) => {
    const [x, y] = [secrets[from]!, secrets[to]!]
    if (from < to && mayChange(s, x, y)) exchange(s, x, y)
  })
  for (const hand of s.hands) hand.sort((a, b) => a - b)
  if (step !== 'keep' && step !== 'bid') return
  const keeps = below(rng, 2, 'rehide') === 0
  s.sealed.forEach((answer, seat) => {
    if (seat === viewer || answer === NOT_IN) return
    const hand = s.hands[seat]!
    if (keeps && (step === 'bid' || hand.includes(answer))) return
    s.sealed[seat] =
      step === 'keep' ? hand[below(rng, hand.length, 'rehide')]! : below(rng, 1 << passesMade(s), 'rehide')
  })
}
