import { randomBytes } from 'node:crypto'
import { steady } from '@midden/bots'
import type { Seat } from '@midden/kernel'
import { type Command, text, whole } from '../command.ts'
import { colours } from '../play/colours.ts'
import { playAtTerminal } from '../play/loop.ts'
import { ownTable } from '../play/own-table.ts'
import { nameOf, type Sitting, say } from '../play/session.ts'
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
  async run(given, cli) {
    const game = gameFor(cli, given.words[0]!)
    const seats = seatsFor(game, given)
    const me = whole(given, 'me', 0, seats - 1) ?? 0
    const others: Seat[] = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me)
    const chosen = botsFor(given, others.length, steady)
    const seed = text(given, 'seed')
    const table = await ownTable({
      game,
      options: optionsFor(game, given, seats),
      me,
      name: nameOf(me),
      bots: new Map(others.map((seat, i) => [seat, chosen[i]!.name])),
      secret: seed ?? randomBytes(32).toString('hex'),
    })
    const who = nameOf
    const session: Sitting = { cli, game, table, me, who, paint: colours(cli) }
    const opponents = others.map((seat, i) => `${who(seat)} is played by ${chosen[i]!.name}`).join(', ')
    const luck =
      seed === undefined
        ? `The luck comes from a secret, told at the end; its SHA-256 is ${table.picture().fairness.commitment}.`
        : `Seed: ${seed}.`
    say(
      session,
      session.paint.strong(game.title),
      `You are ${who(me)}. ${opponents}. ${luck} Type ? for help.`,
    )
    await playAtTerminal(session)
    return 0
  },
}
