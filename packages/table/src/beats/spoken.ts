import type { RetoldBeat } from './retell.ts'

/** What a screen reader says of a beat is no longer than this. */
const LONGEST = 200

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A beat in one message: what it is, then what it means for the listener; others' lines as far as they fit. */
export function spokenBeat({ title, lines, recap }: RetoldBeat): string {
  if (recap !== null) return [recap.title, recap.sentence].map(ended).join(' ').slice(0, LONGEST)
  const parts = lines.map(({ text, mine }, i) => ({ i, mine, text: ended(text) }))
  const heading = title === '' ? '' : `${title}: `
  let room = LONGEST - heading.length
  const kept: typeof parts = []
  for (const part of [...parts.filter(({ mine }) => mine), ...parts.filter(({ mine }) => !mine)]) {
    if (part.text.length + 1 > room && kept.length > 0) continue
    kept.push(part)
    room -= part.text.length + 1
  }
  const said = kept
    .sort((a, b) => a.i - b.i)
    .map(({ text }) => text)
    .join(' ')
  return `${heading}${said}`.slice(0, LONGEST)
}
