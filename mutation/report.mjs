/**
 * @typedef {{ id: string, mutatorName: string, replacement?: string, status: string, static?: boolean,
 *   location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

/** @param {readonly Mutant[]} mutants */
const countOf = (mutants) => {
  /** @param {...string} statuses */
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = of('Killed', 'Timeout')
  const alive = of('Survived', 'NoCoverage')
  return { killed, alive, score: killed + alive === 0 ? 100 : (100 * killed) / (killed + alive) }
}

/**
 * The score of every file and of all of them.
 * @param {Report} report
 */
export function scoreTable({ files }) {
  const rows = Object.entries(files).map(([name, { mutants }]) => ({ name, ...countOf(mutants) }))
  const all = { name: 'all', ...countOf(Object.values(files).flatMap(({ mutants }) => mutants)) }
  const shared = rows[0]?.name.split('/').slice(0, -1) ?? []
  while (!rows.every(({ name }) => name.startsWith(`${shared.join('/')}/`))) shared.pop()
  const short = (/** @type {string} */ name) => name.replace(`${shared.join('/')}/`, '')
  const wide = Math.max(...rows.map(({ name }) => short(name).length), 5)
  return [...rows.sort((a, b) => a.score - b.score), all]
    .map(({ name, killed, alive, score }) => {
      const figures = [`${killed}`.padStart(5), 'killed', `${alive}`.padStart(4), 'alive']
      return `${short(name).padEnd(wide)}  ${score.toFixed(1).padStart(5)} %  ${figures.join(' ')}\n`
    })
    .join('')
}

/**
 * Every mutant that no test noticed: place, what stood there and what was put in its place.
 * @param {Report} report
 */
export function survivors({ files }) {
  return Object.entries(files)
    .flatMap(([name, { source, mutants }]) => {
      const lines = source.split('\n')
      return mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ location: { start, end }, mutatorName, replacement = '', status }) => {
          const stood =
            start.line === end.line ? lines[start.line - 1]?.slice(start.column - 1, end.column - 1) : '…'
          const change = `${stood} → ${replacement}`.replace(/\s+/g, ' ').slice(0, 120)
          const note = status === 'NoCoverage' ? ', not covered' : ''
          return `${name}:${start.line}:${start.column} ${mutatorName}${note}: ${change}\n`
        })
    })
    .join('')
}
