import { type Token, tokensOf } from './tokens.ts'

const CALLS = new Set(['test', 'it', 'describe'])
/** Forms of a test that run it as it stands; others (skip, todo, fails, skipIf…) prove nothing. */
const RUNS = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'shuffle'])

const isMark = (token: Token | undefined, value: string): boolean =>
  token?.kind === 'mark' && token.value === value

/** From an opening parenthesis to just after its closing one. */
function past(tokens: readonly Token[], from: number): number {
  let depth = 0
  for (let i = from; i < tokens.length; i++) {
    if (isMark(tokens[i], '(')) depth++
    if (isMark(tokens[i], ')') && --depth === 0) return i + 1
  }
  return tokens.length
}

/** The names of all tests and groups in a test file, as far as they are written out. */
export function testNames(source: string): string[] {
  const tokens = tokensOf(source)
  const names: string[] = []
  for (let i = 0; i < tokens.length; i++) {
    const call = tokens[i]!
    if (call.kind !== 'word' || !CALLS.has(call.value) || isMark(tokens[i - 1], '.')) continue
    let at = i + 1
    const forms: string[] = []
    while (isMark(tokens[at], '.') && tokens[at + 1]?.kind === 'word') {
      forms.push(tokens[at + 1]!.value)
      at += 2
    }
    const tabled = forms.some((form) => form === 'each' || form === 'for' || form.endsWith('If'))
    if (tabled) at = tokens[at]?.kind === 'text' ? at + 1 : past(tokens, at)
    if (!isMark(tokens[at], '(')) continue
    const name = tokens[at + 1]
    if (!forms.every((form) => RUNS.has(form))) i = past(tokens, at) - 1
    else if (name?.kind === 'text') names.push(name.value)
  }
  return names
}
