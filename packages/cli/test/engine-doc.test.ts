import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@midden/games'
import { describe, expect, test } from 'vitest'
import { engineFor } from '../src/engine/engine.ts'
import { methods } from '../src/engine/methods.ts'
import { repository } from '../src/repository.ts'

const page = readFileSync(join(repository(), 'docs', 'engine.md'), 'utf8')

describe('docs/engine.md', () => {
  test('shows a session that really goes like that', () => {
    const session = /```jsonrpc\n([\s\S]*?)```/.exec(page)![1]!.trimEnd().split('\n')
    const engine = engineFor(games)
    for (let i = 0; i < session.length; i += 2) {
      expect(session[i]!.slice(0, 2) + session[i + 1]!.slice(0, 2)).toBe('→ ← ')
      expect(engine(session[i]!.slice(2)), session[i]).toEqual(JSON.parse(session[i + 1]!.slice(2)))
    }
  })

  test('has a row for every method with all its params', () => {
    for (const [name, { takes }] of Object.entries(methods)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
      expect(row, name).toBeDefined()
      for (const field of takes) expect(row, name).toContain(field)
    }
  })
})
