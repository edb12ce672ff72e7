import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { node } from './support/node.ts'

/** A built client of four pages. */
function built(): string {
  const web = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(web, 'pages/rules'), { recursive: true })
  for (const name of ['index', 'shell', 'pages/rules', 'pages/rules/pan'])
    writeFileSync(join(web, `${name}.html`), `this is ${name}`)
  return web
}

test('an address gets the page that was drawn for it, any other the shell', async () => {
  const { url } = await node({ web: built() })
  const at = async (path: string): Promise<string> => (await fetch(url + path)).text()
  expect(await at('/')).toBe('this is index')
  expect(await at('/rules')).toBe('this is pages/rules')
  expect(await at('/rules/pan?clause=PAN-1.1')).toBe('this is pages/rules/pan')
  for (const path of ['/rules/waste', '/table/abc', '/online', '/rules/', '/rules/%70an', '/shell'])
    expect(await at(path), path).toBe('this is shell')
  expect((await fetch(`${url}/pages/nothing.html`)).status).toBe(404)
})
