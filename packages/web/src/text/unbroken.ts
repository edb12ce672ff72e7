type Said = (...given: never[]) => unknown

/** French sets its tall marks off with a space, which must not break the line. */
const marks = (text: string): string => text.replace(/ (?=[?!:;»%])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0')

/** A catalogue whose sentences keep their marks on the line, whatever they are built from. */
export function unbroken<T>(words: T): T {
  if (typeof words === 'string') return marks(words) as T
  if (typeof words === 'function') {
    const say = words as unknown as Said
    return ((...given: never[]) => unbroken(say(...given))) as T
  }
  if (typeof words !== 'object' || words === null) return words
  if (Array.isArray(words)) return words.map(unbroken) as T
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, unbroken(part)])) as T
}
