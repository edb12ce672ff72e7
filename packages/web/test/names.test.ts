import { afterEach, expect, test, vi } from 'vitest'
import { openForFriends } from '../src/online/screens/opening.ts'
import { cleanName, isName } from '../src/settings/names.ts'

const nothing = (): void => undefined
afterEach(() => vi.unstubAllGlobals())

test('what the server would refuse is no name, and what is kept of it is one', () => {
  for (const [given, kept] of [
    ['👩‍👩‍👧 Ana', '👩👩👧 Ana'],
    ['An\u200ca', 'Ana'],
    ['A\tna', 'Ana'],
    ['\u202eanA', 'anA'],
  ] as const) {
    expect(isName(given)).toBe(false)
    expect(cleanName(given)).toBe(kept)
  }
  for (const empty of ['', '   ', '\u200b \u200d']) {
    expect(isName(empty)).toBe(false)
    expect(cleanName(empty)).toBe(null)
  }
  expect(cleanName('  Zoë  O’Hara ')).toBe('Zoë  O’Hara')
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
