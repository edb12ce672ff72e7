// npm run quick [-- BRANCH]: what can be said in under a minute about the changes since the last commit, or since
// another branch was left: types, lint, dead code, and the tests that import what changed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installIfNeeded, root } from './install.mjs'
import { related, steps } from './steps.mjs'
import { tellSteps } from './tell-steps.mjs'

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return stdout.split('\n').filter((line) => line !== '')
  process.stderr.write(stderr)
  process.exit(status ?? 1)
}

installIfNeeded()
const branch = process.argv[2]
const base = branch === undefined ? 'HEAD' : /** @type {string} */ (git('merge-base', 'HEAD', branch)[0])
const changed = [
  ...git('diff', '--name-only', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)))
if (changed.length === 0) process.stdout.write('Nothing has changed.\n')
else {
  const chosen = steps.filter(({ quick }) => quick === true)
  await tellSteps([...chosen, ...related(base, changed)])
  process.stdout.write('Left out: long random games and the browser. npm test runs them.\n')
}
