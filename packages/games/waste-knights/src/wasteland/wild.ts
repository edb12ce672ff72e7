import { only, type Seat } from '@midden/kernel'
import { change, still } from '../bodies/counters.ts'
import { cards } from '../cards.ts'
import type { Line, Wild } from '../content/catalogue.ts'
import { discardWild, topWild } from '../decks.ts'
import { payFor, run } from '../effects/pay.ts'
import { allHold, moveNow, nothing } from '../effects/scene.ts'
import { canPay, FOE } from '../effects/usable.ts'
import type { WildFrame } from '../frames/road.ts'
import { isVillain } from '../missions/villains.ts'
import { playableCards } from '../move/constraint.ts'
import type { Table, Wk } from '../position.ts'
import { giveRewards, openWindow, startCheck, startCombat } from '../push.ts'
import { moveWaster } from '../roles.ts'
import { faced } from '../tasks/goals.ts'
import type { Procedure, Tell } from '../types.ts'

const PASSED = 1

const cardOf = (s: Table, f: WildFrame): Wild => cards(s).wild[f.card]!
const isDown = (s: Table, f: WildFrame): boolean => s.knights[f.seat]!.down
const waster = (s: Table, f: WildFrame): Seat => moveWaster(s, f.seat)

/** The other revealed cards of the move that may take the place of one replaced (WK-8.17). */
function substitutes(s: Table): number[] {
  const move = moveNow(s)
  return move === null ? [] : playableCards(s, move, true)
}

/** The window is over: the other revealed cards are discarded (WK-7.13). */
function discardOthers(s: Wk, tell: Tell): void {
  const others = moveNow(s)?.revealed.splice(0) ?? []
  if (others.length === 0) return
  s.wild.discard.push(...others)
  tell?.({ what: 'cards unplayed', clause: 'WK-7.13', cards: others })
}

/** Another card is the card of the move, and its window opens anew (WK-8.17). */
function replace(f: WildFrame, card: number, tell: Tell): void {
  f.card = card
  f.cancelled = false
  f.redraw = false
  f.unstoppable = false
  f.asked = true
  tell?.({ what: 'card replaced', clause: 'WK-8.17', seat: f.seat, card, reveals: true })
}

/** One HP for getting caught, one more by a strong enemy: its rewards show red gear or REP (WK-8.8, WK-R18). */
export function caughtBy({ reward }: Wild): number {
  const isStrong = reward.some((r) => ('gain' in r && r.gain === 'rep') || ('draw' in r && r.draw === 'red'))
  return isStrong ? 2 : 1
}

/** Successes an escape takes: one, unless the card's text asks for more. */
export function neededToEscape(s: Table, { lines }: Wild): number {
  const deeds = lines.flatMap(({ at, may, script }) =>
    at === 'before check' && !may ? (cards(s).scripts[script] ?? []) : [],
  )
  return deeds.reduce((most, deed) => (deed.do === 'need' ? Math.max(most, deed.n) : most), 1)
}

/** Lines of an event that are to be carried out, judged before any of them is: a bit each. */
function dueLines(s: Table, f: WildFrame, escaped: boolean): number {
  let due = 0
  const { lines } = cardOf(s, f)
  for (let i = 0; i < lines.length; i++) {
    const { at, if: conditions } = lines[i]!
    if (at !== 'event always' && (at !== 'event' || escaped)) continue
    if (allHold(s, conditions, f.seat, nothing)) due |= 1 << i
  }
  return due
}

/** The first line that is due, or undefined. */
function nextLine(s: Table, f: WildFrame): Line | undefined {
  if (f.due === 0) return undefined
  return cardOf(s, f).lines[31 - Math.clz32(f.due & -f.due)]
}
const crossOut = (f: WildFrame): void => {
  f.due &= f.due - 1
}

const isPayable = (s: Table, f: WildFrame, line: Line): boolean =>
  canPay(s, f.seat, { line, slot: FOE, marked: false }, nothing)

/** Printed order; what cannot be paid for is skipped. A knight who fell meanwhile has no part in it (WKC-R1). */
function carryOut(s: Wk, f: WildFrame, line: Line, tell: Tell): void {
  if (!isPayable(s, f, line)) return
  run(s, line, f.seat, s.stack.length - 1)
  const text = s.stack.at(-1)!
  if (text.at === 'script') text.awake = true
  payFor(s, f.seat, { line, slot: FOE, marked: false }, tell)
}

/** A wasteland card played on a knight: escape or face (WK-8). */
export const wild: Procedure<'wild'> = [
  {
    name: 'card on the table',
    clause: 'WK-8.2',
    run(s, f) {
      openWindow(s, 'played', [f.seat])
      return undefined
    },
  },
  {
    name: 'replace or discard',
    clause: 'WK-8.17',
    run(s, f, tell) {
      if (!f.cancelled) {
        discardOthers(s, tell)
        return 'escape or face'
      }
      tell?.({ what: 'card cancelled', clause: 'WK-8.17', seat: f.seat, card: f.card })
      return f.redraw ? undefined : 'card resolved'
    },
  },
  {
    name: 'play another card',
    clause: 'WK-8.17',
    owed: (s, f) => (!f.asked && substitutes(s).length > 0 ? only(waster(s, f)) : 0),
    offer: (s) => [{ act: 'play', of: substitutes(s) }],
    take(s, f, _seat, a, tell) {
      const { revealed } = moveNow(s)!
      discardWild(s, f.card)
      revealed.splice(revealed.indexOf(a.n!), 1)
      replace(f, a.n!, tell)
    },
    close(s, f, tell) {
      if (!f.asked) {
        discardWild(s, f.card)
        replace(f, topWild(s, tell), tell)
      }
      f.asked = false
      return 'card on the table'
    },
  },
  {
    name: 'escape or face',
    clause: 'WK-8.2',
    owed: (s, f) => (f.choice === '' && !isDown(s, f) ? only(f.seat) : 0),
    offer: () => [{ act: 'escape' }, { act: 'face' }],
    take(s, f, seat, a, tell) {
      const { card } = f
      f.choice = a.act === 'escape' ? 'escape' : 'face'
      if (f.choice === 'face') tell?.({ what: 'faces', clause: 'WK-8.2', seat, card })
      else {
        const { skill, difficulty } = cardOf(s, f).escape!
        tell?.({ what: 'tries to escape', clause: 'WK-8.3', seat, card })
        startCheck(s, seat, 'escape', [skill], difficulty)
      }
    },
    close(s, f) {
      if (f.choice === '') return 'card resolved'
      const enemy = cardOf(s, f).fighter !== null
      if (f.choice === 'escape') return enemy ? 'fled or caught' : undefined
      if (!enemy) return undefined
      startCombat(s, f.seat, waster(s, f), f.card)
      return 'card resolved'
    },
  },
  {
    name: 'read the event',
    clause: 'WK-8.6',
    run(s, f, tell) {
      const escaped = f.choice === 'escape' && f.outcome === PASSED
      f.due = dueLines(s, f, escaped)
      if (escaped) tell?.({ what: 'escaped', clause: 'WK-8.4', seat: f.seat, card: f.card })
      return undefined
    },
  },
  {
    name: 'do what it offers',
    clause: 'WK-8.11',
    owed(s, f) {
      const line = nextLine(s, f)
      if (line === undefined || f.asked || !line.may || isDown(s, f)) return 0
      return isPayable(s, f, line) ? only(f.seat) : 0
    },
    offer: () => [{ act: 'no' }, { act: 'yes' }],
    take(s, f, _seat, a, tell) {
      if (a.act === 'no') {
        crossOut(f)
        return
      }
      f.asked = true
      tell?.({ what: 'used', clause: 'WK-8.11', seat: f.seat, line: nextLine(s, f)!.no })
    },
    close(s, f, tell) {
      const line = nextLine(s, f)
      if (line === undefined) return undefined
      const done = f.asked || !line.may
      crossOut(f)
      f.asked = false
      if (done) carryOut(s, f, line, tell)
      return 'again'
    },
  },
  {
    name: 'rewards of the event',
    clause: 'WK-8.6',
    run(s, f) {
      if (f.choice !== 'face') return 'card resolved'
      giveRewards(s, f.seat, cardOf(s, f).reward)
      return undefined
    },
  },
  {
    name: 'event faced',
    clause: 'WK-8.6',
    run(s, f) {
      faced(s, f.seat, f.card)
      return 'card resolved'
    },
  },
  {
    name: 'fled or caught',
    clause: 'WK-8.8',
    run(s, f, tell) {
      const { seat, card } = f
      if (f.outcome === PASSED) tell?.({ what: 'escaped', clause: 'WK-8.7', seat, card })
      else change(s, seat, { ...still, hp: -caughtBy(cardOf(s, f)) }, 'WK-8.8', tell)
      return undefined
    },
  },
  {
    name: 'card resolved',
    clause: 'WK-8.14',
    run(s, f, tell) {
      discardOthers(s, tell)
      discardWild(s, f.card)
      const what = isVillain(s, f.card) ? 'card set aside' : 'card discarded'
      tell?.({ what, clause: 'WK-8.14', card: f.card })
      return 'done'
    },
  },
]
