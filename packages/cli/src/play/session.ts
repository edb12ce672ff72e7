import type { Seat, WholeGame } from '@midden/kernel'
import type { MatchPicture } from '@midden/table'
import type { CliContext } from '../context.ts'
import { type Choices, choicesFrom, whatNow } from './choices.ts'
import type { Colours } from './colours.ts'
import type { OwnTable } from './own-table.ts'
import { cited, type NameOf } from './sentences.ts'

const CAST = ['Ash', 'Birch', 'Clay', 'Dune', 'Ember', 'Flint']

/** One sitting at the terminal. */
export interface Sitting {
  cli: CliContext
  game: WholeGame
  table: OwnTable
  me: Seat
  who: NameOf
  paint: Colours
}

export const nameOf: NameOf = (seat) => CAST[seat] ?? `Seat ${seat}`

export const say = ({ cli }: Sitting, ...lines: string[]): void =>
  void cli.stdout.write(lines.map((line) => `${line}\n`).join(''))

/** The player's own name stands out. */
export const withMeStrong = ({ me, who, paint }: Sitting, text: string): string =>
  text.replaceAll(new RegExp(`\\b${who(me)}\\b`, 'g'), paint.strong)

/** The match as the player may know it. */
export const matchOf = ({ table }: Sitting): MatchPicture => table.picture().match!

export function showTable(session: Sitting): void {
  const { game, who } = session
  const table = game.words.table(matchOf(session).view, who).trimEnd()
  say(session, '', withMeStrong(session, table))
}

export function choicesOf(session: Sitting): Choices {
  const { view, menu, rights } = matchOf(session)
  return choicesFrom([...menu, ...rights], (action) => session.game.words.action(view, action))
}

/** The question with its clause, what may be answered, and what may not and why. */
export function ask(session: Sitting, choices: Choices): void {
  const { game, paint } = session
  const { view, question: asked, barred } = matchOf(session)
  const question = paint.question(game.words.question(view, asked!.decision))
  const missed = barred.map(({ act: name, n, clauses, reason }) =>
    paint.faint(`   –  ${n === undefined ? name : `${name} ${n}`}: ${reason}${cited(clauses, paint)}`),
  )
  say(session, '', `${question}${cited([asked!.clause], paint)}`, ...whatNow(choices, paint), ...missed)
}
