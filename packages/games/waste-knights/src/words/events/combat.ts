import { COMBAT_CARDS } from '../../combat/options.ts'
import { ICONS, RANGES } from '../../content/names.ts'
import type { CombatEvent } from '../../events/combat.ts'
import { placeWords } from '../bearings.ts'
import { gearName, wildName } from '../names.ts'
import type { Sayings } from '../sayings.ts'

const VICTORY = {
  wounds: 'by a knockout',
  radiation: 'by radiation',
  dominance: 'on dominance',
} as const

export const combatSayings: Sayings<CombatEvent> = {
  'combat begins': (e, who, t) =>
    e.foe < 0
      ? `${who(e.seat)} and ${who(e.other)} duel at ${placeWords(t, e.hex)}.`
      : `${who(e.seat)} fights ${wildName(t, e.foe)}, played by ${who(e.other)}, at ${placeWords(t, e.hex)}.`,
  range: (e) => `The range is ${RANGES[e.range]}.`,
  clash: (e) => `Clash ${e.n}.`,
  'card locked': (e, who) => `${who(e.seat)} has chosen a combat card.`,
  'cards shown': (e, who) =>
    `${who(e.seats[0]!)} shows ${COMBAT_CARDS[e.cards[0]]}, ${who(e.seats[1]!)} ${COMBAT_CARDS[e.cards[1]]}.`,
  'arms laid down': () => 'Both defend: the duel is over before it began.',
  advances: (e, who) => `${who(e.seat)} advances.`,
  retreats: (e, who) => `${who(e.seat)} retreats.`,
  'weapon named': (e, who, t) =>
    `${who(e.seat)} attacks with ${e.card < 0 ? 'icon' : `${gearName(t, e.card)}, icon`} ${ICONS[e.icon]}.`,
  'attack fizzled': (e, who) => `${who(e.seat)} has nothing left to attack with.`,
  missed: (e, who) => `${who(e.seat)} misses.`,
  hit: (e, who) => `${who(e.seat)} hits for ${e.damage}.`,
  damage: (e, who) => `${e.damage} damage, ${e.soak} soaked: ${who(e.seat)}'s side loses ${e.lost} Health.`,
  dominance(e, who) {
    const [one, other] = e.seats.map((seat) => who(seat))
    const gained = `Dominance: ${one} gains ${e.gains[0]}, ${other} ${e.gains[1]}`
    if (e.now === 0) return `${gained}; the marker is in the middle.`
    return `${gained}; ${e.now > 0 ? one : other} leads by ${Math.abs(e.now)}.`
  },
  'combat decided': (e, who) =>
    e.winner > 1 ? 'The fight ends in a draw.' : `${who(e.seats[e.winner]!)} wins ${VICTORY[e.how]}.`,
}
