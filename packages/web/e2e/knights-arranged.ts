import { owing, type Seat, seatsIn, settle } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { cards } from '@midden/waste-knights/reading'
import {
  answer,
  asked,
  deal,
  type Plan,
  type Stand,
  type Started,
  steadily,
  type Wk,
} from './knights-table.ts'

/** What play hardly ever comes to, set up by hand in the middle of a match and audited. */

const THREE: Plan = { seats: 3, options: { mission: 'M1' } }
const MOST = 400

/** A match played by bots until some knight is asked this, in the second round or later. */
function playedTo(question: string, knight: string | null = null): [match: Started, seat: Seat] {
  const match = deal(THREE, 'arranged')
  const { knights } = cards(match.position)
  for (let i = 0; i < MOST; i++) {
    const [seat] = seatsIn(owing(wasteKnights, match.position))
    const wished = knight === null || knights[match.position.knights[seat!]!.sheet]?.row.id === knight
    if (asked(match) === question && match.position.round > 1 && wished) return [match, seat!]
    const first = asked(match) === 'choose a knight' && knight !== null && match.journal.moves.length === 0
    answer(
      match,
      seat!,
      first
        ? { act: 'knight', n: knights.findIndex(({ row }) => row.id === knight) }
        : steadily(match, seat!),
    )
  }
  throw new Error(`nobody is asked "${question}"`)
}

/** The position changed and carried on to its next question; whoever is asked looks at it. */
function arranged(
  [{ position, journal }, seat]: [Started, Seat],
  change: (s: Wk, seat: Seat) => void,
): Stand {
  change(position, seat)
  settle(wasteKnights, position, null)
  const wrong = wasteKnights.audit(position)
  if (wrong !== null) throw new Error(`the arranged position is impossible: ${wrong}`)
  const [me] = seatsIn(owing(wasteKnights, position))
  return { journal: { ...journal, moves: [] }, start: position, me: me! }
}

/** A private task in the knight's area, accepted: his own, or the next of the deck. */
function acceptedTask(s: Wk, seat: Seat): number {
  const { tasks } = s.knights[seat]!
  if (tasks.length === 0) {
    s.privates.seen.pop()
    tasks.push({ card: s.privates.deck.pop()!, markers: 0, space: 1, accepted: true, shown: true })
  }
  Object.assign(tasks[0]!, { accepted: true, shown: true })
  return tasks[0]!.card
}

/** What a place lets a knight do, from its text. */
function runText(s: Wk, seat: Seat, number: number, nth: number): void {
  const { script, no } = cards(s).hexes[number]!.lines[nth]!
  const frame = { at: 'script', step: 0, no: script, i: 0, line: no, you: seat, about: -1 } as const
  const answers = { given: 0, hex: -1, drawn: [], outcome: -1, asking: false, left: 0, awake: true }
  s.stack.push({ ...frame, ...answers })
}

const GARDEN = 12

/** By the name of the question. */
export const ARRANGED: Readonly<Record<string, () => Stand>> = {
  'attach a card': () =>
    arranged(playedTo('explore or not'), (s, seat) => {
      const card = cards(s).gear.findIndex(({ row }) => row.id === 'B04')
      s.blue.splice(s.blue.indexOf(card), 1)
      const k = s.knights[seat]!
      for (const held of k.pack.splice(0)) s.gear[cards(s).gear[held.card]!.colour]!.discard.push(held.card)
      k.pack.push({ card, marked: false, plus: [] })
      runText(s, seat, GARDEN, 1)
    }),
  'which task first': () =>
    arranged(playedTo('choose a combat card'), (s) => {
      while (s.stack.at(-1)!.at !== 'combat') s.stack.pop()
      const combat = s.stack.at(-1)!
      if (combat.at !== 'combat') return
      combat.step = wasteKnights.program.combat!.index['tasks by defeat']!
      combat.winner = 0
      const [seat] = combat.seats
      s.met = [s.posted[0]!.card, acceptedTask(s, seat)].map((card) => ({ seat, card }))
    }),
}
