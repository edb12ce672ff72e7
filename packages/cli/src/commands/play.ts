import { randomBytes } from 'node:crypto'
import { steady } from '@midden/bots'
import { begin, isRefusal, type Seat, type Told } from '@midden/kernel'
import { type Command, text, whole } from '../command.ts'
import { playAtTerminal } from '../play/loop.ts'
import { say, sitDown } from '../play/session.ts'
import { failed } from '../stop.ts'
import { botsFor, gameFor, optionsFor, seatsFor, tableFlags } from '../table.ts'

export const play: Command = {
  name: 'play',
  about: 'Play in the terminal against bots.',
  words: [{ name: 'GAME' }],
  flags: {
    seats: tableFlags.seats,
    me: { value: 'SEAT', about: 'your seat, counted from 0 (default 0)' },
    bots: {
      ...tableFlags.bots,
      about: 'who plays the other seats: one name, or one for each (default steady)',
    },
    seed: tableFlags.seed,
    option: tableFlags.option,
  },
  more: 'At the table, type ? for help and a clause id such as the one beside a question to read the rule.',
  async run(given, house) {
    const game = gameFor(house, given.words[0]!)
    const seats = seatsFor(game, given)
    const me = whole(given, 'me', 0, seats - 1) ?? 0
    const others: Seat[] = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me)
    const chosen = botsFor(given, others.length, steady)
    const seed = text(given, 'seed') ?? randomBytes(6).toString('hex')
    const events: Told[] = []
    const match = begin(game, { seats, options: optionsFor(game, given, seats), seed }, events)
    if (isRefusal(match)) throw failed(`${match.reason}.`)
    const session = sitDown(
      house,
      game,
      match,
      me,
      new Map(others.map((seat, i) => [seat, chosen[i]!])),
      events,
    )
    const { who, paint } = session
    const opponents = others.map((seat, i) => `${who(seat)} is played by ${chosen[i]!.name}`).join(', ')
    say(
      session,
      paint.strong(game.title),
      `You are ${who(me)}. ${opponents}. Seed: ${seed}. Type ? for help.`,
    )
    await playAtTerminal(session)
    return 0
  },
}
