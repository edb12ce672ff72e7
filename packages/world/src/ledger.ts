/** A promise that was not kept. */
export interface BrokenPromise {
  promise: PromiseName
  what: string
  /** milliseconds since the world began */
  at: number
}

export const PROMISES = {
  once: 'What was acknowledged is in the journal exactly once.',
  refused: 'What was refused is not in the journal, and was refused with reason.',
  pictures: "Every client's picture, log and chat are those of the journal.",
  hidden: 'Nobody is sent what he may not see.',
  deadlines: 'Every deadline is served.',
  goesOn: 'Once faults end every order is answered, and everybody is up to date.',
  journals: 'Every entry that was stored stays, and can be followed.',
  errors: 'No process stumbles over an error of its own.',
} as const

export type PromiseName = keyof typeof PROMISES

/** What happened, and what should not have. The first broken promise ends a run. */
export function ledger(now: () => number, kept = 400) {
  const lines: string[] = []
  let broken: BrokenPromise | null = null
  const hour = (ms: number): string => {
    const s = Math.floor(ms / 1000)
    const two = (n: number): string => String(n).padStart(2, '0')
    return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}.${String(Math.floor(ms) % 1000).padStart(3, '0')}`
  }
  const tell = (line: string): void => {
    lines.push(`${hour(now())}  ${line}`)
    if (lines.length > 2 * kept) lines.splice(0, kept)
  }
  return {
    tell,
    breaks: (promise: PromiseName, what: string): void => {
      tell(`BROKEN: ${PROMISES[promise]} ${what}`)
      broken ??= { promise, what, at: now() }
    },
    broken: (): BrokenPromise | null => broken,
    story: (): readonly string[] => lines.slice(-kept),
  }
}

export type Ledger = ReturnType<typeof ledger>
