import type { Seat } from '@midden/kernel'
import type { Reward } from './content/rows.ts'
import type { Moment } from './content/vocabulary.ts'
import type { ClashFrame, Side } from './frames/combat.ts'
import type { CheckKind } from './frames/effects.ts'
import {
  freshAttack,
  freshClash,
  freshCombat,
  freshExploration,
  freshMove,
  freshScript,
  freshSwap,
  freshWild,
} from './frames/fresh.ts'
import type { Hook } from './frames/round.ts'
import { type Held, NONE } from './held.ts'
import { each } from './lists.ts'
import type { Wk } from './position.ts'

/*
 * Everything that can be started from somewhere else, in one place: a chapter pushes another's frame through here and
 * never imports its procedures. A frame pushed last runs first.
 */

/** A window on the frame that is on top now: these seats may act, in this order (WK-14.12). */
export function openWindow(s: Wk, moment: Moment, seats: readonly Seat[]): void {
  const about = s.stack.length - 1
  s.stack.push({
    at: 'window',
    step: 0,
    moment,
    seats: seats.slice(),
    turn: 0,
    passes: 0,
    open: false,
    about,
    used: [],
  })
}

/** A luck card from this seat's hand; `about` is the frame its text speaks of. */
export function playLuck(s: Wk, by: Seat, card: number, about: number): void {
  s.stack.push({ at: 'luck', step: 0, by, card, about, cancelled: false })
}

/** So many luck cards of his choice are discarded. */
export function discardLuck(s: Wk, seat: Seat, n: number): void {
  s.stack.push({ at: 'hand', step: 0, seat, n })
}

/** The effects of a script, for "you"; `given` is the colour of a card he has just given up. */
export function runScript(s: Wk, no: number, line: number, you: Seat, about: number, given = 0): void {
  const script = freshScript(no, line, you, about)
  script.given = given
  script.awake = !s.knights[you]!.down
  s.stack.push(script)
}

/** A check: the frame below is told how it ended in its `outcome`, 1 passed or 0 failed. */
export function startCheck(
  s: Wk,
  seat: Seat,
  kind: CheckKind,
  skills: readonly number[],
  difficulty: number,
): void {
  s.stack.push({
    at: 'check',
    step: 0,
    seat,
    kind,
    skills: skills.slice(),
    skill: -1,
    difficulty,
    need: 1,
    plus: 0,
    minus: 0,
    dice: [],
    sure: false,
  })
}

/** He is about to fall unconscious; in combat only the replacement is offered. */
export function knockOut(s: Wk, seat: Seat, falls = true): void {
  s.stack.push({ at: 'knockout', step: 0, seat, falls, asked: false })
}

/** A knight who lies unconscious wakes up in a city. */
export function startWaking(s: Wk, seat: Seat): void {
  s.stack.push({ at: 'wake', step: 0, seat, hex: NONE })
}

/** These seats rearrange their gear at the same time; enhancements only where `loose`. */
export function rearrange(s: Wk, busy: number, loose: boolean): void {
  s.stack.push({
    at: 'rearrange',
    step: 0,
    busy,
    seats: busy,
    loose,
    drafts: each(s.seats, () => null),
    changes: each(s.seats, () => 0),
  })
}

/** Gear of these colours is drawn, one card each, and placed. */
export function drawGear(s: Wk, seat: Seat, colours: readonly number[], reward = false): void {
  s.stack.push({
    at: 'draw',
    step: 0,
    seat,
    colours: colours.slice(),
    i: 0,
    reward,
    toss: 0,
    settled: false,
    cards: [],
    of: [],
  })
}

/** A gained card looks for its place; `open` if everybody knows it, `attach` if a special card is attached at once. */
export function placeGear(
  s: Wk,
  seat: Seat,
  card: Held,
  open: boolean,
  attach = false,
  colour: number = NONE,
): void {
  s.stack.push({ at: 'place', step: 0, seat, cards: [card], open, colour, attach, displacing: false })
}

/** Gear worth so much is discarded. */
export function payGear(s: Wk, seat: Seat, value: number): void {
  s.stack.push({ at: 'pay', step: 0, seat, value, last: Number.MAX_SAFE_INTEGER })
}

/** Somebody discards stored cards down to the capacity. */
export function shed(s: Wk, seat: Seat, by: Seat, where: 'pack' | 'cargo'): void {
  s.stack.push({ at: 'overload', step: 0, seat, by, where })
}

/** A trade with the Stalls; `hex` is the number whose special space is open, or 0. */
export function startTrade(s: Wk, seat: Seat, hex: number): void {
  s.stack.push({
    at: 'trade',
    step: 0,
    seat,
    hex,
    offered: [],
    spaces: [],
    vehicle: NONE,
    damaged: false,
    edits: 0,
    closed: '',
  })
}

/** Two knights may trade until either closes; the first one proposes first. */
export function startSwap(s: Wk, one: Seat, other: Seat): void {
  s.stack.push(freshSwap(one, other))
}

/** The Active Knight approaches another on the hex he has entered. */
export function startMeeting(s: Wk, seat: Seat, other: Seat): void {
  s.stack.push({ at: 'meet', step: 0, seat, other, answer: '', outcome: -1 })
}

export function startSteal(s: Wk, seat: Seat, victim: Seat, options: number): void {
  s.stack.push({ at: 'steal', step: 0, seat, victim, left: options, taken: [] })
}

export function startRevival(s: Wk, seat: Seat, other: Seat): void {
  s.stack.push({ at: 'revive', step: 0, seat, other })
}

/** The Active Knight's move: nothing planned yet. */
export function startMove(s: Wk, seat: Seat): void {
  s.stack.push(freshMove(seat, s.knights[seat]!.hex))
}

export function startExploration(s: Wk, seat: Seat): void {
  s.stack.push(freshExploration(seat))
}

/** A wasteland card is played on a knight. */
export function playWild(s: Wk, seat: Seat, card: number): void {
  s.stack.push(freshWild(seat, card))
}

/**
 * A combat of a knight against an enemy played by another seat, or (foe −1) a duel. The frame below, if it has an
 * `outcome`, is told 1 A won, 0 A lost, 2 a draw.
 */
export function startCombat(s: Wk, seat: Seat, other: Seat, foe: number, bonus = 0): void {
  s.stack.push(freshCombat([seat, other], foe, s.knights[seat]!.hex, bonus))
}

/** The next clash of the combat on top. */
export function startClash(s: Wk): void {
  s.stack.push(freshClash())
}

/** An attack of one side of the clash on top, with what it named. */
export function startAttack(s: Wk, clash: ClashFrame, side: Side, multi: boolean, prepared: boolean): void {
  s.stack.push(freshAttack(clash, side, multi, prepared))
}

/** A knight gains the rewards of one source in the order he likes. */
export function giveRewards(s: Wk, seat: Seat, rewards: readonly Reward[]): void {
  if (rewards.length > 0)
    s.stack.push({ at: 'reward', step: 0, seat, left: each(rewards.length, (i) => ({ ...rewards[i]! })) })
}

/** A knight tries to fulfil a requirement of a private task. */
export function attempt(s: Wk, seat: Seat, card: number, second: boolean): void {
  s.stack.push({ at: 'attempt', step: 0, seat, card, second, outcome: -1 })
}
/** A task is accomplished. */
export function accomplish(s: Wk, seat: Seat, card: number): void {
  s.stack.push({ at: 'task', step: 0, seat, card, deed: 0 })
}
/** The Waster introduces a new task on a space: 0 purple, 1 orange, 2 green. */
export function introduce(s: Wk, space: number): void {
  s.stack.push({ at: 'introduce', step: 0, space, cards: [] })
}

/** A mission's rules at one of its hooks. */
export function missionHook(s: Wk, hook: Hook, seat: Seat, n = 0): void {
  s.stack.push({ at: 'mission', step: 0, hook, seat, turn: 0, n, outcome: -1 })
}

/** What a child reports of which nothing came: a cost that was not paid after all, a trade that was cancelled. */
export const UNDONE = 4

/** Tells the frame below the top one how its child ended. */
export function report(s: Wk, outcome: number): void {
  const below = s.stack[s.stack.length - 2]
  if (below !== undefined && 'outcome' in below) below.outcome = outcome
}
