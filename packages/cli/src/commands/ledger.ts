import { type Command, on, text } from '../command.ts'
import { printJson } from '../context.ts'
import { pageFor } from '../ledger/page.ts'
import { AT_THE_TABLE, isUnproven, needlessReasons, type Row, rowsFor, unknownIds } from '../ledger/proofs.ts'
import { reasonsFor, testsIn, testsRun } from '../ledger/report.ts'
import { repository } from '../repository.ts'
import { failed } from '../stop.ts'
import { gameFor } from '../table.ts'

/** They take minutes and bind nothing. */
const WITHOUT_RANDOM_GAMES = ['--exclude', 'packages/games/*/test/{conformance,fuzz}.test.ts']

export const ledger: Command = {
  name: 'ledger',
  about: 'Every clause, ruling, worked example and table option of the rules with the tests that prove it.',
  words: [{ name: 'GAME', optional: true }],
  flags: {
    json: { about: 'one JSON document: [{ "clause", "tests", "note" }]' },
    report: {
      value: 'FILE',
      about: 'what a run of the tests has written as JSON, instead of running them now',
    },
  },
  more: 'Runs the tests of the rules, which takes a minute: what counts is what a test that passed made happen and compared.\nThe exit status is 1 if anything has neither a test nor a stated reason.',
  run(given, cli) {
    const [id] = given.words
    const games = id === undefined ? cli.games : [gameFor(cli, id)]
    const root = repository()
    const report = text(given, 'report')
    const folder = id === undefined ? 'packages/games' : `packages/games/${id}/`
    const tests =
      report === undefined
        ? testsRun(root, ...WITHOUT_RANDOM_GAMES, folder, AT_THE_TABLE)
        : testsIn(root, report)
    const all: Row[] = []
    const pages: string[] = []
    const slips = unknownIds(cli.games, tests)
    for (const game of games) {
      const reasons = reasonsFor(root, game.id)
      const rows = rowsFor(game, tests, reasons)
      for (const needless of needlessReasons(rows, reasons))
        slips.push(`packages/games/${game.id}/unproven.json excuses ${needless} for nothing`)
      all.push(...rows)
      pages.push(pageFor(game, rows))
    }
    if (on(given, 'json')) printJson(cli, all)
    else cli.stdout.write(pages.join('\n'))
    for (const slip of slips) cli.stderr.write(`midden: ${slip}.\n`)
    const unproven = all.filter(isUnproven).length
    if (unproven === 0) return 0
    throw failed(`${unproven} of ${all.length} have neither a test nor a stated reason: write their tests.`)
  },
}
