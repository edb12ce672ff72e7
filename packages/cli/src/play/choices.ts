import { type Action, expand, type Offer, width } from '@midden/kernel'
import type { Colours } from './colours.ts'

/** An offer with more answers than this is shown as one line. */
const MANY = 12
/** How many lines of a narrowed list are shown at once. */
const PAGE = 20

/** All that can be done now, numbered from 1 in the order of the offers. */
export interface Choices {
  offers: readonly Offer[]
  actions: readonly Action[]
  labels: readonly string[]
}

export function choicesFrom(offers: readonly Offer[], label: (action: Action) => string): Choices {
  const actions = expand(offers)
  return { offers, actions, labels: actions.map(label) }
}

const numbered = (labels: readonly string[], i: number, paint: Colours): string =>
  `${paint.strong(String(i + 1).padStart(4))}  ${labels[i]}`

/** The "what now" list. Wide offers are folded; their numbers still count. */
export function whatNow({ offers, labels }: Choices, paint: Colours): string[] {
  const lines: string[] = []
  let from = 0
  let folded = false
  for (const offer of offers) {
    const count = width(offer)
    const last = from + count - 1
    if (count <= MANY) for (let i = from; i <= last; i++) lines.push(numbered(labels, i, paint))
    else {
      folded = true
      const span = paint.strong(`${from + 1}–${last + 1}`.padStart(4))
      lines.push(`${span}  ${labels[from]} … ${labels[last]}`)
    }
    from += count
  }
  if (folded) lines.push(paint.faint('      (type words or card names to narrow a long list, or: list)'))
  return lines
}

/** Part of the full list, for `list` and for narrowing. */
export function page({ labels }: Choices, picked: readonly number[], paint: Colours): string[] {
  const lines = picked.slice(0, PAGE).map((i) => numbered(labels, i, paint))
  const more = picked.length - lines.length
  return more > 0
    ? [...lines, paint.faint(`      … and ${more} more; type more words to narrow them`)]
    : lines
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Each typed word must begin a word of the label, and each of those serves once: "6 6" wants two sixes. */
function left(label: readonly string[], typed: readonly string[]): number | null {
  const rest = [...label]
  for (const word of typed) {
    const exact = rest.indexOf(word)
    const at = exact >= 0 ? exact : rest.findIndex((candidate) => candidate.startsWith(word))
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest.length
}

/** The choices that fit what was typed, those with least left over first. */
export function narrowed({ labels }: Choices, typed: string): number[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const fits = labels.flatMap((label, i) => {
    const over = left(wordsOf(label), words)
    return over === null ? [] : [{ i, over }]
  })
  fits.sort((a, b) => a.over - b.over || a.i - b.i)
  // What was typed in full is meant, even if longer labels hold the same words.
  return fits[0]?.over === 0 && fits[1]?.over !== 0 ? [fits[0].i] : fits.map(({ i }) => i)
}
