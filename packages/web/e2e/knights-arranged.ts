import { owing, question, type Seat, seatsIn, settle } from '@midden/kernel'
import { wasteKnights } from '@midden/waste-knights'
import { cards, freshScript, freshSwap } from '@midden/waste-knights/reading'
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

interface Arranged extends Stand {
  /** what it comes to */
  question: string
}

const THREE: Plan = { seats: 3, options: { mission: 'M1' } }
const AVENGERS: Plan = { seats: 3, options: { mission: 'M4' } }
const MOST = 900

/** A match played by bots until some knight is asked this, in the second round or later. */
function playedTo(
  question: string,
  knight: string | null = null,
  so: (s: Wk) => boolean = () => true,
  plan = THREE,
): [match: Started, seat: Seat] {
  const match = deal(plan, 'arranged')
  const { knights } = cards(match.position)
  for (let i = 0; i < MOST; i++) {
    const [seat] = seatsIn(owing(wasteKnights, match.position))
    const { active } = match.position
    const wished = knight === null || knights[match.position.knights[active]?.sheet ?? -1]?.row.id === knight
    const duel = match.position.stack.some((frame) => frame.at === 'meet')
    const later = match.position.round > 1 && so(match.position)
    if (asked(match) === question && later && wished && !duel) return [match, seat!]
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
): Arranged {
  change(position, seat)
  settle(wasteKnights, position, null)
  const wrong = wasteKnights.audit(position)
  if (wrong !== null) throw new Error(`the arranged position is impossible: ${wrong}`)
  const [me] = seatsIn(owing(wasteKnights, position))
  const asks = question(wasteKnights, position)!.name
  return { question: asks, journal: { ...journal, moves: [] }, start: position, me: me! }
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

/** This task of the private deck in the knight's area, accepted. */
function fetchTask(s: Wk, seat: Seat, id: string): number {
  const { deck, seen } = s.privates
  const at = deck.findIndex((card) => cards(s).tasks[card]!.private?.id === id)
  const [card] = deck.splice(at, 1)
  seen.splice(at, 1)
  s.knights[seat]!.tasks.push({ card: card!, markers: 0, space: 1, accepted: true, shown: true })
  return card!
}

/** What a place lets a knight do, from its text. */
function runText(s: Wk, seat: Seat, number: number, nth: number): void {
  const { script, no } = cards(s).hexes[number]!.lines[nth]!
  s.stack.push(freshScript(script, no, seat, -1))
}

/** A blue card out of its box. */
function fetchBlue(s: Wk, id: string): { card: number; marked: boolean; plus: [] } {
  const card = cards(s).gear.findIndex(({ row }) => row.id === id)
  s.blue.splice(s.blue.indexOf(card), 1)
  return { card, marked: false, plus: [] }
}

/** The fight that is on, as soon as its last clash is over: the knight has won. */
function wonFight(s: Wk, step: string) {
  while (s.stack.at(-1)!.at !== 'combat') s.stack.pop()
  const combat = s.stack.at(-1)!
  if (combat.at !== 'combat') throw new Error('nobody fights')
  combat.step = wasteKnights.program.combat!.index[step]!
  combat.winner = 0
  return combat
}

/** Another enemy than the one that was played; that one goes where the other lay. */
function fightInstead(s: Wk, trait: string): void {
  const isWanted = (card: number): boolean => cards(s).wild[card]!.trait === trait
  const pile = [s.wild.deck, s.wild.discard].find((each) => each.some(isWanted))
  const at = pile?.findIndex(isWanted) ?? -1
  for (const frame of s.stack) {
    if (pile === undefined || frame.at !== 'wild') continue
    const wanted = pile[at]!
    pile[at] = frame.card
    frame.card = wanted
    for (const fight of s.stack) if (fight.at === 'combat') fight.foe = wanted
  }
}

/** The move that is on, at its first hex and not at its end. */
const justSetOut = (s: Wk): boolean => {
  const move = s.stack.at(-1)!
  return move.at === 'move' && move.i === 1 && move.route.length > 1
}

/** Before anything was turned up on this hex: what others laid under the Waster marker comes first. */
function besetRedoubt(s: Wk, by: readonly Seat[]): void {
  const move = s.stack.at(-1)!
  if (move.at !== 'move') throw new Error('nobody moves')
  move.step = wasteKnights.program.move!.index['card from the Redoubt']!
  s.wild.discard.push(...move.revealed.splice(0))
  for (const seat of by) s.planted.push({ card: s.wild.deck.pop()!, by: seat })
}

/** A card of the gear decks by its id. */
function fetchGear(s: Wk, id: string): number {
  const card = cards(s).gear.findIndex(({ row }) => row.id === id)
  for (const { deck, discard } of s.gear)
    for (const pile of [deck, discard]) {
      const at = pile.indexOf(card)
      if (at >= 0) return pile.splice(at, 1)[0]!
    }
  throw new Error(`${id} lies in no deck`)
}

const GARDEN = 12
/** The action of the fourth mission that is the fight with its villain. */
const FIGHT_HER = 10

/** By the name of the question. */
export const ARRANGED: Readonly<Record<string, () => Arranged>> = {
  'attach a card': () =>
    arranged(playedTo('explore or not'), (s, seat) => {
      const k = s.knights[seat]!
      for (const held of k.pack.splice(0)) s.gear[cards(s).gear[held.card]!.colour]!.discard.push(held.card)
      k.pack.push(fetchBlue(s, 'B04'))
      runText(s, seat, GARDEN, 1)
    }),
  'tank empty': () =>
    arranged(playedTo('continue or stop'), (s, seat) => {
      const k = s.knights[seat]!
      const move = s.stack.at(-1)!
      if (move.at !== 'move') throw new Error('nobody moves')
      move.step = wasteKnights.program.move!.index['tank empty']!
      move.pool = 0
      k.fuel = 0
      const laid = k.panels[3]
      if (laid) s.gear[cards(s).gear[laid.card]!.colour]!.discard.push(laid.card)
      k.panels[3] = { card: fetchGear(s, 'G04'), marked: false, plus: [] }
    }),
  'which task first': () =>
    arranged(playedTo('choose a combat card'), (s) => {
      const [seat] = wonFight(s, 'tasks by defeat').seats
      s.met = [s.posted[0]!.card, acceptedTask(s, seat)].map((card) => ({ seat, card }))
    }),
  'choose an option after a fight': () =>
    arranged(playedTo('choose a combat card', 'K10'), (s) => {
      fightInstead(s, 'Beast')
      const [seat] = wonFight(s, 'after combat').seats
      Object.assign(s.knights[seat]!, { hp: 2, ammo: 1, rad: 0 })
    }),
  'card from the Redoubt among several': () =>
    arranged(playedTo('play or wait', null, justSetOut), (s, seat) =>
      besetRedoubt(s, [seat, (seat + 1) % s.seats]),
    ),
  'lay down and propose with an enhancement': () =>
    arranged(playedTo('stay, foot or vehicle'), (s, seat) => {
      const rival = (seat + 1) % s.seats
      const k = s.knights[seat]!
      s.knights[rival]!.hex = k.hex
      for (const hand of [0, 1]) {
        const laid = k.panels[hand]
        if (laid) s.gear[cards(s).gear[laid.card]!.colour]!.discard.push(laid.card)
        k.panels[hand] = null
      }
      k.panels[0] = {
        card: fetchGear(s, 'Y04'),
        marked: false,
        plus: [{ card: fetchGear(s, 'Y09'), marked: false }],
      }
      s.stack.push({ ...freshSwap(seat, rival), goods: [[0], []], edits: 1 })
    }),
  'find a place for a blue card': () =>
    arranged(playedTo('stay, foot or vehicle'), (s, seat) => {
      const frame = { at: 'place', step: 0, seat, cards: [fetchBlue(s, 'B06')], open: true } as const
      s.stack.push({ ...frame, cards: [...frame.cards], colour: -1, attach: false, displacing: false })
    }),
  'what to steal from a sleeper': () =>
    arranged(playedTo('stay, foot or vehicle'), (s, seat) => {
      const victim = (seat + 1) % s.seats
      Object.assign(s.knights[victim]!, { hp: 0, down: true, hex: s.knights[seat]!.hex })
      s.stack.push({ at: 'steal', step: 0, seat, victim, left: 1, taken: [] })
    }),
  'one more card': () =>
    arranged(playedTo('stay, foot or vehicle', 'K13'), (s, seat) => {
      const frame = { at: 'draw', step: 0, seat, i: 0, reward: true, toss: 0, settled: false } as const
      s.stack.push({ ...frame, colours: [0, 1], cards: [], of: [] })
    }),
  'place the token': () =>
    arranged(playedTo('stay, foot or vehicle'), (s, seat) => {
      const step = wasteKnights.program.task!.index['place the token']!
      s.stack.push({ at: 'task', step, seat, card: fetchTask(s, seat, 'P02'), deed: 0 })
    }),
  'give up a clue': () =>
    arranged(playedTo('stay, foot or vehicle', null, undefined, AVENGERS), (s, seat) => {
      s.quest.kept[seat] = s.quest.markers.splice(0, 2).map(({ n }) => n)
      s.quest.villain = s.knights[seat]!.hex
      const step = wasteKnights.program.mission!.index['give up a clue']!
      s.stack.push({ at: 'mission', step, hook: 'action', seat, turn: 0, n: FIGHT_HER, outcome: 1 })
    }),
}
