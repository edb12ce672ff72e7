/** @typedef {{ version?: string, link?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, dev?: boolean, devOptional?: boolean }} Locked */
/** @typedef {Record<string, Locked>} Packages */

/** Where a library asked for from `from` lies: beside it, or above it, as Node looks for it. @param {Packages} packages @param {string} from @param {string} name @returns {string | null} */
function placeOf(packages, from, name) {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[place] !== undefined) return place
  if (from === '') return null
  const above = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))
  return placeOf(packages, above, name)
}

/**
 * The part of a lock file that some libraries need: a release installs the very versions that were tested.
 * @param {{ packages: Packages }} lock
 * @param {readonly string[]} libraries
 */
export function lockFor({ packages }, libraries) {
  /** @type {Packages} */
  const found = {}
  /** @param {string} from @param {string} name */
  const take = (from, name) => {
    const place = placeOf(packages, from, name)
    const locked = place === null ? undefined : packages[place]
    if (place === null || locked === undefined || found[place] !== undefined) return
    const { dev: _dev, devOptional: _devOptional, ...rest } = locked
    found[place] = rest
    for (const next of Object.keys({ ...rest.dependencies, ...rest.optionalDependencies })) take(place, next)
  }
  for (const library of libraries) take('', library)
  const dependencies = Object.fromEntries(
    libraries.map((library) => [library, String(found[`node_modules/${library}`]?.version)]),
  )
  return { dependencies, packages: found }
}
