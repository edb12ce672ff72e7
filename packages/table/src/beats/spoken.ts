import type { RetoldBeat } from './retell.ts'

/** A message to a screen reader is no longer than this. */
const LONGEST = 200

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Sentences in as few messages as hold them. */
function packed(texts: readonly string[]): string[] {
  const messages: string[] = []
  for (const text of texts) {
    const last = messages.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= LONGEST)
      messages[messages.length - 1] = `${last} ${text}`
    else messages.push(text)
  }
  return messages
}

/**
 * A beat read out: what it is, then what it means for the listener; others' lines as far as they fit. The listener's
 * own that do not fit are messages of their own: nothing that befell them goes unsaid.
 */
export function spokenBeat({ title, lines, recap }: RetoldBeat): string[] {
  const heading = title === '' ? '' : `${title}:`
  const lead = recap === null ? heading : [recap.title, recap.sentence].map(ended).join(' ')
  const parts = lines.map(({ text, mine }, i) => ({ i, mine, text: ended(text) }))
  const own = parts.filter(({ mine, text }) => mine && !lead.includes(text))
  const others = recap === null ? parts.filter(({ mine }) => !mine) : []
  let room = LONGEST - lead.length
  const first: typeof parts = []
  const later: typeof parts = []
  for (const part of [...own, ...others]) {
    const fits = part.text.length < room || (first.length === 0 && recap === null)
    if (fits) first.push(part)
    else if (part.mine) later.push(part)
    if (fits) room -= part.text.length + 1
  }
  const said = first.sort((a, b) => a.i - b.i).map(({ text }) => text)
  const message = [lead, ...said].filter((text) => text !== '').join(' ')
  return [message.slice(0, LONGEST), ...packed(later.map(({ text }) => text))]
}
