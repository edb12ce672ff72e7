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

const LONGEST = 24

/** The name, or with a number behind it where somebody at the table could be taken for its bearer. */
export function distinctName(name: string, others: readonly (string | null)[]): string {
  const taken = new Set(others.flatMap((other) => (other === null ? [] : [skeletonOf(other)])))
  if (!taken.has(skeletonOf(name))) return name
  for (let n = 2; ; n++) {
    const end = ` ${n}`
    const numbered = `${[...name]
      .slice(0, LONGEST - end.length)
      .join('')
      .trimEnd()}${end}`
    if (!taken.has(skeletonOf(numbered))) return numbered
  }
}
