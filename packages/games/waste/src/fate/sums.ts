import type { Reader, Seat } from '@midden/kernel'
import { deckOf, HZ, PL, RC, TYPE_NAMES, TYPES, typeOf } from '../cards.ts'
import type { Score, ScoreChange } from '../score.ts'
import type { WasteView } from '../view.ts'
import { and } from '../words.ts'

export type WasteReader = Reader<WasteView>

/** A number with its sign, as it is read: +5, −3, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
export const place = (n: number): string => ['', '1st', '2nd', '3rd'][n] ?? `${n}th`
export const pointed = (n: number): string =>
  `${n < 0 ? `−${-n}` : n} ${Math.abs(n) === 1 ? 'point' : 'points'}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A card as people call it: its type, and its value where cards of the type have different ones. */
export function named(card: number, { after }: WasteReader): string {
  const type = typeOf(card)
  const name = capital(TYPE_NAMES[TYPES[type]!])
  return type === RC || type === HZ || type === PL
    ? name
    : `${name} ${deckOf(after.options.deck).values[card]}`
}

/** Cards in a sentence; many of them by their number alone. */
export function cardsOf(cards: readonly number[], reader: WasteReader): string {
  return cards.length > 4 ? `${cards.length} cards` : and(cards.map((card) => named(card, reader)))
}

export const you = (seat: Seat, { me, who }: WasteReader): string => (seat === me ? 'you' : who(seat))
export const called = (seat: Seat, reader: WasteReader, verb: string, yours: string): string =>
  seat === reader.me ? `You ${yours}` : `${reader.who(seat)} ${verb}`
export const owned = (seat: Seat, reader: WasteReader): string =>
  seat === reader.me ? 'Your' : `${reader.who(seat)}’s`

/** Where a seat stands by points alone. */
export const standsAt = (scores: readonly Score[], seat: Seat): number =>
  1 + scores.filter(({ points }) => points > scores[seat]!.points).length

const MOST = { electronics: 10, plastic: 12 } as const

/** Who leads in electronics or plastic now, and what that does to the reader. */
export function turned(
  scored: readonly ScoreChange[],
  part: keyof typeof MOST,
  reader: WasteReader,
): string | null {
  const leader = scored.find((change) => change.part === part && change.now === MOST[part])
  const mine = scored.find((change) => change.part === part && change.seat === reader.me)
  const parts: string[] = []
  if (leader !== undefined)
    parts.push(`${called(leader.seat, reader, 'now has', 'now have')} the most ${part}.`)
  if (mine !== undefined && leader !== mine) {
    const way = mine.now < mine.from ? 'You drop' : 'You rise'
    parts.push(
      `${way} from ${signed(mine.from)} to ${signed(mine.now)}${leader === undefined ? ` for ${part}` : ''}.`,
    )
  }
  return parts.length === 0 ? null : parts.join(' ')
}
