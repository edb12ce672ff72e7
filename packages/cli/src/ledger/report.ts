import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { failed } from '../stop.ts'
import type { Reasons, Test } from './proofs.ts'

interface Report {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; meta: { proof?: Test['proof'] } }[]
  }[]
}

/** Every test of a report that Vitest has written as JSON. */
export function testsIn(root: string, report: string): Test[] {
  if (!existsSync(report))
    throw failed(`there is no report ${report}: npm run unit with --reporter=json writes one.`)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/')
    return assertionResults.map(({ fullName, status, meta }) => ({
      file,
      name: fullName,
      proof: status === 'passed' ? (meta.proof ?? null) : null,
    }))
  })
}

/** Runs tests, those that Vitest's arguments choose, for what they prove. */
export function testsRun(root: string, ...chosen: string[]): Test[] {
  const kept = mkdtempSync(join(tmpdir(), 'midden-ledger-'))
  const report = join(kept, 'report.json')
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const args = [vitest, 'run', ...chosen, '--reporter=json', `--outputFile=${report}`]
    spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    return testsIn(root, report)
  } finally {
    rmSync(kept, { recursive: true })
  }
}

/** What a game declares to be beyond proof, with the reason: a small file beside its tests. */
export function reasonsFor(root: string, game: string): Reasons {
  const path = join(root, 'packages', 'games', game, 'unproven.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Reasons) : {}
}
