import { cards } from '../../cards.ts'
import { SKILLS } from '../../content/names.ts'
import type { EffectEvent } from '../../events/effects.ts'
import { lineName, listed, luckName } from '../../words/names.ts'
import { called, counted, type Lines, owner, silent, type WkReader } from './reader.ts'

type Of<W extends EffectEvent['what']> = Extract<EffectEvent, { what: W }>

const dice = (rolled: readonly number[]): string => rolled.join(', ')

function drawn({ seat, cards, n }: Of<'luck drawn'>, reader: WkReader): string {
  const what =
    cards === undefined || cards.length > 4
      ? counted(n, 'luck card')
      : listed(cards.map((card) => luckName(reader.after, card)))
  return `${called(seat, reader, 'draws', 'draw')} ${what}.`
}

function discarded({ seat, cards }: Of<'luck discarded'>, reader: WkReader): string {
  const what =
    cards.length > 4
      ? counted(cards.length, 'luck card')
      : listed(cards.map((card) => luckName(reader.after, card)))
  return `${called(seat, reader, 'discards', 'discard')} ${what}.`
}

/** What somebody has is used; a place is where an action is taken, and a card of the wasteland acts by itself. */
function used({ seat, line }: Of<'used'>, reader: WkReader): string {
  const { after } = reader
  const name = lineName(after, line)
  const from = cards(after).lines[line]?.from
  if (from === 'hex') return `${called(seat, reader, 'takes', 'take')} an action at ${name}.`
  return from === 'wild' ? `The text of ${name} applies.` : `${called(seat, reader, 'uses', 'use')} ${name}.`
}

/** Dice of the enemy are nobody's own. */
const roller = (e: Of<'rolled'>, reader: WkReader): string =>
  e.enemy === true ? 'The enemy rolls' : called(e.seat, reader, 'rolls', 'roll')

export const effectLines: Lines<EffectEvent> = {
  'luck drawn': drawn,
  'luck discarded': discarded,
  'luck played': (e, r) => `${called(e.seat, r, 'plays', 'play')} ${luckName(r.after, e.card)}.`,
  'luck cancelled': (e, r) =>
    e.of === r.me
      ? `Your ${luckName(r.after, e.card)} is cancelled.`
      : `${luckName(r.after, e.card)} is cancelled.`,
  used,
  marked: (e, r) =>
    e.by === undefined
      ? null
      : `${called(e.by, r, 'marks', 'mark')} something of ${e.seat === r.me ? 'yours' : `${owner(e.seat, r)}`}: unusable until next round.`,
  reshuffled: silent,
  'check announced': (e, r) =>
    `${called(e.seat, r, 'checks', 'check')} ${SKILLS[e.skill]}: ${e.difficulty} or more on one of ${e.pool} ${e.pool === 1 ? 'die' : 'dice'}.`,
  rolled: (e, r) => `${roller(e, r)} ${dice(e.dice)}.`,
  'die turned': (e, r) => `${called(e.seat, r, 'turns', 'turn')} a die: ${dice(e.dice)}.`,
  'check passed': () => 'Passed.',
  'check failed': () => 'Failed.',
  'option chosen': silent,
  'range asked for': (e, r) =>
    `${called(e.seat, r, 'asks', 'ask')} for ${['short', 'medium', 'long'][e.range]} range.`,
  'card planted': (e, r) =>
    `${called(e.seat, r, 'hides', 'hide')} a card at the Redoubt. The next knight to move gets it.`,
}
