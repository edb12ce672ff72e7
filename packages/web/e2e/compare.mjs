// Two folders of pictures, name by name: what moved, as numbers and as a page to look at.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** @typedef {{ name: string, pixels: number, share: number }} Moved */

/** How different a pixel must be: letters that a renderer smooths otherwise are the same picture. */
const THRESHOLD = 0.1

/**
 * How many pixels of two pictures differ, and a picture of those.
 * A picture that grew is laid over the smaller one: what is beyond counts as different.
 * @param {PNG} before
 * @param {PNG} after
 */
export function difference(before, after) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const laid = (/** @type {PNG} */ picture) => {
    if (picture.width === width && picture.height === height) return picture
    const sheet = new PNG({ width, height })
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
    return sheet
  }
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(laid(before).data, laid(after).data, drawn.data, width, height, {
    threshold: THRESHOLD,
  })
  return { drawn, pixels, share: pixels / (width * height) }
}

const picturesIn = (/** @type {string} */ folder) =>
  readdirSync(folder).filter((name) => name.endsWith('.png'))

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
const listed = (title, names) =>
  names.length === 0 ? '' : `<h2>${title}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`

/**
 * @param {readonly Moved[]} moved
 * @param {readonly string[]} gone
 * @param {readonly string[]} added
 * @param {number} same
 */
const page = (moved, gone, added, same) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>What moved</title>
<style>
:root { color-scheme: light dark; font: 15px/1.4 sans-serif }
section { margin-block: 2rem }
figure { display: inline-block; width: 32%; margin: 0; vertical-align: top }
img { max-width: 100%; outline: 1px solid #888 }
</style>
<h1>${moved.length} moved, ${same} the same, ${added.length} new, ${gone.length} gone</h1>
${listed('New', added)}${listed('Gone', gone)}
${moved
  .map(
    ({ name, pixels, share }) => `<section id="${name}">
<h2>${name}: ${pixels} pixels, ${(share * 100).toFixed(2)} %</h2>
${['before', 'after', 'difference']
  .map(
    (side) =>
      `<figure><figcaption>${side}</figcaption><img loading="lazy" alt="" src="${side}/${name}"></figure>`,
  )
  .join('\n')}
</section>`,
  )
  .join('\n')}
</html>
`

/**
 * Compares all pictures of two folders and writes the report; gives back those that moved, most first.
 * @param {string} before
 * @param {string} after
 * @param {string} report a folder, emptied first
 */
export function compare(before, after, report) {
  rmSync(report, { recursive: true, force: true })
  for (const side of ['before', 'after', 'difference']) mkdirSync(join(report, side), { recursive: true })
  const old = picturesIn(before)
  const now = picturesIn(after)
  const both = now.filter((name) => old.includes(name))
  const read = (/** @type {string} */ folder, /** @type {string} */ name) => readFileSync(join(folder, name))
  /** @type {Moved[]} */
  const moved = []
  for (const name of both) {
    const [was, is] = [read(before, name), read(after, name)]
    if (was.equals(is)) continue
    const { drawn, pixels, share } = difference(PNG.sync.read(was), PNG.sync.read(is))
    if (pixels === 0) continue
    moved.push({ name, pixels, share })
    copyFileSync(join(before, name), join(report, 'before', name))
    copyFileSync(join(after, name), join(report, 'after', name))
    writeFileSync(join(report, 'difference', name), PNG.sync.write(drawn))
  }
  moved.sort((one, other) => other.share - one.share)
  const gone = old.filter((name) => !now.includes(name))
  const added = now.filter((name) => !old.includes(name))
  const same = both.length - moved.length
  writeFileSync(join(report, 'index.html'), page(moved, gone, added, same))
  return { moved, gone, added, same }
}
