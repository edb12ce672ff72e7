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

/** Signs that are drawn like these letters, in the capitals and the small letters of other scripts. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  A: 'ΑАᎪꓮ',
  B: 'ΒВᏴꓐ',
  C: 'ϹСᏟꓚ',
  D: 'Ꭰꓓ',
  E: 'ΕЕᎬꓰ',
  F: 'Ϝꓝ',
  G: 'ԌᏀꓖ',
  H: 'ΗНᎻꓧ',
  J: 'ЈᎫꓙ',
  K: 'ΚКᏦꓗ',
  M: 'ΜМᎷꓟ',
  N: 'Νꓠ',
  O: 'ΟОՕꓳ',
  P: 'ΡРᏢꓑ',
  S: 'ЅՏᏚꓢ',
  T: 'ΤТᎢꓔ',
  U: 'Սꓴ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪ',
  X: 'ΧХꓫ',
  Y: 'ΥҮУꓬ',
  Z: 'ΖᏃꓜ',
  a: 'аɑαᴀ',
  b: 'ьʙв',
  c: 'сϲᴄ',
  d: 'ԁժ',
  e: 'еҽєε',
  f: 'ƒք',
  g: 'ɡց',
  h: 'һհнʜ',
  j: 'јϳյ',
  k: 'кκᴋ',
  n: 'пոռηɴ',
  o: '0оοσօøᴏⲟ੦०০௦\u06f5',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гᴦʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜʋ',
  v: 'ѵνᴠ',
  x: 'хχ×',
  y: 'уүγʏყ',
  z: 'ᴢ',
  l: 'IiіІΙιıɩӀӏ1|!ɪᎥꓲ\u05d5\u0627',
  rn: 'mмᴍ',
  vv: 'wԝѡᴡω',
}
const letterFor = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
)
const redrawn = (text: string): string => [...text].map((sign) => letterFor.get(sign) ?? sign).join('')

/** What a name looks like: two names with one skeleton could be taken for each other. */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const letters = bare.replace(/[^\p{L}\p{N}|]/gu, '')
  // Once as it is written, so that a capital is known for what it looks like, and once more in small letters.
  return redrawn(redrawn(letters === '' ? bare : letters).toLowerCase())
}
