import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

/**
 * Every so many lines of the files, as a sample: what changes more than one line at once is left out by it.
 * @param {string[]} patterns
 * @param {number} every
 */
export function someLines(patterns, every) {
  const [wanted = '', ...unwanted] = patterns
  const folder = dirname(wanted).replace(/\/\*\*$/, '')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => matchesGlob(path, wanted))
    .filter((path) => !unwanted.some((pattern) => matchesGlob(path, pattern.slice(1))))
    .flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n').length
      const sample = Array.from({ length: Math.floor(lines / every) }, (_, i) => (i + 1) * every)
      return sample.map((line) => `${path}:${line}-${line}`)
    })
}
