/** Picks the form a number needs in a language; `other` is used where a form is missing. */
export function plurals(
  language: string,
): (n: number, forms: { one?: string; few?: string; many?: string; other: string }) => string {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => {
    const rule = rules.select(n)
    const form = rule === 'zero' || rule === 'two' ? forms.other : (forms[rule] ?? forms.other)
    return form.replace('#', String(n).replace('-', '−'))
  }
}

/** "1st", "2nd": the ending by the ordinal rule of the language. */
export function ordinals(
  language: string,
  endings: { one?: string; two?: string; few?: string; other: string },
): (n: number) => string {
  const rules = new Intl.PluralRules(language, { type: 'ordinal' })
  return (n) => {
    const rule = rules.select(n)
    return (
      n +
      (rule === 'one' || rule === 'two' || rule === 'few' ? (endings[rule] ?? endings.other) : endings.other)
    )
  }
}

/** "Bruna, Oda and Mette", or "5 or 6" */
export function lists(
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language, { type })
  return (names) => format.format(names)
}

/** "Four games", for the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
