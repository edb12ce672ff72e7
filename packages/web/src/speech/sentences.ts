const ended = (part: string): string => (/[.!?…:;,]$/.test(part) ? part : `${part}.`)

/** Parts of a message, each brought to a stop; what is empty is left out. */
export const sentences = (parts: readonly (string | null)[]): string =>
  parts.flatMap((part) => (part === null || part === '' ? [] : [ended(part)])).join(' ')
