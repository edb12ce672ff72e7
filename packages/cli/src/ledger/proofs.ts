import { clausesIn, type TableOption, type WholeGame } from '@midden/kernel'

/** One test that was run: its file, its full name, and what it has proven; null where it did not pass. */
export interface Test {
  file: string
  name: string
  proof: { held: readonly string[]; options: readonly string[]; played: boolean } | null
}

/** What has to be proven, and by what it is: the contract of `midden ledger --json`. */
export interface Row {
  clause: string
  tests: string[]
  note: string | null
}

/** Why something cannot be proven by a program, by its id. */
export type Reasons = Readonly<Record<string, string>>

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'))

/** The values that must be proven: all words of a choice, both ends of a number, anything at all for data. */
function valuesOf(option: TableOption): string[] {
  if (option.kind === 'choice') return [...option.values]
  return option.kind === 'number' ? [String(option.min), String(option.max)] : ['']
}

interface Owed {
  id: string
  provenBy(test: Test): boolean
}

/** Where options are held that the rules hand on to the table: who is away, how long a decision takes. */
export const AT_THE_TABLE = 'packages/server/test/absent.test.ts'

/** A test of the game's own, or one of the table's that cites a clause of the game. */
const isAbout = (game: WholeGame, { file, name }: Test): boolean =>
  file.startsWith(`packages/games/${game.id}/`) ||
  (file === AT_THE_TABLE && clausesIn(name).some((id) => Object.hasOwn(game.ledger, id)))

function optionsOwed(game: WholeGame): Owed[] {
  return Object.entries(game.sheet as Readonly<Record<string, TableOption>>).flatMap(([key, option]) =>
    valuesOf(option).map((value) => {
      const said = new RegExp(
        `(?<![\\w.-])${key}=${value.replace(/\W/g, '\\$&')}${value && '(?![\\w.-]*\\w)'}`,
      )
      return {
        id: `${game.id} option ${key}=${value || '…'}`,
        provenBy: (test) =>
          isAbout(game, test) &&
          said.test(test.name) &&
          test.proof?.options.includes(`${key}=${value}`) === true,
      }
    }),
  )
}

/** Cards and the like: a test of the game itself names them, as a word, and plays. */
const piecesOwed = (game: WholeGame): Owed[] =>
  Object.entries(game.pieces ?? {}).flatMap(([kind, ids]) =>
    ids.map((id) => ({
      id: `${game.id} ${kind} ${id}`,
      provenBy: ({ file, name, proof }) =>
        file.startsWith(`packages/games/${game.id}/`) &&
        name.split(/[^\w-]+/).includes(id) &&
        proof?.played === true,
    })),
  )

/** Clauses, rulings, worked examples in the ledger's order, then cards and option values. */
function owedBy(game: WholeGame): Owed[] {
  const ids = [...new Set([...Object.keys(game.ledger), ...game.examples])]
  const clauses = ids.map((id) => ({ id, provenBy: ({ proof }: Test) => proof?.held.includes(id) === true }))
  return [...clauses, ...piecesOwed(game), ...optionsOwed(game)]
}

export function rowsFor(game: WholeGame, tests: readonly Test[], reasons: Reasons): Row[] {
  return owedBy(game).map(({ id, provenBy }) => ({
    clause: id,
    tests: tests.filter(provenBy).map(({ file, name }) => `${file}: ${name}`),
    note: Object.hasOwn(reasons, id) ? reasons[id]! : null,
  }))
}

export const isUnproven = ({ tests, note }: Row): boolean => tests.length === 0 && note === null

/** "PAN-3" for "PAN-3.3": a group of tests may be named after a chapter. */
const chapterOf = (id: string): string => id.replace(/\.\d+[a-z]?$/, '')

/** Tests that cite an id no ledger has: a slip of the pen that would pass for a proof. */
export function unknownIds(games: readonly WholeGame[], tests: readonly Test[]): string[] {
  const ids = games.flatMap((game) => [...Object.keys(game.ledger), ...game.examples])
  const known = new Set([...ids, ...ids.map(chapterOf)])
  const prefixes = new Set([...known].map(prefixOf))
  return tests.flatMap(({ file, name }) =>
    clausesIn(name)
      .filter((id) => prefixes.has(prefixOf(id)) && !known.has(id))
      .map((id) => `${file}: "${name}" cites ${id}, which no ledger has`),
  )
}

/** Reasons that have nothing to excuse: a clause that does not exist, or one that has its tests. */
export const needlessReasons = (rows: readonly Row[], reasons: Reasons): string[] =>
  Object.keys(reasons).filter((id) => rows.find(({ clause }) => clause === id)?.tests.length !== 0)
