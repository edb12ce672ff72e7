import { readFileSync } from 'node:fs'
import { eventsFor, type Told, type Viewer, type WholeGame } from '@midden/kernel'
import { readMatchFile } from '@midden/protocol/client'
import type { MatchFile } from '@midden/table'
import { type Command, type Given, on, whole } from '../command.ts'
import { type House, printJson } from '../house.ts'
import { firstDifference, replayFile } from '../match-file.ts'
import { colours } from '../play/colours.ts'
import { placesText, saying } from '../play/sentences.ts'
import { failed } from '../stop.ts'

function fileFrom(path: string): MatchFile {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch {
    throw failed(`${path} cannot be read: give the path of a match file.`)
  }
  let raw: unknown
  try {
    raw = JSON.parse(content)
  } catch {
    throw failed(`${path} is not a match file: it is not JSON.`)
  }
  const file = readMatchFile(raw)
  if (typeof file === 'string') throw failed(`${path} is not a match file: ${file}.`)
  return file
}

/** The game by the rules of the match; where they are not kept, by today's, which then say so. */
async function gameOf(file: MatchFile, house: House): Promise<WholeGame> {
  const kept = await house.fetchEdition(file.game, file.rulesVersion)
  const game = kept ?? house.games.find(({ id }) => id === file.game)
  if (game !== undefined) return game
  throw failed(`the match is of the game "${file.game}", which this version does not have.`)
}

const who = (seat: number): string => `Seat ${seat}`

async function verify(
  path: string,
  game: WholeGame,
  file: MatchFile,
  given: Given,
  house: House,
): Promise<number> {
  const difference = await firstDifference(game, file)
  const hashes = file.actions.filter(({ hash }) => hash !== undefined).length
  if (on(given, 'json'))
    printJson(house, { verified: difference === null, actions: file.actions.length, hashes, difference })
  if (difference !== null) throw failed(`${path} does not replay: ${difference}.`)
  if (!on(given, 'json'))
    house.stdout.write(
      `${path} replays: ${file.actions.length} actions, ${hashes} state hashes equal.` +
        `${file.commitment === null ? '' : ' Its luck follows from the commitment.'}\n`,
    )
  return 0
}

/** Every action in words, or the table after one of them. */
function show(path: string, game: WholeGame, file: MatchFile, given: Given, house: House): number {
  const at = whole(given, 'at', 0, file.actions.length)
  const viewer: Viewer = whole(given, 'seat', 0, file.seats - 1) ?? null
  const paint = colours(house)
  const said: { number: number; events: string[] }[] = []
  const match = replayFile(
    game,
    file,
    at ?? file.actions.length,
    ({ position }, number, events: readonly Told[]) => {
      const v = game.view(position, viewer)
      const sentences = eventsFor(events, viewer).map((event) => saying(game, event, who, paint, v))
      said.push({ number, events: sentences })
    },
  )
  if (typeof match === 'string') throw failed(`${path} does not replay: ${match}.`)
  const view = game.view(match.position, viewer)
  const outcome = game.outcome(match.position)
  if (on(given, 'json')) {
    printJson(house, { game: game.id, at: match.journal.moves.length, view, outcome, told: said })
    return 0
  }
  if (at === undefined)
    for (const { number, events } of said)
      house.stdout.write(events.map((line) => `${String(number).padStart(4)}  ${line}\n`).join(''))
  house.stdout.write(`\n${game.words.table(view, who).trimEnd()}\n`)
  if (outcome !== null) house.stdout.write(`\n${placesText(outcome, who)}\n`)
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
  async run(given, house) {
    const path = given.words[0]!
    const file = fileFrom(path)
    const game = await gameOf(file, house)
    return on(given, 'verify') ? verify(path, game, file, given, house) : show(path, game, file, given, house)
  },
}
