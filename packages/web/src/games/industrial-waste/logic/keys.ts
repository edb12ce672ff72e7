import type { Action } from '@midden/kernel'

/** The number keys of these answers: a set has that of its number, also when others are gone; what else there is follows. */
export function keysOf(answers: readonly Action[], sets: number): number[] {
  const gone = answers.some(({ act }) => act === 'set')
    ? sets - answers.filter(({ act }) => act === 'set').length
    : 0
  return answers.map(({ act, n }, i) => (act === 'set' ? n! + 1 : i + 1 + gone))
}
