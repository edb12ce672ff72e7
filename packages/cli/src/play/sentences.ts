import type { Game, GameEvent, Outcome, Seat, View } from '@midden/kernel'
import type { Colours } from './colours.ts'

export type NameOf = (seat: Seat) => string

const WIDE = 80

/** Breaks a text into lines of a readable width. */
export function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDE) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].map((each) => indent + each).join('\n')
}

export const cited = (clauses: readonly string[], paint: Colours): string =>
  clauses.length === 0 ? '' : ` ${paint.clause(`[${clauses.join(', ')}]`)}`

/** What happened, with the clause by which it did. */
export const saying = (game: Game, event: GameEvent, who: NameOf, paint: Colours, v: View): string =>
  `${game.words.event(event, who, v)}${cited([event.clause], paint)}`

const together = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The final places, shared ones together, with points where the game has them. */
export function placesText({ ranking, scores }: Outcome, who: NameOf): string {
  let place = 1
  return ranking
    .map((seats) => {
      const names = seats.map((seat) => (scores === null ? who(seat) : `${who(seat)} (${scores[seat]})`))
      const line = `${place}. ${together(names)}`
      place += seats.length
      return line
    })
    .join('\n')
}
