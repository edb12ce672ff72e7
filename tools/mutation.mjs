// npm run mutation -- kernel (or a game): changes the rules in small ways and sees whether a test notices.
// With --every 5 only every fifth line is changed: a sample, in a fifth of the time.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scoreTable, survivors } from '../mutation/report.mjs'
import { targets } from '../mutation/targets.mjs'
import { root } from './install.mjs'

const stryker = join(root, 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js')

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const { values, positionals } = parseArgs({ options: { every: { type: 'string' } }, allowPositionals: true })
const [target = 'kernel', ...args] = positionals
if (!Object.hasOwn(targets, target)) {
  process.stderr.write(`There is nothing called "${target}"; there are ${Object.keys(targets).join(', ')}.\n`)
  process.exit(2)
}
if (!existsSync(stryker)) run('npm', ['--prefix', 'mutation', 'ci', '--ignore-scripts'])
mkdirSync(join(root, 'reports/mutation'), { recursive: true })
run(process.execPath, [stryker, 'run', 'mutation/stryker.config.mjs', ...args], {
  MUTATION_TARGET: target,
  MUTATION_EVERY: values.every ?? '1',
})
const report = JSON.parse(readFileSync(join(root, `reports/mutation/${target}.json`), 'utf8'))
process.stdout.write(`\n${survivors(report)}\n${scoreTable(report)}`)
