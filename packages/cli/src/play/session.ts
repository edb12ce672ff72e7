import type { Bot } from '@midden/bots'
import { menu, type Random, type Seat, seeded, type Told, type WholeGame, waiting } from '@midden/kernel'
import type { House } from '../house.ts'
import type { AnyMatch } from '../match-file.ts'
import { type Choices, choicesFrom, whatNow } from './choices.ts'
import { type Colours, colours } from './colours.ts'
import { cited, type Who } from './sentences.ts'

const CAST = ['Ash', 'Birch', 'Clay', 'Dune', 'Ember', 'Flint']

/** One sitting at the terminal: the match, who plays which seat, and what was not yet shown. */
export interface Session {
  house: House
  game: WholeGame
  match: AnyMatch
  me: Seat
  bots: ReadonlyMap<Seat, Bot>
  rng: Random
  who: Who
  paint: Colours
  unseen: Told[]
}

export const sitDown = (
  house: House,
  game: WholeGame,
  match: AnyMatch,
  me: Seat,
  bots: ReadonlyMap<Seat, Bot>,
  unseen: Told[],
): Session => ({
  house,
  game,
  match,
  me,
  bots,
  rng: seeded(`${match.journal.seed} bots`),
  who: (seat) => CAST[seat] ?? `Seat ${seat}`,
  paint: colours(house),
  unseen,
})

export const say = ({ house }: Session, ...lines: string[]): void =>
  void house.stdout.write(lines.map((line) => `${line}\n`).join(''))

/** The player's own name stands out. */
export const withMeStrong = ({ me, who, paint }: Session, text: string): string =>
  text.replaceAll(new RegExp(`\\b${who(me)}\\b`, 'g'), paint.strong)

export function showTable(session: Session): void {
  const { game, match, me, who } = session
  const table = game.words.table(game.view(match.position, me), who).trimEnd()
  say(session, '', withMeStrong(session, table))
}

export function choicesOf({ match, me }: Session): Choices {
  const { game, position } = match
  const view = game.view(position, me)
  return choicesFrom(menu(game, position, me), (action) => game.words.action(view, action))
}

/** The question with its clause, what may be answered, and what may not and why. */
export function ask(session: Session, choices: Choices): void {
  const { match, me, paint } = session
  const { game, position } = match
  const view = game.view(position, me)
  const asked = waiting(game, position, me).find(({ seat, optional }) => seat === me && !optional)!
  const question = paint.question(game.words.question(view, asked.decision))
  const barred = game
    .barred(view, me)
    .map(({ act: name, n, clauses, reason }) =>
      paint.faint(`   –  ${n === undefined ? name : `${name} ${n}`}: ${reason}${cited(clauses, paint)}`),
    )
  say(session, '', `${question}${cited([asked.clause], paint)}`, ...whatNow(choices, paint), ...barred)
}
