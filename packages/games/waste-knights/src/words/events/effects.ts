import { cards } from '../../cards.ts'
import { SKILLS } from '../../content/names.ts'
import type { EffectEvent } from '../../events/effects.ts'
import { deedsText } from '../../text/deeds.ts'
import { lineName, listed, luckName, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const cardsOf = (n: number): string => (n === 1 ? '1 luck card' : `${n} luck cards`)

export const effectSayings: Sayings<EffectEvent> = {
  'luck drawn': (e, who, t) =>
    `${who(e.seat)} draws ${e.cards === undefined ? cardsOf(e.n) : listed(e.cards.map((card) => luckName(t, card)))}.`,
  'luck discarded': (e, who, t) =>
    `${who(e.seat)} discards ${listed(e.cards.map((card) => luckName(t, card)))}.`,
  'luck played': (e, who, t) => `${who(e.seat)} plays ${luckName(t, e.card)}.`,
  'luck cancelled': (e, _who, t) => `${luckName(t, e.card)} is cancelled.`,
  used: (e, who, t) => `${who(e.seat)} uses ${lineName(t, e.line)}.`,
  marked: (e, who) => `A card of ${who(e.seat)} is marked: it can’t be used again this round.`,
  reshuffled: (e) => `The discarded ${e.deck} are shuffled into a new deck.`,
  'check announced': (e, who) =>
    `${who(e.seat)} checks ${SKILLS[e.skill]} (${e.difficulty}) with ${e.pool} ${e.pool === 1 ? 'die' : 'dice'}.`,
  rolled: (e, who) => `${who(e.seat)} rolls ${listed(e.dice.map(String))}.`,
  'die turned': (e, who) => `${who(e.seat)} turns a die: ${listed(e.dice.map(String))}.`,
  'check passed': (e, who) => `${who(e.seat)} passes.`,
  'check failed': (e, who) => `${who(e.seat)} fails.`,
  'option chosen': (e, who, t) => `${who(e.seat)} chooses: ${deedsText(cards(t).deeds[e.deed]!)}.`,
  'range asked for': (e, who) => `${who(e.seat)} asks for ${['short', 'medium', 'long'][e.range]} range.`,
  'card planted': (e, who, t) =>
    `${who(e.seat)} puts a card under the Waster marker${
      e.discarded.length === 0 ? '' : ` and discards ${listed(e.discarded.map((card) => wildName(t, card)))}`
    }.`,
}
