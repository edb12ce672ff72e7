// The same seed and actions must give the same match everywhere: rules and bots may not read a clock,
// draw their own random numbers or talk to the outside.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './install.mjs'

const impure =
  /\b(?:Date|console|performance|setTimeout|setInterval)\b|\bMath\s*(?:\?\.|\.)\s*random\b|\bMath\b(?!\s*\??\.)/g
// An apostrophe inside a template must not hide the code after it, hence no text across ${.
const commentOrText = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|(?!\$\{)[^'\\\n])*'|"(?:\\.|(?!\$\{)[^"\\\n])*"/g

const games = readdirSync(join(root, 'packages/games')).map((game) => `games/${game}`)
const folders = ['kernel', 'bots', 'table', ...games].map((name) => join(root, 'packages', name, 'src'))

const found = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(commentOrText, (text) => text.replace(/[^\n]/g, ' '))
    return [...code.matchAll(impure)].map(({ 0: word, index }) => {
      const line = code.slice(0, index).split('\n').length
      return `${relative(root, file)}:${line}: ${word === 'Math' ? 'Math as a value' : word}`
    })
  })

for (const place of found) process.stderr.write(`${place} is not allowed in rules and bots\n`)
if (found.length > 0) process.exitCode = 1
else process.stdout.write('No clock, own randomness, timer or console in rules and bots.\n')
