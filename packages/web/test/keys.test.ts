import { expect, test } from 'vitest'
import { COMMANDS, commandOf, readKeys, STANDARD_KEYS, withKey } from '../src/settings/keys.ts'

test('no two commands begin with the same key, and none with a number', () => {
  const keys = Object.values(STANDARD_KEYS)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => /\d/.test(key))).toEqual([])
})

test('a command gets another key, or none; the old one is free then', () => {
  const keys = withKey(STANDARD_KEYS, 'undo', 'Z')
  expect(keys).toEqual({ ...STANDARD_KEYS, undo: 'z' })
  if ('kind' in keys) return
  expect(commandOf(keys, 'Z')).toBe('undo')
  expect(commandOf(keys, 'u')).toBeUndefined()
  expect(withKey(keys, 'hint', '')).toEqual({ ...keys, hint: '' })
})

test('a key that is taken names what has it; a number, a space or two letters are none', () => {
  expect(withKey(STANDARD_KEYS, 'undo', 'W')).toEqual({ kind: 'taken', by: 'happened' })
  for (const key of ['1', ' ', 'ab', '\u0007'])
    expect(withKey(STANDARD_KEYS, 'undo', key), key).toEqual({ kind: 'unfit' })
})

test('keys that were kept are read; what cannot be used is as it was at first', () => {
  expect(readKeys(null)).toEqual(STANDARD_KEYS)
  expect(readKeys({ undo: 'z', hint: '', rules: 7, unknown: 'k' })).toEqual({
    ...STANDARD_KEYS,
    undo: 'z',
    hint: '',
  })
  // Somebody's choice goes before the standard key of another command.
  expect(readKeys({ undo: 'w' })).toEqual({ ...STANDARD_KEYS, undo: 'w', happened: '' })
  const crowded = readKeys(Object.fromEntries(COMMANDS.map((command) => [command, 'x'])))
  expect(Object.values(crowded).filter((key) => key === 'x')).toHaveLength(1)
})
