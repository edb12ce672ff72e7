import { arrange, below, type Random, reseed, type Seat, shuffle, type Viewer } from '@midden/kernel'
import { mayBribe } from './accident.ts'
import { ACC } from './cards.ts'
import { type AccidentFrame, BRIBED, UNANSWERED, type Works } from './position.ts'

/** IW-2.8: a purse is its owner's secret until the scoring; bids that were made stay covered. */
function otherPurses(s: Works, viewer: Viewer, rng: Random): void {
  if (s.options.money === 'open' || s.stack.length === 0 || below(rng, 2, 'rehide') === 0) return
  const above = s.stack[1]
  s.companies.forEach((c, seat) => {
    const bid = above?.at === 'auction' ? Math.max(0, above.bids[seat]!) : 0
    if (seat !== viewer) c.cash = bid + below(rng, 40, 'rehide')
  })
}

const isCovered = (s: Works, seat: Seat, viewer: Viewer): boolean =>
  seat !== viewer && s.options.keptCard === 'covered' && s.companies[seat]!.kept

/** Nobody knows the deck's order, and covered cards might be any of the deck's but the Accident. */
function otherCards(s: Works, viewer: Viewer, rng: Random): void {
  const covered = s.companies.filter((_, seat) => isCovered(s, seat, viewer))
  const cards = [...covered.map(({ hand }) => hand[0]!), ...s.deck]
  arrange(rng, cards, 'rehide')
  covered.forEach((c, at) => {
    const last = cards.length - 1
    if (cards[at] === ACC) [cards[at], cards[last]] = [cards[last]!, ACC]
    c.hand[0] = cards[at]!
  })
  s.deck = cards.slice(covered.length)
  // Everybody may look through the discards, but in what order they lie makes no difference.
  shuffle(rng, s.discards, 'rehide')
}

/** Who answered is hidden together with the covered cards, what was answered always (IW-R2). */
function otherAnswers(s: Works, f: AccidentFrame, viewer: Viewer, rng: Random): void {
  const keeps = below(rng, 2, 'rehide') === 0
  s.companies.forEach((c, seat) => {
    if (seat === viewer) return
    if (!mayBribe(s, c)) f.answers[seat] = UNANSWERED
    else if (keeps) return
    else if (s.options.keptCard === 'covered') f.answers[seat] = below(rng, 3, 'rehide') - 1
    else if (f.answers[seat] !== UNANSWERED) f.answers[seat] = below(rng, 2, 'rehide') * BRIBED
  })
}

const somebodyIsAsked = (s: Works, f: AccidentFrame): boolean =>
  s.companies.some((c, seat) => mayBribe(s, c) && f.answers[seat] === UNANSWERED)

/** Every secret changed into another possible one. An accident that waits goes on waiting for somebody. */
export function rehide(s: Works, viewer: Viewer, rng: Random): void {
  otherPurses(s, viewer, rng)
  reseed(s.rng, `rehide ${below(rng, 2 ** 32, 'rehide')}`)
  const above = s.stack[1]
  do {
    otherCards(s, viewer, rng)
    if (above?.at === 'accident') otherAnswers(s, above, viewer, rng)
  } while (above?.at === 'accident' && !somebodyIsAsked(s, above))
}
