import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gameById, games } from '@midden/games'
import type { Game } from '@midden/kernel'
import { playthrough } from './playthrough.ts'

const FIVE = 5

/** A golden playthrough and the file it is kept in. */
export interface Golden {
  game: Game
  seats: number
  number: number
  mixed: boolean
  file: URL
}

/** Five a game, over all sizes of tables in turn, every second one with a mix of table options. */
export function goldenOf(game: Game, root: URL): Golden[] {
  const { min, max } = game.seats
  const sizes = max - min + 1
  return Array.from({ length: FIVE }, (_, i) => {
    const seats = min + (i % sizes)
    const number = Math.floor(i / sizes) + 1
    const file = new URL(`packages/games/${game.id}/test/golden/playthrough-${seats}-${number}.txt`, root)
    return { game, seats, number, mixed: i % 2 === 1, file }
  })
}

const textOf = ({ game, seats, number, mixed }: Golden): string => playthrough(game, seats, number, mixed)

/** null, or the first line that is not as it is kept. */
export function difference(golden: Golden): string | null {
  const { file } = golden
  if (!existsSync(file)) return 'there is no such file yet'
  const kept = readFileSync(file, 'utf8').split('\n')
  const now = textOf(golden).split('\n')
  const longest = now.length > kept.length ? now : kept
  const at = longest.findIndex((_, i) => now[i] !== kept[i])
  return at < 0 ? null : `line ${at + 1}\n- ${kept[at] ?? ''}\n+ ${now[at] ?? ''}`
}

export function write(golden: Golden): void {
  mkdirSync(new URL('.', golden.file), { recursive: true })
  writeFileSync(golden.file, textOf(golden))
}

const shortName = (file: URL): string => file.pathname.split('/').slice(-4).join('/')

/** The whole of `npm run golden`. Answers the exit status. */
export function runGolden(args: readonly string[], root: URL): number {
  const { values } = parseArgs({
    args: [...args],
    options: { write: { type: 'boolean', default: false }, game: { type: 'string' } },
  })
  const chosen =
    values.game === undefined ? games : [gameById(values.game)].filter((game) => game !== undefined)
  let unlike = 0
  for (const golden of chosen.flatMap((game) => goldenOf(game, root))) {
    const differs = difference(golden)
    if (differs === null) continue
    if (values.write) {
      write(golden)
      process.stdout.write(`${shortName(golden.file)} written\n`)
    } else {
      unlike++
      process.stderr.write(`${shortName(golden.file)}: ${differs}\n`)
    }
  }
  if (unlike > 0) process.stderr.write('If that is meant to be so: npm run golden -- --write\n')
  return unlike > 0 ? 1 : 0
}
