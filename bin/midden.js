#!/usr/bin/env node
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { command } from '../tools/for-node.mjs'
import { newest } from '../tools/newest.mjs'
import { buildPageIfNeeded } from '../tools/page.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bundle = join(root, 'dist/cli/midden.js')

/** @param {string} folder */
function sourceFolders(folder) {
  return readdirSync(join(root, folder))
    .map((name) => join(root, folder, name, 'src'))
    .filter((path) => existsSync(path))
}

function isStale() {
  if (!existsSync(bundle)) return true
  const built = statSync(bundle).mtimeMs
  const sources = [...sourceFolders('packages'), ...sourceFolders('packages/games')]
  return [fileURLToPath(import.meta.url), ...sources].some((path) => newest(path) > built)
}

async function build() {
  const started = new Date()
  const esbuild = await import('esbuild')
  const { outputFiles } = await esbuild.build({
    ...command,
    outdir: dirname(bundle),
    sourcemap: true,
    write: false,
  })
  // Renamed into place, because several processes may start, and so build, at once.
  mkdirSync(dirname(bundle), { recursive: true })
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, contents)
    // An edit made during the build must still look newer than the bundle.
    utimesSync(draft, started, started)
    renameSync(draft, path)
  }
}

/** @param {string} sentence */
function giveUp(sentence) {
  process.stderr.write(`midden: ${sentence}\n`)
  process.exit(1)
}

if (!existsSync(join(root, 'node_modules'))) giveUp('dependencies are missing, run npm install first.')
if (isStale()) {
  try {
    await build()
  } catch (error) {
    giveUp(`the command could not be built. ${error instanceof Error ? error.message : error}`)
  }
}
const [name, ...args] = process.argv.slice(2)
if (name === 'serve' && !args.includes('--help') && !args.includes('--no-page')) buildPageIfNeeded()
await import(pathToFileURL(bundle).href)
