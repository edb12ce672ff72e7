import { MOVED_MOVES } from '@midden/protocol'

/** More than any request here needs: brackets in all, for a match of so many moves; brackets in brackets; fields. */
const BRACKETS = 3 * MOVED_MOVES + 1000
const DEEPEST = 16
const FIELDS = 64

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a]
const OPENING: readonly number[] = [0x5b, 0x7b]
const CLOSING: readonly number[] = [0x5d, 0x7d]

/** Where a string ends that begins at a place. */
function endOfString(text: string, begin: number): number {
  let at = begin + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

/**
 * Would it take long to make something of this JSON, and to say what is wrong with it? Half a megabyte of brackets takes
 * a hundred times as long as a match of that size; looking for them takes a millisecond.
 */
export function isIntricate(text: string): boolean {
  const fields: number[] = []
  let brackets = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === QUOTE) at = endOfString(text, at)
    else if (letter === COLON) {
      const many = (fields.pop() ?? 0) + 1
      if (many > FIELDS) return true
      fields.push(many)
    } else if (OPENING.includes(letter)) {
      if (++brackets > BRACKETS || fields.length === DEEPEST) return true
      fields.push(0)
    } else if (CLOSING.includes(letter)) fields.pop()
  }
  return false
}
