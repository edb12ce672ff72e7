import { afterEach, expect, test, vi } from 'vitest'
import { openForFriends } from '../src/online/screens/opening.ts'
import { cleanName } from '../src/settings/names.ts'

const nothing = (): void => undefined
afterEach(() => vi.unstubAllGlobals())

test('a name is made of what may be in one, and never cut within a sign', () => {
  expect(cleanName('👩‍👩‍👧 Ana')).toBe('👩👩👧 Ana')
  expect(cleanName('\u202eanA')).toBe('anA')
  expect(cleanName('\u200b \u200d')).toBe(null)
  expect(cleanName('  Zoë  O’Hara ')).toBe('Zoë  O’Hara')
  expect(cleanName(`${'a'.repeat(23)}💥💥`)).toBe(`${'a'.repeat(23)}💥`)
})

/** A server that answers every order like this. */
function answering(status: number, type: string, body: object): void {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing })
  vi.stubGlobal('document', { documentElement: { dataset: {}, style: {} } })
  vi.stubGlobal('fetch', async (_: string, { method }: { method: string }) =>
    method === 'GET'
      ? Response.json({ person: null })
      : new Response(JSON.stringify(body), { status, headers: { 'content-type': type } }),
  )
}

test('the quick start says what the server refused, and that none answers only where none does', async () => {
  const refused = { code: 'too-many', reason: '', clauses: [] }
  answering(429, 'application/json', refused)
  expect(await openForFriends('pan', 3)).toEqual({
    why: 'Too many requests. Wait a moment, then try again.',
  })
  answering(502, 'text/html', refused)
  expect(await openForFriends('pan', 3)).toEqual({ why: null })
})
