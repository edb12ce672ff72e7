import { eventsFor, type GameEvent, type Viewer, type WholeGame } from '@midden/kernel'
import { withheld } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { type Command, type CommandLine, on, whole } from '../command.ts'
import { type CliContext, printJson } from '../context.ts'
import { fileFrom, firstDifference, gameOf, replayFile } from '../match-file.ts'
import { colours } from '../play/colours.ts'
import { placesText, saying } from '../play/sentences.ts'
import { failed } from '../stop.ts'

const who = (seat: number): string => `Seat ${seat}`

/** What is proved of the luck, and what is not. */
function luckOf(file: MatchFile): string {
  const shares = file.shares?.filter((share) => share !== null).length ?? 0
  const late = withheld(file).map(who)
  const said =
    shares === 0
      ? 'Its luck follows from the commitment. No player promised a share of it beforehand.'
      : 'Its luck follows from the commitment, and from the shares that players promised beforehand.'
  return late.length === 0 ? said : `${said} Not revealed in time, and left out: ${late.join(', ')}.`
}

async function verify(
  path: string,
  game: WholeGame,
  file: MatchFile,
  given: CommandLine,
  cli: CliContext,
): Promise<number> {
  const difference = await firstDifference(game, file)
  const hashes = file.actions.filter(({ hash }) => hash !== undefined).length
  if (on(given, 'json'))
    printJson(cli, {
      verified: difference === null,
      actions: file.actions.length,
      hashes,
      difference,
      withheld: withheld(file),
    })
  if (difference !== null) throw failed(`${path} does not replay: ${difference}.`)
  if (!on(given, 'json'))
    cli.stdout.write(
      `${path} replays: ${file.actions.length} actions, ${hashes} state hashes equal.` +
        `${file.commitment === null ? '' : ` ${luckOf(file)}`}\n`,
    )
  return 0
}

/** Every action in words, or the table after one of them. */
function show(path: string, game: WholeGame, file: MatchFile, given: CommandLine, cli: CliContext): number {
  const at = whole(given, 'at', 0, file.actions.length)
  const viewer: Viewer = whole(given, 'seat', 0, file.seats - 1) ?? null
  const paint = colours(cli)
  const said: { number: number; events: string[] }[] = []
  const match = replayFile(
    game,
    file,
    at ?? file.actions.length,
    ({ position }, number, events: readonly GameEvent[]) => {
      const v = game.view(position, viewer)
      const sentences = eventsFor(events, viewer).map((event) => saying(game, event, who, paint, v))
      said.push({ number, events: sentences })
    },
  )
  if (typeof match === 'string') throw failed(`${path} does not replay: ${match}.`)
  const view = game.view(match.position, viewer)
  const outcome = game.outcome(match.position)
  if (on(given, 'json')) {
    printJson(cli, { game: game.id, at: match.journal.moves.length, view, outcome, told: said })
    return 0
  }
  if (at === undefined)
    for (const { number, events } of said)
      cli.stdout.write(events.map((line) => `${String(number).padStart(4)}  ${line}\n`).join(''))
  cli.stdout.write(`\n${game.words.table(view, who).trimEnd()}\n`)
  if (outcome !== null) cli.stdout.write(`\n${placesText(outcome, who)}\n`)
  return 0
}

export const replay: Command = {
  name: 'replay',
  about: 'Shows or verifies a saved match.',
  words: [{ name: 'FILE' }],
  flags: {
    verify: { about: 'replay it and compare the state hash after every action' },
    at: { value: 'N', about: 'show the table after N actions' },
    seat: { value: 'S', about: 'as that seat saw it (left out: a spectator)' },
    json: { about: 'one JSON document' },
  },
  async run(given, cli) {
    const path = given.words[0]!
    const file = fileFrom(path)
    const game = await gameOf(file, cli)
    return on(given, 'verify') ? verify(path, game, file, given, cli) : show(path, game, file, given, cli)
  },
}
