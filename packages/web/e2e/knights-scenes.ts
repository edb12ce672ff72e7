import { type Action, below, nth, offers, owing, type Seat, seatsIn, width } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { asks } from '../src/games/waste-knights/text/en-ask.ts'
import { ARRANGED } from './knights-arranged.ts'
import {
  answer,
  asked,
  chanceOf,
  deal,
  type KnightsScene,
  nameOf,
  type Plan,
  type Started,
  steadily,
} from './knights-table.ts'

/** Tables that lead through everything: all missions, and options that ask what is rarely asked. */
const TABLES: readonly Plan[] = [
  { seats: 3, options: { mission: 'M1' } },
  { seats: 2, options: { mission: 'M1' } },
  { seats: 4, options: { mission: 'agree', prepayFuel: 'on' } },
  { seats: 2, options: { mission: 'M0' } },
  { seats: 3, options: { mission: 'M2' } },
  { seats: 4, options: { mission: 'M3' } },
  { seats: 3, options: { mission: 'M4', redoubtTarget: "Waster's choice" } },
  { seats: 4, options: { mission: 'M5' } },
]
/** Deals until hardly anything new is to be expected. */
const DEALS = 56
const MOST = 900

/** How often something was answered on a dare. */
const dared = new Map<string, number>()

/** What was dared least so far, so that rare things come up. */
function dare(match: Started, seat: Seat): Action {
  const rng = chanceOf(match, seat)
  let rarest: Action | null = null
  let times = Number.POSITIVE_INFINITY
  const called = ({ act, n }: Action): string => `${asked(match)} ${act} ${act === 'action' ? n : ''}`
  for (const offer of offers(wasteKnights, match.position, seat)) {
    const action = nth(offer, below(rng, Math.min(width(offer), 40), 'which'))
    const n = (dared.get(called(action)) ?? 0) + below(rng, 3, 'or so') / 3
    if (n < times) [times, rarest] = [n, action]
  }
  dared.set(called(rarest!), times + 1)
  return rarest!
}

/** Mostly what the steady bot does; now and then anything. */
const choose = (match: Started, seat: Seat): Action =>
  below(chanceOf(match, seat), 3, 'dare') === 0 ? dare(match, seat) : steadily(match, seat)

const copy = ({ journal }: Started): KnightsScene['journal'] => ({ ...journal, moves: journal.moves.slice() })

/** A scene for every question: from matches played until it came up, or arranged where it hardly ever does. */
export function knightsScenes(): KnightsScene[] {
  const found = new Map<string, KnightsScene>()
  const keep = (name: string, match: Started, me: Seat): void => {
    if (!found.has(name)) found.set(name, { name, journal: copy(match), start: null, me })
  }
  for (const [name, arrange] of Object.entries(ARRANGED)) {
    const { question, ...stand } = arrange()
    if (!name.startsWith(question)) throw new Error(`"${name}" comes to "${question}"`)
    found.set(name, { name, ...stand })
  }
  for (let i = 0; i < DEALS; i++) {
    const match = deal(TABLES[i % TABLES.length]!, `pictures ${i}`)
    for (let moves = 0; moves < MOST && owing(wasteKnights, match.position) !== 0; moves++) {
      const seats = seatsIn(owing(wasteKnights, match.position))
      const seat = seats[0]!
      if (seats.length === 1) keep(nameOf(match, seat), match, seat)
      answer(match, seat, choose(match, seat))
    }
    const { result } = match.position
    if (result !== null) keep(`end by ${result.how}`, match, 0)
  }
  const names = [...found.keys()]
  const missing = Object.keys(asks).filter((name) => !names.some((each) => each.startsWith(name)))
  if (missing.length > 0) throw new Error(`no picture of: ${missing.join(', ')}`)
  return [...found.values()]
}
