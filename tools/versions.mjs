/** @param {string} version */
const numbers = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? null

/** Whether a version comes after the last one; after none, any may come. @param {string} version @param {string} last */
export function isNewer(version, last) {
  const [now, before] = [numbers(version), numbers(last)]
  if (now === null) return false
  const differs = now.findIndex((n, i) => n !== (before?.[i] ?? -1))
  return differs >= 0 && (now[differs] ?? 0) > (before?.[differs] ?? -1)
}

/**
 * The changelog with what was unreleased under its version; null where nothing was.
 * @param {string} version @param {string} changelog @param {string} day
 */
export function changesFor(version, changelog, day) {
  const head = '## Unreleased\n'
  const start = changelog.indexOf(head)
  if (start < 0) return null
  const rest = changelog.slice(start + head.length)
  const next = rest.indexOf('\n## ')
  if (rest.slice(0, next < 0 ? undefined : next).trim() === '') return null
  return `${changelog.slice(0, start)}${head}\n## ${version}, ${day}\n${rest}`
}
