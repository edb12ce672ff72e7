import type { Seat } from '@midden/kernel'
import { COMBAT_CARDS } from '../../combat/options.ts'
import { ICONS, RANGES } from '../../content/names.ts'
import type { CombatEvent } from '../../events/combat.ts'
import { placeWords } from '../../words/bearings.ts'
import { gearName, wildName } from '../../words/names.ts'
import { called, capital, counted, type Lines, signed, silent, type WkReader, you } from './reader.ts'

type Of<W extends CombatEvent['what']> = Extract<CombatEvent, { what: W }>

const side = ({ seat, enemy }: { seat: Seat; enemy?: true }, reader: WkReader): string =>
  enemy === true ? 'the enemy' : you(seat, reader)

/** A side of the fight as the one who does something. */
const does = (e: { seat: Seat; enemy?: true }, reader: WkReader, verb: string, yours: string): string =>
  e.enemy === true ? `The enemy ${verb}` : called(e.seat, reader, verb, yours)

const sideB = (seats: readonly Seat[], foe: number, reader: WkReader): string =>
  foe < 0 ? you(seats[1]!, reader) : wildName(reader.after, foe)

function shown({ seats, cards, foe }: Of<'cards shown'>, reader: WkReader): string {
  const one = `${capital(you(seats[0]!, reader))}: ${COMBAT_CARDS[cards[0]]}`
  return `${one}. ${capital(sideB(seats, foe, reader))}: ${COMBAT_CARDS[cards[1]]}.`
}

function damage(e: Of<'damage'>, reader: WkReader): string {
  const armour = e.soak > 0 ? ` − ${e.soak} armour` : ''
  const what = `${e.damage} damage${armour}`
  if (e.lost === 0)
    return `${what}: ${side(e, reader)} ${e.enemy !== true && e.seat === reader.me ? 'lose' : 'loses'} no Health.`
  const loses = e.enemy === true || e.seat !== reader.me ? 'loses' : 'lose'
  return `${what}: ${side(e, reader)} ${loses} ${e.lost} Health.`
}

function dominance({ seats, gains, now, foe }: Of<'dominance'>, reader: WkReader): string {
  const [one, other] = [you(seats[0]!, reader), sideB(seats, foe, reader)]
  const gained = `Dominance: ${one} ${signed(gains[0])}, ${other} ${signed(gains[1])}.`
  if (now === 0) return `${gained} Nobody leads.`
  const leader = capital(now > 0 ? one : other)
  const plural = leader === 'You' ? 'lead' : 'leads'
  return `${gained} ${leader} ${plural} by ${Math.abs(now)}.`
}

const HOW = { wounds: 'by a knockout', radiation: 'by radiation', dominance: 'on dominance' } as const

function decided({ seats, winner, how, foe }: Of<'combat decided'>, reader: WkReader): string {
  if (winner > 1) return 'The fight ends in a draw.'
  const knight = seats[winner]!
  if (foe >= 0 && winner === 1) {
    const lost = seats[0] === reader.me ? ' You get no reward.' : ''
    return `The fight goes to ${wildName(reader.after, foe)}, ${HOW[how]}.${lost}`
  }
  const loser = foe < 0 && seats[1 - winner] === reader.me ? ' You lost.' : ''
  return `${called(knight, reader, 'wins', 'win')} ${HOW[how]}.${loser}`
}

export const combatLines: Lines<CombatEvent> = {
  'combat begins': (e, r) => {
    const place = placeWords(r.after, e.hex)
    if (e.foe >= 0) return `${called(e.seat, r, 'fights', 'fight')} ${wildName(r.after, e.foe)} at ${place}.`
    return `${called(e.seat, r, 'duels', 'duel')} ${you(e.other, r)} at ${place}.`
  },
  range: (e) => `At ${RANGES[e.range]} range.`,
  clash: (e) => `Clash ${e.n} of 3.`,
  'card locked': silent,
  'cards shown': shown,
  'arms laid down': () => 'Both defend: no quarrel. They may trade.',
  advances: (e, r) => `${does(e, r, 'advances', 'advance')}.`,
  retreats: (e, r) => `${does(e, r, 'retreats', 'retreat')}.`,
  'weapon named': (e, r) =>
    `${does(e, r, 'attacks', 'attack')} with ${e.card < 0 ? ICONS[e.icon] : gearName(r.after, e.card)}.`,
  'attack fizzled': (e, r) => `${does(e, r, 'has', 'have')} nothing to attack with.`,
  missed: (e, r) => `${does(e, r, 'misses', 'miss')}.`,
  hit: (e, r) => `${does(e, r, 'hits', 'hit')} for ${counted(e.damage, 'point')}.`,
  damage,
  dominance,
  'combat decided': decided,
}
