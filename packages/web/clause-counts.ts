import { build } from 'esbuild'
import { gathered } from '../../tools/gathered.mjs'

const COUNT = `
import { games } from '@midden/games'
export const counts = Object.fromEntries(games.map(({ id, ledger }) => [id, Object.keys(ledger).length]))`

/** How many clauses each game's ledger has: the shelf says so before any game is loaded. */
export async function clauseCounts(): Promise<Record<string, number>> {
  const { outputFiles } = await build({
    stdin: { contents: COUNT, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [gathered],
  })
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64')
  const { counts } = await import(`data:text/javascript;base64,${code}`)
  return counts
}
