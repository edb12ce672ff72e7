import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlain, PLAIN_PATTERN, settledText, tidied } from '../src/client.ts'

const word = (...codes: number[]): string => `a${String.fromCodePoint(...codes)}b`

describe('what people write', () => {
  test.each([
    ['controls', word(0x9), word(0xa), word(0x85)],
    ['direction', word(0x202e), word(0x2067), word(0x61c)],
    ['nothing to be seen', word(0x200b), word(0x200d), word(0xfeff), word(0xad), word(0x180e), word(0xfe0f)],
    ['letters that are blank', word(0x3164), word(0x115f), word(0xffa0), word(0x2800)],
    ['other spaces', word(0xa0), word(0x2003), word(0x3000), word(0x2028)],
    ['half a pair', word(0xd800), word(0xdc00)],
    ['no character yet, or never', word(0x378), word(0xffff), word(0xe000), word(0xe0041)],
    ['too many marks', word(0x300, 0x301, 0x302, 0x303), '\u0301a', 'a \u0301'],
    ['nothing', '', ' ', '   '],
  ])('has none of this: %s', (_why, ...texts) => {
    for (const text of texts) expect([text, isPlain(text)]).toEqual([text, false])
  })

  test.each(['Ada', 'Zoë 2', '李', "O'Neil", 'नमस्ते', 'ที่นี่', 'שָׁלוֹם', 'Việt', '🎲 well played!', '?', '1'])(
    'may be %s',
    (text) => {
      expect(isPlain(text)).toBe(true)
      expect(tidied(text)).toBe(text.normalize('NFC'))
    },
  )

  test('is read alike by a field of the page', () => {
    const field = new RegExp(PLAIN_PATTERN, 'v')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        expect(field.test(text)).toBe(isPlain(text))
      }),
    )
  })

  test('keeps what may stay: what is tidied is plain, settled, and is left alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const kept = tidied(text)
        if (kept !== '') expect(isPlain(kept)).toBe(true)
        expect([settledText(kept), tidied(kept)]).toEqual([kept, kept])
      }),
      { numRuns: 2000 },
    )
    expect(tidied(' \u200bAna\tna\u202e\u00a0 ')).toBe('Anana')
    expect(tidied(`a${'\u0316'.repeat(9)}`)).toBe(`a${'\u0316'.repeat(3)}`)
    expect(tidied('\u2800\u3164')).toBe('')
  })

  test('is the same however it was typed', () => {
    expect(settledText(' Zoe\u0308 ')).toBe('Zoë')
  })
})
