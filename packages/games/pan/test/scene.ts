import {
  type Action,
  act,
  anyOf,
  type Draw,
  expand,
  menu,
  owing,
  type Seat,
  seatsIn,
  seeded,
  settle,
  stepNumber,
} from '@midden/kernel'
import { arranged, plays, table } from '@midden/kernel/testing'
import { program } from '../src/book.ts'
import { ALL_CARDS, cardsOf, listOf } from '../src/cards.ts'
import { type Pan, type PanEvent, type PanOptions, type PanView, pan } from '../src/index.ts'

/** Value lists as the ledger writes them: '6,5,3' and '' for none. */
export const list = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

/** A gun pile as the ledger writes it, top first: 'CCP'. */
const pile = (text: string): number[] => [...text].map((letter) => (letter === 'P' ? 1 : 0))

export const gun = (text: string): Draw => ({ name: 'gun', value: pile(text) })
export const tie = (value: number): Draw => ({ name: 'tie', value })
export const tieOrder = (...value: Seat[]): Draw => ({ name: 'tie order', value })

type Options = Partial<PanOptions>

/** A table whose deal is prescribed: hands by seat, with two seats the ghost's slots, and the first gun shuffle. */
export function dealt(
  hands: readonly string[],
  more: { slots?: string; options?: Options; gun?: string; draws?: Draw[] } = {},
  events?: PanEvent[],
) {
  const cards = [...hands.flatMap(list), ...list(more.slots ?? '')]
  const script = [{ name: 'deal', value: cards }, gun(more.gun ?? ''), ...(more.draws ?? [])]
  return table(pan, { seats: hands.length, options: more.options ?? {}, script }, events)
}

export type PanMatch = ReturnType<typeof dealt>

/** Everybody commits these cards in seat order; the picker names the slot. */
export const commits = (match: PanMatch, cards: readonly number[], slot?: number): PanEvent[] => {
  const { picker } = seen(match)
  return plays(
    match,
    ...cards.map((n, seat): [Seat, Action] => [
      seat,
      seat === picker && slot !== undefined ? { act: 'commit', n, with: slot } : { act: 'commit', n },
    ]),
  )
}

/** One trick of these cards, the other cards of the hands being anything; with two seats the third card is the ghost's. */
export function trick(cards: readonly number[], options: Options = {}, seats = cards.length) {
  const rest = listOf(ALL_CARDS - cardsOf(cards))
  const hands = cards.map((first) => [first, ...rest.splice(0, 3)].join(','))
  const slots = seats === 2 ? hands[2]! : ''
  const match = dealt(hands.slice(0, seats), { slots, options })
  const events = commits(match, cards.slice(0, seats), seats === 2 ? 1 : undefined)
  return { match, events, ...seen(match) }
}

/** The public view. */
export const seen = (match: PanMatch): PanView => pan.view(match.position, null)

interface Scene {
  /** fronts by seat */
  fronts: readonly string[]
  /** whose turn it is */
  to?: Seat
  /** gun cards face down, top first */
  pile?: string
  /** the order of turns, if it is not that of the seats from seat 0 */
  order?: Seat[]
  /** eliminated seats, the latest first */
  out?: Seat[]
  together?: number
  free?: string
  heap?: string
  options?: Options
  draws?: Draw[]
}

/** Cards that lie nowhere: as many aside as must be, the others discarded. */
function putAway(s: Pan): void {
  const held = [...s.fronts, s.free, s.heap].reduce((sum, cards) => sum + cards)
  const rest = listOf(ALL_CARDS - held)
  s.aside = cardsOf(rest.splice(0, 24 - 4 * Math.max(3, s.seats)))
  s.discard = cardsOf(rest)
  s.hands.fill(0)
  s.slots = 0
}

function lay(s: Pan, given: Scene): void {
  s.fronts = given.fronts.map((front) => cardsOf(list(front)))
  s.free = cardsOf(list(given.free ?? ''))
  s.heap = cardsOf(list(given.heap ?? ''))
  putAway(s)
  const out = given.out ?? []
  const active = given.order ?? s.order.filter((seat) => !out.includes(seat))
  s.order = [...active, ...out]
  s.active = active.length
  s.turn = active.indexOf(given.to ?? active[0]!)
  s.together = given.together ?? 0
  const cards = given.pile ?? 'CCCCCP'
  s.left = cards.length
  s.pan = cards.indexOf('P') + 1
  s.stack = [{ at: 'game', step: stepNumber(program, 'game', 'act'), trick: 0, sealed: 0, slot: 0 }]
}

/** The second step under way. Only prescribed draws happen. */
export const scene = (given: Scene): PanMatch =>
  arranged(
    table(pan, { seats: given.fronts.length, options: given.options ?? {} }),
    (s) => lay(s, given),
    given.draws ?? [],
  )

/** The second step about to begin with these fronts: what happens until somebody is asked. */
export function opening(fronts: readonly string[], options: Options = {}, draws: Draw[] = [], heap = '') {
  const match = table(pan, { seats: fronts.length, options })
  const s = match.position
  lay(s, { fronts, heap })
  const game = s.stack[0]!
  game.step = stepNumber(program, 'game', 'the ghost leaves')
  s.rng = seeded('opening', draws)
  const events: PanEvent[] = []
  settle(pan, s, (event) => void events.push(event))
  const wrong = pan.audit(s)
  if (wrong !== null) throw new Error(wrong)
  if (s.rng.script!.length > 0) throw new Error('the opening drew less than was prescribed')
  return { match, events, ...seen(match) }
}

/** What was added to one list of cards to make the other, highest first. */
export function added(before: readonly number[], after: readonly number[]): number[] {
  const rest = after.slice()
  for (const card of before) rest.splice(rest.indexOf(card), 1)
  return rest
}

export const flip: Action = { act: 'flip' }
export const go: Action = { act: 'go' }
export const stop: Action = { act: 'stop' }
export const reshuffle = (n: number): Action => ({ act: 'reshuffle', n })
export const skip = (...ns: number[]): Action => ({ act: 'skip', ns: ns.toSorted((a, b) => a - b) })
export const take = (...ns: number[]): Action => ({ act: 'take', ns: ns.toSorted((a, b) => a - b) })

/** Every action a seat is offered. */
export const offered = (match: PanMatch, seat: Seat): Action[] => expand(menu(pan, match.position, seat))

/** A random game; `each` sees every position and what has just happened. Answers the finished match. */
export function randomGame(
  seed: string,
  seats: number,
  options: Options,
  each: (match: PanMatch, events: readonly PanEvent[], last: Action | null) => void = () => undefined,
): PanMatch {
  const heard: PanEvent[] = []
  const match = table(pan, { seed, seats, options }, heard)
  const rng = seeded(`${seed} plays`)
  each(match, heard, null)
  for (let owed = owing(pan, match.position); owed !== 0; owed = owing(pan, match.position)) {
    const seat = seatsIn(owed)[0]!
    const offers = menu(pan, match.position, seat)
    const action = anyOf(offers, rng)
    const events: PanEvent[] = []
    if (act(match, seat, action, events) !== null) throw new Error('an offered action was refused')
    each(match, events, action)
  }
  return match
}
