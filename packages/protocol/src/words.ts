/** What a name may be at most, and a line of chat, in characters. */
export const NAME_LENGTH = 24
export const SAY_LENGTH = 300

/**
 * The one rule for whatever people write: something to be seen; no character that is invisible, controls or reverses
 * its neighbours, is half a pair, or is none yet; no space but the plain one; at most three marks upon a letter.
 * Read by RegExp with `u` and with `v`, so also by the `pattern` of a field in a page.
 */
export const PLAIN_PATTERN =
  '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])(?!\\p{M}|.* \\p{M}|.*\\p{M}{4})' +
  '(?: |[^\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800])*$'

const PLAIN = new RegExp(PLAIN_PATTERN, 'u')

export const isPlain = (text: string): boolean => PLAIN.test(text)

/** The same word is the same characters, however it was typed. */
export const settledText = (text: string): string => text.normalize('NFC').trim()

/** What is left of a text when all is dropped that the rule forbids; empty where nothing to be seen is left. */
export function tidied(text: string): string {
  const kept: string[] = []
  let marks = 0
  for (const sign of text.normalize('NFC').replace(/\p{Z}/gu, ' ')) {
    const isMark = /\p{M}/u.test(sign)
    const lonely = kept.length === 0 || kept.at(-1) === ' '
    marks = isMark ? marks + 1 : 0
    if (isMark ? isPlain(`a${sign}`) && !lonely && marks < 4 : sign === ' ' || isPlain(sign)) kept.push(sign)
  }
  const words = kept.join('').trim()
  return isPlain(words) ? words : ''
}
