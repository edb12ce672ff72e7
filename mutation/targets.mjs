import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const games = join(import.meta.dirname, '../packages/games')

/** What is not rules, scoring or view: data, the guard against foreign states, words, bots, and what the laws use. */
const left = [
  'index',
  'edition',
  'ledger',
  'events',
  'options',
  'audit',
  'stages',
  'words',
  'french',
  'worth',
  'table',
  'imagine',
  'places',
  'rehide',
  'sense',
]

/**
 * A game says in a mutation.json of its own what else it leaves out, and which of its tests are slow.
 * @param {string} id
 */
function game(id) {
  const folder = `packages/games/${id}`
  const own = join(games, id, 'mutation.json')
  /** @type {{ leave?: string[], slow?: string[] }} */
  const { leave = left.map((name) => `**/${name}*`), slow = [] } = existsSync(own)
    ? JSON.parse(readFileSync(own, 'utf8'))
    : {}
  return {
    folder,
    mutate: [`${folder}/src/**/*.ts`, ...leave.map((name) => `!${folder}/src/${name}.ts`)],
    slow: ['conformance', 'fuzz', 'sense', ...slow],
  }
}

const ids = readdirSync(games).filter((id) => existsSync(join(games, id, 'src/edition.ts')))

/**
 * What may be mutated, and which of its tests play too many games to be run for every mutant.
 * @type {Record<string, { folder: string, mutate: string[], slow: string[] }>}
 */
export const targets = {
  kernel: {
    folder: 'packages/kernel',
    // The laws are checks themselves; each has a test with a game that breaks it.
    mutate: ['packages/kernel/src/*.ts', '!packages/kernel/src/{index,conformance,testing}.ts'],
    slow: ['bank', 'draft', 'duel', 'laws-position', 'laws-secrecy', 'laws-walk'],
  },
  ...Object.fromEntries(ids.map((id) => [id, game(id)])),
}
