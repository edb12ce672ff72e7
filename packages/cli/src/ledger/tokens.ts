/** As much of TypeScript as is needed to tell a test's name from a comment, a string or a pattern. */
export interface Token {
  kind: 'word' | 'text' | 'mark'
  value: string
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const NUMBER = /\d[\w.]*/y
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//y
const SPACE = /\s+/y
const QUOTED = /'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"/y

const BEFORE_PATTERN = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'await',
  'yield',
])

/** After a value a slash divides; anywhere else it begins a pattern. */
const endsValue = (last: Token | undefined): boolean =>
  last !== undefined &&
  (last.kind === 'text' ||
    (last.kind === 'word' ? !BEFORE_PATTERN.has(last.value) : [')', ']', '}'].includes(last.value)))

const plain = (quoted: string): string => quoted.replace(/\\(.)/g, '$1')

/** Reads a template from its backtick on; what stands in ${…} is left out of the text. */
function template(source: string, from: number): { value: string; end: number } {
  let value = ''
  let at = from + 1
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) at = scan(source, at + 2, '}').end
    else if (source[at] === '\\') {
      value += source[at + 1] ?? ''
      at += 2
    } else value += source[at++]
  }
  return { value, end: at + 1 }
}

function scan(source: string, from: number, closing: string | null): { tokens: Token[]; end: number } {
  const tokens: Token[] = []
  let depth = 0
  let at = from
  const eat = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }
  while (at < source.length) {
    if (eat(SPACE) !== null || eat(COMMENT) !== null) continue
    const quoted = eat(QUOTED)
    if (quoted !== null) {
      tokens.push({ kind: 'text', value: plain(quoted.slice(1, -1)) })
      continue
    }
    if (source[at] === '`') {
      const { value, end } = template(source, at)
      tokens.push({ kind: 'text', value })
      at = end
      continue
    }
    if (source[at] === '/' && !endsValue(tokens.at(-1)) && eat(PATTERN) !== null) {
      tokens.push({ kind: 'text', value: '' })
      continue
    }
    const word = eat(WORD) ?? eat(NUMBER)
    if (word !== null) {
      tokens.push({ kind: 'word', value: word })
      continue
    }
    const mark = source[at++]!
    if (closing !== null && mark === '{') depth++
    if (closing !== null && mark === closing && depth-- === 0) return { tokens, end: at }
    tokens.push({ kind: 'mark', value: mark })
  }
  return { tokens, end: at }
}

export const tokensOf = (source: string): Token[] => scan(source, 0, null).tokens
