import { expect, test } from 'vitest'
import { filesNaming, sources } from '../../../../tools/names.mjs'
import { games } from '../src/index.ts'

test('nothing but a game\u2019s own folders and its documents names it', () => {
  const shared = sources()
  expect(shared.length).toBeGreaterThan(1000)
  const ids = games.map(({ id }) => id)
  expect(ids.flatMap((id) => filesNaming(shared, id, ids).map((file) => `${file}: ${id}`))).toEqual([])
})
