import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { compare, difference } from '../e2e/compare.mjs'

/** A white picture with a black square in it. */
function picture(width: number, height: number, at: number): PNG {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let y = at; y < at + 4; y++)
    for (let x = at; x < at + 4; x++) png.data.set([0, 0, 0, 255], (y * width + x) * 4)
  return png
}

/** A folder of such pictures. */
function folder(pictures: Record<string, PNG>): string {
  const path = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const [name, png] of Object.entries(pictures)) writeFileSync(join(path, name), PNG.sync.write(png))
  return path
}

test('of two pictures the pixels that differ are counted and drawn, and what grew counts too', () => {
  expect(difference(picture(20, 20, 3), picture(20, 20, 3)).pixels).toBe(0)
  expect(difference(picture(20, 20, 2), picture(20, 20, 12)).pixels).toBe(32)
  const grown = difference(picture(20, 20, 2), picture(20, 30, 2))
  expect([grown.pixels, grown.drawn.height]).toEqual([200, 30])
})

test('of two folders what moved is listed, most first, with what is new and gone; the report shows it', () => {
  const before = folder({
    'little.png': picture(100, 100, 2),
    'much.png': picture(20, 20, 2),
    'same.png': picture(9, 9, 1),
    'gone.png': picture(9, 9, 1),
  })
  const after = folder({
    'little.png': picture(100, 100, 12),
    'much.png': picture(20, 20, 12),
    'same.png': picture(9, 9, 1),
    'new.png': picture(9, 9, 1),
  })
  const report = folder({})
  const found = compare(before, after, report)
  expect(found.moved.map(({ name }) => name)).toEqual(['much.png', 'little.png'])
  expect([found.gone, found.added, found.same]).toEqual([['gone.png'], ['new.png'], 1])
  const page = readFileSync(join(report, 'index.html'), 'utf8')
  for (const side of ['before', 'after', 'difference']) {
    expect(page).toContain(`${side}/much.png`)
    expect(readFileSync(join(report, side, 'much.png')).length).toBeGreaterThan(0)
  }
  expect(page).not.toContain('/same.png')
})
