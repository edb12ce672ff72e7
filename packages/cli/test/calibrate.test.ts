import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@midden/games'
import { expect, test } from 'vitest'
import { midden } from './midden.ts'

const few = ['--seats', '2', '--bots', 'gus,random', '--games', '3', '--iterations', '8', '--workers', '0']

test('midden calibrate holds reviews against what came, on paper and in a table', async () => {
  const csv = join(mkdtempSync(join(tmpdir(), 'midden-calibrate-')), 'bins.csv')
  const { status, out, err } = await midden(['calibrate', 'waste', ...few, '--csv', csv], '', {
    games: [...games],
  })
  expect({ status, err }).toEqual({ status: 0, err: '' })
  expect(out).toMatch(/Chances are \d+\.\d points from what comes, on average\./)
  expect(readFileSync(csv, 'utf8').trim().split('\n')).toHaveLength(11)
})

test('a game that has nothing to weigh by is named', async () => {
  const { status, err } = await midden(['calibrate', 'heap', ...few])
  expect(err).toContain('has nothing to weigh a match by')
  expect(status).toBe(1)
})
