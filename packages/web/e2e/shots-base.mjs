// The pictures as they were: those of a folder, or those that another commit takes of itself.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/**
 * @param {string} folder
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(folder, command, args, env = process.env) {
  const { status } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

/**
 * A folder of the pictures before. Those of a commit are kept under its name: the same ones are not taken twice.
 * @param {string} base a folder of pictures, or anything git knows as a commit
 * @param {readonly string[]} args which pictures
 */
export function picturesBefore(base, args) {
  if (existsSync(base) && statSync(base).isDirectory()) return base
  const { stdout, status } = spawnSync('git', ['rev-parse', '--verify', `${base}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`"${base}" is neither a folder of pictures nor a commit`)
  const hash = stdout.trim().slice(0, 12)
  const pictures = join(root, 'reports/shots-before', [hash, ...args].join('-'))
  if (existsSync(pictures)) return pictures
  const tree = join(root, 'reports/tree', hash)
  // What an interrupted run left behind is no picture of anything.
  const unfinished = `${pictures}-unfinished`
  for (const left of [tree, unfinished]) rmSync(left, { recursive: true, force: true })
  run(root, 'git', ['worktree', 'prune'])
  run(root, 'git', ['worktree', 'add', '--detach', tree, hash])
  try {
    run(tree, 'npm', ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'])
    mkdirSync(unfinished, { recursive: true })
    run(tree, 'npm', ['run', 'shots', '--', ...args], { ...process.env, SHOTS: unfinished })
    renameSync(unfinished, pictures)
  } finally {
    run(root, 'git', ['worktree', 'remove', '--force', tree])
  }
  return pictures
}
