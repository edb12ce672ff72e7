import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, hashOf } from '../src/canonical.ts'
import { hmac, sha256, sha256Words } from '../src/sha256.ts'

const reference = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Anything but half a surrogate pair, which has no UTF-8. */
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0x7ff), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the published digest of "%s"', (text, digest) => {
  expect(sha256(text)).toBe(digest)
})

test('every length around the ends of a block', () => {
  for (const [from, to] of [
    [0, 3],
    [54, 66],
    [118, 130],
    [1000, 1003],
  ] as const)
    for (let length = from; length <= to; length++) {
      const text = 'x'.repeat(length)
      expect(sha256(text), `${length}`).toBe(reference(text))
    }
})

test('any text, in every length of UTF-8', () => {
  for (const text of [
    '\u007f\u0080',
    '\u07ff\u0800',
    'é',
    '€',
    '\uffff',
    '\u{10000}',
    '🃏'.repeat(20),
    '\u{10ffff}',
  ])
    expect(sha256(text)).toBe(reference(text))
  fc.assert(
    fc.property(fc.array(character, { maxLength: 200 }), (characters) => {
      const text = characters.join('')
      expect(sha256(text)).toBe(reference(text))
    }),
  )
})

test('HMAC of any text, under keys shorter and longer than a block', () => {
  const text = fc.array(character, { maxLength: 90 }).map((characters) => characters.join(''))
  fc.assert(
    fc.property(text, text, (key, message) => {
      expect(hmac(key, message)).toBe(createHmac('sha256', key).update(message, 'utf8').digest('hex'))
    }),
  )
  for (const length of [0, 63, 64, 65]) {
    const key = 'k'.repeat(length)
    expect(hmac(key, 'x')).toBe(createHmac('sha256', key).update('x').digest('hex'))
  }
})

test('the words are the digest', () => {
  expect(Array.from(sha256Words('abc'))).toEqual([
    0xba7816bf | 0,
    0x8f01cfea | 0,
    0x414140de,
    0x5dae2223,
    0xb00361a3 | 0,
    0x96177a9c | 0,
    0xb410ff61 | 0,
    0xf20015ad | 0,
  ])
})

test('canonical text does not depend on the order of fields', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}')
  expect(canonical({ a: 1, b: 2, c: 3 })).toBe(canonical({ c: 3, a: 1, b: 2 }))
})

test('canonical text leaves out undefined fields, as JSON does', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}')
  expect(canonical([undefined, 1])).toBe('[null,1]')
  expect(canonical(undefined)).toBe('null')
})

test('canonical text reads back as the same data, and is stable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonical(JSON.parse(text))).toBe(text)
    }),
  )
})

test('a hash is the digest of the canonical text', () => {
  expect(hashOf({ b: 1, a: ['é'] })).toBe(reference('{"a":["é"],"b":1}'))
})
