/** What the running test has seen of the rules. */
interface Record {
  /** clauses made to happen, and nothing compared since */
  happened: Set<string>
  /** clauses compared, or made to happen and something compared after */
  held: Set<string>
  /** values of table options that made a difference, as "pace=fast" */
  options: Set<string>
  /** the rules ran, and something was compared after: enough for a card, which no step or event names */
  played: boolean
}

const record: Record = { happened: new Set(), held: new Set(), options: new Set(), played: false }

/** A test begins: nothing has been seen. */
export function forget(): void {
  for (const seen of [record.happened, record.held, record.options]) seen.clear()
  record.played = false
}

/** A step was entered, an event told, a refusal given, a right offered. */
export const happened = (clause: string): void => void record.happened.add(clause)

/** An exact comparison has passed: of these clauses, and after all that has happened so far. */
export function compared(clauses: Iterable<string>): void {
  if (record.happened.size > 0) record.played = true
  for (const clause of record.happened) record.held.add(clause)
  record.happened.clear()
  for (const clause of clauses) record.held.add(clause)
}

/** This value of a table option has led to something else than another. */
export const mattered = (key: string, value: unknown): void =>
  void record.options.add(`${key}=${typeof value === 'object' ? '' : value}`)

/** What a test has proven, as it stands in Vitest's report. */
export interface Proof {
  held: string[]
  options: string[]
  played: boolean
}

/** The proof so far, of the clauses that the test's name cites. */
export const proofOf = (cited: readonly string[]): Proof => ({
  held: [...new Set(cited)].filter((clause) => record.held.has(clause)),
  options: [...record.options],
  played: record.played,
})
