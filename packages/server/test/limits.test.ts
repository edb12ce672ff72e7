import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMITS, readLimits } from '../src/limits.ts'

test('limits are read, and what is none is told', () => {
  expect(readLimits([])).toEqual({})
  expect(readLimits(['address=240/0.5', 'sockets=7'])).toEqual({
    address: { burst: 240, perSecond: 0.5 },
    sockets: 7,
  })
  for (const wrong of ['', 'address', 'adress=1/1', 'toString=1', 'sockets=-1', 'sockets=many'])
    expect(readLimits([wrong])).toContain('--limit is NAME=N with one of address, ')
  expect(readLimits(['address=3'])).toContain('so many at once and so many a second')
  expect(readLimits(['sockets=3/1'])).toContain('--limit sockets is one number')
})

test('every limit stands in the document with what it is', () => {
  const document = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  for (const [name, limit] of Object.entries(LIMITS)) {
    const usual = typeof limit === 'object' ? `${limit.burst}/${limit.perSecond}` : `${limit}`
    expect(document).toContain(`| \`${name}=${usual}\` | `)
  }
})
